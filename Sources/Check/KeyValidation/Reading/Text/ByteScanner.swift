import Text

/// A position in an array of bytes that never leaves its bounds.
struct ByteScanner {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8? { peek(0) }

  func peek(_ distance: Int) -> UInt8? {
    let (index, overflow) = position.addingReportingOverflow(distance)
    return !overflow && bytes.indices.contains(index) ? bytes[index] : nil
  }

  func starts(with text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      for index in text.indices where bytes[position + index] != text[index] { return false }
      return true
    }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  mutating func skipWhiteSpace() { skip(while: { $0.isWhiteSpace }) }

  /// Moves past white space and comments. Returns the start of a comment that is not closed.
  @discardableResult
  mutating func skipTrivia() -> Int? {
    while true {
      skipWhiteSpace()
      let start = position
      if skip("//") {
        moveToEndOfLine()
      } else if skip("/*") {
        guard move(to: "*/") else { return start }
        position += 2
      } else {
        return nil
      }
    }
  }

  /// Moves to the next occurrence of the text. If there is none, moves to the end and returns false.
  mutating func move(to text: StaticString) -> Bool {
    let first = text.withUTF8Buffer { $0.first }
    while let byte = current {
      if byte == first, starts(with: text) { return true }
      position += 1
    }
    return false
  }

  mutating func moveToEndOfLine() { skip { !$0.endsLine } }
}

extension UInt8 {
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
  var isOctalDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "7") }
}
