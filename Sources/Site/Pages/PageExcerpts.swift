package import KeyModel
package import Markup

/// The first screens of pages, for programs that show them beside a file.
package struct PageExcerpts: Sendable {
  private let context: SiteContext
  /// Where the site is, ending in a slash; nil if there is none to link to.
  private let baseURL: String?

  package init(_ catalogue: Catalogue, baseURL: String? = nil) {
    context = SiteContext(catalogue: catalogue, guides: [])
    self.baseURL = baseURL
  }

  /// A text for readers of Markdown, and for others.
  package struct Text: Sendable {
    package var markdown: String
    package var plain: String
  }

  package func address(of key: Key) -> String? { address(of: context.routes.page(of: key)) }

  package func address(of point: ExtensionPoint) -> String? {
    address(of: context.routes.page(of: point))
  }

  private func address(of page: String) -> String? { baseURL.map { $0 + page + ".html" } }

  /// What to write for a key, since when, and what breaks otherwise.
  package func text(of key: Key) -> Text {
    var page = KeyPage(key, in: context)
    return text(
      key.displayName, page.build().page, ["summary", "platforms", "consequence", "facts"],
      moreBlocks: values(of: key) + rules(of: key))
  }

  /// What an extension point is for.
  package func text(of point: ExtensionPoint) -> Text {
    var page = ExtensionPointPage(point, in: context)
    return text(point.name, page.build().page, ["summary", "platforms", "facts"])
  }

  /// What one of the listed values of a key means.
  package func text(of value: AllowedValue, for key: Key) -> Text {
    let page = context.routes.page(of: key)
    var builder = PageBuilder(context, page: "")
    var meaning: [Inline] = [.code(value.value.plainText ?? "…"), .text(": ")]
    meaning += builder.inline(value.summary, at: key.location)
    if value.value == key.defaultValue { meaning.append(.text(" (default)")) }
    let availability = AvailabilityText(
      statements: value.availability, firstSource: nil, releases: context.catalogue.releases)
    let owner: [Inline] = [
      .text("A value of "), .link(.page(page, fragment: nil), [.code(key.displayName)]),
      .text("."),
    ]
    let blocks = linked(
      [.paragraph(meaning), availability.badges, .paragraph(owner)].compactMap(\.self))
    return Text(
      markdown: MarkdownRenderer(page: "").render(blocks), plain: Self.terminal.render(blocks))
  }

  private func text(
    _ title: String, _ page: Page, _ slots: [String], moreBlocks: [Block] = []
  ) -> Text {
    let sections = slots.compactMap { slot in page.sections.first { $0.slot == slot } }
    let blocks = linked(sections.flatMap(\.blocks).map(Self.withoutValues) + moreBlocks)
    let link = address(of: page.path).map {
      [Block.paragraph([.link(.external($0), [.text("Open the page")])])]
    }
    return Text(
      markdown: MarkdownRenderer(page: "").render(
        [.heading(level: 3, [.text(title)], id: "")] + blocks + (link ?? [])),
      plain: title + "\n\n" + Self.terminal.render(blocks))
  }

  private static let terminal = TerminalRenderer(width: 80, styled: false)

  /// Links between pages as links to the site.
  private func linked(_ blocks: [Block]) -> [Block] {
    blocks.mappingDestinations { destination in
      switch destination {
      case .external: destination
      case .page(let path, let fragment):
        address(of: path).map { .external($0 + (fragment.map { "#" + $0 } ?? "")) }
      case .file(let path): baseURL.map { .external($0 + path) }
      case .fragment: nil
      }
    }
  }

  /// The values follow in a list, with their meanings.
  private static func withoutValues(_ block: Block) -> Block {
    guard case .definitions(let definitions) = block else { return block }
    return .definitions(definitions.filter { !["Values", "Elements"].contains($0.term) })
  }

  /// The values with their meanings, as a list: not every editor shows a table.
  private func values(of key: Key) -> [Block] {
    let listed = key.values.listed
    // A meaning that is the extension point's is on that point's page.
    guard !listed.isEmpty else { return [] }
    var builder = PageBuilder(context, page: context.routes.page(of: key))
    var items = listed.prefix(Self.mostValues).map { value -> [Block] in
      let meaning = builder.inline(value.summary, at: key.location)
      return [.paragraph([.code(value.value.plainText ?? "…"), .text(": ")] + meaning)]
    }
    if listed.count > items.count {
      items.append([.paragraph([.text("\(listed.count - items.count) more")])])
    }
    let lead = key.elementTypes.isEmpty ? "Values" : "Values of elements"
    return [
      .paragraph([.strong([.text(key.values.isClosed ? "\(lead):" : "\(lead), among others:")])]),
      .list(List(items: items)),
    ]
  }

  /// As many as a small window shows.
  private static let mostValues = 12

  private func rules(of key: Key) -> [Block] {
    guard !key.rules.isEmpty else { return [] }
    var builder = PageBuilder(context, page: context.routes.page(of: key))
    return [
      .paragraph([.strong([.text("Rules:")])]),
      .list(
        List(
          items: key.rules.map {
            [.paragraph(builder.inline(context.catalogue.sentence(of: $0), at: key.location))]
          })),
    ]
  }
}
