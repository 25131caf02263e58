import Text

/// The word that is being typed in a line of YAML, in block style.
struct YAMLTyping {
  enum Role {
    /// A key without a value, or the element of an array.
    case start
    /// A key that has a value.
    case key
    case value
  }

  let role: Role
  /// The word that a completion replaces.
  let range: Range<Int>
  /// The width of everything before the word's key or element.
  let column: Int

  /// The name, or the text, that stands for the word while the text is read.
  static let mark = "docgen-completes-this"

  /// Nil in a comment, in quotes and in brackets.
  init?(in bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.count
    var from = start
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
    while wordEnd < end, Self.isPartOfWord(bytes[wordEnd]) { wordEnd += 1 }
    let rest = bytes[wordEnd..<end]
    column = from - start
    if let colon = before.indices.first(where: { index in
      bytes[index] == UInt8(ascii: ":")
        && (index + 1 == end || bytes[index + 1] == UInt8(ascii: " "))
    }) {
      var word = colon + 1
      while word < offset, bytes[word] == UInt8(ascii: " ") { word += 1 }
      // A value directly behind the colon would be part of the key.
      guard word > colon + 1, Self.isBlank(rest) else { return nil }
      (role, range) = (.value, word..<wordEnd)
      return
    }
    guard before.allSatisfy(Self.isPartOfWord) else { return nil }
    let isKey = rest.first == UInt8(ascii: ":")
    guard isKey || Self.isBlank(rest) else { return nil }
    (role, range) = (isKey ? .key : .start, from..<wordEnd)
  }

  /// The text with a name or a value in place of the word, so that it can be read.
  func text(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Self.mark + (role == .start ? ": 0" : "")
    return bytes[..<range.lowerBound] + Array(mark.utf8) + bytes[range.upperBound...]
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "_-./$".utf8.contains(byte)
  }

  private static func isBlank(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = rest.drop(while: \.isWhiteSpace)
    return text.isEmpty || text.first == UInt8(ascii: "#")
  }
}
