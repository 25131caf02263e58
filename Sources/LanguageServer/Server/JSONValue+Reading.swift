import JSON

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  var integer: Int? { if case .integer(let number) = self { Int(exactly: number) } else { nil } }

  /// The elements of an array; empty for other values.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var isObject: Bool { if case .object = self { true } else { false } }
}
