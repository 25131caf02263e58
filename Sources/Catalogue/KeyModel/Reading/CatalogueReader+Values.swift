import Diagnostics
import JSON
import Text

extension CatalogueReader {
  mutating func readTypes(_ name: String) throws(SyntaxError) -> [ValueType] {
    if try scanner.peek() == .string { return try readType(name).map { [$0] } ?? [] }
    var types: [ValueType] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      if let type = try reader.readType(name) { types.append(type) }
    }
    return types
  }

  private mutating func readType(_ name: String) throws(SyntaxError) -> ValueType? {
    let start = scanner.location
    guard let text = try readText(name) else { return nil }
    let known = ValueType.named
    if let type = known.first(where: { $0.name == text }) { return type }
    reportUnknown("'\(text)' is not a type", text, among: known.map { $0.name }, at: start)
    return nil
  }

  /// A path as an array of its steps, or in the text form.
  mutating func readPath(_ name: String) throws(SyntaxError) -> PropertyPath {
    let start = scanner.location
    if try scanner.peek() == .string {
      let path = PropertyPath(try readText(name) ?? "")
      return isWithinLimits(path.components.map { $0.plainText }, name, at: start) ? path : .root
    }
    let names = try readTexts(name)
    guard isWithinLimits(names, name, at: start) else { return .root }
    return PropertyPath(plainSteps: names)
  }

  /// Each level is a folder of the site, and file systems limit their number.
  private mutating func isWithinLimits(
    _ steps: [String], _ name: String, at start: SourceLocation
  ) -> Bool {
    if steps.count <= Self.depthLimit, steps.allSatisfy({ $0.utf8.count <= Self.nameLimit }) {
      return true
    }
    reportInvalid(
      "'\(name)' has more than \(Self.depthLimit) levels, or one of more than \(Self.nameLimit) bytes",
      at: start)
    return false
  }
}

extension ValueType {
  static let named: [ValueType] = [
    .string, .integer, .real, .number, .boolean, .date, .data, .dictionary, .array([]), .null, .any,
  ]
}

extension PropertyPath {
  /// A path from its steps in `catalogue.json`; the first may be a shape.
  init(plainSteps steps: [String]) {
    var components = steps.map(Component.init(plainText:))
    if let shape = steps.first.flatMap(Component.shape(written:)) { components[0] = shape }
    self.init(components)
  }
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
      let inner = types.flatMap { $0.elementTypes }
      self = .array(elements.map { PropertyListValue($0, in: inner) })
    case .object(let members):
      self = .dictionary(members.map { Entry($0.name, PropertyListValue($0.value, in: [])) })
    }
  }
}
