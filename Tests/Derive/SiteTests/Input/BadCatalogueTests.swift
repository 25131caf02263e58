import Diagnostics
import KeyModel
import Site
import Testing

/// Mistakes in the catalogue's texts are reported at the Swift entry that contains them.
struct BadCatalogueTests {
  private func key(_ summary: String, _ discussion: String = "") -> (key: Key, line: Int) {
    let key = Key(
      "NSBad", .string, summary: summary, discussion: discussion,
      values: .open([AllowedValue("a", "A value.")]), sources: [SourceReference("manual", "A")])
    return (key, key.location.line ?? 0)
  }

  private func check(_ catalogue: Catalogue, _ expected: [String]) -> [Diagnostic] {
    let site = Site(Fixture.input(catalogue: catalogue))
    #expect(site.check().map(\.short) == expected)
    #expect(site.rendered().isEmpty)
    return site.check()
  }

  @Test(arguments: [
    ("See [it](key:NSNama).", "", "dangling-link"),
    ("A key.", "Text.\n\nSee [it](point:none).", "dangling-link"),
    ("A key.", "See [it](guide:start#nowhere).", "dangling-link"),
    ("A key.", "See [it](javascript:x).", "dangling-link"),
    ("A key.", "> [!NOPE]\n> Text.", "unknown-callout"),
    ("A key.", "![x](y.png)", "image-not-supported"),
    ("A key. Another sentence.", "", "not-one-sentence"),
  ])
  func mistakesInAKeyAreReportedAtItsEntry(summary: String, discussion: String, id: String) {
    let (key, line) = key(summary, discussion)
    let found = check(
      Fixture.catalogue(keys: Fixture.keys + [key]),
      ["SiteTests/BadCatalogueTests.swift:\(line) \(id)"])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  /// The sentence of the rule links to the wrong key, too.
  @Test func aWrongKeyInARuleIsReportedOnce() {
    let key = Key(
      "NSBad", .string, summary: "A key.", rules: [.needs("NSNama", when: "Always")],
      sources: [SourceReference("manual", "A")])
    let found = check(
      Fixture.catalogue(keys: Fixture.keys + [key]),
      ["SiteTests/BadCatalogueTests.swift:\(key.location.line ?? 0) dangling-reference"])
    #expect(found.map(\.message) == ["There is no key 'NSNama'; did you mean 'NSName'?"])
  }

  @Test func everyMistakeInATextIsReported() {
    let (key, line) = key("A key.", "[a](key:A1) [b](key:B1)")
    let location = "SiteTests/BadCatalogueTests.swift:\(line) dangling-link"
    let found = check(Fixture.catalogue(keys: Fixture.keys + [key]), [location, location])
    #expect(found.map(\.message) == ["There is no key 'A1'", "There is no key 'B1'"])
  }

  @Test func mistakesInAnExtensionPointAreReportedAtItsEntry() {
    let point = ExtensionPoint(
      "com.example.bad", "Bad", .nsExtension, summary: "See [it](key:No).", availability: [],
      sources: [SourceReference("manual", "A")])
    let line = point.location.line ?? 0
    _ = check(
      Fixture.catalogue(points: [Fixture.point, point]),
      ["SiteTests/BadCatalogueTests.swift:\(line) dangling-link"])
  }

  @Test func mistakesInAGroupAreReportedAtItsEntry() {
    let found = check(
      Fixture.catalogue(groupSummary: "See [it](key:NSNama)."),
      ["SiteTests/Fixture.swift dangling-link"])
    #expect(found.first?.message.contains("did you mean 'NSName'?") == true)
  }

  @Test func mistakesInARemarkAreReported() {
    _ = check(
      Fixture.catalogue(remarks: ["See [it](key:No)."]), ["catalogue remarks dangling-link"])
  }

  @Test func findingsOfTheCatalogueAreReported() {
    let key = Key("NSBad", .string, summary: "A key.", seeAlso: ["NSNama"], sources: [])
    let line = key.location.line ?? 0
    let location = "SiteTests/BadCatalogueTests.swift:\(line) "
    _ = check(
      Fixture.catalogue(keys: Fixture.keys + [key]),
      [location + "dangling-reference", location + "missing-source"])
  }
}
