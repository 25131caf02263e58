import Markup

/// The links at the top of every page: what people come for by short names, and a menu of everything else.
struct MainMenu {
  var links: [MenuLink]
  /// The tools and the other lists; empty where all links fit in the bar.
  var others: [MenuLink]

  /// The most links in the bar, the menu counted as one.
  static let most = 6
}

/// A link at the top of every page.
struct MenuLink: Sendable {
  var title: String
  var destination: Destination

  init(_ title: String, _ destination: Destination) {
    self.title = title
    self.destination = destination
  }

  init(_ link: PageLink) { self.init(link.title, .page(link.path, fragment: nil)) }

  /// The page it leads to, if it is one of the site.
  var page: String? { if case .page(let path, _) = destination { path } else { nil } }
}

extension SiteContext {
  /// The links at the top of every page.
  ///
  /// - Parameter stated: The links that the settings state, which replace the main ones.
  func navigation(stated: [MenuLink]?) -> MainMenu {
    let main: [(title: Word, kind: PageKind)] = [
      (.keys, .keys), (.errors, .codes), (.guides, .guides), (.extensions, .extensionPoints),
      (.whatsNew, hasPlatforms ? .releases : .changes),
    ]
    let more: [PageKind] = [
      .check, .groups, .shapes, .values, .capabilities, .apis, .availability, .platforms, .changes,
      .schemas, .downloads,
    ]
    let links =
      stated
      ?? main.filter { $0.kind.isOffered(in: self) }.map {
        MenuLink(PageLink(words[$0.title], $0.kind.path))
      }
    let others = more.filter { $0.isOffered(in: self) }.map { MenuLink(link(to: $0)) }
      .filter { link in !links.contains { $0.page == link.page } }
    return links.count + others.count <= MainMenu.most
      ? MainMenu(links: links + others, others: []) : MainMenu(links: links, others: others)
  }
}
