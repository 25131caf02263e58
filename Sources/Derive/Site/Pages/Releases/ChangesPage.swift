import KeyModel
import Markup
import Text

extension PageKind {
  static let changes = PageKind(
    .changes, at: "changes", where: { !$0.catalogue.changes.isEmpty || $0.previous != nil },
    summary: { $0.words[.aboutChanges] },
    page: { ChangesPage(context: $0).page })
}

/// Changes of the catalogue, newest first. The feed has the same texts.
struct ChangesPage: PageMaker {
  let context: SiteContext

  var page: Page {
    context.listPage(.changes) { builder in
      // Titles come before the headings of texts, so that the home page and the feed know their ids.
      let anchors = Self.anchors(in: catalogue, &builder.ids)
      var blocks: [Block] = []
      if !catalogue.changes.isEmpty {
        blocks.append(
          .paragraph(
            words.inlines(
              .followChanges,
              ["feed": [.link(.file(ChangeFeed.path), [.code(ChangeFeed.path)])]])))
      }
      let differences = context.previous.map { self.differences(from: $0, &builder) } ?? []
      if !catalogue.changes.isEmpty, case .heading(_, let title, let id)? = differences.first {
        blocks.append(
          .paragraph(
            words.inlines(
              .listsDifferences,
              ["section": [.link(.page(builder.page, fragment: id), title)]])))
      }
      for (change, anchor) in zip(catalogue.changes, anchors) {
        blocks.append(.heading(level: 2, [.text(change.title)], id: anchor))
        blocks.append(.paragraph([.emphasis([.text(words.day(change.date))])]))
        blocks += Self.body(of: change, in: &builder)
      }
      return blocks + differences
    }
  }

  /// Everything that differs from an earlier edition, what may break a file first.
  private func differences(from previous: Catalogue, _ builder: inout PageBuilder) -> [Block] {
    let found = CatalogueDifference.all(from: previous, to: catalogue)
    let breaking = found.count(where: \.isBreaking)
    let sum =
      found.isEmpty
      ? words[.nothingDiffers]
      : breaking == 0
        ? words(.harmlessDifferences, count: found.count)
        : words(
          .breakingDifferences, count: found.count, ["breaking": words.number(breaking)])
    var blocks = [builder.heading(.sincePrevious), .paragraph([.text(sum)])]
    let links = builder
    // docgen diff prints all.
    let texts = DifferenceTexts(
      found, atMost: LongList.mostRows / 3, more: { links.words(.more, count: $0) },
      name: { links.link(to: $0) })
    for (title, list) in texts.sections {
      let text = Word(rawValue: title).map { words[$0] } ?? title
      blocks += [.heading(level: 3, [.text(text)], id: builder.ids.heading(title)), list]
    }
    return blocks
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
        .paragraph(
          builder.words.inlines(
            keys.count == 1 ? .keyOfChange : .keysOfChange, ["keys": builder.joined(links)])))
    }
    return blocks
  }
}

extension PageBuilder {
  /// A link to the page of what differs, if it is there and has one.
  fileprivate func link(to difference: CatalogueDifference) -> Inline {
    let name = Inline.code(difference.name)
    let page: String? =
      switch difference.entry {
      case "key":
        catalogue[catalogue.path(PropertyPath(difference.name), from: nil)].map(routes.page(of:))
      case "extension point": catalogue.extensionPoint(difference.name).map(routes.page(of:))
      default: nil
      }
    return page.map { .link(.page($0, fragment: nil), [name]) } ?? name
  }
}
