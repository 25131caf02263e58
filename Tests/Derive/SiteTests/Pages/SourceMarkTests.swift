import KeyModel
import Markup
import Testing

@testable import Site

/// Sources of statements: marks beside them, and the list at the end of the page that these lead to.
struct SourceMarkTests {
  @Test(
    arguments: [
      // If all platforms have the same source, it is named once.
      (
        [.iOS("8.0"), .macOS("10.10")],
        "</li>\n<li class=\"mark\"><a class=\"source\" href=\"#source.1\" aria-label=\"Source 1\">[1]</a></li>\n</ul>"
      ),
      (
        [.iOS("8.0"), .macOS("10.10", from: "header")],
        "10.10+<a class=\"source\" href=\"#source.2\" aria-label=\"Source 2\">[2]</a></li>\n</ul>"
      ),
      // A statement may name another section of the manual than the key's first one.
      (
        [.iOS("8.0"), .macOS("10.10", from: SourceReference("manual", "Docks"))],
        "10.10+<a class=\"source\" href=\"#source.2\" aria-label=\"Source 2\">[2]</a></li>\n</ul>"
      ),
      // A table has the sources of its rows.
      (
        [.iOS("8.0", note: "On devices")],
        "<td>8.0<a class=\"source\" href=\"#source.1\""
      ),
    ] as [([AvailabilityStatement], String)])
  func theRowOfPlatformsHasItsSource(statements: [AvailabilityStatement], html: String) throws {
    var key = Self.key
    key.availability = statements
    let page = try page("keys/A.html", Fixture.catalogue(keys: [key], points: []))
    #expect(page.contains(html), "\(page)")
    #expect(
      page.contains("<li id=\"source.1\"><a href=\"https://example.com/manual\">The Manual</a>"))
  }

  @Test func everyMarkLeadsToAnItemOfItsPage() {
    let pages = Site(Fixture.input()).rendered().filter { $0.path.hasSuffix(".html") }
    var marks = 0
    for page in pages {
      let html = String(decoding: page.bytes, as: UTF8.self)
      for mark in html.matches(of: /href="#(source\.\d+)"/) {
        marks += 1
        #expect(html.contains("id=\"\(mark.1)\""), "\(page.path)")
      }
      #expect(!html.contains("<th scope=\"col\">Source</th>"), "\(page.path)")
    }
    #expect(marks > 7)
  }

  @Test func markdownHasTheSourceInWords() throws {
    let markdown = try page("keys/NSExtension/NSExtensionMode.md", Fixture.catalogue())
    let start = try #require(markdown.firstRange(of: "Must be 1 or 2.")?.upperBound)
    #expect(
      markdown[start...].hasPrefix(" ([The Manual](https://example.com/manual): Modes)"),
      "\(markdown)")
  }

  @Test(arguments: ["keys/A.html", "keys/A.md", "groups/extensions.html"])
  func aCatalogueWithoutSourcesSaysNothingOfThem(path: String) throws {
    var key = Self.key
    (key.sources, key.rules) = ([], [.length(atMost: 9)])
    var catalogue = Fixture.catalogue(keys: [key], points: [])
    catalogue.sources = []
    let text = try page(path, catalogue)
    for word in ["#source.", "id=\"sources\"", "No source states", "## Sources", "are stated"] {
      #expect(!text.contains(word), "\(text)")
    }
  }

  private static let key = Key(
    "A", .string, summary: "Does it.", sources: [SourceReference("manual", "Keys")])

  private func page(_ path: String, _ catalogue: Catalogue) throws -> String {
    let site = Site(Fixture.input(catalogue: catalogue, guides: []))
    return try #require(site.text(of: path))
  }
}
