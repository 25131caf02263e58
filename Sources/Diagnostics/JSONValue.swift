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

  /// The document as text, indented by two spaces, with a newline at the end.
  public func serialized() -> String { String(decoding: serializedBytes(), as: UTF8.self) }

  /// The same as UTF-8.
  public func serializedBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The same, with the elements of one member of the object made and written one by one, because
  /// all of them together would need much memory.
  ///
  /// - Parameter name: A member whose value is an empty array.
  package func serializedBytes(
    filling name: String, with count: Int, _ element: (Int) -> JSONValue
  ) -> [UInt8] {
    guard count > 0, case .object(let members) = self else { return serializedBytes() }
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      bytes.appendLineStart(isFirst: index == 0, depth: 1)
      bytes.appendQuoted(member.name)
      bytes += ": ".utf8
      guard member.name == name else {
        member.value.write(to: &bytes, depth: 1)
        continue
      }
      bytes.append(UInt8(ascii: "["))
      for index in 0..<count {
        bytes.appendLineStart(isFirst: index == 0, depth: 2)
        element(index).write(to: &bytes, depth: 2)
      }
      bytes.appendLineStart(isFirst: true, depth: 1)
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "\n}\n".utf8
    return bytes
  }

  private func write(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .real(let number):
      // JSON has no infinities (RFC 8259, section 6).
      bytes += (number.isFinite ? String(number) : "null").utf8
    case .string(let value): bytes.appendQuoted(value)
    case .array(let elements):
      guard !elements.isEmpty else { return bytes += "[]".utf8 }
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        bytes.appendLineStart(isFirst: index == 0, depth: depth + 1)
        element.write(to: &bytes, depth: depth + 1)
      }
      bytes.appendLineStart(isFirst: true, depth: depth)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      guard !members.isEmpty else { return bytes += "{}".utf8 }
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        bytes.appendLineStart(isFirst: index == 0, depth: depth + 1)
        bytes.appendQuoted(member.name)
        bytes += ": ".utf8
        member.value.write(to: &bytes, depth: depth + 1)
      }
      bytes.appendLineStart(isFirst: true, depth: depth)
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension [UInt8] {
  /// Begins a new line, after a comma but for the first one.
  fileprivate mutating func appendLineStart(isFirst: Bool, depth: Int) {
    if !isFirst { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      append(0x20)
      append(0x20)
    }
  }

  /// Escapes what RFC 8259, section 7 wants escaped, and the two line separators that JavaScript
  /// once did not allow in a string. What needs no escape is copied in whole runs.
  fileprivate mutating func appendQuoted(_ value: String) {
    var value = value
    append(UInt8(ascii: "\""))
    value.withUTF8 { text in
      var copied = 0
      for index in text.indices {
        let length: Int
        switch text[index] {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): length = 1
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        case 0xE2 where text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8: length = 3
        default: continue
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
        appendEscape(text[index], last: text[index + length - 1])
        copied = index + length
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }
    append(UInt8(ascii: "\""))
  }

  /// The escape for a byte that must not stand in a string, or for a line separator's three.
  private mutating func appendEscape(_ byte: UInt8, last: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): self += "\\\"".utf8
    case UInt8(ascii: "\\"): self += "\\\\".utf8
    case UInt8(ascii: "\n"): self += "\\n".utf8
    case UInt8(ascii: "\r"): self += "\\r".utf8
    case UInt8(ascii: "\t"): self += "\\t".utf8
    case 0xE2: self += (last == 0xA8 ? "\\u2028" : "\\u2029").utf8
    default:
      let digits = String(byte, radix: 16)
      self += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
  }
}
