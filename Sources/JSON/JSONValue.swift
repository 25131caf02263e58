/// A JSON document whose objects keep their order, so that the same input gives the same bytes.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  /// The text, or null where there is none.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// The flag, or null where there is none.
  public init(_ flag: Bool?) { self = flag.map(JSONValue.boolean) ?? .null }

  public init(strings: some Sequence<String>) { self = .array(strings.map(JSONValue.string)) }

  /// Adds a member to an object; does nothing to any other value.
  public mutating func append(_ name: String, _ value: JSONValue) {
    guard case .object(var members) = self else { return }
    members.append(Member(name, value))
    self = .object(members)
  }

  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
