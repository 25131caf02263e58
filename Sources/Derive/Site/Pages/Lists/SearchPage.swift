import KeyModel
import Markup

extension PageKind {
  static let search = PageKind(
    .search, at: "search", template: .search, in: [],
    summary: { $0.words[.aboutSearch] },
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
        .paragraph([.text(words[.searchNeedsScripts])]),
        .bullets(lists.filter { $0.isOffered(in: self) }.map { [builder.link(to: $0)] }),
      ]
    }
  }
}
