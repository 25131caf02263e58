import KeyModel
import Markup

extension PageKind {
  static let search = PageKind(
    "Search", at: "search", template: .search, in: [],
    summary: { _ in "Finds keys, extension points, guides and lists." },
    page: \.searchPage)
}

/// All results of a search. Its script makes the form; the text is for readers without scripts.
extension SiteContext {
  fileprivate var searchPage: Page {
    let links = [
      PageKind.keys.link, PageKind.groups.link, PageKind.extensionPoints.link, PageKind.values.link,
      PageKind.platforms.link, PageKind.releases.link, PageKind.deprecated.link,
      PageKind.guides.link,
    ]
    return listPage(.search) { builder in
      [
        .paragraph(["Search needs JavaScript. Without it, use these lists to find every key:"]),
        .bullets(links.map { [builder.link(to: $0)] }),
      ]
    }
  }
}
