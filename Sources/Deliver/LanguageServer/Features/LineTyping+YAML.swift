import Text

extension LineTyping {
  /// Nil in a comment, in quotes and in brackets.
  init?(yaml bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = Self.line(of: bytes, at: offset)
    var from = line.lowerBound
    while from < offset, bytes[from] == UInt8(ascii: " ") { from += 1 }
    // Elements of arrays: `- - key`.
    while from + 1 < offset, bytes[from] == UInt8(ascii: "-"), bytes[from + 1] == UInt8(ascii: " ")
    {
      from += 1
      while from < offset, bytes[from] == UInt8(ascii: " ") { from += 1 }
    }
    let before = bytes[from..<offset]
    guard !before.contains(where: { "\"'{}[]#|>&*".utf8.contains($0) }) else { return nil }
    var wordEnd = offset
    while wordEnd < line.upperBound, Self.isPartOfWord(bytes[wordEnd]) { wordEnd += 1 }
    let rest = bytes[wordEnd..<line.upperBound]
    let column = from - line.lowerBound
    if let colon = before.indices.first(where: { index in
      bytes[index] == UInt8(ascii: ":")
        && (index + 1 == line.upperBound || bytes[index + 1] == UInt8(ascii: " "))
    }) {
      var word = colon + 1
      while word < offset, bytes[word] == UInt8(ascii: " ") { word += 1 }
      // A value directly behind the colon would be part of the key.
      guard word > colon + 1, Self.isBlank(rest) else { return nil }
      self.init(.yaml, .value, word..<wordEnd, column: column)
      return
    }
    guard before.allSatisfy(Self.isPartOfWord) else { return nil }
    let isKey = rest.first == UInt8(ascii: ":")
    guard isKey || Self.isBlank(rest) else { return nil }
    self.init(
      .yaml, isKey ? .key : .start, from..<wordEnd, column: column,
      replacement: isKey ? Self.mark : Self.mark + ": 0")
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "_-./$".utf8.contains(byte)
  }
}
