import KeyModel

/// The pages around a page: those above it, those beside it, and what is inside.
struct PageTree {
  /// The contents of the tree, as the button that opens it names them.
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
  private let levels: KeyLevels
  /// The links to all keys, because a page has those to the keys around it.
  private let links: [PageLink]
  /// The keys and groups by the paths of their pages, as indexes in the catalogue.
  private let keys: [String: Int]
  private let groups: [String: Int]
  /// The documents, if there are several, each with its link.
  private let documents: [(id: DocumentKind.ID?, link: PageLink)]
  /// The positions of groups, given by their indexes in the catalogue, among those of their documents.
  private let positionsOfGroups: [Int: Int]
  private let documentsByPage: [String: DocumentKind.ID?]
  /// The positions of documents.
  private let positionsOfDocuments: [DocumentKind.ID?: Int]
  /// The pages of kinds that have a plain list, by the name of the kind.
  private let lists: [String: [PageLink]]

  private var catalogue: Catalogue { context.catalogue }

  init(_ context: SiteContext) {
    self.context = context
    levels = KeyLevels(context)
    documents = context.documents.map { ($0.path.document, $0.link) }
    documentsByPage = Dictionary(firstOf: documents.map { ($0.link.path, $0.id) })
    positionsOfDocuments = Dictionary(firstOf: documents.enumerated().map { ($1.id, $0) })
    let groups = context.catalogue.groups
    positionsOfGroups = Dictionary(
      firstOf: Dictionary(grouping: groups.indices) { groups[$0].document }.values
        .flatMap { $0.enumerated().map { ($1, $0) } })
    let (catalogue, routes) = (context.catalogue, context.routes)
    links = catalogue.keys.map { PageLink($0.displayName, routes.page(of: $0)) }
    keys = Dictionary(firstOf: catalogue.keys.enumerated().map { (routes.page(of: $1), $0) })
    self.groups = Dictionary(
      firstOf: catalogue.groups.enumerated().map { (routes.page(of: $1), $0) })
    let kinds: [PageKind] = [.code, .capability, .extensionPoint]
    let named = kinds.map { kind in
      (
        kind.name,
        kind.pages(in: context).map(\.link).sorted { $0.title.lowercased() < $1.title.lowercased() }
      )
    }
    lists = Dictionary(firstOf: named)
  }

  /// More pages than these are a list to search, not to look around in.
  private static let longestList = 100
  /// The number of pages on each side of the page that a longer list shows; the page above has all.
  private static let neighbours = 8

  /// The pages around a page; nil if the path at its top says enough.
  func tree(around page: Page) -> PageTree? {
    switch page.kind {
    case .key:
      guard let index = keys[page.path] else { return nil }
      let key = catalogue.keys[index]
      guard let group = catalogue.group(key.group) else { return nil }
      // A list of all groups on every key's page would make the site a tenth larger.
      let alone = entry(of: group, keys: keys(of: group, around: index))
      return PageTree(
        title: group.title,
        entries: documents.isEmpty
          ? [PageTree.Entry(link: context.link(to: .groups), children: [alone])]
          : entries(of: key.path.document, [alone]))
    case .group:
      guard let index = groups[page.path] else { return nil }
      return PageTree(title: context.words[.groups], entries: entries(around: index))
    case .document:
      let id = documentsByPage[page.path].flatMap(\.self)
      let groups = Self.near(nil, in: self.groups(of: id), ifMoreThan: Self.longestList)
      return PageTree(
        title: context.words[.groups], entries: entries(of: id, groupEntries(groups)))
    case .guide:
      let content = context.content
      guard let guide = content.guide(ofPage: page.path), guide.html == nil,
        content.guides.count > 1
      else {
        return nil
      }
      let way = content.sections(around: guide) + [guide]
      let all = PageTree.Entry(
        link: context.link(to: .guides), children: entries(ofGuidesIn: "", around: way[...]))
      return PageTree(title: context.link(to: .guides).title, entries: [all])
    default:
      guard let list = lists[page.kind.name], (2...Self.longestList).contains(list.count)
      else { return nil }
      let near = Self.near(list.firstIndex { $0.path == page.path }, in: list)
      let all = PageTree.Entry(
        link: context.link(to: page.kind), children: near.map { .init(link: $0) })
      return PageTree(title: context.words[page.kind.title], entries: [all])
    }
  }

  /// The guides and sections of a folder, with those inside the first one of a way, and so on.
  private func entries(ofGuidesIn folder: String, around way: ArraySlice<Guide>) -> [PageTree.Entry]
  {
    let content = context.content
    let open = way.first
    return Self.near(open.flatMap { content.positions[$0.slug] }, in: content.levels[folder] ?? [])
      .map { guide in
        PageTree.Entry(
          link: PageLink(guide.label ?? guide.title, guide.page),
          children: guide.slug == open?.slug && guide.isSection
            ? entries(ofGuidesIn: guide.slug, around: way.dropFirst()) : [])
      }
  }

  /// All documents, one of them with groups.
  private func entries(of document: DocumentKind.ID?, _ groups: [PageTree.Entry])
    -> [PageTree.Entry]
  {
    guard !documents.isEmpty else { return groups }
    let index = positionsOfDocuments[document]
    return Self.near(index, in: documents, ifMoreThan: Self.longestList).map { id, link in
      PageTree.Entry(link: link, children: id == document ? groups : [])
    }
  }

  /// The groups around one of them, which shows its keys.
  private func entries(around index: Int) -> [PageTree.Entry] {
    let document = catalogue.groups[index].document
    let near = Self.near(
      positionsOfGroups[index], in: groups(of: document), ifMoreThan: Self.longestList)
    return entries(of: document, groupEntries(near, open: index))
  }

  private func groups(of document: DocumentKind.ID?) -> [Int] {
    context.groups(beside: PropertyPath([], in: document))
  }

  private func groupEntries(_ indexes: some Sequence<Int>, open: Int? = nil) -> [PageTree.Entry] {
    indexes.map { index in
      let group = catalogue.groups[index]
      return entry(of: group, keys: index == open ? keys(of: group) : [])
    }
  }

  private func entry(of group: KeyGroup, keys: [PageTree.Entry]) -> PageTree.Entry {
    PageTree.Entry(link: PageLink(group.title, context.routes.page(of: group)), children: keys)
  }

  /// The keys of a group that are inside no other of its keys.
  private func keys(of group: KeyGroup) -> [PageTree.Entry] {
    Self.near(nil, in: levels.first(of: group), ifMoreThan: Self.longestList).map {
      PageTree.Entry(link: links[$0])
    }
  }

  /// A group's keys; of those inside others, only the ones in, beside or above a key.
  private func keys(of group: KeyGroup, around key: Int) -> [PageTree.Entry] {
    entries(levels.first(of: group), around: levels.way(to: key)[...])
  }

  /// The keys of a level, with those inside the first one of a way, and so on.
  private func entries(_ level: [Int], around way: ArraySlice<Int>) -> [PageTree.Entry] {
    let open = way.first
    return Self.near(open.map { levels.position(of: $0) }, in: level).map { index in
      PageTree.Entry(
        link: links[index],
        children: index == open ? entries(levels.inside(index), around: way.dropFirst()) : [])
    }
  }

  /// All elements, or of a longer list those around one of them, or the first ones.
  private static func near<Element>(
    _ index: Int?, in list: [Element], ifMoreThan limit: Int = 2 * neighbours + 1
  ) -> ArraySlice<Element> {
    guard list.count > limit else { return list[...] }
    let start = min(max(0, (index ?? 0) - neighbours), list.count - 2 * neighbours - 1)
    return list[start...(start + 2 * neighbours)]
  }
}
