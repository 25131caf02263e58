/// A text of one line that has code spans and no other markup, as nearly every summary is. It is cut
/// here, because cmark takes ten times as long and serves one thread at a time.
///
/// Whatever might mean anything else to cmark is left to cmark, so that both read the same.
enum PlainSentence {
  /// The text's pieces; nil where it may be more than a plain sentence.
  ///
  /// - Parameter code: Makes the piece of a code span.
  static func inlines(of text: String, code: (String) -> Inline) -> [Inline]? {
    var text = text
    guard let spans = text.withUTF8(codeSpans) else { return nil }
    var inlines: [Inline] = []
    var end = text.startIndex
    for span in spans {
      let start = text.utf8.index(text.startIndex, offsetBy: span.lowerBound)
      let close = text.utf8.index(text.startIndex, offsetBy: span.upperBound)
      if end < start { inlines.append(.text(String(text[end..<start]))) }
      inlines.append(code(String(text[text.utf8.index(after: start)..<close])))
      end = text.utf8.index(after: close)
    }
    if end < text.endIndex { inlines.append(.text(String(text[end...]))) }
    return inlines
  }

  /// Code spans from their first to their last backtick; nil where anything else may be markup.
  private static func codeSpans(_ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    // A letter or a code span at the start keeps lists, headings and listings away.
    guard let first = text.first, first.isLetter || first == .ascii("`"),
      text[text.count - 1] != .ascii(" ")
    else { return nil }
    var spans: [Range<Int>] = []
    var open: Int?
    for (index, byte) in text.enumerated() {
      // Lines that end have a meaning even in code.
      guard byte >= 0x20, byte != 0x7F else { return nil }
      if byte == .ascii("`") {
        if let start = open {
          // One space on both sides would not count, and two backticks are another mark.
          guard index > start + 1, text[start + 1] != .ascii(" "), text[index - 1] != .ascii(" ")
          else { return nil }
          spans.append(start..<index)
          open = nil
        } else {
          guard index == 0 || text[index - 1] != .ascii("`") else { return nil }
          open = index
        }
      } else if open == nil {
        guard byte.isPlain, !mayBeginAddress(text, index) else { return nil }
      }
    }
    return open == nil ? spans : nil
  }

  /// Bare addresses become links: `https://…`, `www.…`.
  private static func mayBeginAddress(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    switch text[index] {
    case .ascii(":"): index + 1 < text.count && text[index + 1] == .ascii("/")
    case .ascii("w"), .ascii("W"):
      index + 1 < text.count && text[index + 1] | 0x20 == .ascii("w")
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) && self < 0x80 }

  /// What has no meaning within a line; every letter beyond ASCII is.
  fileprivate var isPlain: Bool {
    switch self {
    case .ascii("\\"), .ascii("*"), .ascii("_"), .ascii("["), .ascii("]"), .ascii("<"),
      .ascii(">"), .ascii("&"), .ascii("~"), .ascii("|"), .ascii("!"), .ascii("@"), .ascii("#"):
      false
    default: true
    }
  }
}
