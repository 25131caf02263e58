import Markup
import Testing

/// Markdown that is rendered once says on each page what is rendered for that page.
struct PortableMarkdownTests {
  static let blocks: [Block] = [
    .heading(level: 1, [.text("A")], id: ""),
    .paragraph([
      .link(.page("keys/A B", fragment: "x"), [.text("one")]), .text(" and "),
      .link(.file("schemas/a.json"), [.code("two")]), .link(.external("https://a.example/"), []),
      .link(.fragment("here"), [.text("three")]),
    ]),
    .list(List(items: [[.paragraph([.link(.page("index", fragment: nil), [.text("home")])])]])),
    .quote([.paragraph([.link(.page("groups/a", fragment: nil), [.text("quoted")])])]),
    .table(
      Table(
        header: [[.text("H")]],
        rows: [[[.link(.page("keys/A|B", fragment: nil), [.text("cell")])]]])),
  ]

  @Test(arguments: ["index", "keys/A", "keys/A/B", "groups/index", "llms-full"])
  func portableMarkdownEqualsMarkdownOfEachPage(page: String) {
    let text = String(decoding: PortableMarkdown(Self.blocks).bytes(on: page), as: UTF8.self)
    #expect(text == MarkdownRenderer(page: page).render(Self.blocks))
  }

  /// No text that is read holds the marks; one that does loses nothing.
  @Test(arguments: ["\u{1}", "\u{2}", "\u{2}\u{1}", "a\u{1}b", "a\u{2}b"])
  func portableMarkdownKeepsEveryCharacter(text: String) {
    let blocks: [Block] = [.paragraph([.text("before" + text + "after")])]
    let markdown = String(decoding: PortableMarkdown(blocks).bytes(on: "index"), as: UTF8.self)
    #expect(markdown == "before" + text + "after\n")
  }
}
