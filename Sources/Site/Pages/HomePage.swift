import KeyModel
import Markup

/// The page a visitor sees first, and the one who lost the way.
struct HomePage: Sendable {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  static let notFoundLink = PageLink("Page not found", "404")

  /// What the site is, in one sentence.
  var summary: String {
    "A reference of \(catalogue.keys.count) configuration keys and \(catalogue.extensionPoints.count) extension points: types, availability, nesting, allowed values and rules, each with its source."
  }

  var home: Page {
    let builder = PageBuilder(context, page: "index")
    func list(_ links: [PageLink]) -> Block {
      .list(List(items: links.map { [.paragraph([builder.link(to: $0)])] }))
    }
    var body: [Block] = []
    func section(_ title: String, _ blocks: [Block]) {
      guard !blocks.isEmpty else { return }
      body.append(.heading(level: 2, [.text(title)], id: headingSlug(title)))
      body += blocks
    }
    section(
      "Find a key",
      [
        list([
          SiteContext.keys, SiteContext.values, SiteContext.availability, SiteContext.platforms,
          SiteContext.releases, SiteContext.deprecated,
        ])
      ])
    section(
      "Groups",
      [list(catalogue.groups.map { PageLink($0.title, context.routes.page(of: $0)) })])
    section(
      "Extension points",
      catalogue.extensionPoints.isEmpty
        ? []
        : [
          list(
            catalogue.extensionPoints.sorted { $0.name < $1.name }.map {
              PageLink($0.name, context.routes.page(of: $0))
            })
        ])
    section("Guides", builder.list(of: context.guides))
    section(
      "For tools",
      [
        .list(
          List(items: [
            [.paragraph([builder.link(to: SiteContext.schemas)])],
            [.paragraph([builder.link(to: SiteContext.rules)])],
            [
              .paragraph([
                .link(.file("catalogue.json"), [.code("catalogue.json")]),
                .text(": the whole reference as data"),
              ])
            ],
            [
              .paragraph([
                .link(.file("llms.txt"), [.code("llms.txt")]),
                .text(": every page as Markdown, for language models"),
              ])
            ],
          ]))
      ])
    if context.offersDownloads {
      section("Away from the network", [list([SiteContext.downloads])])
    }
    section("About", [list([SiteContext.notes])])
    return Page(
      path: "index", kind: .home, title: catalogue.title, description: summary,
      sections: [Section("summary", [.paragraph([.text(summary)])]), Section("body", body)])
  }

  /// All results of a search. Its script makes the form; what stands here is for readers without.
  var search: Page {
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
              .text("Search needs JavaScript. Without it, these lists lead to every key:")
            ]),
            .list(List(items: links.map { [.paragraph([builder.link(to: $0)])] })),
          ]),
      ])
  }

  /// Served for an address that leads nowhere.
  var notFound: Page {
    let builder = PageBuilder(context, page: "404")
    let links = [SiteContext.home] + context.navigation
    return Page(
      path: Self.notFoundLink.path, kind: .notFound, title: Self.notFoundLink.title,
      description: "There is no page at this address.",
      sections: [
        Section("summary", [.paragraph([.text("There is no page at this address.")])]),
        Section(
          "body", [.list(List(items: links.map { [.paragraph([builder.link(to: $0)])] }))]),
      ])
  }
}
