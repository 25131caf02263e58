import KeyValidation
import Text

/// Blanks, line ends and comments.
extension TOMLParser {
  /// Moves past blanks, line ends and comments.
  mutating func skipTrivia() throws(TOMLMistake) {
    while true {
      skipBlanks()
      if byte == UInt8(ascii: "#") { try skipComment() }
      guard try skipLineEnd() else { return }
    }
  }

  mutating func skipBlanks() {
    while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// Moves past a line end, if there is one.
  mutating func skipLineEnd() throws(TOMLMistake) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"): position += 1
    case UInt8(ascii: "\r"):
      guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\n") else {
        throw loneReturn
      }
      position += 2
    default: return false
    }
    return true
  }

  var loneReturn: TOMLMistake {
    mistake(
      "a carriage return is not followed by a line feed",
      remedy: "save the file with line ends of Unix or Windows")
  }

  mutating func skipComment() throws(TOMLMistake) {
    while let byte, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\r"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "\n")
      {
        return
      }
      try refuseControl(byte)
      position += 1
    }
  }

  /// Throws for a character that no text or comment may have.
  func refuseControl(_ byte: UInt8) throws(TOMLMistake) {
    guard byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F else { return }
    if byte == UInt8(ascii: "\r") { throw loneReturn }
    throw mistake(
      "a control character, U+\(String(byte, radix: 16, uppercase: true).leftPadded(to: 4)), is in the text",
      remedy: "remove it, or write it as an escape in double quotes")
  }

  /// The character at the position, for a message.
  var nextPhrase: String {
    guard let byte, !byte.endsLine else {
      return position < bytes.count ? "the end of the line" : "the end of the file"
    }
    let end = bytes[position...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return text.string(position..<min(end, position + 4)).quotedShort
  }
}
