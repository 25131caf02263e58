import Diagnostics
import Site
import Testing

/// Folders of guides are sections, in an order that the author chooses.
struct GuideSectionTests {
  private static let files = [
    "10-last.md": "# Last", "2-first.md": "# First",
    "setup/index.md": "---\ntitle: Setting up\norder: 3\n---\nHow to begin.",
    "setup/two.md": "# Two", "setup/one.md": "---\norder: 1\n---\n# One",
    "setup/deep-end/README.md": "# Deep", "setup/deep-end/x.md": "# X",
    "other_things/y.md": "# Y",
  ]

  private func list(_ files: [String: String]) throws -> String {
    let site = PlainGuideTests.site(files)
    #expect(site.check().isEmpty)
    return try #require(site.text(of: "guides/index.md"))
  }

  @Test func theListFollowsFoldersAndOrder() throws {
    let list = try list(Self.files)
    let order = [
      "Setting up", "[One]", "[Deep]", "[X]", "[Two]", "[First]", "[Last]", "Other things", "[Y]",
    ]
    let places = try order.map { try #require(list.firstRange(of: $0)).lowerBound }
    #expect(places == places.sorted(), "\(list)")
  }

  @Test func aPageHasItsSectionsAboveAndItsNeighboursBeside() throws {
    let site = PlainGuideTests.site(Self.files)
    let html = try #require(site.text(of: "guides/setup/deep-end/x.html"))
    #expect(html.contains("<a href=\"../index.html\">Setting up</a>"))
    #expect(html.contains("<a href=\"index.html\">Deep</a>"))
    #expect(html.contains("rel=\"prev\" href=\"index.html\">Previous: Deep"))
    #expect(html.contains("rel=\"next\" href=\"../two.html\">Next: Two"))
  }

  @Test func aSectionListsItsGuides() throws {
    let site = PlainGuideTests.site(Self.files)
    let markdown = try #require(site.text(of: "guides/setup/index.md"))
    #expect(markdown.contains("How to begin."))
    #expect(markdown.contains("[One](one.md)") && markdown.contains("[Deep](deep-end/index.md)"))
    #expect(site.text(of: "guides/other_things/index.html")?.contains("<h1>Other things") == true)
  }

  @Test func aGuideMayBeLeftOutOfLists() throws {
    var files = Self.files
    files["setup/two.md"] = "---\nsidebar: no\n---\n# Two"
    files["2-first.md"] = "---\nsidebar:\n  hidden: true\n---\n# First"
    let list = try list(files)
    #expect(!list.contains("[Two]") && !list.contains("[First]") && list.contains("[One]"))
    #expect(PlainGuideTests.site(files).text(of: "guides/setup/two.html") != nil)
  }

  @Test func theListOfABookGivesOrderAndHome() throws {
    let files = [
      "SUMMARY.md":
        "# Summary\n\n[Introduction](README.md)\n\n# Part\n\n- [B](b.md)\n  - [Inner](in/c.md)\n- [A](./a.md)\n- [Later]()\n",
      "README.md": "# The book\n\nIt begins.", "a.md": "# A", "b.md": "# B", "in/c.md": "# C",
    ]
    let list = try list(files)
    let places = try ["[B]", "[In]", "[C]", "[A]"].map {
      try #require(list.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted(), "\(list)")
    let site = PlainGuideTests.site(files)
    #expect(site.text(of: "index.html")?.contains("It begins.") == true)
    #expect(site.text(of: "guides/SUMMARY.html") == nil)
  }

  @Test func aChapterThatIsMissingIsAnError() {
    let site = PlainGuideTests.site(["SUMMARY.md": "- [A](a.md)\n- [B](c/b.md)\n", "a.md": "# A"])
    #expect(site.check().map(\.short) == ["content/SUMMARY.md:2:7 dangling-link"])
  }

  @Test(arguments: [
    ("a b/x.md", "a-b/x.md"), ("Setup/a.md", "setup/A.md"),
  ])
  func guidesWithOneAddressAreReported(first: String, second: String) {
    let site = PlainGuideTests.site([first: "# One", second: "# Two"])
    #expect(site.check().contains { $0.id == "duplicate-slug" })
    #expect(site.rendered().isEmpty)
  }

  @Test func foldersInFoldersHaveALimit() {
    let deep = String(repeating: "a/", count: 40) + "x.md"
    #expect(PlainGuideTests.site([deep: "# X"]).check().map(\.id) == ["nesting-too-deep"])
  }
}
