import Markup

/// The way from the home page, and what stands beside the page.
extension PageRenderer {
  func breadcrumb(_ page: Page, _ renderer: HTMLRenderer) -> String {
    guard !page.breadcrumb.isEmpty else { return "" }
    var writer = HTMLWriter()
    writer.markup("<nav class=\"breadcrumb\" aria-label=\"Breadcrumb\"><ol>\n")
    for link in page.breadcrumb {
      writer.markup("<li>")
      writer.open("a", ("href", renderer.address(of: .page(link.path, fragment: nil))))
      writer.text(link.title)
      writer.markup("</a></li>\n")
    }
    writer.markup("<li aria-current=\"page\">")
    writer.text(page.title)
    writer.markup("</li>\n</ol>\n")
    siblings(page, renderer, into: &writer)
    writer.markup("</nav>\n")
    return writer.string
  }

  private func siblings(_ page: Page, _ renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    func write(_ link: PageLink) {
      writer.open(
        "a", ("href", renderer.address(of: .page(link.path, fragment: nil))),
        ("aria-current", link.path == page.path ? "page" : nil))
      writer.text(link.title)
      writer.markup("</a>")
    }
    switch page.siblings {
    case .all(let title, let links):
      writer.markup("<details class=\"siblings\"><summary>")
      writer.text(title)
      writer.markup("</summary><ul>\n")
      for link in links {
        writer.markup("<li>")
        write(link)
        writer.markup("</li>\n")
      }
      writer.markup("</ul></details>\n")
    case .link(let link):
      writer.markup("<p class=\"siblings\">")
      write(link)
      writer.markup("</p>\n")
    case nil: break
    }
  }
}
