import Markup

extension SiteContext {
  /// A page that lists others: a sentence on what it lists, and its blocks.
  func listPage(
    _ link: PageLink, _ description: String, under above: [PageLink] = [],
    _ blocks: (inout PageBuilder) -> [Block]
  ) -> Page {
    var builder = PageBuilder(self, page: link.path)
    let body = isOutline ? [] : blocks(&builder)
    var page = Page(
      path: link.path, kind: .list, title: link.title, description: description,
      breadcrumb: [SiteContext.home] + above,
      sections: [
        Section("summary", [.paragraph([.text(description)])]),
        Section("body", body),
      ])
    page.links = builder.links
    page.diagnostics = builder.diagnostics
    return page
  }
}
