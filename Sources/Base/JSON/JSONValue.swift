/// A JSON document whose objects are ordered, so that the same input gives the same bytes.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  /// A count, an index or an offset.
  package static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// The text, or null.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// The flag, or null.
  package init(_ flag: Bool?) { self = flag.map(JSONValue.boolean) ?? .null }

  package init(strings: some Sequence<String>) { self = .array(strings.map(JSONValue.string)) }

  /// Adds a member to an object; does nothing to other values.
  package mutating func append(_ name: String, _ value: JSONValue) {
    guard case .object(var members) = self else { return }
    members.append(Member(name, value))
    self = .object(members)
  }

  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
