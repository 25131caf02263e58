import Diagnostics
import Markup
import Text

/// One-line texts that many pages show, each parsed once. Parsing them on every page takes 13 % more
/// instructions for a build at 1,000 keys.
///
/// On the page that a code span names, the span is not a link. So a text that names pages is parsed
/// again for just these pages.
struct SharedTexts: Sendable {
  private struct Entry: Sendable {
    var inlines: [Inline]
    /// The targets of code spans.
    var named: [String]
  }

  private let entries: [String: Entry]

  /// Reads texts in parallel. A text with mistakes is left to the pages that show it, which report them;
  /// so is a text with a link that its author wrote, because its target is checked for each page.
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
    entries = Dictionary(firstOf: parsed.compactMap(\.self))
  }

  /// A text's inlines as a page shows them; nil where the page has to parse the text itself.
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
    case .text, .code, .badge, .source, .footnote, .html, .picture, .lineBreak, .softBreak: []
    }
  }
}
