import Markup

extension SiteContext {
  /// A page that is the only one of its kind: a sentence on what it lists, and its blocks.
  func listPage(_ kind: PageKind, _ blocks: (inout PageBuilder) -> [Block]) -> Page {
    listPage(kind.head(in: self), blocks)
  }

  /// A page that lists others.
  ///
  /// - Parameter above: The pages between this one and the list of its kind.
  func listPage(
    _ head: PageHead, under above: [PageLink] = [], _ blocks: (inout PageBuilder) -> [Block]
  ) -> Page {
    let (link, home, list) = (head.link, self.link(to: .home), self.link(to: head.kind))
    var builder = PageBuilder(self, page: link.path)
    // Before the page, which takes the builder's findings.
    var body = blocks(&builder)
    body += builder.chapter(.sources, builder.sources())
    return builder.page(
      head, breadcrumb: [home] + [list].filter { $0 != link && $0 != home } + above,
      [Section("summary", [.paragraph([.text(head.summary)])]), Section("body", body)]
        .filter { $0.slot == "body" || !head.summary.isEmpty })
  }
}
