import Diagnostics
import Site
import Testing

/// Markdown as people write it elsewhere becomes guides.
struct PlainGuideTests {
  /// A key whose texts link to no guide.
  static let catalogue = Fixture.catalogue(keys: [Fixture.keys[3]], points: [])

  static func site(_ files: [String: String], drafts: Bool = false) -> Site {
    var input = Fixture.input(
      catalogue: catalogue, guides: files.map { Fixture.file("content/\($0)", $1) },
      baseURL: "https://example.com/")
    input.showsDrafts = drafts
    return Site(input)
  }

  private func page(_ text: String, at path: String = "guides/lamp") throws -> (
    html: String, list: String
  ) {
    let site = Self.site(["lamp.md": text])
    #expect(site.check().isEmpty)
    return (
      try #require(site.text(of: path + ".html")), try #require(site.text(of: "guides/index.md"))
    )
  }

  @Test(arguments: [
    ("# A *lamp* `x`\n\nIt shines. It is warm.\n", "A lamp x", "It shines."),
    (
      "A lamp\n======\n\n- One\n\nUse lamp.json, e.g. here! Yes.", "A lamp",
      "Use lamp.json, e.g. here!"
    ),
    ("\n```\n# No title\n```\n\n# A lamp\n\nIt", "A lamp", "It"),
    ("Words alone", "Lamp", "Words alone"),
    ("---\n---\n# A lamp\n", "A lamp", ""),
    ("---\ntitle: Stated\n---\n# Stated\n\nWords.", "Stated", "Words."),
    ("---\nsummary: Stated.\n---\n# A lamp\n\nWords.", "A lamp", "Stated."),
    ("\u{FEFF}# A lamp\r\n\r\nWords.", "A lamp", "Words."),
    ("", "Lamp", ""),
  ])
  func titleAndSummaryComeFromTheText(text: String, title: String, summary: String) throws {
    let (html, list) = try page(text)
    #expect(html.contains("<h1>\(title)</h1>"))
    #expect(html.ranges(of: ">\(title)</h").count == 1, "the title occurs once")
    #expect(list.contains("[\(title)](lamp.md)" + (summary.isEmpty ? "\n" : ": \(summary)")))
  }

  @Test func aSummaryFromTheTextIsNotShownTwice() throws {
    let (html, _) = try page("# A lamp\n\nIt shines.")
    #expect(html.ranges(of: "<p>It shines.</p>").count == 1)
  }

  @Test func aLinkToTheHeadingThatBecameTheTitleLeadsToThePage() throws {
    let site = Self.site([
      "lamp.md": "# A lamp\n\n[up](#a-lamp) and [two](two.md#the-second)\n",
      "two.md": "# The second\n\n[one](lamp.md#a-lamp)\n",
    ])
    #expect(site.check().isEmpty)
    let html = try #require(site.text(of: "guides/lamp.html"))
    #expect(html.contains("<a href=\"two.html\">two</a>"))
  }

  @Test(arguments: [
    ("sumary: S.", ":2:1", "did you mean 'summary'?", "use title"),
    ("description: S.", ":2:1", "'description'", "write 'summary'"),
    ("sidebar_position: 2", ":2:1", "'sidebar_position'", "write 'order'"),
    ("sidebar:\n  label: L\n  badge: New", ":4:3", "'badge'", "use label"),
  ])
  func unknownFieldsAreWarnings(field: String, place: String, message: String, remedy: String)
    throws
  {
    let site = Self.site(["lamp.md": "---\n\(field)\n---\nWords."])
    let finding = try #require(site.check().first)
    #expect(site.check().count == 1 && finding.severity == .warning)
    #expect(finding.short == "content/lamp.md\(place) unknown-front-matter-field")
    #expect(finding.message.contains(message) && finding.remedy?.contains(remedy) == true)
    #expect(site.text(of: "guides/lamp.html") != nil)
  }

  @Test(arguments: [
    ("updated: 3 November", "'updated' is not a day"), ("updated: 2026-02-30", "'updated'"),
    ("draft: perhaps", "'draft' is not yes or no"), ("movedFrom: old", "'movedFrom' is not a list"),
    ("movedFrom: [../old]", "'movedFrom'"), ("movedFrom: ['']", "'movedFrom'"),
    ("sidebar: [a]", "'sidebar' is not a text"),
  ])
  func wrongFieldsAreErrors(field: String, message: String) throws {
    let site = Self.site(["lamp.md": "---\n\(field)\n---\nWords."])
    let finding = try #require(site.check().first)
    #expect(finding.severity == .error && finding.message.contains(message))
    #expect(finding.location?.line == 2)
    #expect(site.rendered().isEmpty)
  }

  @Test func theDayOfTheLastChangeIsOnThePageAndInTheSiteMap() throws {
    let site = Self.site(["lamp.md": "---\nupdated: 2026-11-03\n---\nWords."])
    #expect(site.check().isEmpty)
    let markdown = try #require(site.text(of: "guides/lamp.md"))
    #expect(markdown.contains("Updated on 3 November 2026"))
    let map = try #require(site.text(of: "sitemap.xml"))
    #expect(
      map.contains("<loc>https://example.com/guides/lamp.html</loc><lastmod>2026-11-03</lastmod>"))
    #expect(map.ranges(of: "<lastmod>").count == 1)
  }

  @Test func aDraftIsLeftOutOfABuildAndMarkedInAPreview() throws {
    let files = ["lamp.md": "---\ndraft: true\n---\nWords.", "two.md": "[one](lamp.md)"]
    let built = Self.site(files)
    #expect(built.check().map(\.short) == ["content/two.md:1:7 dangling-link"])
    #expect(built.check().first?.message.contains("is a draft") == true)
    let shown = Self.site(files, drafts: true)
    #expect(shown.check().isEmpty)
    #expect(try #require(shown.text(of: "guides/lamp.html")).contains(">Draft</p>"))
  }

  @Test func aFormerAddressLeadsToTheGuide() throws {
    let site = Self.site(["new/lamp.md": "---\nmovedFrom: [old-lamp, other/lamp.md]\n---\nWords."])
    #expect(site.check().isEmpty)
    let page = try #require(site.text(of: "guides/other/lamp.html"))
    #expect(page.contains("content=\"0; url=../new/lamp.html\""))
    #expect(site.text(of: "guides/old-lamp.html") != nil)
  }

  @Test func aFormerAddressThatIsTakenIsAnError() {
    let site = Self.site([
      "lamp.md": "---\nmovedFrom: [two]\n---\nWords.", "two.md": "[one](guide:lamp)",
    ])
    #expect(site.check().map(\.short) == ["content/lamp.md:2 colliding-address"])
    #expect(site.rendered().isEmpty)
  }

  @Test func directivesOfOtherProgramsAreNamed() throws {
    let site = Self.site(["a.md": "Words.\n\n{{#include x.md}}\n", "b.md": "`x`\n{{ x }}"])
    #expect(site.check().map(\.short) == ["content/a.md:3 unknown-directive"])
    #expect(site.check().first?.severity == .warning)
  }
}
