import Text

/// Recognizes a mail or a message, which the readers of lists would call a list with many mistakes.
enum ProseText {
  /// The offset of the first word; nil for a text that has a list's brackets or signs, or no mistakes.
  static func start(of text: SourceText, read: TreeBuilder) -> Int? {
    guard read.findings.errorCount > 0 else { return nil }
    switch read.root?.value {
    case .dictionary, .array, .data: return nil
    default: break
    }
    guard let start = text.bytes[text.start...].firstIndex(where: { !$0.isWhiteSpace }),
      !"<{}[]()\"'#/,;=".utf8.contains(text.bytes[start])
    else { return nil }
    return start
  }
}
