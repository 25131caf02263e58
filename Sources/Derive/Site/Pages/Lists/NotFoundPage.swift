import Markup

extension PageKind {
  static let notFound = PageKind(
    .pageNotFound, at: "404", template: .notFound, in: [],
    summary: { $0.words[.noPageHere] }, page: \.notFoundPage)
}

/// Served for an address without a page.
extension SiteContext {
  fileprivate var notFoundPage: Page {
    let links = [link(to: .home)] + navigation.all
    var page = listPage(.notFound) { builder in
      [
        .paragraph(
          words.inlines(.lostAdvice, ["search": [builder.link(to: PageKind.search)]])),
        .bullets(links.map { [builder.link(to: $0)] }),
      ]
    }
    page.breadcrumb = []
    return page
  }
}
