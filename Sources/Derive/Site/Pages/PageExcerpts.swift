package import KeyModel
import Markup
package import Text

/// The first screens of pages, for programs that show them beside a file.
package final class PageExcerpts: Sendable {
  private let catalogue: Catalogue
  // Each takes a while to make, and not every user asks.
  private let madeRoutes = Lock<Routes?>(nil)
  private let madeContext = Lock<SiteContext?>(nil)

  package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  private var routes: Routes {
    madeRoutes.withLock { made in
      let routes = made ?? Routes(catalogue)
      made = routes
      return routes
    }
  }

  private var context: SiteContext {
    madeContext.withLock { made in
      let context =
        made ?? SiteContext(catalogue: catalogue, isWhole: false, routes: routes)
      made = context
      return context
    }
  }

  /// A text for readers of Markdown, and for others.
  package struct Text: Sendable {
    package var markdown: String
    package var plain: String
  }

  /// The address of a key's page.
  ///
  /// - Parameter base: The address of the site.
  package func address(of key: Key, base: PageAddress) -> PageAddress {
    base.page(PageFormat.html.file(routes.page(of: key)))
  }

  package func address(of point: ExtensionPoint, base: PageAddress) -> PageAddress {
    base.page(PageFormat.html.file(routes.page(of: point)))
  }

  /// A key's value, availability, and consequence if it is missing.
  ///
  /// - Parameter base: The site's address, or nil to link to no site.
  package func text(of key: Key, base: PageAddress?) -> Text {
    let context = context
    var page = KeyPage(key, in: context)
    page.builder.marksSources = false
    return text(
      key.displayName, page.build(),
      ["summary", "platforms", "facts", "consequence"],
      moreBlocks: values(of: key, in: context) + rules(of: page), base)
  }

  /// An extension point's purpose.
  package func text(of point: ExtensionPoint, base: PageAddress?) -> Text {
    var page = ExtensionPointPage(point, in: context)
    page.builder.marksSources = false
    return text(point.name, page.build(), ["summary", "platforms", "facts"], base)
  }

  /// The meaning of a key's listed value.
  package func text(of value: AllowedValue, for key: Key, base: PageAddress?) -> Text {
    let context = context
    let page = context.routes.page(of: key)
    let format = context.catalogue.document(of: key.path).format
    var builder = PageBuilder(context, page: "")
    var meaning: [Inline] = [.code(value.value.plainText(in: format) ?? "…"), ": "]
    meaning += builder.inline(value.summary, at: key.location)
    if value.value == key.defaultValue { meaning.append(.text(" (default)")) }
    let availability = AvailabilityText(of: value, in: context.catalogue, context.words)
    let owner: [Inline] = [
      "A value of ", .link(.page(page, fragment: nil), [.code(key.displayName)]), ".",
    ]
    let blocks = linked([.paragraph(meaning)] + availability.badges() + [.paragraph(owner)], base)
    return Text(
      markdown: MarkdownRenderer(page: "").render(blocks), plain: Self.terminal.render(blocks))
  }

  private func text(
    _ title: String, _ page: Page, _ slots: [String], moreBlocks: [Block] = [], _ base: PageAddress?
  ) -> Text {
    let sections = slots.compactMap { slot in page.sections.first { $0.slot == slot } }
    let blocks = linked(sections.flatMap(\.blocks).map(Self.withoutRepetitions) + moreBlocks, base)
    let link = base.map {
      [
        Block.paragraph([
          .link(.external($0.page(PageFormat.html.file(page.path)).text), ["Open the page"])
        ])
      ]
    }
    return Text(
      markdown: MarkdownRenderer(page: "").render(
        [.heading(level: 3, [.text(title)], id: "")] + blocks + (link ?? [])),
      plain: title + "\n\n" + Self.terminal.render(blocks))
  }

  private static let terminal = TerminalRenderer(width: 80, styled: false)

  /// Links between pages as links to the site.
  private func linked(_ blocks: [Block], _ base: PageAddress?) -> [Block] {
    blocks.mappingDestinations { destination in
      switch destination {
      case .external: destination
      case .page(let path, let fragment):
        base.map {
          .external($0.page(PageFormat.html.file(path)).text + (fragment.map { "#" + $0 } ?? ""))
        }
      case .file(let path): base.map { .external($0.page(path).text) }
      case .fragment: nil
      }
    }
  }

  /// The values follow in a list, with their meanings; a schema is for another tool.
  private static func withoutRepetitions(_ block: Block) -> Block {
    guard case .definitions(let definitions) = block else { return block }
    return .definitions(definitions.filter { !["Values", "Elements", "Schema"].contains($0.term) })
  }

  /// The values with their meanings, as a list: not every editor shows a table.
  private func values(of key: Key, in context: SiteContext) -> [Block] {
    let listed = key.values.listed
    guard !listed.isEmpty else { return [] }
    let format = context.catalogue.document(of: key.path).format
    var builder = PageBuilder(context, page: context.routes.page(of: key))
    var items = listed.prefix(Self.mostValues).map { value -> [Inline] in
      let meaning = builder.inline(value.summary, at: key.location)
      return [.code(value.value.plainText(in: format) ?? "…"), ": "] + meaning
    }
    if listed.count > items.count { items.append(["\(listed.count - items.count) more"]) }
    let lead = key.elementTypes.isEmpty ? "Values" : "Values of elements"
    return [
      .paragraph([.strong([.text(key.values.isComplete ? "\(lead):" : "\(lead), such as:")])]),
      .bullets(items),
    ]
  }

  /// As many as a small window shows.
  private static let mostValues = 12

  /// The rules that the facts don't state.
  private func rules(of page: KeyPage) -> [Block] {
    var page = page
    let rules = page.rules()
    return rules.isEmpty ? [] : [.paragraph([.strong(["Rules:"])])] + rules
  }
}
