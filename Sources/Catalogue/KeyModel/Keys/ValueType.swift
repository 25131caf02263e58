/// The type of a value in a property list.
public indirect enum ValueType: Hashable, Sendable {
  case string
  case integer
  case real
  /// An integer or a real.
  case number
  case boolean
  case date
  case data
  case dictionary
  /// The value of no kind that JSON and YAML have.
  case null
  /// Any value.
  case any
  /// An array and the types its elements may have; empty where no source says.
  case array([ValueType])

  /// An array whose elements have one type.
  public static func array(of element: ValueType) -> ValueType { .array([element]) }

  /// The type's name in `catalogue.json`: lower case, without the elements.
  public var name: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .data: "data"
    case .dictionary: "dictionary"
    case .null: "null"
    case .any: "any"
    case .array: "array"
    }
  }

  /// The types of an array's elements; empty for anything else.
  public var elementTypes: [ValueType] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Whether it is the type of arrays, of whatever elements.
  package var isArray: Bool { if case .array = self { true } else { false } }

  /// The type in words: `array of strings`, `string`.
  public var phrase: String {
    if self == .any { return "any value" }
    guard case .array(let elements) = self, !elements.isEmpty else { return name }
    return "array of " + elements.map { $0.plural }.joined(separator: " or ")
  }

  private var plural: String {
    switch self {
    case .dictionary: "dictionaries"
    case .data: "data"
    case .any: "any values"
    case .array(let elements):
      elements.isEmpty
        ? "arrays" : "arrays of " + elements.map { $0.plural }.joined(separator: " or ")
    default: name + "s"
    }
  }

  /// Whether a value of the other type is acceptable where this type is wanted.
  public func accepts(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.any, _): true
    case (.number, .integer), (.number, .real), (.number, .number): true
    // A whole number is a fine real: `<integer>1</integer>` reads as 1.0.
    case (.real, .integer): true
    case (.array(let wanted), .array(let given)):
      wanted.isEmpty || given.allSatisfy { type in wanted.contains { $0.accepts(type) } }
    default: self == other
    }
  }
}
