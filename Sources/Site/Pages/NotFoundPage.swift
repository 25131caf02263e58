import Markup

/// Served for an address that leads nowhere.
struct NotFoundPage {
  let context: SiteContext

  var page: Page {
    let builder = PageBuilder(context, page: "404")
    let links = [SiteContext.home] + SiteContext.navigation
    return Page(
      path: "404", kind: .notFound, title: "Page not found",
      description: "There is no page at this address.",
      sections: [
        Section("summary", [.paragraph([.text("There is no page at this address.")])]),
        Section(
          "body",
          [
            .paragraph([
              .text("A key may have moved: "), builder.link(to: SiteContext.search),
              .text(" for its name, or start from one of these."),
            ]),
            .list(List(items: links.map { [.paragraph([builder.link(to: $0)])] })),
          ]),
      ])
  }
}
