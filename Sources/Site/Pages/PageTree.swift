import KeyModel

/// The pages around a page: those above it, those beside it, and what is inside.
struct PageTree {
  /// What the tree shows, as the button that opens it says.
  var title: String
  var entries: [Entry]

  struct Entry {
    var link: PageLink
    var children: [Entry] = []
  }
}

/// Finds the pages around pages.
struct PageTrees: Sendable {
  private let context: SiteContext
  /// The keys and groups by the paths of their pages, as indexes in the catalogue.
  private let keys: [String: Int]
  private let groups: [String: Int]
  /// The pages of kinds that have a plain list, by the name of the kind.
  private let lists: [String: [PageLink]]

  private var catalogue: Catalogue { context.catalogue }

  init(_ context: SiteContext) {
    self.context = context
    let (catalogue, routes) = (context.catalogue, context.routes)
    keys = Dictionary(firstOf: catalogue.keys.enumerated().map { (routes.page(of: $1), $0) })
    groups = Dictionary(
      firstOf: catalogue.groups.enumerated().map { (routes.page(of: $1), $0) })
    let kinds: [PageKind] = [.code, .capability, .extensionPoint]
    let named = kinds.map { kind in
      (
        kind.name,
        kind.pages(in: context).map(\.link).sorted { $0.title.lowercased() < $1.title.lowercased() }
      )
    }
    // Guides have an order of their author.
    let guides = (PageKind.guide.name, PageKind.guide.pages(in: context).map(\.link))
    lists = Dictionary(firstOf: named + [guides])
  }

  /// More pages than these are a list to search, not to look around in.
  private static let longestList = 100
  /// Of a longer list, only this many pages on each side of the page are shown; the page above has all.
  private static let neighbours = 20

  /// The pages around a page; nil if the path at its top says enough.
  func tree(around page: Page) -> PageTree? {
    switch page.kind {
    case .key:
      guard let index = keys[page.path] else { return nil }
      let key = catalogue.keys[index]
      guard let group = context.group(key.group) else { return nil }
      // A list of all groups on every key's page would make the site a tenth larger.
      return PageTree(
        title: group.title,
        entries: documents(key.path.document, of: [group], open: group, at: key))
    case .group:
      guard let group = groups[page.path].map({ catalogue.groups[$0] }) else { return nil }
      return PageTree(
        title: PageKind.groups.link.title,
        entries: documents(group.document, open: group))
    case .document:
      let path = context.documents.first { $0.link.path == page.path }?.path
      return PageTree(title: PageKind.groups.link.title, entries: documents(path?.document))
    default:
      guard let list = lists[page.kind.name], (2...Self.longestList).contains(list.count)
      else { return nil }
      let near = Self.near(list.firstIndex { $0.path == page.path }, in: list)
      let all = PageTree.Entry(link: page.kind.link, children: near.map { .init(link: $0) })
      return PageTree(title: page.kind.link.title, entries: [all])
    }
  }

  /// All documents; of one of them the groups, and of one of these the keys.
  private func documents(
    _ document: DocumentKind.ID?, of shown: [KeyGroup]? = nil, open group: KeyGroup? = nil,
    at key: Key? = nil
  ) -> [PageTree.Entry] {
    let groups = (shown ?? catalogue.groups.filter { $0.document == document }).map { other in
      PageTree.Entry(
        link: PageLink(other.title, context.routes.page(of: other)),
        children: other.id == group?.id ? keys(of: other, around: key) : [])
    }
    guard catalogue.hasSeveralDocuments else {
      return shown == nil
        ? groups : [PageTree.Entry(link: PageKind.groups.link, children: groups)]
    }
    return context.documents.map { _, path, link in
      PageTree.Entry(link: link, children: path.document == document ? groups : [])
    }
  }

  /// A group's keys; of those inside others, only the ones in, beside or above a key.
  private func keys(of group: KeyGroup, around key: Key?) -> [PageTree.Entry] {
    let indexes = context.indexes(of: group)
    let inGroup = Set(indexes.lazy.map { catalogue.keys[$0].path })
    var open: Set<PropertyPath> = []
    if let key { open = Set(catalogue.ancestors(of: key.path).map(\.path) + [key.path]) }
    var children: [PropertyPath?: [Key]] = [:]
    for key in indexes.lazy.map({ catalogue.keys[$0] }) {
      let parent = catalogue.parent(of: key.path)?.path
      children[parent.flatMap { inGroup.contains($0) ? $0 : nil }, default: []].append(key)
    }
    func entries(in parent: PropertyPath?) -> [PageTree.Entry] {
      let keys = children[parent] ?? []
      let near =
        key == nil ? keys[...] : Self.near(keys.firstIndex { open.contains($0.path) }, in: keys)
      return near.map { key in
        PageTree.Entry(
          link: PageLink(key.displayName, context.routes.page(of: key)),
          children: open.contains(key.path) ? entries(in: key.path) : [])
      }
    }
    return entries(in: nil)
  }

  /// The elements around one of them, or the first ones.
  private static func near<Element>(_ index: Int?, in list: [Element]) -> ArraySlice<Element> {
    guard list.count > 2 * neighbours + 1 else { return list[...] }
    let start = min(max(0, (index ?? 0) - neighbours), list.count - 2 * neighbours - 1)
    return list[start...(start + 2 * neighbours)]
  }
}
