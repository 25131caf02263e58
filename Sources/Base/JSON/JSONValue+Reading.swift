/// The content of a value of one type; nil or empty for values of other types.
extension JSONValue {
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var integer: Int? {
    if case .integer(let number) = self { Int(exactly: number) } else { nil }
  }

  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  package var isObject: Bool { if case .object = self { true } else { false } }

  /// The value that names lead to.
  package func value(at names: [String]) -> JSONValue? {
    names.reduce(self as JSONValue?) { $0?[$1] }
  }
}
