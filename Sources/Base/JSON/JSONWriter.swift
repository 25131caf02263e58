import Text

/// Writes JSON member by member, for documents too large to build as one value.
///
/// Everything below the second level, such as a key's schema, is written on one line: indentation would nearly
/// double the size of published documents.
///
/// Every object and array that is begun must be ended.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// Whether the innermost open one is still empty.
  private var isFirst = true
  private let depthOfLines: Int

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - count: The expected size in bytes.
  ///   - depthOfLines: Members and elements below this depth don't begin a line.
  package init(reserving count: Int = 0, linesTo depthOfLines: Int = 2) {
    bytes.reserveCapacity(count)
    self.depthOfLines = depthOfLines
  }

  /// Begins a member, whose value comes next.
  package mutating func beginMember(_ name: String) {
    beginLine()
    bytes.appendQuoted(name)
    writeColon()
  }

  /// Writes the value of the member that was begun.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeNull()
    case .boolean(let flag): write(flag)
    case .integer(let number): bytes += String(number).utf8
    case .real(let number):
      // JSON has no infinities (RFC 8259, section 6).
      bytes += (number.isFinite ? String(number) : "null").utf8
    case .string(let text): write(text)
    case .array(let elements): writeArray(of: elements) { $1.write($0) }
    case .object(let members):
      beginObject()
      for member in members { append(member.name, member.value) }
      endObject()
    }
  }

  package mutating func write(_ text: String) { bytes.appendQuoted(text) }

  package mutating func write(_ flag: Bool) { bytes += (flag ? "true" : "false").utf8 }

  package mutating func writeNull() { bytes += "null".utf8 }

  package mutating func writeArray<Element>(
    of elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    begin(UInt8(ascii: "["))
    for element in elements {
      beginLine()
      write(element, &self)
    }
    end(UInt8(ascii: "]"))
  }

  /// Begins an object, which is the document, an element of an array or the value of a member.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Begins an object that is a member.
  package mutating func beginObject(_ name: String) {
    beginMember(name)
    beginObject()
  }

  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Writes a member.
  package mutating func append(_ name: String, _ value: JSONValue) {
    beginMember(name)
    write(value)
  }

  /// Ends the document with a newline.
  package mutating func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private mutating func beginLine() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth <= depthOfLines { endLine() }
    isFirst = false
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func writeColon() {
    bytes.append(UInt8(ascii: ":"))
    if depth <= depthOfLines { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func begin(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isFirst, depth < depthOfLines { endLine() }
    bytes.append(bracket)
    isFirst = false
  }
}

extension JSONValue {
  /// The document as text, indented by two spaces, with a newline at the end.
  package func serialized() -> String { String(decoding: serializedBytes(), as: UTF8.self) }

  /// The same as UTF-8.
  ///
  /// - Parameter lines: Members and elements below this depth don't begin a line.
  package func serializedBytes(linesTo lines: Int = .max) -> [UInt8] {
    var writer = JSONWriter(linesTo: lines)
    writer.write(self)
    return writer.finish()
  }
}

extension [UInt8] {
  /// Escapes as RFC 8259, section 7 requires, and line separators, which JavaScript strings once did not allow.
  fileprivate mutating func appendQuoted(_ text: String) {
    let start = count
    var mayHaveSeparators = false
    append(UInt8(ascii: "\""))
    append(text.utf8) { byte in
      switch byte {
      case UInt8(ascii: "\""): return "\\\""
      case UInt8(ascii: "\\"): return "\\\\"
      case UInt8(ascii: "\n"): return "\\n"
      case UInt8(ascii: "\r"): return "\\r"
      case UInt8(ascii: "\t"): return "\\t"
      case 0..<0x20: return "\\u" + String(byte, radix: 16).leftPadded(to: 4)
      case 0xE2:
        mayHaveSeparators = true
        return nil
      default: return nil
      }
    }
    append(UInt8(ascii: "\""))
    if mayHaveSeparators {
      let quoted = String(decoding: self[start...], as: UTF8.self)
        .substituting("\u{2028}", with: "\\u2028").substituting("\u{2029}", with: "\\u2029")
      replaceSubrange(start..., with: quoted.utf8)
    }
  }
}
