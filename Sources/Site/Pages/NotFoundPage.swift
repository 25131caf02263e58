import Markup

extension PageKind {
  static let notFound = PageKind("Page not found", at: "404", template: .notFound, in: []) {
    NotFoundPage(context: $0).page
  }
}

/// Served for an address without a page.
struct NotFoundPage: Sendable {
  let context: SiteContext

  var page: Page {
    let link = PageKind.notFound.link
    let builder = PageBuilder(context, page: link.path)
    let links = [PageKind.home.link] + context.navigation
    return Page(
      path: link.path, kind: .notFound, title: link.title,
      description: "There is no page at this address.",
      sections: [
        Section("summary", [.paragraph([.text("There is no page at this address.")])]),
        Section(
          "body",
          [
            .paragraph([
              .text("The key may have moved. "), builder.link(to: PageKind.search.link),
              .text(" for its name, or start from one of these pages:"),
            ]),
            .list(List(items: links.map { [.paragraph([builder.link(to: $0)])] })),
          ]),
      ])
  }
}
