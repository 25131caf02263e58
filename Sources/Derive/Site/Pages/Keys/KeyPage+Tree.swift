import KeyModel
import Markup

/// The keys inside a key.
extension KeyPage {
  /// A tree with the type of each key, whether it is required, and since when if the key around it says something else.
  mutating func tree(of key: Key) -> [Block] {
    let isWhole = number(inside: key.path, atMost: Self.treeLimit) <= Self.treeLimit
    return tree(of: key, isWhole: isWhole).map { [$0] } ?? []
  }

  /// Limits the number of keys in a tree; a page shows only the first level of a larger one.
  private static let treeLimit = 60

  private mutating func tree(of parent: Key, isWhole: Bool) -> Block? {
    let around = AvailabilityText(of: parent, in: catalogue, words).since?.plainText
    var items: [[Block]] = []
    let children = catalogue.children(of: parent.path)
    for child in children.prefix(LongList.mostRows) {
      var facts: [String] = []
      if child.required == .required { facts.append(words[.isRequired]) }
      if let since = AvailabilityText(of: child, in: catalogue, words).since?.plainText,
        since != around
      {
        facts.append(since)
      }
      let inside = isWhole ? 0 : number(inside: child.path, atMost: .max)
      if inside > 0 { facts.append(words(.countInside, count: inside)) }
      let name = Inline.link(
        .page(builder.routes.page(of: child), fragment: nil),
        [.code(child.name(inside: parent.path))])
      let rest = facts.map { words[.comma] + $0 }.joined()
      var text: [Inline] = [
        name, " ", .emphasis(builder.type(of: child) + (rest.isEmpty ? [] : [.text(rest)])),
      ]
      let summary = builder.summaryCell(child)
      if !summary.isEmpty { text += [.lineBreak] + summary }
      items.append(
        [.paragraph(text)] + (isWhole ? tree(of: child, isWhole: true).map { [$0] } ?? [] : []))
    }
    if children.count > items.count {
      let rest = builder.more(
        children.count - items.count, in: builder.context.link(to: PageKind.keys))
      items.append([.paragraph([rest])])
    }
    return items.isEmpty ? nil : .list(List(items: items))
  }

  /// The number of keys inside, counted no further than one more than a limit.
  private func number(inside path: PropertyPath, atMost limit: Int) -> Int {
    var number = 0
    for child in catalogue.children(of: path) {
      guard number <= limit else { break }
      number += 1 + self.number(inside: child.path, atMost: limit)
    }
    return number
  }
}
