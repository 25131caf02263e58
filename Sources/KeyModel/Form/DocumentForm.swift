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
      "fileMatch", list: .text, { $0.document.fileMatch }, { $0.document.fileMatch = $1 },
      "Names by which such files are recognized, with * for anything.")
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

  private static let build = ObjectForm<DocumentKind.Build>(
    "the build", { DocumentKind.Build(marks: []) }
  ) {
    Field(
      "marks", list(of: FactForms.mark), { $0.marks }, { $0.marks = $1 },
      "What a build adds to a file: one that has any of these was built.")
    Field(
      "expandsMacros", .flag, { $0.expandsMacros }, { $0.expandsMacros = $1 }, unless: false,
      "Whether the build may replace names of macros, in capitals with an underscore.")
    Field(
      "settings", optional: settings, { $0.settings }, { $0.settings = $1 },
      "The settings of the build that become keys.")
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

  private static let settings = ObjectForm<DocumentKind.Settings>(
    "the settings", { DocumentKind.Settings(prefix: "", names: [], files: []) }
  ) {
    Field(
      "prefix", .text, { $0.prefix }, { $0.prefix = $1 }, "The prefix of such settings.",
      isRequired: true)
    Field(
      "names", list(of: .text), { $0.names }, { $0.names = $1 },
      "All names that the build knows, without the prefix.", isRequired: true)
    Field(
      "files", list(of: .text), { $0.files }, { $0.files = $1 },
      "The names of files with settings, with * for anything.", isRequired: true)
    Field(
      "folders", list: .text, { $0.folders }, { $0.folders = $1 },
      "The names of folders that contain such files, and that are in the folder of the settings' paths."
    )
    Field(
      "file", optional: .text, { $0.file }, { $0.file = $1 },
      "The setting whose value is the path of the file that the other settings apply to.")
    Field(
      "projectFolders", list: .text, { $0.projectFolders }, { $0.projectFolders = $1 },
      "Prefixes of that path that stand for the folder of the project.")
    forReaders(
      Field(
        "manifests", list: manifest, { $0.manifests }, { $0.manifests = $1 },
        "The files from which tools make projects."))
  }.form

  private static let manifest = ObjectForm<DocumentKind.Manifest>(
    "a manifest",
    { DocumentKind.Manifest("", targets: "", paths: [], platform: "", oldestRelease: "") }
  ) {
    Field(
      "file", .text, { $0.file }, { $0.file = $1 }, "The file's name, in YAML.", isRequired: true)
    Field(
      "targets", .text, { $0.targets }, { $0.targets = $1 },
      "The field that contains the targets by their names.", isRequired: true)
    Field(
      "paths", list(of: list(of: .text)), { $0.paths }, { $0.paths = $1 },
      "The fields of a target that lead to the path of the file.", isRequired: true)
    Field(
      "settings", list: list(of: .text), { $0.settings }, { $0.settings = $1 },
      "The fields of a target that contain settings of the build.")
    Field(
      "configurations", list: list(of: .text), { $0.configurations }, { $0.configurations = $1 },
      "The fields of a target that contain settings for each configuration by its name.")
    Field(
      "platform", .text, { $0.platform }, { $0.platform = $1 },
      "The field of a target with the platform's name.", isRequired: true)
    Field(
      "oldestRelease", .text, { $0.oldestRelease }, { $0.oldestRelease = $1 },
      "The field of a target with the oldest release that the product runs on.", isRequired: true)
    Field(
      "oldestReleases", list: .text, { $0.oldestReleases }, { $0.oldestReleases = $1 },
      "The fields that lead to the oldest release for each platform, where a target has none.")
  }.form

  private static let projectFile = ObjectForm<DocumentKind.ProjectFile>(
    "the project file", { DocumentKind.ProjectFile("") }
  ) {
    Field(
      "setting", .text, { $0.setting }, { $0.setting = $1 },
      "The setting whose value is the path of the file.", isRequired: true)
    Field(
      "fields", list: list(of: .text), { $0.fields }, { $0.fields = $1 },
      "The fields of a target in a manifest that lead to the path.")
  }.form

  private static let target = ObjectForm<DocumentKind.Target>(
    "the target", { DocumentKind.Target(Platform(""), marks: []) }
  ) {
    Field(
      "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
      isRequired: true)
    Field(
      "including", list: .platform, { $0.including }, { $0.including = $1 },
      "Platforms that extension points name beside it, and whose products are the same.")
    Field(
      "marks", list(of: FactForms.mark), { $0.marks }, { $0.marks = $1 },
      "What only a file for this platform has: any of these.", isRequired: true)
    Field(
      "oldestRelease", optional: .path.defined(as: "path"), { $0.oldestRelease },
      { $0.oldestRelease = $1 },
      "The key whose value is the oldest release that the product runs on.")
    Field(
      "settings", list: settingMark, { $0.settings }, { $0.settings = $1 },
      "The settings of the build that say the platform.")
    Field(
      "sdk", optional: .path.defined(as: "path"), { $0.sdk }, { $0.sdk = $1 },
      "The key whose text ends with the release that the product was built for.")
    Field(
      "oldestReleaseSetting", optional: .text, { $0.oldestReleaseSetting },
      { $0.oldestReleaseSetting = $1 },
      "The setting whose value is the oldest release that the product runs on.")
  }.form

  private static let settingMark = ObjectForm<DocumentKind.SettingMark>(
    "a setting", { DocumentKind.SettingMark("", []) }
  ) {
    Field("name", .text, { $0.name }, { $0.name = $1 }, "The setting's name.", isRequired: true)
    Field(
      "values", list(of: .text), { $0.values }, { $0.values = $1 },
      "Words in its value that mean the platform.", isRequired: true)
  }.form

  private static let bundles = ObjectForm<DocumentKind.Bundles>(
    "the bundles", { DocumentKind.Bundles(endings: [], files: []) }
  ) {
    Field(
      "endings", list(of: .text), { $0.endings }, { $0.endings = $1 },
      "The endings of the folders' names, each with its dot.", isRequired: true)
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "The paths in a bundle where such a file may be, with * in the last name for anything.",
      isRequired: true)
    Field(
      "folders", list: .folderInside, { $0.folders }, { $0.folders = $1 },
      "The folders in a bundle that contain other bundles; . for the bundle itself.")
    forReaders(
      Field(
        "beside", list: .text, { $0.beside }, { $0.beside = $1 },
        "The names of such files in the folder that a bundle is in, with * for anything."))
    forReaders(
      Field(
        "signedProgram", optional: signedProgram, { $0.signedProgram }, { $0.signedProgram = $1 },
        "The program whose code signature contains such a file."))
    Field(
      "agreements", list: agreement, { $0.agreements }, { $0.agreements = $1 },
      "What a bundle must have, and have in common with those around it and beside it.")
    forReaders(
      Field(
        "containers", list: container, { $0.containers }, { $0.containers = $1 },
        "The containers in which bundles are distributed."))
    forReaders(
      Field(
        "grant", optional: grant, { $0.grant }, { $0.grant = $1 },
        "The file in a bundle that says what this document may have."))
    forReaders(
      Field(
        "unread", list: unread, { $0.unread }, { $0.unread = $1 },
        "Other content of a bundle, which is not checked."))
    Field(
      "needed", optional: need, { $0.needed }, { $0.needed = $1 },
      "The bundles inside others that must have such a file.")
  }.form

  private static let need = ObjectForm<DocumentKind.Bundles.Need>(
    "the bundles", { DocumentKind.Bundles.Need([]) }
  ) {
    Field(
      "names", list(of: .text), { $0.names }, { $0.names = $1 },
      "The names of the bundles, without their endings.", isRequired: true)
    Field(
      "files", list: .pathInside, { $0.files }, { $0.files = $1 },
      "Further paths in such a bundle where the file may be, with * in names for anything.")
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms that this applies to; all if left out.")
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store reports that the file is missing.")
  }.form

  private static let agreement = ObjectForm<DocumentKind.Bundles.Agreement>(
    "an agreement", { DocumentKind.Bundles.Agreement(.root, .same) }
  ) {
    Field(
      "key", .path.defined(as: "path"), { $0.key }, { $0.key = $1 },
      "The key whose values are compared.", isRequired: true)
    Field(
      "relation", .choice, { $0.relation }, { $0.relation = $1 },
      "The relation that the key's value must satisfy.", isRequired: true)
    Field(
      "value", optional: .value, { $0.json }, { $0.json = $1 },
      "The value that the relation is about, if it needs one.")
    Field(
      "otherKeys", FactForms.paths, { $0.otherKeys }, { $0.otherKeys = $1 }, unless: [],
      "The key in the bundle around it, or the keys that do instead.")
    Field(
      "files", list: .pathInside, { $0.files }, { $0.files = $1 },
      "The paths in the bundle where the file may be that the key names, with * for its name.")
    Field(
      "bundleKinds", list: .text, { $0.bundleKinds }, { $0.bundleKinds = $1 },
      "The names of the kinds of inner bundles; all if they are left out.")
    Field(
      "outerKinds", list: .text, { $0.outerKinds }, { $0.outerKinds = $1 },
      "The names of the kinds of the bundle directly around it.")
    Field(
      "exceptions", list: FactForms.mark, { $0.exceptions }, { $0.exceptions = $1 },
      "The exceptions: bundles that have any of these.")
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms that it applies to; all if left out.")
    Field(
      "rejectedOn", list: .platform, { $0.rejectedOn }, { $0.rejectedOn = $1 },
      "The platforms on which a system rejects a product that breaks it.")
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store rejects such a product, or warns of it.")
  }.form

  private static let signedProgram = ObjectForm<DocumentKind.Bundles.SignedProgram>(
    "the signed program", { DocumentKind.Bundles.SignedProgram(named: .root, at: []) }
  ) {
    Field(
      "name", .path.defined(as: "path"), { $0.name }, { $0.name = $1 },
      "The key whose value is the program's name; where it is missing, the bundle's name is meant.",
      isRequired: true)
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "The paths in a bundle where the program may be, with * for its name.", isRequired: true)
    Field(
      "rest", .text, { $0.rest }, { $0.rest = $1 }, unless: "",
      "The name for the rest of the program, which is not checked.")
  }.form
}

extension DocumentKind.Bundles.Agreement {
  fileprivate var json: JSONValue? {
    get { value?.json }
    set { value = newValue.map { PropertyListValue($0, in: []) } }
  }
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

  fileprivate static var folderInside: Form {
    checked(
      { $0 == "." || DocumentKind.Bundles.isPathInside($0) }, "is not a path inside a folder",
      remedy: "write names separated by /, or a single .")
  }

  static var pathInside: Form {
    checked(
      DocumentKind.Bundles.isPathInside, "is not a path inside a folder",
      remedy: "write names separated by /, without . and ..")
  }
}
