package import JSON
import Text

/// The document that `catalogue.json` is.
struct CatalogueRecord {
  var format: Int?
  var title = "Reference"
  var documents: [DocumentKind] = []
  var remarks: [String] = []
  var keys: [Key] = []
  var extensionPoints: [ExtensionPoint] = []
  var mechanisms: [ExtensionPoint.Mechanism] = []
  var bundleKinds: [BundleKind] = []
  var groups: [KeyGroup] = []
  var sources: [Source] = []
  var codes: [RejectionCode] = []
  var synonyms: [SearchSynonym] = []
  var searchWords = SearchWords()
  var changes: [CatalogueChange] = []
  var lines: [ReleaseRegistry.Line] = []
  /// What keys and extension points are written as.
  var keyRecord: (Key) -> KeyRecord = { _ in KeyRecord() }
  var pointRecord: (ExtensionPoint) -> ExtensionPointRecord = { _ in ExtensionPointRecord() }

  static let form = ObjectForm<CatalogueRecord>("the catalogue", { CatalogueRecord() }) {
    Field("$schema", .text, "The address of this schema.", store: { _, _ in }) { _ in nil }
    Field(
      "format", .format, \.format, { $0.format = $1 }, "The version of the document's form.",
      isRequired: true)
    Field("title", .text, \.title, { $0.title = $1 }, "The title of the reference.")
    Field(
      "documents", list(of: documentKind), \.documents, { $0.documents = $1 },
      "The kinds of file that keys belong in.")
    Field(
      "document", documentKind, "The one kind of file, in format 1.",
      store: { $0.documents = [$1] }, value: { _ in nil })
    Field(
      "remarks", list(of: .text), \.remarks, { $0.remarks = $1 },
      "What holds for every key, in Markdown.")
    Field(
      "keys", .keys.described(KeyRecord.form.form.defined(as: "key").schema),
      "Every key, in the order of their paths.", isRequired: true, store: { $0.keys = $1 }
    ) { record, writer in
      writer.beginMember("keys")
      writer.writeArray(of: record.keys) { KeyRecord.form.write(record.keyRecord($0), &$1) }
    }
    Field(
      "extensionPoints",
      .extensionPoints.described(
        ExtensionPointRecord.form.form.defined(as: "extensionPoint").schema),
      "What extensions can plug into.", store: { $0.extensionPoints = $1 }
    ) { record, writer in
      writer.beginMember("extensionPoints")
      writer.writeArray(of: record.extensionPoints) {
        ExtensionPointRecord.form.write(record.pointRecord($0), &$1)
      }
    }
    Field(
      "mechanisms", list(of: mechanism), \.mechanisms, { $0.mechanisms = $1 }, unless: [],
      "How extensions declare which extension point they are for.")
    Field(
      "bundleKinds", list(of: bundleKind), \.bundleKinds, { $0.bundleKinds = $1 }, unless: [],
      "The kinds of bundles that keys can be for.")
    Field("groups", list(of: group), \.groups, { $0.groups = $1 }, "Keys that belong together.")
    Field(
      "sources", list(of: source), \.sources, { $0.sources = $1 },
      "The documents that facts come from.")
    Field(
      "codes", list(of: code), \.codes, { $0.codes = $1 }, unless: [],
      "Codes with which a service reports that rules are broken.")
    Field(
      "synonyms", list(of: synonym), \.synonyms, { $0.synonyms = $1 },
      "Words that search understands as others.")
    Field(
      "searchWords", searchWords, \.searchWords, { $0.searchWords = $1 }, unless: SearchWords(),
      "What search has to know about words of names and texts.")
    Field(
      "changes", list(of: change), \.changes, { $0.changes = $1 },
      "What changed in the catalogue, newest first.")
    Field(
      "releases", list(of: line), \.lines, { $0.lines = $1 },
      "The platforms and their versions; taken from the keys if they are left out.")
  }
}

// MARK: - Small parts

extension CatalogueRecord {
  private static let documentKind = ObjectForm<DocumentRecord>("the document", { DocumentRecord() })
  {
    Field(
      "id", .fileName, \.document.id, { $0.document.id = $1 },
      "What identifies the document in paths, addresses and the names of JSON Schemas.")
    Field(
      "name", .text, \.document.name, { $0.document.name = $1 }, "What such a file is called.",
      isRequired: true)
    Field(
      "fileName", .fileName, "The id, in format 1.", store: { $0.document.id = $1 },
      value: { _ in nil })
    Field("format", optional: .choice, \.format, { $0.format = $1 }, "How such files are written.")
    Field(
      "titleLabel", .text, \.document.titleLabel, { $0.document.titleLabel = $1 },
      "What pages call a key's title.")
    Field(
      "translations", Form<String>.text.orNull, "The file that has translated values.",
      store: { $0.document.translations = $1 }
    ) { $0.document.translations.map(Optional.some) }
    Field(
      "fileMatch", list(of: .text), \.document.fileMatch, { $0.document.fileMatch = $1 },
      unless: [],
      "Names by which such files are recognized, with * for anything.")
    Field(
      "keySuffixes", list(of: keySuffix), \.document.keySuffixes.parts,
      { $0.document.keySuffixes.parts = $1 }, unless: [],
      "What may follow a key at the root to make it hold in some cases only.")
    Field(
      "build", optional: build, \.document.build, { $0.document.build = $1 },
      "What a build does with such a file; left out if files are read as they are written.")
    Field(
      "bundles", optional: bundles, \.document.bundles, { $0.document.bundles = $1 },
      "Folders that people handle like one file, and that have such a file at a fixed path.")
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
      // The files of editors, which format 1 lists, are JSON.
      if document.isPropertyList {
        document.fileMatch = document.fileMatch.map {
          $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0
        }
      }
      return document
    }, writing: { DocumentRecord(document: $0, format: $0.format) })

  private struct DocumentRecord {
    var document = DocumentKind("", id: "")
    var format: DocumentKind.Format?
  }

  private static let keySuffix = ObjectForm<KeySuffixes.Part>(
    "a suffix", { KeySuffixes.Part("", []) }
  ) {
    Field(
      "mark", .keySuffixMark, \.mark, { $0.mark = $1 }, "A punctuation character, such as ~.",
      isRequired: true)
    Field(
      "names", list(of: .text), \.names, { $0.names = $1 }, "What may follow the mark.",
      isRequired: true)
  }.form

  private static let build = ObjectForm<DocumentKind.Build>(
    "the build", { DocumentKind.Build(marks: []) }
  ) {
    Field(
      "marks", list(of: FactForms.mark), \.marks, { $0.marks = $1 },
      "What a build adds to a file: one that has any of these was built.")
    Field(
      "expandsMacros", .flag, \.expandsMacros, { $0.expandsMacros = $1 }, unless: false,
      "Whether the build may replace names of macros, in capitals with an underscore.")
  }.form

  private static let bundles = ObjectForm<DocumentKind.Bundles>(
    "the bundles", { DocumentKind.Bundles(endings: [], files: []) }
  ) {
    Field(
      "endings", list(of: .text), \.endings, { $0.endings = $1 },
      "What the folders' names end in, each with its dot.",
      isRequired: true)
    Field(
      "files", list(of: .pathInside), \.files, { $0.files = $1 },
      "The paths in a bundle where such a file may be.",
      isRequired: true)
    Field(
      "folders", list(of: .pathInside), \.folders, { $0.folders = $1 }, unless: [],
      "The folders in a bundle that contain other bundles.")
  }.form

  private static let mechanism = ObjectForm<ExtensionPoint.Mechanism>(
    "a mechanism", { ExtensionPoint.Mechanism("", identifierKey: .root) }
  ) {
    Field("name", .text, \.name, { $0.name = $1 }, "What entries call it.", isRequired: true)
    Field(
      "identifierKey", .path.defined(as: "path"), \.identifierKey, { $0.identifierKey = $1 },
      "The key whose value is the identifier of the extension point.", isRequired: true)
  }.form

  private static let bundleKind = ObjectForm<BundleKindRecord>(
    "a kind of bundle", { BundleKindRecord(kind: BundleKind("")) }
  ) {
    Field(
      "name", .text, \.kind.name, { $0.kind.name = $1 }, "The kind in the singular.",
      isRequired: true)
    Field("plural", .text, "The kind in the plural.", store: { $0.plural = $1 }) {
      $0.kind.plural
    }
    Field(
      "general", optional: .text, \.kind.general, { $0.kind.general = $1 },
      "The name of a more general kind, which is all that a file may show.")
    Field(
      "marks", list(of: FactForms.mark), \.kind.marks, { $0.kind.marks = $1 }, unless: [],
      "What a file of such a bundle contains: any of these.")
  }.form(
    reading: { record, _ in
      var kind = record.kind
      kind.plural = record.plural ?? BundleKind(kind.name).plural
      return kind
    }, writing: { BundleKindRecord(kind: $0) })

  private struct BundleKindRecord {
    var kind: BundleKind
    var plural: String?
  }

  private static let searchWords = ObjectForm<SearchWords>("the words", { SearchWords() }) {
    Field(
      "whole", list(of: .word), \.whole, { $0.whole = $1 }, unless: [],
      "Words that are one word although a capital is inside them.")
    Field(
      "prefixes", list(of: .word), \.prefixes, { $0.prefixes = $1 }, unless: [],
      "Capitals at the start of names that a query may leave out.")
    Field(
      "ignored", list(of: .word), \.ignored, { $0.ignored = $1 }, unless: [],
      "Words that a query with other words ignores.")
  }.form

  private static let group = ObjectForm<GroupRecord>(
    "a group", { GroupRecord(group: KeyGroup("", "", summary: "", keys: [])) }
  ) {
    Field(
      "id", .text, \.group.id, { $0.group.id = $1 }, "A short name that stays.", isRequired: true)
    Field("title", .text, "The title of the group's page.", store: { $0.title = $1 }) {
      $0.group.title
    }
    Field(
      "document", optional: .text, \.group.document, { $0.group.document = $1 },
      "The id of the document that the keys are in; the first one if it is left out.")
    Field(
      "summary", .text, \.group.summary, { $0.group.summary = $1 },
      "What the keys are for, in one sentence.")
  }.form(
    reading: { record, location in
      var group = record.group
      group.title = record.title ?? group.id
      group.location = location
      return group
    }, writing: { GroupRecord(group: $0) })

  private struct GroupRecord {
    var group: KeyGroup
    var title: String?
  }

  private static let source = ObjectForm<SourceRecord>(
    "a source", { SourceRecord(source: Source("", "", url: nil, summary: "")) }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, \.text), \.source.id, { $0.source.id = $1 },
      "A short name that stays.",
      isRequired: true)
    Field("title", .text, "The document's title.", store: { $0.title = $1 }) {
      $0.source.title
    }
    Field(
      "url", orNull: .webAddress, \.source.url, { $0.source.url = $1 }, "The document's address.")
    Field(
      "summary", .text, \.source.summary, { $0.source.summary = $1 },
      "Which edition was read, and what it is good for.")
    Field(
      "sectionsArePaths", .flag, \.source.sectionsArePaths, { $0.source.sectionsArePaths = $1 },
      unless: false,
      "Whether a section is the path of a page below the address.")
  }.form(
    reading: { record, location in
      var source = record.source
      source.title = record.title ?? source.id.text
      source.location = location
      return source
    }, writing: { SourceRecord(source: $0) })

  private struct SourceRecord {
    var source: Source
    var title: String?
  }

  private static let code = ObjectForm<CodeRecord>(
    "a code", { CodeRecord(code: RejectionCode("", "", summary: "", sources: [])) }
  ) {
    Field(
      "id", .text, \.code.id, { $0.code.id = $1 }, "The code as messages spell it.",
      isRequired: true)
    Field("title", .text, "What it is called, in a few words.", store: { $0.title = $1 }) {
      $0.code.title
    }
    Field(
      "summary", .text, \.code.summary, { $0.code.summary = $1 },
      "What it means, in one sentence of inline Markdown.")
    Field(
      "discussion", .markdown, \.code.discussion, { $0.code.discussion = $1 },
      "More, in Markdown, such as what to do.")
    Field(
      "sources", FactForms.sources, \.code.sources, { $0.code.sources = $1 },
      "Where the facts come from.")
  }.form(
    reading: { record, location in
      var code = record.code
      code.title = record.title ?? code.id
      code.location = location
      return code
    }, writing: { CodeRecord(code: $0) })

  private struct CodeRecord {
    var code: RejectionCode
    var title: String?
  }

  private static let synonym = ObjectForm<SearchSynonym>(
    "a synonym", { SearchSynonym("", [], location: SourceLocation(file: "")) }
  ) {
    Field(
      "words", .text, \.words, { $0.words = $1 }, "Words as people write them.", isRequired: true)
    Field(
      "meanings", list(of: .text), \.meanings, { $0.meanings = $1 },
      "The words of names, titles or values instead.")
  }.form(
    reading: { synonym, location in
      var synonym = synonym
      synonym.location = location
      return synonym
    }, writing: { $0 })

  private static let change = ObjectForm<ChangeRecord>("a change", { ChangeRecord() }) {
    Field(
      "id", .text, \.change.id, { $0.change.id = $1 }, "A name for feed readers that stays.",
      isRequired: true)
    Field(
      "date", .date, \.change.date, { $0.change.date = $1 }, "The day of the change.",
      isRequired: true)
    Field("title", .text, "The change in a few words.", store: { $0.title = $1 }) {
      $0.change.title
    }
    Field(
      "text", .markdown, \.change.text, { $0.change.text = $1 }, "What is different, in Markdown.")
    Field(
      "keys", FactForms.paths, \.change.keys, { $0.change.keys = $1 },
      "The keys that are new or say something else.")
  }.form(
    reading: { record, location in
      var change = record.change
      change.title = record.title ?? change.id
      change.location = location
      return change
    }, writing: { ChangeRecord(change: $0) })

  private struct ChangeRecord {
    var change = CatalogueChange(
      id: "", date: "", title: "", text: "", keys: [], location: SourceLocation(file: ""))
    var title: String?
  }

  private static let line = ObjectForm<ReleaseRegistry.Line>(
    "a platform's releases", { ReleaseRegistry.Line(Platform(""), []) }
  ) {
    Field(
      "platform", .string({ Platform($0) }, \.name), \.platform, { $0.platform = $1 },
      "The platform's name.",
      isRequired: true)
    Field(
      "versions", list(of: .string({ Version($0) }, \.text)), \.versions, { $0.versions = $1 },
      "Its versions in order of release.")
  }.form(
    reading: { line, location in
      var line = line
      line.location = location
      return line
    }, writing: { $0 })
}

extension Form<String> {
  fileprivate static var fileName: Form {
    checked(
      DocumentKind.isFileName, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      "cannot start the name of a file", remedy: "use lower-case letters, digits and hyphens")
  }

  /// Pages link there, and a link of another scheme may run a script.
  static var webAddress: Form {
    checked(
      Source.isWebAddress, "is not a web address", remedy: "write one with https:// or http://")
  }

  fileprivate static var keySuffixMark: Form {
    checked(
      KeySuffixes.isMark, pattern: "^[!-/:-@\\[-`{-~]$", "is not the mark of a suffix",
      remedy: "write a punctuation character of ASCII, such as \"~\"")
  }

  fileprivate static var pathInside: Form {
    checked(
      DocumentKind.Bundles.isPathInside, "is not a path inside a folder",
      remedy: "write names separated by /, without . and ..")
  }

  fileprivate static var word: Form {
    checked(
      SearchWords.isWord, pattern: "^[A-Za-z][A-Za-z0-9]*$", "is not a word",
      remedy: "use letters and digits of ASCII, and begin with a letter")
  }

  /// `CatalogueCheck.invalidChange` says more about it.
  fileprivate static var date: Form {
    var form = text
    form.schema = [
      "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    ]
    return form
  }

  private static func checked(
    _ isValid: @escaping @Sendable (String) -> Bool, pattern: String? = nil, _ problem: String,
    remedy: String
  ) -> Form {
    var form = text
    if let pattern { form.schema.append("pattern", .string(pattern)) }
    form.read = { (reader, name) throws(SyntaxError) in
      let start = reader.scanner.location
      guard let text = try reader.readText(name) else { return nil }
      if isValid(text) { return text }
      reader.report("invalid-field", at: start, "'\(text)' \(problem)", remedy: remedy)
      return nil
    }
    return form
  }
}

extension Form<Int?> {
  /// The number that says which form a document has.
  fileprivate static var format: Form {
    Form(
      schema: ["enum": [1, .integer(Catalogue.jsonFormat)]],
      read: { (reader, name) throws(SyntaxError) in
        let start = reader.scanner.location
        guard let format = try reader.readInteger(name) else { return nil }
        if !(1...Catalogue.jsonFormat).contains(format) {
          reader.report(
            "unsupported-format", at: start, "The catalogue has format \(format)",
            remedy: "this docgen reads formats 1 and \(Catalogue.jsonFormat)")
        }
        return format
      }, write: { $1.write(.integer(Catalogue.jsonFormat)) })
  }
}

extension Form {
  fileprivate func described(_ element: JSONValue) -> Form {
    var form = self
    form.schema = ["type": "array", "items": element]
    return form
  }
}

extension Form<[Key]> {
  /// Keys are made as they are read, because a catalogue may have many.
  fileprivate static var keys: Form {
    Form(
      schema: true,
      read: { (reader, name) throws(SyntaxError) in
        var keys: [Key] = []
        try reader.readElements(of: name) { (reader) throws(SyntaxError) in
          let start = reader.scanner.location
          guard let record = try KeyRecord.form.read(&reader) else { return }
          if keys.count == CatalogueReader.keysLimit {
            reader.reportInvalid(
              "The catalogue has more than \(CatalogueReader.keysLimit) keys", at: start)
          }
          if keys.count <= CatalogueReader.keysLimit { keys.append(record.resolved(at: start)) }
        }
        return keys
      }, write: { _, _ in })
  }
}

extension Form<[ExtensionPoint]> {
  fileprivate static var extensionPoints: Form {
    Form(
      schema: true,
      read: { (reader, name) throws(SyntaxError) in
        var points: [ExtensionPoint] = []
        try reader.readElements(of: name) { (reader) throws(SyntaxError) in
          let start = reader.scanner.location
          guard let record = try ExtensionPointRecord.form.read(&reader) else { return }
          points.append(record.resolved(at: start))
        }
        return points
      }, write: { _, _ in })
  }
}

// MARK: - Schema

extension Catalogue {
  /// The JSON Schema of `catalogue.json`, in edition 2020-12, without its address.
  package static var jsonSchema: [JSONValue.Member] {
    [
      .init("title", "A catalogue of configuration keys"),
      .init("description", "What docgen publishes as catalogue.json and reads back."),
      .init("type", "object"),
      .init("required", CatalogueRecord.form.required),
      .init("properties", CatalogueRecord.form.properties),
      .init(
        "$defs",
        [
          "path": Form<PropertyPath>.path.schema,
          "moment": Form<Moment?>.moment.schema,
          "required": Form<Requirement>.requirement.schema,
          "sourceReference": FactForms.sourceReference.schema,
          "availability": FactForms.availability.schema,
          "value": FactForms.value.schema,
          "rule": Form<Rule>.rule.schema,
          "note": FactForms.note.schema,
          "key": KeyRecord.form.schema,
          "extensionPoint": ExtensionPointRecord.form.schema,
        ]),
    ]
  }
}
