import Markup

extension PageKind {
  static let notFound = PageKind(
    "Page not found", at: "404", template: .notFound, in: [],
    summary: { _ in "There is no page at this address." }, page: \.notFoundPage)
}

/// Served for an address without a page.
extension SiteContext {
  fileprivate var notFoundPage: Page {
    let links = [PageKind.home.link] + navigation.all
    var page = listPage(.notFound) { builder in
      [
        .paragraph([
          "The key may have moved. ", builder.link(to: PageKind.search.link),
          " for its name, or start from one of these pages:",
        ]), .bullets(links.map { [builder.link(to: $0)] }),
      ]
    }
    page.breadcrumb = []
    return page
  }
}
