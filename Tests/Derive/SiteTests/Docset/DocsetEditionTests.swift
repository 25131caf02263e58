import KeyModel
import Testing

@testable import Site

/// The docset that the site gives to readers of docsets.
struct DocsetEditionTests {
  static func docset(baseURL: String? = nil) throws -> UnpackedDocset {
    try UnpackedDocset(of: Site(Fixture.input(baseURL: baseURL)))
  }

  @Test func docsetHasPagesAndTheirAssetsOnly() throws {
    let paths = Set(try Self.docset().documents.keys)
    let left = ["schemas/index", "downloads/index", "search"]
    let pages = OutputPathsTests.pages.filter { !left.contains($0) }.map { $0 + ".html" }
    #expect(paths == Set(pages + ["assets/style.css"]))
  }

  @Test func docsetPagesHaveNoSearch() throws {
    let page = try #require(try Self.docset().documents["keys/NSName.html"])
    #expect(
      !page.contains("<script") && !page.contains("data-part") && !page.contains("search.html"))
    let website = try #require(Site(Fixture.input()).text(of: "keys/NSName.html"))
    #expect(website.contains("<script src=\"../assets/search.js\" defer=\"\"></script>"))
    #expect(website.contains("<script src=\"../assets/page.js\"></script>"))
    #expect(["search", "appearance"].allSatisfy { website.contains("data-part=\"\($0)\"") })
    #expect(
      website.contains(
        "<a class=\"search-link\" href=\"../search.html\" data-limit=\"200\">Search</a>"))
  }

  @Test(arguments: [nil, "https://example.com/docs/"])
  func docsetLinksResolve(baseURL: String?) throws {
    let documents = try Self.docset(baseURL: baseURL).documents
    for (path, html) in documents where path.hasSuffix(".html") {
      let links = LinksOfPages.values(of: "href", in: html)
      #expect(links.count > 5)
      for link in links where !link.hasPrefix("https://") {
        let target = try #require(LinksOfPages.resolve(link, from: path), "\(link)")
        let page = try #require(documents[target.path], "\(path): \(link)")
        guard let fragment = target.fragment else { continue }
        #expect(LinksOfPages.values(of: "id", in: page).contains(fragment), "\(link)")
      }
    }
  }

  @Test func docsetLinksToTheSiteForWhatItLacks() throws {
    let alone = try #require(try Self.docset().documents["index.html"])
    #expect(alone.contains("<code>catalogue.json</code>: the whole"))
    let served = try #require(
      try Self.docset(baseURL: "https://example.com/docs/").documents["index.html"])
    #expect(served.contains("<a href=\"https://example.com/docs/catalogue.json\">"))
    #expect(served.contains("<a href=\"https://example.com/docs/schemas/index.html\">"))
  }

  @Test func docsetEntriesLeadToPagesAndHeadings() throws {
    let docset = try Self.docset()
    let documents = docset.documents
    #expect(docset.entries.count > 20)
    for entry in docset.entries {
      let target = try #require(LinksOfPages.resolve(entry.path, from: "index.html"))
      let page = try #require(documents[target.path], "\(entry)")
      guard let fragment = target.fragment else { continue }
      #expect(LinksOfPages.values(of: "id", in: page).contains(fragment), "\(entry)")
    }
  }

  @Test(arguments: [
    DocsetEntry("NSExtensionMode", .property, "keys/NSExtension/NSExtensionMode.html"),
    DocsetEntry("Share", .extension, "extension-points/com.example.share.html"),
    DocsetEntry("com.example.share", .value, "extension-points/com.example.share.html"),
    DocsetEntry("Start here", .guide, "guides/start.html"),
    DocsetEntry("First steps", .section, "guides/start.html#first-steps"),
    DocsetEntry("Extensions", .category, "groups/extensions.html"),
    DocsetEntry("All keys", .category, "keys/index.html"),
  ])
  func docsetIndexHasExpectedNames(entry: DocsetEntry) throws {
    #expect(try Self.docset().entries.contains(entry))
  }

  @Test func docsetNamesDifferByMoreThanCase() throws {
    let names = ["A/Mode", "B/mode", "C/Mode", "C/Mode/mode"]
    let keys = (["A", "B", "C"] + names).map {
      Key(
        PropertyPath($0), .dictionary, summary: "Is a mode.",
        sources: [SourceReference("manual", "Modes")])
    }
    let site = Site(
      Fixture.input(catalogue: Fixture.catalogue(keys: keys, points: []), guides: []))
    let docset = try UnpackedDocset(of: site)
    let properties = docset.entries.filter { $0.kind == .property }.map(\.name)
    #expect(properties == ["A", "B", "C", "Mode", "Mode in C", "mode in B", "mode in Mode"])
    let folded = docset.entries.map { "\($0.kind) \($0.name.lowercased())" }
    #expect(Set(folded).count == folded.count)
  }

  @Test func onlyDocsetHeadingsHaveTableOfContentsAnchors() throws {
    let anchor =
      "<a class=\"dashAnchor\" name=\"//apple_ref/cpp/Section/First%20steps\"></a>\n<h2 id=\"first-steps\">"
    let site = Site(Fixture.input())
    #expect(try Self.docset().documents["guides/start.html"]?.contains(anchor) == true)
    #expect(site.text(of: "guides/start.html")?.contains("dashAnchor") == false)
  }

  @Test func docsetHasTheIconsOfTheTheme() throws {
    let docset = try Self.docset()
    #expect(docset.files["icon.png"] == Array("small".utf8))
    #expect(docset.files["icon@2x.png"] == Array("large".utf8))
  }
}
