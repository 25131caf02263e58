import KeyModel
import Markup

/// What changed in the catalogue, newest first; its feed has the same texts.
struct ChangesPage {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  var page: Page {
    context.listPage(SiteContext.changes, "What is new or different in this reference.") {
      builder in
      guard !catalogue.changes.isEmpty else {
        return [.paragraph([.text("No changes are recorded.")])]
      }
      var blocks: [Block] = [
        .paragraph([
          .text("Follow them with a feed reader: "),
          .link(.file(ChangeFeed.path), [.code(ChangeFeed.path)]), .text("."),
        ])
      ]
      // Titles come before the headings of texts, so that the home page and the feed know their ids.
      for (change, anchor) in zip(catalogue.changes, Self.anchors(in: catalogue, &builder.ids)) {
        blocks.append(.heading(level: 2, [.text(change.title)], id: anchor))
        blocks.append(.paragraph([.emphasis([.text(Self.day(change.date))])]))
        blocks += Self.body(of: change, in: &builder)
      }
      return blocks
    }
  }

  /// The anchors of the changes, in their order.
  static func anchors(in catalogue: Catalogue) -> [String] {
    var ids = ElementIDs()
    return anchors(in: catalogue, &ids)
  }

  private static func anchors(in catalogue: Catalogue, _ ids: inout ElementIDs) -> [String] {
    catalogue.changes.map { ids.heading($0.title) }
  }

  /// A change's text and the keys it is about.
  static func body(of change: CatalogueChange, in builder: inout PageBuilder) -> [Block] {
    var blocks = builder.blocks(change.text, at: change.location)
    let keys = change.keys.compactMap { builder.catalogue[$0] }
    if !keys.isEmpty {
      let links = keys.map { key in [builder.link(to: key, fullPath: true)] }
      blocks.append(
        .paragraph([.text(keys.count == 1 ? "Key: " : "Keys: ")] + builder.joined(links)))
    }
    return blocks
  }

  /// The day in words: `21 November 2026`.
  static func day(_ date: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let numbers = date.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return date }
    return "\(numbers[2]) \(months[numbers[1] - 1]) \(numbers[0])"
  }
}
