import KeyModel
import TestSupport
import Testing

@testable import Site

/// The tree of the pages around a page.
struct PageTreeTests {
  private static let templates = [
    Fixture.file(
      "theme/layout.mustache", "<main>{{{tree-button}}}{{{content}}}</main>{{{tree}}}"),
    Fixture.file("theme/page.mustache", "<h1>{{title}}</h1>{{{content}}}"),
  ]

  private func key(_ path: PropertyPath) -> Key {
    Key(path, .dictionary, summary: "A key.", sources: [SourceReference("manual", "A")])
  }

  private func tree(of page: String, keys: [Key]) throws -> String {
    let groups = [
      KeyGroup("first", "First", summary: "Keys.", keys: keys),
      KeyGroup("second", "Second", summary: "Keys.", keys: [key("Z")]),
    ]
    let site = Site(
      Fixture.input(
        catalogue: Catalogue(
          title: "Lamps", document: DocumentKind("lamp.json", id: "lamp"), groups: groups,
          sources: Fixture.sources, releases: Fixture.releases), guides: [],
        templates: Self.templates))
    let html = try #require(site.text(of: page))
    let start = try #require(html.firstRange(of: "<nav class=\"tree\""))
    return String(html[start.lowerBound...])
  }

  @Test("Keys inside others are there where they are near")
  func onlyNearKeysAreListed() throws {
    let keys = [key("A"), key("A/B"), key("A/B/C"), key("D"), key("D/E")]
    let tree = try tree(of: "keys/A/B.html", keys: keys)
    #expect(tree.contains("<a href=\"../A.html\">A</a><ul>"))
    #expect(tree.contains("<a href=\"B.html\" aria-current=\"page\">B</a>"))
    #expect(tree.contains(">C<") && tree.contains(">D<"))
    #expect(!tree.contains(">E<"))
    #expect(
      tree.contains("<a href=\"../../groups/first.html\">First</a>") && !tree.contains("Second"))
  }

  @Test("A group shows its keys")
  func groupsShowTheirKeys() throws {
    let tree = try tree(of: "groups/first.html", keys: [key("A"), key("A/B")])
    #expect(tree.contains("<a href=\"first.html\" aria-current=\"page\">First</a>"))
    #expect(tree.contains(">A<") && !tree.contains(">B<"))
    #expect(tree.contains("<a href=\"second.html\">Second</a>"))
  }

  @Test("Of several files, that of the page is open")
  func filesAreListed() throws {
    let site = Site(
      Fixture.input(catalogue: theatreCatalogue, guides: [], templates: Self.templates))
    let html = try #require(site.text(of: "stage/Play.html"))
    #expect(html.contains("<a href=\"index.html\">Stage plan</a><ul>"))
    #expect(html.contains("<a href=\"../cast/index.html\">Cast list</a></li>"))
    #expect(html.contains("popovertarget=\"site.tree\""))
    let docset = try UnpackedDocset(of: site)
    #expect(docset.documents["stage/Play.html"]?.contains("site.tree") == false)
  }
}
