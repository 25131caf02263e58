import KeyModel
import Markup

/// The author's lists on the home page, completed with what the site knows: the field for a file beside the link to the
/// page that checks files, and how much a list leads to.
struct HomeLists: PageMaker {
  let context: SiteContext
  private let counts: [String: Int]

  init(_ context: SiteContext) {
    self.context = context
    let catalogue = context.catalogue
    var counts = [
      PageKind.keys.path: catalogue.keys.count,
      PageKind.codes.path: catalogue.codes.count,
      PageKind.extensionPoints.path: catalogue.extensionPoints.count,
      PageKind.guides.path: context.guides.count(where: \.hasFile),
      PageKind.groups.path: catalogue.groups.count,
    ]
    for group in catalogue.groups {
      counts[context.routes.page(of: group)] = context.indexes(of: group).count
    }
    let keyCounts = context.keyCounts
    for (_, path, link) in context.documents { counts[link.path] = keyCounts[path.document] }
    self.counts = counts
  }

  func completed(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      guard case .list(var list) = block else { return block }
      list.items = list.items.compactMap(item)
      return .list(list)
    }
  }

  /// Nil for the card of the page that checks files, if the site has none.
  private func item(_ item: [Block]) -> [Block]? {
    guard case .paragraph(let text) = item.first else { return item }
    // A card: its first words are a link in strong type.
    if case .strong(let title) = text.first, title.destination == PageKind.check.path {
      return context.offersChecker ? item + [.html(HTMLOnly(DropZone(words: words)))] : nil
    }
    guard item.count == 1, text.count == 1, let path = text.destination, let count = counts[path]
    else { return item }
    return [.paragraph(text + [" ", .badge(String(count), style: "count")])]
  }
}

extension [Inline] {
  /// The page that the text leads to, if it is a link and no more.
  fileprivate var destination: String? {
    guard count == 1, case .link(.page(let path, nil), _) = self[0] else { return nil }
    return path
  }
}
