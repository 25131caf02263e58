import KeyValidation
import Text

/// Texts in quotes.
extension TOMLParser {
  /// A text on one line in double quotes, which may have escapes.
  mutating func basicText() throws(TOMLMistake) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    var plain = position
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[plain..<position]
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[plain..<position]
        try escape(into: &text)
        plain = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw unclosed(start, "\"")
      default:
        try refuseControl(byte)
        position += 1
      }
    }
    throw unclosed(start, "\"")
  }

  /// A text on one line in single quotes, as it is written.
  mutating func literalText() throws(TOMLMistake) -> String {
    let start = position
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "'"):
        position += 1
        return text.string(start + 1..<position - 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw unclosed(start, "'")
      default:
        try refuseControl(byte)
        position += 1
      }
    }
    throw unclosed(start, "'")
  }

  /// A text of several lines in three quotes of either kind. Its line ends are those of Unix, and one behind the quotes
  /// is not a part of it.
  mutating func block() throws(TOMLMistake) -> String {
    let start = position
    let quote = bytes[start]
    let isBasic = quote == UInt8(ascii: "\"")
    position += 3
    skipOneLineEnd()
    var text: [UInt8] = []
    var plain = position
    while let byte {
      switch byte {
      case quote:
        let count = bytes[position...].prefix(5).prefix { $0 == quote }.count
        guard count >= 3 else {
          position += count
          continue
        }
        // One or two quotes may be in front of those that end the text.
        text += bytes[plain..<position + count - 3]
        position += count
        blocks.append(start..<position)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where isBasic:
        text += bytes[plain..<position]
        if !skipLineBreak() { try escape(into: &text) }
        plain = position
      case UInt8(ascii: "\r"):
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\n") else {
          throw loneReturn
        }
        text += bytes[plain..<position]
        position += 1
        plain = position
      case UInt8(ascii: "\n"): position += 1
      default:
        try refuseControl(byte)
        position += 1
      }
    }
    throw unclosed(start, isBasic ? "\"\"\"" : "'''")
  }

  private func unclosed(_ start: Int, _ quote: String) -> TOMLMistake {
    mistake(
      quote.utf8.count == 1
        ? "the text is not closed on its line" : "the text of several lines is not closed",
      remedy: "write \(quote) behind it", at: start)
  }

  private mutating func skipOneLineEnd() {
    if byte == UInt8(ascii: "\n") {
      position += 1
    } else if starts(with: "\r\n") {
      position += 2
    }
  }

  /// Moves past a backslash at the end of a line and the blanks and lines behind it, if that is what it is.
  private mutating func skipLineBreak() -> Bool {
    let start = position
    position += 1
    skipBlanks()
    guard byte == UInt8(ascii: "\n") || starts(with: "\r\n") else {
      position = start
      return false
    }
    while true {
      let line = position
      skipOneLineEnd()
      skipBlanks()
      if position == line { return true }
    }
  }

  // MARK: - Escapes

  private mutating func escape(into text: inout [UInt8]) throws(TOMLMistake) {
    let start = position
    guard position + 1 < bytes.count else { throw unknownEscape(at: start) }
    let letter = bytes[position + 1]
    switch letter {
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      return try unicodeEscape(letter == UInt8(ascii: "u") ? 4 : 8, into: &text)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter)
    default: throw unknownEscape(at: start)
    }
    position += 2
  }

  private mutating func unicodeEscape(_ count: Int, into text: inout [UInt8]) throws(TOMLMistake) {
    let start = position
    let digits = bytes[min(start + 2, bytes.count)...].prefix(count)
    var value: UInt32 = 0
    guard digits.count == count, digits.allSatisfy({ $0.hexadecimalValue != nil }) else {
      throw TOMLMistake(
        .value, at: start, "an escape has too few digits",
        remedy: "write \\u with four hexadecimal digits, or \\U with eight")
    }
    for digit in digits { value = value << 4 | UInt32(digit.hexadecimalValue ?? 0) }
    guard let scalar = Unicode.Scalar(value) else {
      throw TOMLMistake(
        .value, at: start, "no character has the number of the escape",
        remedy: "write the number of a character, up to 10FFFF and not half of a surrogate pair")
    }
    text += String(Character(scalar)).utf8
    position = start + 2 + count
  }

  private func unknownEscape(at offset: Int) -> TOMLMistake {
    TOMLMistake(
      .value, at: offset, "TOML 1.0 has no such escape",
      remedy: "write '\\\\' for a backslash, or put the text in single quotes")
  }
}
