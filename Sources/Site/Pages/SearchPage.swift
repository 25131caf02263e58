import KeyModel
import Markup

extension PageKind {
  static let search = PageKind("Search", at: "search", template: .search, in: []) {
    SearchPage(context: $0).page
  }
}

/// All results of a search. Its script makes the form; the text is for readers without scripts.
struct SearchPage: Sendable {
  let context: SiteContext

  var page: Page {
    let builder = PageBuilder(context, page: PageKind.search.link.path)
    let summary = "Finds keys, extension points, guides and lists."
    let links = [
      PageKind.keys.link, PageKind.groups.link, PageKind.extensionPoints.link, PageKind.values.link,
      PageKind.platforms.link, PageKind.releases.link, PageKind.deprecated.link,
      PageKind.guides.link,
    ]
    return Page(
      path: PageKind.search.link.path, kind: .search, title: PageKind.search.link.title,
      description: summary, breadcrumb: [PageKind.home.link],
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
