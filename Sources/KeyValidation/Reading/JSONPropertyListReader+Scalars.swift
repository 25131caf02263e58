import Diagnostics
import Text

/// Strings, numbers and words of JSON.
extension JSONPropertyListReader {
  /// RFC 8259, section 7. A string ends with its quote, or with an error at the end of its line.
  mutating func readString(_ quote: UInt8) -> (value: String, range: Range<Int>)? {
    let start = scanner.position
    if quote == UInt8(ascii: "'") {
      error(
        "single-quotes", at: start, "the string stands in single quotes",
        remedy: "write double quotes")
    }
    scanner.position += 1
    var bytes: [UInt8] = []
    while let byte = scanner.current, byte != 0x0A, byte != 0x0D {
      if byte == quote {
        scanner.position += 1
        return (String(decoding: bytes, as: UTF8.self), start..<scanner.position)
      }
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &bytes)
        continue
      }
      if byte < 0x20 {
        error(
          "control-character-in-string", at: scanner.position,
          "a control character stands in a string", remedy: "write \\t or \\u and four digits")
      }
      bytes.append(byte)
      scanner.position += 1
    }
    error(
      "unterminated-string", at: start, "the string is not closed on its line",
      remedy: "write the closing quote, and \\n for a line break")
    return nil
  }

  private mutating func readEscape(into bytes: inout [UInt8]) {
    let start = scanner.position
    scanner.position += 1
    guard let byte = scanner.current, byte != 0x0A, byte != 0x0D else { return }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      scanner.position += 1
      readUnit(from: start, into: &bytes)
      return
    default:
      error(
        "invalid-escape", at: start, "JSON knows no such escape",
        remedy: "write \\\\ for a backslash; \\\" \\/ \\b \\f \\n \\r \\t \\uXXXX are the escapes")
      bytes.append(byte)
    }
    scanner.position += 1
  }

  private mutating func readUnit(from start: Int, into bytes: inout [UInt8]) {
    guard let first = fourDigits(&scanner) else {
      error(
        "invalid-escape", at: start, "'\\u' is not followed by four hexadecimal digits",
        remedy: "write four, such as \\u00e9")
      return
    }
    var value = first
    if first & 0xFC00 == 0xD800 {
      var ahead = scanner
      if ahead.skip("\\u"), let second = fourDigits(&ahead), second & 0xFC00 == 0xDC00 {
        value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
        scanner = ahead
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      error(
        "lone-surrogate", at: start, "half of a surrogate pair stands alone",
        remedy: "write both halves, or the character itself")
      bytes += Array("\u{FFFD}".utf8)
      return
    }
    bytes += Array(String(Character(scalar)).utf8)
  }

  private func fourDigits(_ scanner: inout ByteScanner) -> UInt32? {
    let start = scanner.position
    let value = scanner.hexadecimalUnit(atMost: 4)
    return scanner.position - start == 4 ? value : nil
  }

  /// RFC 8259, section 6.
  mutating func readNumber() -> TreeBuilder.Value? {
    let start = scanner.position
    scanner.skip { $0.isLetter || $0.isDigit || "+-._".utf8.contains($0) }
    let written = text.bytes[start..<scanner.position]
    guard let isInteger = Self.isInteger(written) else {
      error(
        "invalid-number", at: start,
        "\(quoted(text.string(start..<scanner.position))) is no number",
        remedy: "write decimal digits without + or leading zeros, digits on both sides of a point")
      return nil
    }
    guard isInteger else { return real(written, at: start) }
    switch ScalarText.integer(written) {
    case .integer(let number): return .integer(number)
    case .unsigned:
      builder.findings.report(
        .warning, "large-integer", at: start,
        "\(text.string(start..<scanner.position)) does not fit in a signed 64-bit integer; "
          + "it is checked as \(Int.max)", remedy: "use a smaller number or a string")
      return .integer(.max)
    case .tooLarge, .malformed: return real(written, at: start)
    }
  }

  private mutating func real(_ written: ArraySlice<UInt8>, at start: Int) -> TreeBuilder.Value? {
    guard let number = ScalarText.real(written), number.isFinite else {
      error(
        "number-out-of-range", at: start, "the number is beyond every real",
        remedy: "use a smaller number or a string")
      return nil
    }
    return .real(number)
  }

  /// Whether a number has neither fraction nor exponent; nil where it is none.
  private static func isInteger(_ text: ArraySlice<UInt8>) -> Bool? {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let digits = rest.prefix(while: \.isDigit)
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else {
      return nil
    }
    rest = rest.dropFirst(digits.count)
    if rest.isEmpty { return true }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard rest.first?.isDigit == true else { return nil }
      rest = rest.drop(while: \.isDigit)
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard rest.first?.isDigit == true else { return nil }
      rest = rest.drop(while: \.isDigit)
    }
    return rest.isEmpty ? false : nil
  }

  mutating func readWord() -> TreeBuilder.Value? {
    let start = scanner.position
    scanner.skip { $0.isLetter || $0.isDigit || $0 >= 0x80 || $0 == UInt8(ascii: "_") }
    let word = text.string(start..<scanner.position)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null":
      error(
        "null-in-property-list", at: start, "a property list has no null",
        remedy: "leave the key or the element out")
    default:
      error(
        "unknown-word", at: start,
        "\(quoted(word)) is no value\(suggestion(for: word, among: ["true", "false"]))",
        remedy: "write true or false, or put a string in double quotes")
    }
    return nil
  }
}
