import Diagnostics
import JSON
import Text

extension CatalogueReader {
  mutating func readTypes(_ name: String) throws(SyntaxError) -> [ValueType] {
    var types: [ValueType] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      let start = reader.scanner.location
      guard let text = try reader.readText(name) else { return }
      let known = ValueType.named
      if let type = known.first(where: { $0.name == text }) { return types.append(type) }
      reader.reportInvalid(
        "'\(text)' is not a type\(suggestion(for: text, among: known.map(\.name)))", at: start)
    }
    return types
  }

  mutating func readPath(_ name: String) throws(SyntaxError) -> PropertyPath {
    let start = scanner.location
    let names = try readTexts(name)
    // Each level is a folder of the site, and file systems limit their number.
    guard names.count <= Self.depthLimit, names.allSatisfy({ $0.utf8.count <= Self.nameLimit })
    else {
      reportInvalid(
        "'\(name)' has more than \(Self.depthLimit) levels, or one of more than \(Self.nameLimit) bytes",
        at: start)
      return .root
    }
    var components = names.map(PropertyPath.Component.init(plainText:))
    if let shape = names.first.flatMap(PropertyPath.Component.shape(written:)) {
      components[0] = shape
    }
    return PropertyPath(components)
  }

}

extension ValueType {
  static let named: [ValueType] = [
    .string, .integer, .real, .number, .boolean, .date, .data, .dictionary, .array([]), .null, .any,
  ]
}

extension PropertyPath.Component {
  init(plainText text: String) {
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
  /// A value from JSON, where a string is a date or data if only that type fits.
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
    case .null: self = .null
    case .array(let elements):
      let inner = types.flatMap(\.elementTypes)
      self = .array(elements.map { PropertyListValue($0, in: inner) })
    case .object(let members):
      self = .dictionary(members.map { Entry($0.name, PropertyListValue($0.value, in: [])) })
    }
  }
}
