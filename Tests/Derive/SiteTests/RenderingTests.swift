import Diagnostics
import KeyModel
import Site
import Testing
import Text

/// Files are made in parallel and handed over as they come.
struct RenderingTests {

  @Test(arguments: [true, false])
  func eachFileIsRenderedOnce(offersDownloads: Bool) {
    var input = Fixture.input(baseURL: "https://example.com/docs/")
    input.offersDownloads = offersDownloads
    let site = Site(input)
    let expected = Site(input).rendered()
    #expect(!expected.isEmpty)
    for _ in 0..<2 { #expect(site.rendered() == expected) }
    #expect(Set(expected.map(\.path)).count == expected.count)
  }

  @Test func siteWithoutDownloadsHasNoLinksToThem() {
    var input = Fixture.input(baseURL: "https://example.com/docs/")
    input.offersDownloads = false
    let files = Site(input).rendered()
    #expect(!files.isEmpty)
    for file in files {
      #expect(!file.path.hasPrefix("downloads"))
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("downloads/index"), "\(file.path)")
    }
  }

  @Test func pagesLinkToTheirDeclaration() throws {
    var input = Fixture.input()
    input.templates[0] = Fixture.file(
      "theme/layout.mustache", "<title>{{document-title}}</title>{{{content}}}{{{edit}}}")
    input.settings.repositoryURL = "https://example.com/team/lamps"
    let page = "keys/NSName.html"
    let file = try #require(Fixture.input().catalogue["NSName"]?.declaredIn?.file)
    let parts = file.split(separator: "/")
    #expect(
      try #require(Site(input).text(of: page)).contains("/lamps/blob/HEAD/Sources/\(file)#L"))
    // The folders between a module and its file, and another module's file of that name.
    let found = "Sources/Data/\(parts[0])/Names/\(parts[1])"
    input.settings.swiftSources = SwiftSources([
      found, "Sources/Other/\(parts[1])", "Sources/\(parts[0])/Other.swift",
    ])
    #expect(try #require(Site(input).text(of: page)).contains("/lamps/blob/HEAD/\(found)#L"))
  }

  @Test func aFindingNamesTheFileThatAnEditorOpens() {
    let sources = SwiftSources(["Sources/kite-reference/Birds/Kites.swift"])
    for (file, path) in [
      ("kite_reference/Kites.swift", "Sources/kite-reference/Birds/Kites.swift"),
      ("Other/Kites.swift", "Other/Kites.swift"), ("content/kites.md", "content/kites.md"),
    ] {
      let place = Text.SourceLocation(file: file, line: 4)
      let finding = Diagnostic(.warning, "dull", at: place, "it is dull", remedy: "say more")
      let location = sources.located(finding).location
      #expect(location?.file == path && location?.line == 4)
    }
  }

  @Test func aKeyOfACatalogueInAFileIsEditedThere() throws {
    let text = """
      {"format": 2, "title": "Lamps", "keys": [
        {"path": "watts", "types": ["integer"], "summary": "The power."},
        {"path": "form", "types": ["string"], "summary": "The form.", "declaredIn": "lamps/form.yaml:3"},
        {"path": "kite", "types": ["string"], "summary": "A kite.", "declaredIn": "kite_reference/Kites.swift:4"}]}
      """
    var input = Fixture.input(
      catalogue: try #require(
        CatalogueReader.read(Array(text.utf8), file: "data/catalogue.json").catalogue), guides: [])
    input.templates[0] = Fixture.file(
      "theme/layout.mustache", "<title>{{document-title}}</title>{{{content}}}{{{edit}}}")
    input.settings.repositoryURL = "https://example.com/team/lamps"
    input.settings.swiftSources = SwiftSources([
      "Sources/kite-reference/Kites.swift", "Sources/other/Kites.swift",
    ])
    let site = Site(input)
    for (page, address) in [
      ("keys/watts.html", "data/catalogue.json#L2"), ("keys/form.html", "lamps/form.yaml#L3"),
      // A module's name has an underscore where the folder's has a hyphen.
      ("keys/kite.html", "Sources/kite-reference/Kites.swift#L4"),
    ] {
      #expect(
        try #require(site.text(of: page)).contains("/lamps/blob/HEAD/\(address)"), "\(page)")
    }
  }

  @Test func pagesLinkToAReportOfAMistake() throws {
    var input = Fixture.input()
    input.templates[0] = Fixture.file(
      "theme/layout.mustache", "<title>{{document-title}}</title>{{{content}}}{{{edit}}}")
    let path = "keys/NSName.html"
    #expect(try #require(Site(input).text(of: path)).contains("Report a mistake") == false)
    input.settings.repositoryURL = "https://example.com/team/lamps"
    let page = try #require(Site(input).text(of: path))
    for part in [
      "https://example.com/team/lamps/issues/new?template=wrong-fact.yml&amp;title=NSName:%20&amp;key=NSName&amp;",
      "&amp;reference=Names%20the%20app.", "&amp;source=The%20Header%3A%20line%201",
    ] { #expect(page.contains(part), "\(part)") }
    input.settings.reportURL = "https://example.com/report?about={page}"
    #expect(
      try #require(Site(input).text(of: path))
        .contains("https://example.com/report?about=keys%2FNSName.html"))
    #expect(try #require(Site(input).text(of: "index.html")).contains("report?about=index.html"))
  }

  @Test func renderingReportsTheFindingsOfChecking() {
    let guide = Fixture.file(
      "content/bad.md", "---\ntitle: Bad\nsummary: S.\n---\n[x](key:No)\n")
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(!site.planFindings.containsErrors)
    let found = site.render { _ in }
    #expect(found == site.check())
    #expect(found.containsErrors)
    #expect(site.rendered().isEmpty)
  }
}
