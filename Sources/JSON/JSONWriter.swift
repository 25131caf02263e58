/// Writes a JSON document member by member, in the form that `JSONValue` has as text, for documents
/// that would need much memory as one value.
///
/// Objects and arrays that are begun must be ended.
package struct JSONWriter {
  /// What is written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// How many objects and arrays are open.
  private var depth: Int
  /// Whether the innermost of them is still empty.
  private var isFirst: Bool

  /// Writes a document.
  package init() {
    depth = 0
    isFirst = true
  }

  /// Writes members of an object of another document, which `append(written:)` copies there.
  ///
  /// - Parameter depth: How many objects and arrays contain them.
  package init(membersAtDepth depth: Int) {
    self.depth = depth
    isFirst = false
  }

  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Begins an object, which is the document or an element of an array.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Begins an object that is a member.
  package mutating func beginObject(_ name: String) {
    appendName(name)
    beginObject()
  }

  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array that is a member.
  package mutating func beginArray(_ name: String) {
    appendName(name)
    begin(UInt8(ascii: "["))
  }

  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a member.
  package mutating func append(_ name: String, _ value: JSONValue) {
    appendName(name)
    value.write(to: &bytes, depth: depth)
  }

  /// Writes an element of an array.
  package mutating func append(_ element: JSONValue) {
    beginLine()
    element.write(to: &bytes, depth: depth)
  }

  /// Copies members that another writer wrote for an object at the same depth.
  package mutating func append(written members: ArraySlice<UInt8>) {
    // Each begins with a comma.
    bytes += isFirst ? members.dropFirst() : members
    if !members.isEmpty { isFirst = false }
  }

  /// Ends the document with a newline.
  package mutating func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private mutating func appendName(_ name: String) {
    beginLine()
    bytes.appendQuoted(name)
    bytes += ": ".utf8
  }

  private mutating func beginLine() {
    bytes.appendLineStart(isFirst: isFirst, depth: depth)
    isFirst = false
  }

  private mutating func begin(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { bytes.appendLineStart(isFirst: true, depth: depth) }
    bytes.append(bracket)
    isFirst = false
  }
}

extension JSONValue {
  /// The document as text, indented by two spaces, with a newline at the end.
  package func serialized() -> String { String(decoding: serializedBytes(), as: UTF8.self) }

  /// The same as UTF-8.
  package func serializedBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  fileprivate func write(to bytes: inout [UInt8], depth: Int) {
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
      append(UInt8(ascii: " "))
      append(UInt8(ascii: " "))
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

  /// The escape for a byte that a string must not contain, or for a line separator's three.
  private mutating func appendEscape(_ byte: UInt8, last: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append(UInt8(ascii: "\\"))
      append(byte)
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
