import KeyModel
import Markup

/// All results of a search. Its script makes the form; the text is for readers without scripts.
struct SearchPage: Sendable {
  let context: SiteContext

  var page: Page {
    let builder = PageBuilder(context, page: SiteContext.search.path)
    let summary = "Finds keys, extension points, guides and lists."
    let links = [
      SiteContext.keys, SiteContext.groups, SiteContext.points, SiteContext.values,
      SiteContext.platforms, SiteContext.releases, SiteContext.deprecated, SiteContext.guideList,
    ]
    return Page(
      path: SiteContext.search.path, kind: .search, title: SiteContext.search.title,
      description: summary, breadcrumb: [SiteContext.home],
      sections: [
        Section("summary", [.paragraph([.text(summary)])]),
        Section(
          "body",
          [
            .paragraph([
              .text("Search needs JavaScript. Without it, use these lists to find every key:")
            ]),
            .list(List(items: links.map { [.paragraph([builder.link(to: $0)])] })),
          ]),
      ])
  }
}
