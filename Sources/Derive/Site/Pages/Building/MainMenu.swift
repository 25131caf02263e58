/// The links at the top of every page: what people come for by short names, and a menu of everything else.
struct MainMenu {
  var links: [PageLink]
  /// The tools and the other lists; empty where all links fit in the bar.
  var others: [PageLink]

  /// The most links in the bar, the menu counted as one.
  static let most = 6

  /// All links.
  var all: [PageLink] { links + others }
}

extension SiteContext {
  /// The links at the top of every page.
  var navigation: MainMenu {
    let main: [(title: Word, kind: PageKind)] = [
      (.keys, .keys), (.errors, .codes), (.guides, .guides), (.extensions, .extensionPoints),
      (.whatsNew, hasPlatforms ? .releases : .changes),
    ]
    let more: [PageKind] = [
      .check, .groups, .shapes, .values, .capabilities, .apis, .availability, .platforms, .changes,
      .schemas, .downloads,
    ]
    let links = main.filter { $0.kind.isOffered(in: self) }.map {
      PageLink(words[$0.title], $0.kind.path)
    }
    let others = more.filter { $0.isOffered(in: self) }.map(link)
      .filter { link in !links.contains { $0.path == link.path } }
    return links.count + others.count <= MainMenu.most
      ? MainMenu(links: links + others, others: []) : MainMenu(links: links, others: others)
  }
}
