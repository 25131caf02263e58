import KeyModel
import Markup
import Testing

@testable import Site

/// What the page of a key says first, and what is next to its breadcrumb.
struct KeyPageTests {
  @Test(arguments: [
    (AvailabilityStatement.iOS("8.0"), "<li><strong>iOS</strong> 8.0+</li>"),
    (
      .iOS("8.0", deprecated: "9.0"),
      "<li><s><strong>iOS</strong> 8.0+</s> <span class=\"badge deprecated\">Deprecated since 9.0</span></li>"
    ),
  ])
  func endedPlatformsAreStruckOutAndNamed(statement: AvailabilityStatement, item: String)
    throws
  {
    let entry = key("A", availability: [statement])
    #expect(try page(of: "keys/A", keys: [entry]).contains(item))
  }

  @Test(arguments: [Requirement.required, .optional, .unstated])
  func keysInsideHaveAColumnForWhatASourceStates(required: Requirement) throws {
    let parent = Key("A", .dictionary, summary: "A key.", sources: [SourceReference("manual", "A")])
    let children = ["A/B", "A/C"].map { path in
      Key(
        PropertyPath(path), .string, summary: "A key.",
        required: path == "A/B" ? required : .unstated,
        sources: [SourceReference("manual", "A")])
    }
    let html = try page(of: "keys/A", keys: [parent] + children)
    #expect(html.contains("<th scope=\"col\">Required</th>") == (required != .unstated))
    #expect(html.contains("<td>string</td><td>A key.</td>") == (required == .unstated))
  }

  @Test(arguments: [(1, 0, 0), (2, 2, 0), (60, 60, 0), (61, 0, 1)])
  func fewSiblingsAreListed(count: Int, items: Int, links: Int) throws {
    let keys = (1...count).map { key("K\($0)") }
    let html = try page(of: "keys/K1", keys: keys)
    let list = html.firstRange(of: "<details class=\"siblings\">").map { html[$0.upperBound...] }
    let listed = list?.firstRange(of: "</details>").map {
      (list ?? "")[..<$0.lowerBound].ranges(of: "<li>").count
    }
    #expect((listed ?? 0) == items)
    #expect(
      html.ranges(of: "<p class=\"siblings\"><a href=\"../groups/extensions.html\">").count == links
    )
  }

  static let values: [(PropertyListValue, Bool)] = [
    (.string("a"), true), (.date("2026-01-01T00:00:00Z"), false),
    (["a": [.data("AA==")]], false), ([1, true, 1.5, ["b": "c"]], true),
  ]

  @Test(arguments: values)
  func jsonIsOfferedWhenItIsEquivalent(value: PropertyListValue, isOffered: Bool) {
    if case .forms(_, _, let listings) = [CodeLanguage.xml, .json].block(of: value) {
      #expect(isOffered && listings.map(\.language) == ["xml", "json"])
    } else {
      #expect(!isOffered)
    }
  }

  private func key(_ path: String, availability: [AvailabilityStatement] = []) -> Key {
    Key(
      PropertyPath(path), .string, summary: "Does it.", availability: availability,
      sources: [SourceReference("manual", "Keys")])
  }

  private func page(of path: String, keys: [Key]) throws -> String {
    let catalogue = Fixture.catalogue(keys: keys, points: [])
    let site = Site(Fixture.input(catalogue: catalogue, guides: []))
    return try #require(site.text(of: path + ".html"), "\(site.check())")
  }
}
