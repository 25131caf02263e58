import Diagnostics
import Markup
import TestSupport
import Testing

/// The Markdown twin of a page says the same as the page.
struct RoundTripTests {
  /// Reads back what `MarkdownRenderer` writes for a page in `guides`.
  private static let reader = MarkdownParser(
    resolver: LinkResolver(link: { link in
      let written = link.destination
      if written.hasPrefix("#") { return .success(.fragment(String(written.dropFirst()))) }
      if written == "../keys/A%20B/c%28d%29.md" {
        return .success(.page("keys/A B/c(d)", fragment: nil))
      }
      return .success(.external(written.replacing("%7C", with: "|")))
    }))

  @Test(arguments: fuzzSeeds(otherwise: 133))
  func markdownOfRandomBlocksIsReadBack(seed: Int) {
    var random = RandomBlocks(seed: seed)
    let blocks = random.blocks()
    let markdown = MarkdownRenderer(page: "guides/test").render(blocks)
    let back = Self.reader.parse(markdown, file: "twin.md")
    #expect(back.blocks.map(\.withoutID) == blocks, "\(markdown)")
    #expect(back.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ([.text("C #")], "## C \\#\n"),
      ([.text("a"), .softBreak, .text("b")], "## a b\n"),
      ([.text("1. a")], "## 1. a\n"),
    ] as [([Inline], String)])
  func headingsAreWrittenAsOneLine(text: [Inline], expected: String) {
    #expect(
      MarkdownRenderer(page: "x").render([.heading(level: 2, text, id: "")]) == expected)
  }

  @Test(
    arguments: [
      (.page("keys/A", fragment: "b"), "[x](../keys/A.md#b)"),
      (.file("schemas/a b.json"), "[x](../schemas/a%20b.json)"),
      (.fragment("a"), "[x](#a)"),
      (.external("https://example.com/(a) b"), "[x](https://example.com/%28a%29%20b)"),
    ] as [(Destination, String)])
  func markdownLinksLeadToTwins(destination: Destination, expected: String) {
    #expect(
      MarkdownRenderer(page: "guides/test").render([.link(destination, [.text("x")])]) == expected)
  }

  @Test func calloutsThatGitHubDoesNotKnowAreNamedInBold() {
    let blocks: [Block] = [
      .callout(Callout("editor", title: "Editor’s note"), [.paragraph([.text("Why.")])])
    ]
    #expect(
      MarkdownRenderer(page: "x").render(blocks) == "> **Editor’s note**\n>\n> Why.\n")
  }

  @Test func definitionsAreWrittenAsAList() {
    let blocks: [Block] = [.definitions([Definition("A*", [.code("b")])])]
    #expect(MarkdownRenderer(page: "x").render(blocks) == "- **A\\*:** `b`\n")
  }
}

extension Block {
  /// The block without the anchors of headings, which Markdown does not hold.
  fileprivate var withoutID: Block {
    switch self {
    case .heading(let level, let text, _): .heading(level: level, text, id: "")
    case .quote(let blocks): .quote(blocks.map(\.withoutID))
    case .callout(let kind, let blocks): .callout(kind, blocks.map(\.withoutID))
    case .list(let list):
      .list(
        List(
          start: list.start, isTight: list.isTight,
          items: list.items.map { $0.map(\.withoutID) }))
    default: self
    }
  }
}
