import JSON

extension CatalogueRecord {
  static let documentKind = ObjectForm<DocumentRecord>("the document", { DocumentRecord() }) {
    Field(
      "id", .fileName, { $0.document.id }, { $0.document.id = $1 },
      "What identifies the document in paths, addresses and the names of JSON Schemas.")
    Field(
      "name", .text, { $0.document.name }, { $0.document.name = $1 },
      "The name for such a file in texts.", isRequired: true)
    forReaders(
      Field(
        "fileName", .fileName, "The id, in format 1.", store: { $0.document.id = $1 },
        value: { _ in nil }))
    Field(
      "format", optional: .choice, { $0.format }, { $0.format = $1 }, "How such files are written.")
    Field(
      "exactBooleans", .flag, { $0.document.hasExactBooleans },
      { $0.document.hasExactBooleans = $1 },
      unless: false,
      "Whether readers of such files accept a Boolean only as a Boolean, not as a text or a number."
    )
    Field(
      "lenient", optional: .flag, { $0.isLenient }, { $0.isLenient = $1 },
      "Whether other forms of values are accepted: texts for numbers and Booleans, settings of a build, white space around values. By default, files of the format property-list are lenient, and others are not."
    )
    Field(
      "root", optional: .text, { $0.document.root }, { $0.document.root = $1 },
      "The name of the shape of the value at the root, if that is not a dictionary of the document's keys."
    )
    Field(
      "closed", .flag, { $0.document.isClosed }, { $0.document.isClosed = $1 }, unless: false,
      "Whether dictionaries whose keys are listed may have no others.")
    Field(
      "closedRoot", .flag, { $0.document.hasClosedRoot }, { $0.document.hasClosedRoot = $1 },
      unless: false,
      "Whether the root may have no keys that aren't listed, even if other dictionaries may.")
    Field(
      "forServices", .flag, { $0.document.isForServices }, { $0.document.isForServices = $1 },
      unless: false,
      "Whether only services read such a file.")
    forReaders(
      Field(
        "titleLabel", .text, { $0.document.titleLabel }, { $0.document.titleLabel = $1 },
        "The word for a key's title on pages."))
    forReaders(
      Field(
        "translations", Form<String>.text.orNull, "The file that has translated values.",
        store: { $0.document.translations = $1 }
      ) { $0.document.translations.map(Optional.some) })
    Field(
      "versionOf", optional: .text, { $0.document.versionOf }, { $0.document.versionOf = $1 },
      "The thing that the document describes in one of its versions; documents with the same text are its others."
    )
    forReaders(
      Field(
        "summary", .text, { $0.document.summary }, { $0.document.summary = $1 }, unless: "",
        "What such a file is for, in one sentence of inline Markdown."))
    forReaders(
      Field(
        "discussion", .markdown, { $0.document.discussion }, { $0.document.discussion = $1 },
        unless: "", "More about such files, in Markdown."))
    forReaders(
      Field(
        "facts", list: documentFact, { $0.document.facts }, { $0.document.facts = $1 },
        "Short facts about every such file that have no other member."))
    Field(
      "deprecation", optional: .text, { $0.document.deprecation }, { $0.document.deprecation = $1 },
      "The warning for such files, in plain words, if the kind is deprecated; the check of one begins with it."
    )
    Field(
      "fileMatch", list: .text, { $0.document.fileMatch }, { $0.document.fileMatch = $1 },
      "Names by which such files are recognized, with * for anything, and the folders that they are in: conf/*.json, where ** is any number of folders. Files whose constants say what kind they are need none."
    )
    Field(
      "keySuffixes", list: keySuffix, { $0.document.keySuffixes.parts },
      { $0.document.keySuffixes.parts = $1 },
      "Suffixes of a key at the root that limit it to some cases.")
    Field(
      "build", optional: build, { $0.document.build }, { $0.document.build = $1 },
      "What a build does with such a file; left out if files are read as they are written.")
    Field(
      "targets", list: target, { $0.document.targets }, { $0.document.targets = $1 },
      "How a file's platform is recognized.")
    forReaders(
      Field(
        "projectFile", optional: projectFile, { $0.document.projectFile },
        { $0.document.projectFile = $1 },
        "How projects name such a file, beside the settings of another document."))
    Field(
      "bundles", optional: bundles, { $0.document.bundles }, { $0.document.bundles = $1 },
      "Folders that people handle like one file, and that have such a file at a fixed path.")
    forReaders(
      Field(
        "skippedFolders", list: .text, { $0.document.skippedFolders },
        { $0.document.skippedFolders = $1 },
        "The names of folders that tools fill; they are searched only if they are named."))
    forReaders(
      Field(
        "embeddings", list: embedding, { $0.document.embeddings }, { $0.document.embeddings = $1 },
        "Where files of other tools contain such a document."))
    Field(
      "reservedNames", list: reservedNames, { $0.document.reservedNames },
      { $0.document.reservedNames = $1 },
      "Names at the root that only the makers of the format may give to keys.")
    Field(
      "privateNames", list: .text, { $0.document.privateNames }, { $0.document.privateNames = $1 },
      "Names at the root, with * for anything, that only the makers' own programs have.")
  }.form(
    reading: { record, _ in
      var document = record.document
      if document.id.isEmpty { document.id = DocumentKind.id(for: document.name) }
      if let format = record.format {
        document.format = format
      } else {
        // Documents of an earlier docgen don't say so, nor whether there is a build.
        document.format = document.name.hasSuffix(".plist") ? .propertyList : .json
        document.build = document.build ?? DocumentKind.Build(marks: [], expandsMacros: true)
      }
      if let isLenient = record.isLenient { document.isLenient = isLenient }
      // The files of editors, which format 1 lists, are JSON.
      if document.isPropertyList {
        document.fileMatch = document.fileMatch.map {
          $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0
        }
      }
      return document
    },
    writing: {
      DocumentRecord(
        document: $0, format: $0.format,
        isLenient: $0.isLenient == $0.isPropertyList ? nil : $0.isLenient)
    })

  private struct DocumentRecord {
    var document = DocumentKind("", id: "")
    var format: DocumentKind.Format?
    var isLenient: Bool?
  }

  private static let keySuffix = ObjectForm<KeySuffixes.Part>(
    "a suffix", { KeySuffixes.Part("", []) }
  ) {
    Field(
      "mark", .keySuffixMark, { $0.mark }, { $0.mark = $1 }, "A punctuation character, such as ~.",
      isRequired: true)
    Field(
      "names", list(of: .text), { $0.names }, { $0.names = $1 }, "What may follow the mark.",
      isRequired: true)
  }.form

  private static let documentFact = ObjectForm<DocumentKind.Fact>(
    "a fact", { DocumentKind.Fact("", "") }
  ) {
    Field("name", .text, { $0.name }, { $0.name = $1 }, "Its label.", isRequired: true)
    Field(
      "text", .text, { $0.text }, { $0.text = $1 }, "The fact, in inline Markdown.",
      isRequired: true)
  }.form

  private static let embedding = ObjectForm<DocumentKind.Embedding>(
    "an embedding", { DocumentKind.Embedding("", "", at: .root) }
  ) {
    Field(
      "tool", .text, { $0.tool }, { $0.tool = $1 }, "What the tool is called.", isRequired: true)
    Field("file", .text, { $0.file }, { $0.file = $1 }, "The name of its file.", isRequired: true)
    Field(
      "path", .steps, { $0.path }, { $0.path = $1 }, "Where the document is in the file.",
      isRequired: true)
    Field(
      "platform", optional: .platform, { $0.platform }, { $0.platform = $1 },
      "The platform of the product, if the path says it.")
    Field(
      "bundleKind", optional: .text, { $0.bundleKind }, { $0.bundleKind = $1 },
      "The name of the kind of bundle that the tool makes of it; pages show its file for keys of that kind alone."
    )
    Field(
      "ownKeys", list: .text, { $0.ownKeys }, { $0.ownKeys = $1 },
      "The keys at the root that the tool writes from other settings; pages don't show its file for these."
    )
    Field(
      "beside", optional: .value, { $0.companions == [:] ? nil : $0.companions.json },
      { $0.companions = $1.map { PropertyListValue($0, in: []) } ?? [:] },
      "The entries that the tool requires beside the document; pages show them.")
    Field(
      "expandsMacros", .flag, { $0.expandsMacros }, { $0.expandsMacros = $1 }, unless: true,
      "False if no build fills in settings such as `$(NAME)` in its texts.")
  }.form

  private static let reservedNames = ObjectForm<DocumentKind.ReservedNames>(
    "reserved names", { DocumentKind.ReservedNames([]) }
  ) {
    Field(
      "patterns", list(of: .text), { $0.patterns }, { $0.patterns = $1 },
      "The names, with * for anything.", isRequired: true)
    Field(
      "strength", .choice, { $0.strength }, { $0.strength = $1 },
      "Whether such a key is certainly wrong, or may be missing from the catalogue.",
      isRequired: true)
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store rejects a file that has such a key.")
  }.form
}

extension Form<String> {
  fileprivate static var fileName: Form {
    checked(
      DocumentKind.isFileName, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      "cannot start the name of a file", remedy: "use lower-case letters, digits and hyphens")
  }

  fileprivate static var keySuffixMark: Form {
    checked(
      KeySuffixes.isMark, pattern: "^[!-/:-@\\[-`{-~]$", "is not the mark of a suffix",
      remedy: "write a punctuation character of ASCII, such as \"~\"")
  }
}
