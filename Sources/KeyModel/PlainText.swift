/// Markdown's inline marks have no place in a plain description: code marks go, and of a link its
/// text stays.
public func plain(_ markdown: String) -> String {
  var markdown = markdown
  // Many summaries have neither, and every one is in a dozen schemas.
  let withoutMarks = markdown.withUTF8 { text in
    text.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "`") }
      ? PlainText(of: text).text : nil
  }
  return withoutMarks ?? markdown
}

/// The text without its marks, in one pass over its bytes.
private struct PlainText {
  private let source: UnsafeBufferPointer<UInt8>
  /// Where the first `]` and the first `)` stand that are not behind what was read; the text's
  /// length where there is none. Kept, so that a text of brackets alone is not read again for each.
  private var bracket = 0
  private var parenthesis = 0

  init(of source: UnsafeBufferPointer<UInt8>) { self.source = source }

  var text: String {
    String(unsafeUninitializedCapacity: source.count) { target in
      var reader = self
      var length = 0
      func copy(_ byte: UInt8) {
        guard byte != UInt8(ascii: "`") else { return }
        target[length] = byte
        length += 1
      }
      var position = 0
      while position < source.count {
        guard source[position] == UInt8(ascii: "["), let link = reader.link(at: position) else {
          copy(source[position])
          position += 1
          continue
        }
        for byte in source[(position + 1)..<link.textEnd] { copy(byte) }
        position = link.end
      }
      return length
    }
  }

  /// Where the text of a link ends that begins here, and where the link does.
  private mutating func link(at start: Int) -> (textEnd: Int, end: Int)? {
    bracket = first(UInt8(ascii: "]"), from: max(bracket, start))
    guard bracket + 1 < source.count, source[bracket + 1] == UInt8(ascii: "(") else { return nil }
    parenthesis = first(UInt8(ascii: ")"), from: max(parenthesis, bracket))
    return parenthesis < source.count ? (bracket, parenthesis + 1) : nil
  }

  private func first(_ byte: UInt8, from start: Int) -> Int {
    var position = start
    while position < source.count, source[position] != byte { position += 1 }
    return position
  }
}
