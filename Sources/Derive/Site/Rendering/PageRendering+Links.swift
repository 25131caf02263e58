import Markup
import Text

/// The links from a page to others, and to its own sections.
extension PageRendering {
  /// Headings of the second level, for a page that has at least three.
  func contents(into writer: inout HTMLWriter) {
    var headings: [(title: [Inline], id: String)] = []
    for (section, anchor) in zip(page.sections, anchors) {
      if let title = section.heading(words), let anchor {
        headings.append(([.text(title)], anchor))
      }
      for case .heading(2, let text, let id) in section.blocks {
        // HTML does not allow a link inside a link.
        headings.append(([.text(text.plainText)], id))
      }
    }
    // The first screen of a short page about a key shows its sections; a list of a hundred notes is its own
    // table of contents.
    let fewest = page.kind == .key ? 9 : 3
    guard (fewest...80).contains(headings.count) else { return }
    // A few short titles fit in a line or two above the text, more go beside it.
    let isLong = headings.reduce(0) { $0 + $1.title.plainText.count + 3 } > Self.longestLine
    writer.markup("<nav class=\"contents")
    writer.markup(isLong ? " long\"" : "\"")
    writer.markup(" aria-label=\"")
    writer.text(words[.onThisPage])
    writer.markup("\"><p>")
    writer.text(words[.onThisPage])
    writer.markup("</p><ul>\n")
    for heading in headings {
      writer.markup("<li>")
      writer.open("a", ("href", "#" + heading.id))
      renderer.render(heading.title, into: &writer)
      writer.markup("</a></li>\n")
    }
    writer.markup("</ul></nav>\n")
  }

  /// In characters.
  private static let longestLine = 170

  func previousNext(into writer: inout HTMLWriter) {
    guard page.previous != nil || page.next != nil else { return }
    writer.open(
      "nav", ("class", "previous-next"), ("aria-label", words[.neighbours]))
    writer.markup("\n")
    let links: [(PageLink?, StaticString, Word)] = [
      (page.previous, "prev", .previous), (page.next, "next", .next),
    ]
    for (link, relation, label) in links {
      guard let link else { continue }
      writer.markup("<a rel=\"")
      writer.markup(relation)
      writer.markup("\"")
      renderer.href(.page(link.path, fragment: nil), into: &writer)
      writer.markup(">")
      writer.text(words(label, ["title": link.title]))
      writer.markup("</a>\n")
    }
    writer.markup("</nav>\n")
  }

  /// The path from the home page.
  func breadcrumb(into writer: inout HTMLWriter) {
    guard !page.breadcrumb.isEmpty else { return }
    writer.open("nav", ("class", "breadcrumb"), ("aria-label", words[.breadcrumb]))
    writer.markup("<ol>\n")
    for link in page.breadcrumb {
      writer.markup("<li>")
      renderer.openLink(to: .page(link.path, fragment: nil), into: &writer)
      writer.text(link.title)
      writer.markup("</a></li>\n")
    }
    writer.markup("<li aria-current=\"page\">")
    writer.text(page.title)
    writer.markup("</li>\n</ol>\n</nav>\n")
  }

  /// A link with a mark if it leads to the page itself, or to the list that the page is on.
  func link(to link: PageLink, into writer: inout HTMLWriter) {
    self.link(to: MenuLink(link), into: &writer)
  }

  func link(to link: MenuLink, isAbove: Bool = false, into writer: inout HTMLWriter) {
    writer.markup("<a")
    renderer.href(link.destination, into: &writer)
    if link.page == page.path {
      writer.markup(" aria-current=\"page\"")
    } else if isAbove {
      writer.markup(" aria-current=\"true\"")
    }
    writer.markup(">")
    renderer.render(title: link.title, into: &writer)
    writer.markup("</a>")
  }
}
