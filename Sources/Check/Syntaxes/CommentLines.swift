import KeyValidation
import Text

/// The lines of a text that are comments with `#`.
struct CommentLines {
  /// The comments that leave out findings.
  private(set) var ignores: [IgnoreComment] = []

  /// - Parameter texts: The ranges, in the order of the text, in which `#` begins no comment.
  init(_ text: SourceText, outside texts: [Range<Int>]) {
    let bytes = text.bytes
    guard IgnoreComment.mayBe(in: bytes) else { return }
    var next = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      let content = line.drop(while: { $0.isWhiteSpace })
      guard content.first == UInt8(ascii: "#") else { continue }
      while next < texts.count, texts[next].upperBound <= content.startIndex { next += 1 }
      if next < texts.count, texts[next].contains(content.startIndex) { continue }
      let range = content.startIndex..<content.endIndex
      let words = text.string(
        content.startIndex + 1..<min(content.endIndex, content.startIndex + 1_000))
      if let comment = IgnoreComment(words, at: text.originalRange(range)) {
        ignores.append(comment)
      }
    }
  }
}
