import Markup

extension SiteContext {
  /// A page that lists others: a sentence on what it lists, and its blocks.
  ///
  /// - Parameters:
  ///   - link: The page; nil if it is the only one of its kind.
  ///   - above: The pages between this one and the list of its kind.
  func listPage(
    _ kind: PageKind, at link: PageLink? = nil, _ description: String, under above: [PageLink] = [],
    _ blocks: (inout PageBuilder) -> [Block]
  ) -> Page {
    let link = link ?? kind.link
    let home = PageKind.home.link
    var builder = PageBuilder(self, page: link.path)
    let body = isOutline ? [] : blocks(&builder)
    var page = Page(
      path: link.path, kind: kind, title: link.title, description: description,
      breadcrumb: [home] + [kind.link].filter { $0 != link && $0 != home } + above,
      sections: [
        Section("summary", [.paragraph([.text(description)])]),
        Section("body", body),
      ])
    page.links = builder.links
    page.diagnostics = builder.diagnostics
    return page
  }
}
