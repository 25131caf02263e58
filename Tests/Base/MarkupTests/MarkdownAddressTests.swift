import Markup
import Testing

/// Links in Markdown, each written for the page that shows it.
@Suite struct MarkdownAddressTests {
  static let blocks: [Block] = [
    .paragraph([
      .link(.page("keys/Dock (a)", fragment: "values"), [.text("a")]), .text(" ÿ "),
      .link(.file("keys/é/b.json"), [.text("b")]), .text(" "),
      .link(.fragment("c"), [.text("c")]), .text(" "),
      .link(.external("https://example.com/d"), [.text("d")]),
    ])
  ]

  @Test(arguments: [
    ("index", "keys/Dock%20%28a%29.md", "keys/%C3%A9/b.json"),
    ("keys/Dock (a)", "Dock%20%28a%29.md", "%C3%A9/b.json"),
    ("keys/é/b", "../Dock%20%28a%29.md", "b.json"),
    ("guides/deep/e", "../../keys/Dock%20%28a%29.md", "../../keys/%C3%A9/b.json"),
  ])
  func addressesAreRelativeToThePage(page: String, key: String, file: String) {
    #expect(
      MarkdownRenderer(page: page).render(Self.blocks)
        == "[a](\(key)#values) ÿ [b](\(file)) [c](#c) [d](https://example.com/d)\n")
  }
}
