import KeyModel
import Site
import Testing

/// Many pages as one: the single page, and the page to print.
struct JoinedPagesTests {
  private static func files(
    of form: SiteForm, base: String? = nil, keys: [Key] = Fixture.keys,
    guides: [SourceFile] = Fixture.guides, sheet: String = "h1 { margin: 0 }"
  ) -> [String: String] {
    var input = Fixture.input(
      catalogue: Fixture.catalogue(keys: keys), guides: guides, baseURL: base)
    input.form = form
    input.settings.print = "yes"
    input.assets[0] = Fixture.file("style.css", sheet)
    return Dictionary(
      uniqueKeysWithValues: Site(input).rendered().map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  /// The values of an attribute.
  private static func values(_ attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func aSinglePageHasEverythingAndNeedsNoOtherFile() throws {
    let files = Self.files(of: .singlePage)
    #expect(Set(files.keys) == ["index.html", "index.md"])
    let page = try #require(files["index.html"])
    for part in [
      "<style>\nh1 { margin: 0 }\n</style>", "<h3>Start here</h3>", "<h3>Share</h3>",
      "<h3><code>NSExtensionMode</code></h3>", "href=\"#keys/NSName\"",
      "href=\"#guides/start:first-steps\"",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains("<script") && !page.contains(" src="))
    let links = Self.values("href", in: page)
    #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("https://example.com/manual") })
  }

  @Test func everyLinkInAJoinedPageLeadsToAnIDThatOccursOnce() throws {
    let page = try #require(Self.files(of: .singlePage)["index.html"])
    let ids = Self.values("id", in: page)
    #expect(Set(ids).count == ids.count)
    for link in Self.values("href", in: page) where link.hasPrefix("#") {
      #expect(ids.contains(String(link.dropFirst())), "\(link)")
    }
  }

  @Test func aLinkOutOfTheSinglePageLeadsToTheSiteIfItIsKnown() throws {
    let file = Fixture.file(
      "content/one.md", "---\ntitle: One\nsummary: A.\n---\n[Releases](page:releases/index)\n")
    let alone = try #require(
      Self.files(of: .singlePage, guides: Fixture.guides + [file])["index.html"])
    #expect(alone.contains("<p>Releases</p>"))
    let known = Self.files(
      of: .singlePage, base: "https://example.com/docs/", guides: Fixture.guides + [file])
    #expect(
      known["index.html"]?.contains("href=\"https://example.com/docs/releases/index.html\"") == true
    )
  }

  @Test func aStyleSheetCannotEndItsElement() throws {
    let page = try #require(
      Self.files(of: .singlePage, sheet: "a::after { content: \"</style><script>\" }")["index.html"]
    )
    #expect(page.components(of: "</style>") == 1)
    #expect(!page.contains("<script>") || page.contains("<\\/style><script>"))
  }

  @Test func theSinglePageInMarkdownHasAnAnchorForEachLink() throws {
    let text = try #require(Self.files(of: .singlePage)["index.md"])
    #expect(text.hasPrefix("# Test Reference\n"))
    for part in text.split(separator: "](#").dropFirst() {
      #expect(text.contains("<a id=\"\(part.prefix { $0 != ")" })\"></a>"))
    }
    #expect(text.contains("](#keys/NSName)"))
  }

  @Test func aLargeCatalogueIsRefused() {
    let keys = (0...2000).map { number in
      Key(
        PropertyPath("Key\(number)"), .string, summary: "Is one.",
        sources: [SourceReference("manual", "Keys")])
    }
    var input = Fixture.input(catalogue: Fixture.catalogue(keys: keys, points: []), guides: [])
    input.form = .singlePage
    #expect(
      Site(input).check().filter { $0.severity == .error }.map(\.id) == ["too-large-for-one-page"])
    #expect(Site(input).rendered().isEmpty)
  }

  @Test func onlyTheSettingMakesPagesToPrint() {
    #expect(!Site(Fixture.input()).rendered().contains { $0.path.hasPrefix("print/") })
  }

  @Test func aDocumentHasAPageToPrint() throws {
    let files = Self.files(of: .site)
    let page = try #require(files["print/keys.html"])
    for part in [
      "<link rel=\"stylesheet\" href=\"../assets/style.css\">", "<h2 id=\".1\">Extensions</h2>",
      "<h3><code>NSName</code></h3>", "name=\"robots\" content=\"noindex\"",
      "href=\"../groups/extensions.html\"", "href=\"#keys/NSExtension\"",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(
      !page.contains("<nav class") && !page.contains("<script") && !page.contains("Start here</h3>")
    )
    #expect(files["keys/index.html"]?.contains("href=\"../print/keys.html\"") == true)
    #expect(files["sw.js"]?.contains("print/") != true)
    #expect(files["search-index.js"]?.contains("print/") == false)
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
