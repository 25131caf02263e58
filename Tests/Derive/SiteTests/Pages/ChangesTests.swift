import KeyModel
import Site
import Testing

/// The changes of a catalogue on their page, in the feed and on the home page.
struct ChangesTests {
  private static func site(_ changes: [CatalogueChange], baseURL: String? = nil) -> Site {
    var input = Fixture.input(baseURL: baseURL)
    input.catalogue.changes = changes
    return Site(input)
  }

  private static let changes = [
    CatalogueChange(
      "newer", on: "2026-03-02", "A & <B>", "See [it](key:NSName).", keys: ["NSName"]),
    CatalogueChange("older", on: "2025-12-31", "Start", "All of it."),
  ]

  @Test func catalogueWithoutChangesHasNoPageAndNoFeed() {
    let files = Self.site([]).rendered().map(\.path)
    #expect(!files.contains("changes.html"))
    #expect(!files.contains("feed.xml"))
    #expect(Self.site([]).text(of: "index.html")?.contains("feed.xml") == false)
  }

  @Test func changesPageListsTheNewestFirst() throws {
    let page = try #require(Self.site(Self.changes).text(of: "changes.md"))
    let positions = [
      "## A \\& \\<B\\>", "2 March 2026", "keys/NSName.md", "## Start", "31 December 2025",
    ]
    .map { page.firstRange(of: $0)?.lowerBound }
    #expect(!positions.contains(nil), "\(page)")
    #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted())
  }

  @Test func homePageListsChangesAndTheFeed() throws {
    let home = try #require(Self.site(Self.changes).text(of: "index.html"))
    #expect(home.contains("A &amp; &lt;B&gt;"))
    #expect(home.contains("changes.html#a--b"))
  }

  @Test func feedIDsAreStableAndUnique() throws {
    let feeds = try [nil, "https://example.com/", "https://example.org/keys/"].map {
      try #require(Self.site(Self.changes, baseURL: $0).text(of: "feed.xml"))
    }
    let ids = feeds.map { $0.matches(of: /<id>urn:uuid:([0-9a-f-]{36})<\/id>/).map(\.1) }
    #expect(Set(ids).count == 1)
    #expect(Set(ids[0]).count == 3)
    #expect(feeds[2].contains("href=\"https://example.org/keys/changes.html#a--b\""))
  }

  @Test func withAnEarlierEditionThePageListsEveryDifference() throws {
    for changes in [[], Self.changes] {
      let page = try #require(Self.siteAfterAnother(changes).text(of: "changes.md"))
      let parts = page.split(separator: "## Since the previous edition")
      #expect(
        parts.count == 2 && parts[0].contains("#since-the-previous-edition") == !changes.isEmpty)
      let lines = parts.last?.split(separator: "\n").map(String.init) ?? []
      #expect(
        lines == [
          "6 differences, 3 of them breaking: a file that was valid may be invalid now.",
          "### Breaking changes",
          "- `NSGone` removed",
          "- [`NSName`](keys/NSName.md): types narrowed: removes `integer`",
          "- Extension point [`com.example.share`](extension-points/com.example.share.md): keys narrowed: adds `NSExtension/NSExtensionMode`",
          "### Added",
          "- [`NSExtension/NSExtensionMode`](keys/NSExtension/NSExtensionMode.md)",
          "### Changed",
          "- [`NSName`](keys/NSName.md): summary and symbols changed",
        ], "\(page)")
    }
  }

  @Test func anEditionThatIsTheSameDiffersInNothing() throws {
    var input = Fixture.input()
    input.previous = input.catalogue
    let site = Site(input)
    #expect(site.text(of: "changes.md")?.contains("Nothing differs.") == true)
    #expect(site.text(of: "index.html")?.contains("changes.html") == true)
    #expect(site.text(of: "feed.xml") == nil)
    #expect(site.check().isEmpty)
  }

  /// The fixture, with an edition before it in which a key was missing, one more was there, and one took more.
  static func siteAfterAnother(_ changes: [CatalogueChange]) -> Site {
    var input = Fixture.input()
    var keys = Fixture.keys.filter { $0.name != "NSExtensionMode" }
    let last = keys.count - 1
    keys[last].types = [.string, .integer]
    keys[last].summary = "Names it."
    keys[last].symbols = []
    keys.append(
      Key("NSGone", .string, summary: "Is gone.", sources: [SourceReference("header", "line 1")]))
    input.previous = Fixture.catalogue(keys: keys)
    input.catalogue.changes = changes
    return Site(input)
  }

  @Test func mistakesInAChangeAreReported() {
    let wrong = CatalogueChange("a", on: "2026-01-01", "A", "See [it](key:NSNam).")
    let found = Self.site([wrong]).check()
    #expect(found.map(\.id) == ["dangling-link"])
    #expect(found.first?.location == wrong.location)
  }
}
