import KeyModel
import Markup

/// The keys inside a key or a file, as a tree.
extension PageBuilder {
  /// A tree with the type of each key, whether it is required, and since when if the key around it says something else.
  mutating func tree(inside key: Key) -> [Block] {
    let isWhole = number(inside: key.path, atMost: Self.treeLimit) <= Self.treeLimit
    let since = AvailabilityText(of: key, in: catalogue, words).since?.plainText
    return tree(
      of: catalogue.children(of: key.path), in: key.path, since, isWhole ? .whole : .firstLevel
    ).map { [$0] } ?? []
  }

  /// The tree of a file: the keys at its root or of the shape that it has. What is inside of them is to be opened if it is
  /// much.
  mutating func tree(ofRoot path: PropertyPath) -> [Block] {
    let isWhole = number(inside: path, atMost: Self.treeLimit) <= Self.treeLimit
    let keys = path.isRoot ? catalogue.roots(beside: path) : catalogue.children(of: path)
    return tree(of: keys, in: path, nil, isWhole ? .whole : .toOpen).map { [$0] } ?? []
  }

  /// The part of a tree that is shown.
  private enum Extent {
    case whole, firstLevel
    /// The first level, and under each of its keys what is inside, closed.
    case toOpen
  }

  /// Limits the number of keys in a tree; a page shows only the first level of a larger one.
  private static let treeLimit = 60
  /// The most keys that are inside of one to be opened.
  private static let closedLimit = 120

  private mutating func tree(
    of children: Catalogue.SomeKeys, in parent: PropertyPath, _ around: String?, _ extent: Extent
  ) -> Block? {
    var items: [[Block]] = []
    for child in children.prefix(LongList.mostRows) {
      let since = AvailabilityText(of: child, in: catalogue, words).since?.plainText
      let inside = extent == .whole ? 0 : number(inside: child.path, atMost: .max)
      var item = [
        self.item(
          child, in: parent, since == around ? nil : since,
          inside: extent == .firstLevel ? inside : 0)
      ]
      switch extent {
      case .whole: item += below(child, since, .whole)
      case .firstLevel: break
      case .toOpen where inside == 0: break
      case .toOpen:
        let isSmall = inside <= Self.closedLimit
        let title = words(.countInside, count: inside)
        item.append(.details(Details(title), below(child, since, isSmall ? .whole : .firstLevel)))
      }
      items.append(item)
    }
    if children.count > items.count {
      let rest = more(children.count - items.count, in: context.link(to: PageKind.keys))
      items.append([.paragraph([rest])])
    }
    return items.isEmpty ? nil : .list(List(items: items))
  }

  private mutating func below(_ key: Key, _ since: String?, _ extent: Extent) -> [Block] {
    tree(of: catalogue.children(of: key.path), in: key.path, since, extent).map { [$0] } ?? []
  }

  private mutating func item(
    _ key: Key, in parent: PropertyPath, _ since: String?, inside: Int
  ) -> Block {
    var facts: [String] = []
    if key.required == .required { facts.append(words[.isRequired]) }
    if let since { facts.append(since) }
    if inside > 0 { facts.append(words(.countInside, count: inside)) }
    let name = Inline.link(
      .page(routes.page(of: key), fragment: nil), [.code(key.name(inside: parent))])
    let rest = facts.map { words[.comma] + $0 }.joined()
    var text: [Inline] = [
      name, " ", .emphasis(type(of: key) + (rest.isEmpty ? [] : [.text(rest)])),
    ]
    let summary = summaryCell(key)
    if !summary.plainText.isEmpty { text += [.lineBreak] + summary }
    return .paragraph(text)
  }

  /// The number of keys inside, counted no further than one more than a limit.
  private func number(inside path: PropertyPath, atMost limit: Int) -> Int {
    var number = 0
    for child in path.isRoot ? catalogue.roots(beside: path) : catalogue.children(of: path) {
      guard number <= limit else { break }
      number += 1 + self.number(inside: child.path, atMost: limit)
    }
    return number
  }
}
