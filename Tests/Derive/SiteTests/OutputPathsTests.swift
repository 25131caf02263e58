import KeyModel
import Testing

@testable import Site

/// The files that a site has.
struct OutputPathsTests {
  /// Pages have a Markdown twin.
  static let pages = [
    "index", "availability", "deprecated", "notes", "keys/index", "keys/NSExtension",
    "keys/NSExtension/NSExtensionMode", "keys/NSExtension/NSExtensionPointIdentifier",
    "keys/NSName", "groups/index", "groups/extensions", "extension-points/index",
    "extension-points/com.example.share", "platforms/index", "platforms/ios", "platforms/macos",
    "releases/index", "values/index", "guides/index", "guides/start", "guides/second",
    "schemas/index", "downloads/index", "rules", "search",
  ]

  static let others = [
    "404.html", "assets/style.css", "assets/icon-16.png", "assets/icon-32.png", "assets/page.js",
    "assets/search.js",
    "catalogue.json", "llms.txt", "keys/NSExtension.json",
    "keys/NSExtension/NSExtensionMode.json", "keys/NSExtension/NSExtensionPointIdentifier.json",
    "keys/NSName.json", "schemas/catalogue.schema.json", "schemas/info-plist.schema.json",
    "schemas/info-plist.draft-07.schema.json", "schemas/com.example.share.schema.json",
    "schemas/com.example.share.draft-07.schema.json",
    "schemas/info-plist.built.schema.json", "schemas/info-plist.built.draft-07.schema.json",
    "schemas/info-plist.strict.schema.json", "schemas/info-plist.strict.draft-07.schema.json",
    "schemas/info-plist.editor.draft-07.schema.json", "schemas/catalog.json",
    "downloads/schemas.zip", "downloads/site.tgz", "downloads/Test_Reference.tgz",
    "search-index.js", "search-text.js", "llms-full.txt", "robots.txt",
  ]

  @Test func siteHasExactlyTheExpectedPaths() {
    let site = Site(Fixture.input())
    #expect(site.check().isEmpty)
    let paths = site.rendered().map(\.path)
    let expected = Set(Self.pages.flatMap { [$0 + ".html", $0 + ".md"] } + Self.others)
    #expect(Set(paths).subtracting(expected) == [])
    #expect(expected.subtracting(paths) == [])
    #expect(paths == paths.sorted())
    #expect(Set(paths).count == paths.count)
    #expect(site.pageCount == Self.pages.count + 1)
    #expect(site.schemaCount == paths.count { $0.hasSuffix(".schema.json") })
  }

  @Test func siteWithoutGuidesAndPointsHasNoEmptyPages() throws {
    let keys = [Fixture.keys[3]]
    let site = Site(
      Fixture.input(catalogue: Fixture.catalogue(keys: keys, points: []), guides: []))
    #expect(site.check().isEmpty)
    let paths = site.rendered().map(\.path)
    #expect(paths.contains("keys/NSName.html"))
    #expect(!paths.contains { $0.contains("com.example") || $0.contains("start") })
    #expect(
      !paths.contains { $0.hasPrefix("guides/") || $0.hasPrefix("extension-points/") })
    let home = try #require(site.text(of: "index.html"))
    #expect(home.contains("A reference of 1 configuration key: types"))
    #expect(!home.contains("xtension point"))
  }

  /// A format without platforms, values and sources.
  @Test func aPlainFormatHasNoEmptyDestinations() throws {
    let keys = [Key("Port", .integer, summary: "Opens a port.", sources: [])]
    let site = Site(
      Fixture.input(
        catalogue: Catalogue(
          title: "Lamps", document: DocumentKind("lamp.json", id: "lamp"),
          groups: [KeyGroup("lamps", "Lamps", summary: "Keys.", keys: keys)], sources: [],
          releases: ReleaseRegistry([])), guides: []))
    let pages = site.pages.map(\.link.path)
    #expect(
      Set(pages) == [
        "index", "search", "404", "keys/Port", "keys/index", "groups/index", "groups/lamps",
        "schemas/index", "rules", "downloads/index",
      ])
    let home = try #require(site.text(of: "index.md"))
    #expect(
      home.contains("A reference of 1 configuration key: types, nesting, allowed values and rules.")
    )
  }

  @Test func siteMapNeedsABaseURL() throws {
    #expect(Site(Fixture.input()).text(of: "sitemap.xml") == nil)
    let site = Site(Fixture.input(baseURL: "https://example.com/docs/"))
    let map = try #require(site.text(of: "sitemap.xml"))
    for page in Self.pages {
      #expect(map.contains("<loc>https://example.com/docs/\(page).html</loc>"))
    }
    #expect(!map.contains("404"))
    let key = try #require(site.text(of: "keys/NSName.html"))
    #expect(
      key.contains("<link rel=\"canonical\" href=\"https://example.com/docs/keys/NSName.html\">"))
    #expect(
      Site(Fixture.input()).text(of: "keys/NSName.html")?.contains("canonical") == false)
  }
}
