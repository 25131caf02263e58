import Site
import Testing

/// Guides from editors of every kind.
struct FrontMatterTests {
  private static let expected = Site(Fixture.input()).rendered()

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func frontMatterAcceptsAnyLineEndingAndByteOrderMark(ending: String, mark: String) throws {
    let guides = Fixture.guides.map { guide in
      let text = String(decoding: guide.bytes, as: UTF8.self)
      return Fixture.file(guide.path, mark + text.replacing("\n", with: ending))
    }
    let site = Site(Fixture.input(guides: guides))
    #expect(site.check().isEmpty)
    #expect(site.rendered() == Self.expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func frontMatterFindingsHaveLocationsWithAnyLineEnding(ending: String) {
    let text = "---\ntitle: A\nsummary: S.\n---\n\nText\n[x](key:No)\n".replacing(
      "\n", with: ending)
    let site = Site(
      Fixture.input(guides: Fixture.guides + [Fixture.file("content/bad.md", text)]))
    #expect(site.check().map(\.short) == ["content/bad.md:7:5 dangling-link"])
  }

  @Test func frontMatterFieldsMayBeQuotedAndCommented() throws {
    let text = """
      ---
      # A comment
      title: 'It''s "here": <b>'
      summary: >
        Two
        lines.
      order: 7
      keys: []
      ---
      """
    let site = Site(
      Fixture.input(guides: Fixture.guides + [Fixture.file("content/odd.md", text)]))
    #expect(site.check().isEmpty)
    let html = try #require(site.text(of: "guides/odd.html"))
    #expect(html.contains("<h1>It&#39;s &quot;here&quot;: &lt;b&gt;</h1>"))
    #expect(html.contains("<meta name=\"description\" content=\"Two lines."))
  }

  @Test func guidesSortByOrderThenName() throws {
    let guides = [("c", "1"), ("a", "2"), ("b", "2"), ("d", "-1")].map { name, order in
      Fixture.file(
        "content/\(name).md", "---\ntitle: Guide \(name)\nsummary: S.\norder: \(order)\n---\n")
    }
    let list = try #require(
      Site(Fixture.input(guides: guides + Fixture.guides)).text(of: "guides/index.md"))
    let titles = list.split(separator: ". [").dropFirst().map { $0.prefix { $0 != "]" } }
    #expect(
      titles.prefix(6) == [
        "Guide d", "Guide c", "Start here", "Guide a", "Guide b", "Second: \\<more\\>",
      ])
  }
}
