import Site
import Testing

/// Headings of authors beside the page's own.
struct AuthorsHeadingsTests {
  @Test func headingsOfAuthorsDoNotHideThoseOfThePage() throws {
    let guide = Fixture.file(
      "content/own.md",
      """
      ---
      title: Own
      summary: S.
      keys: [NSName]
      ---
      ## Keys in this guide

      See [above](#keys-in-this-guide) and [below](#inside).

      > ## Inside

      """)
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(site.check().isEmpty)
    let ids = LinksOfPages.values(of: "id", in: try #require(site.text(of: "guides/own.html")))
    #expect(ids == ["keys-in-this-guide", "inside", "keys-in-this-guide-section"])
  }
}
