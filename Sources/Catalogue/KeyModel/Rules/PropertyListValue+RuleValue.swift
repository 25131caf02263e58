package import JSON

extension PropertyListValue: RuleValue {
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var isSubstituted: Bool { text.map(Placeholder.occurs) ?? false }
  package var identity: JSONValue { json.normalized }
  package func matches(_ value: PropertyListValue) -> Bool { self == value }
}
