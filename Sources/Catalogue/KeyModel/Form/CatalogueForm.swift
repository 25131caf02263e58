import JSON
import Text

struct CatalogueRecord {
  var format: Int?
  var title = "Reference"
  var documents: [DocumentKind] = []
  var remarks: [String] = []
  var keys: [Key] = []
  var extensionPoints: [ExtensionPoint] = []
  var mechanisms: [ExtensionPoint.Mechanism] = []
  var bundleKinds: [BundleKind] = []
  var distributions: [Distribution] = []
  var groups: [KeyGroup] = []
  var sources: [Source] = []
  var codes: [RejectionCode] = []
  var synonyms: [SearchSynonym] = []
  var searchWords = SearchWords()
  var usage = UsageCounts()
  var changes: [CatalogueChange] = []
  var readings: [SourceReading] = []
  var lines: [ReleaseRegistry.Line] = []
  var keyRecord: (Key) -> KeyRecord = { _ in KeyRecord() }
  var pointRecord: (ExtensionPoint) -> ExtensionPointRecord = { _ in ExtensionPointRecord() }

  static let form = ObjectForm<CatalogueRecord>("the catalogue", { CatalogueRecord() }) {
    forReaders(
      Field("$schema", .text, "The address of this schema.", store: { _, _ in }) { _ in nil })
    Field(
      "format", .format, { $0.format }, { $0.format = $1 },
      "The version of the document's form, now 2.", isRequired: true)
    Field("title", .text, { $0.title }, { $0.title = $1 }, "The title of the reference.")
    Field(
      "documents", list(of: documentKind), { $0.documents }, { $0.documents = $1 },
      "The kinds of file that keys belong in.")
    forReaders(
      Field(
        "document", documentKind, "The one kind of file, in format 1.",
        store: { $0.documents = [$1] }, value: { _ in nil }))
    forReaders(
      Field(
        "remarks", list(of: .text), { $0.remarks }, { $0.remarks = $1 },
        "What applies to every key, in Markdown."))
    Field(
      "keys",
      .keys.with(
        schema: ["type": "array", "items": KeyRecord.form.form.defined(as: "key").schema]),
      "Every key, in the order of their paths.", isRequired: true, store: { $0.keys = $1 },
      json: { record, extent in
        .array(record.keys.map { KeyRecord.form.json(record.keyRecord($0), extent) })
      })
    Field(
      "extensionPoints",
      list(
        of: ExtensionPointRecord.form.form(
          reading: { $0.resolved(at: $1) }, writing: { _ in ExtensionPointRecord() }
        ).defined(as: "extensionPoint")),
      "What extensions can plug into.", store: { $0.extensionPoints = $1 },
      json: { record, extent in
        .array(
          record.extensionPoints.map {
            ExtensionPointRecord.form.json(record.pointRecord($0), extent)
          })
      })
    Field(
      "mechanisms", list: mechanism, { $0.mechanisms }, { $0.mechanisms = $1 },
      "How extensions declare which extension point they are for.")
    Field(
      "bundleKinds", list: bundleKind, { $0.bundleKinds }, { $0.bundleKinds = $1 },
      "The kinds of bundles that keys can be for.")
    Field(
      "distributions", list: distribution, { $0.distributions }, { $0.distributions = $1 },
      "The ways in which products are distributed.")
    forReaders(
      Field(
        "groups", list(of: group), { $0.groups }, { $0.groups = $1 }, "Keys that belong together."))
    forReaders(
      Field(
        "sources", list(of: source), { $0.sources }, { $0.sources = $1 },
        "The documents that facts come from."))
    Field(
      "codes", list: code, { $0.codes }, { $0.codes = $1 },
      "Codes with which a service reports that rules are broken.")
    forReaders(
      Field(
        "synonyms", list(of: synonym), { $0.synonyms }, { $0.synonyms = $1 },
        "Words that search takes for other words."))
    forReaders(
      Field(
        "searchWords", searchWords, { $0.searchWords }, { $0.searchWords = $1 },
        unless: SearchWords(),
        "What search must know about words in names and texts."))
    forReaders(
      Field(
        "usage", usage, { $0.usage }, { $0.usage = $1 }, unless: UsageCounts(),
        "How often people meet keys, extension points and codes, counted in a sample."))
    forReaders(
      Field(
        "changes", list(of: change), { $0.changes }, { $0.changes = $1 },
        "What changed in the catalogue, newest first."))
    forReaders(
      Field(
        "readings", list: reading, { $0.readings }, { $0.readings = $1 },
        "When pages of the sources were last compared with the catalogue."))
    Field(
      "releases", list(of: line), { $0.lines }, { $0.lines = $1 },
      "The platforms and their versions; taken from the keys if they are left out.")
  }
}

extension Form<Int?> {
  fileprivate static var format: Form {
    Form(
      schema: ["enum": [1, .integer(Catalogue.jsonFormat)]],
      read: { (reader, name) throws(SyntaxError) in
        let start = reader.scanner.location
        guard let format = try reader.readInteger(name).map({ Int(clamping: $0) }) else {
          return nil
        }
        if !(1...Catalogue.jsonFormat).contains(format) {
          reader.report(
            "unsupported-format", at: start, "The catalogue has format \(format)",
            remedy: "this docgen reads formats 1 and \(Catalogue.jsonFormat)")
        }
        return format
      }, json: { _, _ in .integer(Catalogue.jsonFormat) })
  }
}

extension Form<[Key]> {
  /// Converts each key as it is read, because a catalogue may have many.
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
          guard keys.count <= CatalogueReader.keysLimit else { return }
          let key = record.resolved(at: start)
          reader.pages[key.path] = record.url.isEmpty ? key.path.plainPage : record.url
          keys.append(key)
        }
        return keys
      })
  }
}
