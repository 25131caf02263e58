import Diagnostics
import JSON
import Text

extension CatalogueReader {
  /// One key; nil where it lacks what every key must have.
  mutating func readKey() throws(SyntaxError) -> Key? {
    let start = scanner.location
    var path: PropertyPath?
    var types: [ValueType]?
    var elementTypes: [ValueType] = []
    var summary: String?
    var values: [JSONAllowedValue] = []
    var areClosed = false
    var (defaultValue, example): (JSONValue?, JSONValue?) = (nil, nil)
    var points: [ExtensionPoint.ID] = []
    var mechanism: ExtensionPoint.Mechanism?
    var key = Key("", summary: "", sources: [])
    key.declaredIn = nil
    try readMembers(of: "a key") { (reader, name) throws(SyntaxError) in
      switch name {
      case "path": path = try reader.readPath(name)
      case "name", "url": _ = try reader.readText(name)
      case "types": types = try reader.readTypes(name)
      case "elementTypes": elementTypes = try reader.readTypes(name)
      case "alsoAccepts": key.alsoAccepts = try reader.readTypes(name)
      case "title": key.title = try reader.readTextOrNull(name)
      case "placeholder": key.placeholder = try reader.readText(name)
      case "summary": summary = try reader.readText(name)
      case "discussion": key.discussion = try reader.readMarkdown(name) ?? ""
      case "availability": key.availability = try reader.readAvailability(name)
      case "values": values = try reader.readAllowedValues()
      case "valuesAreClosed": areClosed = try reader.readFlag(name) ?? false
      case "default": defaultValue = try reader.isNull() ? nil : try reader.readListValue()
      case "defaultDescription": key.defaultDescription = try reader.readText(name)
      case "required": key.required = try reader.readRequirement(name)
      case "localizable": key.localizable = try reader.readFlag(name)
      case "fallback": key.fallback = try reader.readPath(name)
      case "buildSetting": key.buildSetting = try reader.readText(name)
      case "symbols": key.symbols = try reader.readTexts(name)
      case "replacedBy": key.replacedBy = try reader.readPaths(name)
      case "replaces": key.replaces = try reader.readPaths(name)
      case "rules": key.rules = try reader.readRules()
      case "extensionPoints": points = try reader.readTexts(name)
      case "everyExtensionOf":
        mechanism = try reader.readChoice(name, ExtensionPoint.Mechanism.self)
      case "group": key.group = try reader.readText(name) ?? ""
      case "subgroup": key.subgroup = try reader.readText(name)
      case "example": example = try reader.readListValue()
      case "seeAlso": key.seeAlso = try reader.readPaths(name)
      case "sources": key.sources = try reader.readSourceReferences(name)
      case "notes": key.notes = try reader.readNotes()
      case "declaredIn":
        key.declaredIn = try reader.readText(name).map(SourceLocation.init(reading:))
      default: return false
      }
      return true
    }
    guard let path, !path.isRoot else { return reportMissing("path", of: "a key", at: start) }
    guard let types, !types.isEmpty else { return reportMissing("types", of: "a key", at: start) }
    guard let summary else { return reportMissing("summary", of: "a key", at: start) }
    key.path = path
    key.types = types.map { if case .array = $0 { .array(elementTypes) } else { $0 } }
    key.summary = summary
    key.location = start
    let first = key.sources.first?.id
    let listed = values.map {
      AllowedValue(
        PropertyListValue($0.value, in: key.types + elementTypes), $0.summary,
        availability: $0.availability.droppingSource(first))
    }
    key.values = areClosed ? .closed(listed) : listed.isEmpty ? .any : .open(listed)
    key.defaultValue = defaultValue.map { PropertyListValue($0, in: key.types) }
    key.example = example.map { PropertyListValue($0, in: key.types) }
    key.availability = key.availability?.droppingSource(first)
    key.extensionPoints =
      if let mechanism { .all(mechanism) } else if points.isEmpty { .none } else { .only(points) }
    return key
  }

  private struct JSONAllowedValue {
    var value: JSONValue
    var summary: String
    var availability: [AvailabilityStatement]
  }

  private mutating func readAllowedValues() throws(SyntaxError) -> [JSONAllowedValue] {
    var values: [JSONAllowedValue] = []
    try readElements(of: "values") { (reader) throws(SyntaxError) in
      let start = reader.scanner.location
      var value: JSONValue?
      var (summary, availability): (String, [AvailabilityStatement]) = ("", [])
      try reader.readMembers(of: "a value") { (reader, name) throws(SyntaxError) in
        switch name {
        case "value": value = try reader.readListValue()
        case "summary": summary = try reader.readText(name) ?? ""
        case "availability": availability = try reader.readAvailability(name)
        default: return false
        }
        return true
      }
      guard let value else { return reader.reportMissing("value", of: "a value", at: start) }
      values.append(JSONAllowedValue(value: value, summary: summary, availability: availability))
    }
    return values
  }

  mutating func readRequirement(_ name: String) throws(SyntaxError) -> Requirement {
    if try isNull() { return .unstated }
    return switch try readFlag(name) {
    case true?: .required
    case false?: .optional
    case nil: .unstated
    }
  }

  mutating func readTypes(_ name: String) throws(SyntaxError) -> [ValueType] {
    var types: [ValueType] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      let place = reader.scanner.location
      guard let text = try reader.readText(name) else { return }
      let known = ValueType.named
      if let type = known.first(where: { $0.name == text }) { return types.append(type) }
      let _: Never? = reader.reportInvalid(
        "'\(text)' is no type\(suggestion(for: text, among: known.map(\.name)))", at: place)
    }
    return types
  }

  mutating func readPath(_ name: String) throws(SyntaxError) -> PropertyPath {
    let place = scanner.location
    let names = try readTexts(name)
    // Each level is a folder of the site, and a file system takes only so many.
    guard names.count <= Self.depthLimit, names.allSatisfy({ $0.utf8.count <= Self.nameLimit })
    else {
      let _: Never? = reportInvalid(
        "'\(name)' has more than \(Self.depthLimit) levels, or one of more than \(Self.nameLimit) bytes",
        at: place)
      return .root
    }
    return PropertyPath(names.map(PropertyPath.Component.init(plainText:)))
  }

  mutating func readPaths(_ name: String) throws(SyntaxError) -> [PropertyPath] {
    var paths: [PropertyPath] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      paths.append(try reader.readPath(name))
    }
    return paths
  }
}

extension ValueType {
  /// A type for each name in `catalogue.json`.
  fileprivate static let named: [ValueType] = [
    .string, .integer, .real, .number, .boolean, .date, .data, .dictionary, .array([]),
  ]
}

extension PropertyPath.Component {
  /// Reads a component as `catalogue.json` holds it.
  fileprivate init(plainText text: String) {
    switch text {
    case "*": self = .anyName
    case "[]": self = .element
    default: self = .name(text)
    }
  }
}

extension SourceLocation {
  /// Reads `file:line`; a text without a line is a file.
  init(reading text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else {
      self.init(file: text)
      return
    }
    self.init(file: String(text[..<colon]), line: line)
  }
}

extension PropertyListValue {
  /// A value as JSON holds it. JSON has no dates and no data: a string is one where only that type
  /// fits.
  init(_ json: JSONValue, in types: [ValueType]) {
    switch json {
    case .string(let text):
      if types.contains(.date), !types.contains(.string) {
        self = .date(text)
      } else if types.contains(.data), !types.contains(.string) {
        self = .data(text)
      } else {
        self = .string(text)
      }
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .boolean(let flag): self = .boolean(flag)
    // A property list has no null; an empty string is what converters write for it.
    case .null: self = .string("")
    case .array(let elements):
      let inner = types.flatMap(\.elementTypes)
      self = .array(elements.map { PropertyListValue($0, in: inner) })
    case .object(let members):
      self = .dictionary(members.map { Entry($0.name, PropertyListValue($0.value, in: [])) })
    }
  }
}

extension [AvailabilityStatement] {
  /// The statements, silent about their source where it is the first one of what they speak of.
  func droppingSource(_ first: Source.ID?) -> Self {
    map { statement in
      var statement = statement
      if statement.source == first { statement.source = nil }
      return statement
    }
  }
}
