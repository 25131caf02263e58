import KeyModel
import Markup

extension PageKind {
  static let search = PageKind(
    "Search", at: "search", template: .search, in: [],
    summary: { _ in "Finds keys, codes, guides, findings and every other page." },
    page: \.searchPage)
}

/// All results of a search. Its script makes the form; the text is for readers without scripts.
extension SiteContext {
  fileprivate var searchPage: Page {
    let lists: [PageKind] = [
      .keys, .groups, .extensionPoints, .values, .platforms, .releases, .deprecated, .codes,
      .guides,
    ]
    return listPage(.search) { builder in
      [
        .paragraph(["Search needs JavaScript. Without it, use these lists to find every key:"]),
        .bullets(lists.filter { $0.isOffered(in: self) }.map { [builder.link(to: $0.link)] }),
      ]
    }
  }
}
