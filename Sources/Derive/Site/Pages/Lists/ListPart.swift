import KeyModel
import Markup

/// A part of a list of very many things, on a page by itself: a page with all of them would take seconds to open.
struct ListPart<Item: Sendable>: Sendable {
  /// The things, in the order of the list.
  let items: ArraySlice<Item>
  /// The pages of all parts by their first and last things; empty if this is the whole list.
  let all: [PageLink]

  /// The links to all parts, and where to look for a name; nothing for a whole list.
  func links(on page: String, _ words: Words) -> [Block] {
    guard !all.isEmpty else { return [] }
    let items = all.map { link -> [Inline] in
      link.path == page
        ? [.strong([.text(link.title)])]
        : [.link(.page(link.path, fragment: nil), [.text(link.title)])]
    }
    return [
      .paragraph([.text(words[.searchFindsAll])]),
      .row(label: words[.parts], items),
    ]
  }
}

/// The division of long lists into parts.
enum LongList {
  /// A page with more rows than these has more than half a megabyte.
  static let mostRows = 1500
  /// The folder of all parts but the first, which has the list's address.
  static let folder = "lists"

  /// The pages of a list.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of a thing.
  ///   - name: The name of a thing, for the links from part to part.
  static func pages<Item>(
    _ head: PageHead, of items: [Item], in context: SiteContext, rows: (Item) -> Int = { _ in 1 },
    name: (Item) -> String, _ page: @escaping @Sendable (PageHead, ListPart<Item>) -> Page
  ) -> [PlannedPage] {
    let parts = divided(items, rows: rows)
    guard parts.count > 1 else {
      return [PlannedPage(head) { page($0, ListPart(items: items[...], all: [])) }]
    }
    let links = parts.enumerated().map { number, part in
      let ends = [part.first, part.last].compactMap(\.self).map(name)
      return PageLink(
        Set(ends).count == 1 ? ends[0] : ends.joined(separator: " – "),
        self.path(head.link.path, part: number))
    }
    return parts.enumerated().map { number, part in
      var head = head
      let address = links[number].path
      head.parts.removeAll { ($0.page ?? links[0].path) != address }
      if number > 0 {
        head.link = PageLink(
          context.words(.partOf, ["title": head.link.title, "number": String(number + 1)]),
          address)
        head.isFurtherPart = true
      }
      return PlannedPage(head) { page($0, ListPart(items: part, all: links)) }
    }.inARow
  }

  /// The pages of a list of keys, given by their indexes in the catalogue.
  static func pages(
    _ head: PageHead, ofKeys keys: [Int], in context: SiteContext,
    _ page: @escaping @Sendable (PageHead, ListPart<Int>) -> Page
  ) -> [PlannedPage] {
    pages(head, of: keys, in: context, name: { context.catalogue.keys[$0].displayName }, page)
  }

  /// The address of a part of the list with an address. No two lists share one: addresses are distinct, and the number
  /// is after the last hyphen.
  static func path(_ list: String, part number: Int) -> String {
    let name = list.hasSuffix("/index") ? String(list.dropLast("/index".count)) : list
    return number == 0 ? list : "\(folder)/\(name)-\(number + 1)"
  }

  /// The parts of a list. One thing is never divided.
  static func divided<Item>(_ items: [Item], rows: (Item) -> Int) -> [ArraySlice<Item>] {
    var (parts, start, count): ([ArraySlice<Item>], Int, Int) = ([], 0, 0)
    for (position, item) in items.enumerated() {
      let more = rows(item)
      if position > start, count + more > mostRows {
        parts.append(items[start..<position])
        (start, count) = (position, 0)
      }
      count += more
    }
    return parts + (start < items.count ? [items[start...]] : [])
  }
}

extension Sequence {
  /// The elements in runs of those that have the same value, in their order.
  func runs<Value: Equatable>(by value: (Element) -> Value) -> [(value: Value, elements: [Element])]
  {
    var runs: [(value: Value, elements: [Element])] = []
    for element in self {
      let value = value(element)
      if runs.last?.value == value {
        runs[runs.count - 1].elements.append(element)
      } else {
        runs.append((value, [element]))
      }
    }
    return runs
  }
}

extension PageBuilder {
  /// The first of many items, and a link to the list that has the others.
  func first(_ items: [[Inline]], others list: PageLink, atMost limit: Int = LongList.mostRows)
    -> [[Inline]]
  {
    guard items.count > limit else { return items }
    return items.prefix(limit) + [[more(items.count - limit, in: list)]]
  }

  /// Some items with commas between them, and how many more there are.
  func few(_ items: [[Inline]], _ limit: Int) -> [Inline] {
    items.count <= limit
      ? joined(items)
      : words.inlines(
        .andMore, count: items.count - limit, ["list": joined(Array(items.prefix(limit)))])
  }

  /// How many more there are, with a link to the list that has them.
  func more(_ count: Int, in list: PageLink) -> Inline {
    .link(.page(list.path, fragment: nil), [.text(words(.more, count: count))])
  }
}
