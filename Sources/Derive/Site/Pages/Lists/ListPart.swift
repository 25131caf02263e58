import KeyModel
import Markup

/// A part of a list of very many keys, on a page by itself: a page with all of them would take seconds to open.
struct ListPart: Sendable {
  /// The keys, as indexes in the catalogue, in the order of the list.
  let keys: ArraySlice<Int>
  /// The pages of all parts by their first and last keys; empty if this is the whole list.
  let all: [PageLink]

  /// A page with more rows than these has more than half a megabyte.
  static let mostRows = 1500
  /// The folder of all parts but the first, which has the list's address.
  static let folder = "lists"

  /// The pages of a list.
  ///
  /// - Parameter rows: The number of rows of a key.
  static func pages(
    _ kind: PageKind, of keys: [Int], in context: SiteContext,
    rows: (Key) -> Int = { _ in 1 }, _ page: @escaping @Sendable (PageHead, ListPart) -> Page
  ) -> [PlannedPage] {
    let parts = divided(keys) { rows(context.catalogue.keys[$0]) }
    guard parts.count > 1 else {
      return [PlannedPage(kind.head(in: context)) { page($0, ListPart(keys: keys[...], all: [])) }]
    }
    let links = parts.enumerated().map { number, part in
      let ends = [part.first, part.last].compactMap(\.self).map {
        context.catalogue.keys[$0].displayName
      }
      return PageLink(
        ends.joined(separator: " – "),
        number == 0 ? kind.path : "\(folder)/\(kind.folder)-\(number + 1)")
    }
    return parts.enumerated().map { number, part in
      var head = kind.head(in: context)
      if number > 0 {
        head.link = PageLink(
          context.words(.partOf, ["title": head.link.title, "number": String(number + 1)]),
          links[number].path)
        head.isFurtherPart = true
      }
      return PlannedPage(head) { page($0, ListPart(keys: part, all: links)) }
    }.inARow
  }

  private static func divided(_ keys: [Int], _ rows: (Int) -> Int) -> [ArraySlice<Int>] {
    var (parts, start, count): ([ArraySlice<Int>], Int, Int) = ([], 0, 0)
    for (position, key) in keys.enumerated() {
      let more = rows(key)
      if position > start, count + more > mostRows {
        parts.append(keys[start..<position])
        (start, count) = (position, 0)
      }
      count += more
    }
    return parts + (start < keys.count ? [keys[start...]] : [])
  }

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
