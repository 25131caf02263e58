/// A JSON document whose objects keep their order, so that the same input gives the same bytes.
public indirect enum JSONValue: Hashable, Sendable {
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

  /// The document as text, indented by two spaces, with a newline at the end.
  public func serialized() -> String {
    var text = ""
    write(to: &text, depth: 0)
    text += "\n"
    return text
  }

  private func write(to text: inout String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .real(let number):
      // JSON has no infinities (RFC 8259, section 6).
      text += number.isFinite ? String(number) : "null"
    case .string(let value): writeQuoted(value, to: &text)
    case .array(let elements):
      writeList(elements, "[", "]", to: &text, depth: depth) { element, text in
        element.write(to: &text, depth: depth + 1)
      }
    case .object(let members):
      writeList(members, "{", "}", to: &text, depth: depth) { member, text in
        writeQuoted(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, depth: depth + 1)
      }
    }
  }
}

private func writeList<Element>(
  _ elements: [Element], _ open: String, _ close: String, to text: inout String, depth: Int,
  each: (Element, inout String) -> Void
) {
  guard !elements.isEmpty else { return text += open + close }
  let indent = String(repeating: "  ", count: depth)
  text += open
  for (index, element) in elements.enumerated() {
    text += index == 0 ? "\n" : ",\n"
    text += indent + "  "
    each(element, &text)
  }
  text += "\n" + indent + close
}

/// Escapes what RFC 8259, section 7 wants escaped, and the two line separators that JavaScript
/// once did not allow in a string.
private func writeQuoted(_ value: String, to text: inout String) {
  text += "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{2028}": text += "\\u2028"
    case "\u{2029}": text += "\\u2029"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
