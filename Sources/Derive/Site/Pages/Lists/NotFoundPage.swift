import Markup

extension PageKind {
  static let notFound = PageKind(
    .pageNotFound, at: "404", template: .notFound, in: [],
    summary: { $0.words[.noPageHere] }, page: \.notFoundPage)
}

/// Served for an address without a page.
extension SiteContext {
  fileprivate var notFoundPage: Page {
    let menu = navigation(stated: nil)
    let links = [MenuLink(link(to: .home))] + menu.links + menu.others
    var page = listPage(.notFound) { builder in
      [
        .paragraph(
          words.inlines(.lostAdvice, ["search": [builder.link(to: PageKind.search)]])),
        .bullets(links.map { [.link($0.destination, [.text($0.title)])] }),
      ]
    }
    page.breadcrumb = []
    return page
  }
}
