import Diagnostics
import Markup
import Parallelism
import Text

/// Texts of one line that stand on many pages, each parsed once.
///
/// On the page that a code span names, the span is no link. So a text that names pages is parsed
/// again for just these.
struct SharedTexts: Sendable {
  private struct Entry: Sendable {
    var inlines: [Inline]
    /// Where code spans lead.
    var named: [String]
  }

  private let entries: [String: Entry]

  /// Reads texts in parallel. One with mistakes is left to the pages that show it, which tell them;
  /// so is one with a link that its author wrote, whose target is checked for each page.
  init(_ texts: [String], links: SiteLinks) {
    let parser = MarkdownParser(resolver: links.resolver(for: nil))
    let nowhere = SourceLocation(file: "")
    let parsed = mapInParallel(texts) { text -> (String, Entry)? in
      var ids = ElementIDs()
      let parsed = parser.parse(text, at: nowhere, ids: &ids)
      guard parsed.links.isEmpty, parsed.diagnostics.isEmpty,
        case .paragraph(let inlines)? = parsed.blocks.first
      else { return nil }
      return (text, Entry(inlines: inlines, named: inlines.flatMap(\.pages)))
    }
    entries = Dictionary(parsed.compactMap(\.self), uniquingKeysWith: { first, _ in first })
  }

  /// A text's inlines as a page shows them; nil where the page has to read the text itself.
  func inlines(_ text: String, on page: String) -> [Inline]? {
    guard let entry = entries[text], !entry.named.contains(page) else { return nil }
    return entry.inlines
  }
}

extension Inline {
  /// The pages that links inside lead to.
  fileprivate var pages: [String] {
    switch self {
    case .link(.page(let path, _), let inside): [path] + inside.flatMap(\.pages)
    case .link(_, let inside), .emphasis(let inside), .strong(let inside),
      .strikethrough(let inside):
      inside.flatMap(\.pages)
    case .text, .code, .badge, .lineBreak, .softBreak: []
    }
  }
}
