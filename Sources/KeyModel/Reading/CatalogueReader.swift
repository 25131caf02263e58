public import Diagnostics
import JSON

/// Reads a catalogue in the form of `catalogue.json`, one entry after another.
///
/// Of a key only `path`, `types` and `summary` are required; what is missing is unstated. A member
/// that the form does not know is an error, as it is for the form's JSON Schema: it is a slip of
/// the pen or comes from a newer docgen. Characters that would steer a terminal or reorder a text are
/// replaced in every text, so that nothing made of the catalogue holds any.
public struct CatalogueReader {
  /// More keys than any format has; each is a page.
  static let keysLimit = 100_000
  /// Levels of a key's path.
  static let depthLimit = 24
  /// Bytes of a name on it.
  static let nameLimit = 1_000
  /// Bytes of any text.
  static let textLimit = 256 << 10
  static let findingsLimit = 1_000

  var scanner: JSONScanner
  var diagnostics: [Diagnostic] = []

  private var title = "Reference"
  private var document = DocumentKind.configuration
  private var remarks: [String] = []
  private var keys: [Key] = []
  private var extensionPoints: [ExtensionPoint] = []
  private var groups: [KeyGroup] = []
  private var sources: [Source] = []
  private var synonyms: [SearchSynonym] = []
  private var changes: [CatalogueChange] = []
  private var lines: [ReleaseRegistry.Line] = []

  private init(_ bytes: [UInt8], file: String) {
    scanner = JSONScanner(bytes, file: file)
  }

  /// The catalogue in a text, and what is wrong with the text; nil where it is not a catalogue.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: The text's name for diagnostics.
  public static func read(_ bytes: [UInt8], file: String)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
    var reader = CatalogueReader(bytes, file: file)
    do {
      try reader.readDocument()
    } catch {
      reader.diagnostics.append(
        .error(
          "json-syntax", at: error.location, "Not valid JSON: \(error.message)",
          remedy:
            "correct the JSON; a catalogue has the form of the catalogue.json that docgen publishes"
        ))
      return (nil, reader.diagnostics)
    }
    guard !reader.diagnostics.containsErrors else { return (nil, reader.diagnostics) }
    return (reader.assembled(), reader.diagnostics)
  }

  private mutating func readDocument() throws(JSONScanner.SyntaxError) {
    let start = scanner.location
    var hasKeys = false
    var format: Int?
    try readMembers(of: "the catalogue") { (reader, name) throws(JSONScanner.SyntaxError) in
      switch name {
      case "$schema": _ = try reader.readText(name)
      case "format":
        let place = reader.scanner.location
        format = try reader.readInteger(name)
        if let format, format != Catalogue.jsonFormat {
          reader.report(
            "unsupported-format", at: place, "The catalogue has format \(format)",
            remedy: "this docgen reads format \(Catalogue.jsonFormat)")
        }
      case "title": if let text = try reader.readText(name) { reader.title = text }
      case "document":
        if let document = try reader.readDocumentKind() { reader.document = document }
      case "remarks": reader.remarks = try reader.readTexts(name)
      case "keys":
        hasKeys = true
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          let place = reader.scanner.location
          guard let key = try reader.readKey() else { return }
          if reader.keys.count == Self.keysLimit {
            let _: Never? = reader.reportInvalid(
              "The catalogue has more than \(Self.keysLimit) keys", at: place)
          }
          if reader.keys.count <= Self.keysLimit { reader.keys.append(key) }
        }
      case "extensionPoints":
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          if let point = try reader.readExtensionPoint() { reader.extensionPoints.append(point) }
        }
      case "groups":
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          if let group = try reader.readGroup() { reader.groups.append(group) }
        }
      case "sources":
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          if let source = try reader.readSource() { reader.sources.append(source) }
        }
      case "synonyms":
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          if let synonym = try reader.readSynonym() { reader.synonyms.append(synonym) }
        }
      case "changes":
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          if let change = try reader.readChange() { reader.changes.append(change) }
        }
      case "releases":
        try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
          if let line = try reader.readReleases() { reader.lines.append(line) }
        }
      default: return false
      }
      return true
    }
    try scanner.finish()
    if format == nil { reportMissing("format", of: "the catalogue", at: start) }
    if !hasKeys { reportMissing("keys", of: "the catalogue", at: start) }
  }

  /// The releases that the entries name, for a document that lists none.
  private var releasesOfEntries: [ReleaseRegistry.Line] {
    var platforms: [Platform] = []
    var versions: [Platform: Set<Version>] = [:]
    for statement in keys.lazy.flatMap(\.statements) + extensionPoints.flatMap(\.availability) {
      if versions[statement.platform] == nil {
        platforms.append(statement.platform)
        versions[statement.platform] = []
      }
      let moments = [
        statement.introduced, statement.deprecated, statement.removed, statement.ignored,
      ]
      versions[statement.platform]?.formUnion(moments.compactMap { $0?.version })
    }
    return platforms.map { ReleaseRegistry.Line($0, (versions[$0] ?? []).sorted()) }
  }

  /// Keys of a group that the document does not list stand in one of that name, after the others.
  private mutating func assembled() -> Catalogue {
    if lines.isEmpty { lines = releasesOfEntries }
    var places = Dictionary(
      groups.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for key in keys {
      if let place = places[key.group] {
        groups[place].keys.append(key)
      } else {
        places[key.group] = groups.count
        let title = key.group.isEmpty ? "Keys" : key.group
        groups.append(
          KeyGroup(
            key.group.isEmpty ? "keys" : key.group, title, summary: "Every key of the reference.",
            keys: [key]))
      }
    }
    keys = []
    var catalogue = Catalogue(
      title: title, document: document, groups: groups, extensionPoints: extensionPoints,
      sources: sources,
      releases: ReleaseRegistry(lines), remarks: remarks, synonyms: synonyms,
      changes: changes)
    catalogue.isFromOutside = true
    return catalogue
  }

  // MARK: - Small parts

  private mutating func readDocumentKind() throws(JSONScanner.SyntaxError) -> DocumentKind? {
    let start = scanner.location
    var (name, fileName): (String?, String?) = (nil, nil)
    var document = DocumentKind.configuration
    try readMembers(of: "the document") { (reader, member) throws(JSONScanner.SyntaxError) in
      switch member {
      case "name": name = try reader.readText(member)
      case "fileName":
        let place = reader.scanner.location
        fileName = try reader.readText(member)
        if let fileName, !DocumentKind.isFileName(fileName) {
          reader.report(
            "invalid-field", at: place, "'\(fileName)' is no name of a file",
            remedy: "write lower-case letters, digits and hyphens")
        }
      case "titleLabel": document.titleLabel = try reader.readText(member) ?? "Title"
      case "translations": document.translations = try reader.readTextOrNull(member)
      case "fileMatch": document.fileMatch = try reader.readTexts(member)
      case "keySuffixes": document.keySuffixes = try reader.readKeySuffixes(member)
      default: return false
      }
      return true
    }
    guard let name else { return reportMissing("name", of: "the document", at: start) }
    guard let fileName else { return reportMissing("fileName", of: "the document", at: start) }
    (document.name, document.fileName) = (name, fileName)
    return document
  }

  private mutating func readKeySuffixes(
    _ name: String
  ) throws(JSONScanner.SyntaxError) -> KeySuffixes {
    var suffixes = KeySuffixes()
    try readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
      let start = reader.scanner.location
      var (mark, names): (String?, [String]) = (nil, [])
      try reader.readMembers(of: "a suffix") { (reader, member) throws(JSONScanner.SyntaxError) in
        switch member {
        case "mark": mark = try reader.readText(member)
        case "names": names = try reader.readTexts(member)
        default: return false
        }
        return true
      }
      if let mark, KeySuffixes.isMark(mark) {
        suffixes.parts.append(.init(mark, names))
      } else {
        reader.report(
          "invalid-field", at: start, "A suffix has no mark of one character",
          remedy: "write a punctuation character of ASCII, such as \"~\"")
      }
    }
    return suffixes
  }

  private mutating func readGroup() throws(JSONScanner.SyntaxError) -> KeyGroup? {
    let start = scanner.location
    var (id, title, summary): (String?, String?, String) = (nil, nil, "")
    try readMembers(of: "a group") { (reader, name) throws(JSONScanner.SyntaxError) in
      switch name {
      case "id": id = try reader.readText(name)
      case "title": title = try reader.readText(name)
      case "summary": summary = try reader.readText(name) ?? ""
      default: return false
      }
      return true
    }
    guard let id else { return reportMissing("id", of: "a group", at: start) }
    var group = KeyGroup(id, title ?? id, summary: summary, keys: [])
    group.location = start
    return group
  }

  private mutating func readSource() throws(JSONScanner.SyntaxError) -> Source? {
    let start = scanner.location
    var (id, title, url): (String?, String?, String?) = (nil, nil, nil)
    var (summary, sectionsArePaths) = ("", false)
    try readMembers(of: "a source") { (reader, name) throws(JSONScanner.SyntaxError) in
      switch name {
      case "id": id = try reader.readText(name)
      case "title": title = try reader.readText(name)
      case "url":
        let place = reader.scanner.location
        url = try reader.readTextOrNull(name)
        // Pages link there, and a link may run a script.
        if let address = url, !Source.isWebAddress(address) {
          url = reader.reportInvalid("'\(address)' is no address of the web", at: place)
        }
      case "summary": summary = try reader.readText(name) ?? ""
      case "sectionsArePaths": sectionsArePaths = try reader.readFlag(name) ?? false
      default: return false
      }
      return true
    }
    guard let id else { return reportMissing("id", of: "a source", at: start) }
    var source = Source(
      Source.ID(id), title ?? id, url: url, summary: summary, sectionsArePaths: sectionsArePaths)
    source.location = start
    return source
  }

  private mutating func readSynonym() throws(JSONScanner.SyntaxError) -> SearchSynonym? {
    let start = scanner.location
    var (words, meanings): (String?, [String]) = (nil, [])
    try readMembers(of: "a synonym") { (reader, name) throws(JSONScanner.SyntaxError) in
      switch name {
      case "words": words = try reader.readText(name)
      case "meanings": meanings = try reader.readTexts(name)
      default: return false
      }
      return true
    }
    guard let words else { return reportMissing("words", of: "a synonym", at: start) }
    return SearchSynonym(words, meanings, location: start)
  }

  private mutating func readChange() throws(JSONScanner.SyntaxError) -> CatalogueChange? {
    let start = scanner.location
    var (id, date, title, text): (String?, String?, String?, String) = (nil, nil, nil, "")
    var keys: [PropertyPath] = []
    try readMembers(of: "a change") { (reader, name) throws(JSONScanner.SyntaxError) in
      switch name {
      case "id": id = try reader.readText(name)
      case "date": date = try reader.readText(name)
      case "title": title = try reader.readText(name)
      case "text": text = try reader.readMarkdown(name) ?? ""
      case "keys": keys = try reader.readPaths(name)
      default: return false
      }
      return true
    }
    guard let id else { return reportMissing("id", of: "a change", at: start) }
    guard let date else { return reportMissing("date", of: "a change", at: start) }
    return CatalogueChange(
      id: id, date: date, title: title ?? id, text: text, keys: keys, location: start)
  }

  private mutating func readReleases() throws(JSONScanner.SyntaxError) -> ReleaseRegistry.Line? {
    let start = scanner.location
    var (platform, versions): (String?, [String]) = (nil, [])
    try readMembers(of: "a platform's releases") {
      (reader, name) throws(JSONScanner.SyntaxError) in
      switch name {
      case "platform": platform = try reader.readText(name)
      case "versions": versions = try reader.readTexts(name)
      default: return false
      }
      return true
    }
    guard let platform else {
      return reportMissing("platform", of: "a platform's releases", at: start)
    }
    var line = ReleaseRegistry.Line(Platform(platform), versions.map { Version($0) })
    line.location = start
    return line
  }
}
