import Markup

/// Served for an address without a page.
struct NotFoundPage: Sendable {
  let context: SiteContext

  static let link = PageLink("Page not found", "404")

  var page: Page {
    let builder = PageBuilder(context, page: Self.link.path)
    let links = [SiteContext.home] + context.navigation
    return Page(
      path: Self.link.path, kind: .notFound, title: Self.link.title,
      description: "There is no page at this address.",
      sections: [
        Section("summary", [.paragraph([.text("There is no page at this address.")])]),
        Section(
          "body",
          [
            .paragraph([
              .text("The key may have moved. "), builder.link(to: SiteContext.search),
              .text(" for its name, or start from one of these pages:"),
            ]),
            .list(List(items: links.map { [.paragraph([builder.link(to: $0)])] })),
          ]),
      ])
  }
}
