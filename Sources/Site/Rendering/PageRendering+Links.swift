import Markup

/// The links from a page to others, and to its own sections.
extension PageRendering {
  /// Headings of the second level, for a page that has at least three.
  func contents(into writer: inout HTMLWriter) {
    var headings: [(title: [Inline], id: String)] = []
    for (section, anchor) in zip(page.sections, anchors) {
      if let title = section.title, let anchor { headings.append(([.text(title)], anchor)) }
      for case .heading(2, let text, let id) in section.blocks {
        // HTML does not allow a link inside a link.
        headings.append(([.text(text.plainText)], id))
      }
    }
    // The first screen of a short page about a key shows its sections; a list of a hundred notes is its own
    // table of contents.
    let fewest = page.kind == .key ? 6 : 3
    guard (fewest...80).contains(headings.count) else { return }
    writer.markup("<nav class=\"contents\" aria-label=\"On this page\"><p>On this page</p><ul>\n")
    for heading in headings {
      writer.markup("<li>")
      writer.open("a", ("href", "#" + heading.id))
      renderer.render(heading.title, into: &writer)
      writer.markup("</a></li>\n")
    }
    writer.markup("</ul></nav>\n")
  }

  func previousNext(into writer: inout HTMLWriter) {
    guard page.previous != nil || page.next != nil else { return }
    writer.markup("<nav class=\"previous-next\" aria-label=\"Neighbours\">\n")
    let links: [(PageLink?, StaticString, StaticString)] = [
      (page.previous, "prev", "Previous: "), (page.next, "next", "Next: "),
    ]
    for (link, relation, label) in links {
      guard let link else { continue }
      writer.markup("<a rel=\"")
      writer.markup(relation)
      writer.markup("\"")
      renderer.href(.page(link.path, fragment: nil), into: &writer)
      writer.markup(">")
      writer.markup(label)
      writer.text(link.title)
      writer.markup("</a>\n")
    }
    writer.markup("</nav>\n")
  }

  /// The path from the home page, and the siblings of the page.
  func breadcrumb(into writer: inout HTMLWriter) {
    guard !page.breadcrumb.isEmpty else { return }
    writer.markup("<nav class=\"breadcrumb\" aria-label=\"Breadcrumb\"><ol>\n")
    for link in page.breadcrumb {
      writer.markup("<li>")
      renderer.openLink(to: .page(link.path, fragment: nil), into: &writer)
      writer.text(link.title)
      writer.markup("</a></li>\n")
    }
    writer.markup("<li aria-current=\"page\">")
    writer.text(page.title)
    writer.markup("</li>\n</ol>\n")
    siblings(into: &writer)
    writer.markup("</nav>\n")
  }

  private func siblings(into writer: inout HTMLWriter) {
    switch page.siblings {
    case .all(let title, let links):
      writer.markup("<details class=\"siblings\"><summary>")
      writer.text(title)
      writer.markup("</summary><ul>\n")
      for link in links {
        writer.markup("<li>")
        self.link(to: link, into: &writer)
        writer.markup("</li>\n")
      }
      writer.markup("</ul></details>\n")
    case .link(let link):
      writer.markup("<p class=\"siblings\">")
      self.link(to: link, into: &writer)
      writer.markup("</p>\n")
    case nil: break
    }
  }

  /// A link with a mark if it leads to the page itself.
  func link(to link: PageLink, into writer: inout HTMLWriter) {
    writer.markup("<a")
    renderer.href(.page(link.path, fragment: nil), into: &writer)
    writer.markup(link.path == page.path ? " aria-current=\"page\">" : ">")
    writer.text(link.title)
    writer.markup("</a>")
  }
}
