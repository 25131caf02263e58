import Diagnostics
import Site
import Testing

/// Pages that authors write in HTML, and markup and templates that guides name.
struct GuideHTMLTests {
  private static func site(
    _ guides: [String: String] = ["one.md": "Words."], files: [String: String],
    trusted: Bool = true
  ) -> Site {
    var input = Fixture.input(
      catalogue: PlainGuideTests.catalogue,
      guides: guides.map { Fixture.file("content/\($0)", $1) }, baseURL: "https://example.com/")
    input.contentFiles = files.map { ContentFile(path: $0, bytes: Array($1.utf8)) }
    input.templates = input.templates.map { file in
      guard file.path.hasSuffix("layout.mustache") else { return file }
      return Fixture.file(
        file.path, "<head>{{{head}}}</head>{{{breadcrumb}}}<main>{{{content}}}</main>")
    }
    input.templates.append(Fixture.file("theme/wide.mustache", "<div class=wide>{{{body}}}</div>"))
    if trusted { input.settings.html = "trusted" }
    return Site(input)
  }

  @Test func aPageHasTheFrameAtThePathOfItsFile() throws {
    let page =
      "---\ntitle: Imprint\nsearches: [who made it]\n---\n<p id=x>We &amp; <a href=\"../index.html\">home</a></p>"
    let site = Self.site(files: ["legal/imprint.html": page])
    #expect(site.check() == [])
    let html = try #require(site.text(of: "legal/imprint.html"))
    #expect(html.contains("<h1>Imprint</h1>") && html.contains("<p id=x>We &amp; <a href"))
    #expect(html.contains("../index.html\">Home</a>") && !html.contains("guides/index"))
    #expect(
      try #require(site.text(of: "sitemap.xml")).contains("https://example.com/legal/imprint.html"))
    #expect(try #require(site.text(of: "search-index.js")).contains("who made it"))
    #expect(try #require(site.text(of: "guides/index.md")).contains("Imprint") == false)
    #expect(site.text(of: "guides/legal/index.html") == nil)
  }

  @Test func guidesLinkToItByItsFile() throws {
    let site = Self.site(
      ["a/one.md": "[it](../x.html) [there](../x.html#here)"], files: ["x.html": "<p id=here>Words"]
    )
    #expect(site.check() == [])
    let wrong = Self.site(["one.md": "[it](x.html#her)"], files: ["x.html": "<p id=here>"])
    #expect(wrong.check().map(\.id) == ["dangling-link"])
    #expect(try #require(site.text(of: "guides/a/one.html")).contains("href=\"../../x.html\""))
  }

  @Test func addressesAreCheckedAndFilesBesideItArePublished() throws {
    let page = """
      <p>
      <a href="guides/one.html#x">one</a> <a href='guides/on.html'>wrong</a>
      <!-- <a href="no.html"> --><img alt="a > b"
        src=pictures/a.svg><script>x = "<a href='no.html'>"</script>
      <a href="https://example.com/no.html">web</a><a href="/no">root</a><a href="#up">up</a>
      """
    let site = Self.site(files: [
      "x.html": page, "pictures/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    #expect(site.check().map(\.short) == ["content/x.html:2 dangling-link"])
    #expect(site.check().first?.severity == .warning)
    #expect(site.check().first?.message.contains("did you mean 'guides/one.html'") == true)
    #expect(site.text(of: "pictures/a.svg") != nil)
  }

  @Test func itNeedsTrust() {
    let found = Self.site(files: ["x.html": "<p>"], trusted: false).check()
    #expect(found.map(\.short) == ["content/x.html:1 untrusted-html"])
  }

  @Test func aWholeDocumentIsAFileThatAGuideMayLinkTo() throws {
    let files = ["x.html": " <!DOCTYPE html>\n<p>"]
    #expect(Self.site(files: files, trusted: false).check() == [])
    let guides = ["one.md": "\n[it](x.html)"]
    let found = Self.site(guides, files: files, trusted: false).check()
    #expect(found.map(\.short) == ["content/one.md:2:6 dangling-link"])
    #expect(found.first?.remedy?.contains("html: trusted") == true)
    let site = Self.site(guides, files: files)
    #expect(site.check() == [])
    #expect(site.text(of: "guides/x.html") == files["x.html"])
  }

  @Test(arguments: ["index.html", "search.html", "guides/one.html", "keys/index.html"])
  func itCannotTakeThePlaceOfAnotherPage(path: String) {
    let found = Self.site(files: [path: "<p>"]).check()
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error })
    #expect(["colliding-address", "duplicate-slug"].contains(found.first?.id))
  }

  @Test func aDrawingThatIsOnlyLinkedToIsReviewed() {
    let found = Self.site(["one.md": "[it](x.svg)"], files: ["x.svg": "<svg>\n<script/></svg>"])
      .check()
    #expect(found.map(\.short) == ["content/x.svg:2 dangling-link"])
  }

  @Test func aGuideNamesATemplateAndMarkupForItsHead() throws {
    let site = Self.site(
      ["a/one.md": "---\nlayout: wide\nhead: ../map.html\n---\nWords.", "two.md": "Words."],
      files: ["map.html": "<meta name=map>"])
    #expect(site.check() == [])
    let page = try #require(site.text(of: "guides/a/one.html"))
    #expect(page.contains("<head><meta name=map></head>") && page.contains("<div class=wide>"))
    #expect(try #require(site.text(of: "guides/two.html")).contains("<head></head>"))
    #expect(site.text(of: "map.html") == nil)
  }

  @Test(arguments: [
    ("layout: wid", "unknown-layout", "did you mean 'wide'?"),
    ("layout: layout", "unknown-layout", "no template 'layout'"),
    ("head: mop.txt", "unknown-head", "did you mean 'map.txt'?"),
    ("head: ../map.txt", "unknown-head", "no file '../map.txt'"),
    ("head: /etc/passwd", "unknown-head", "no file"),
  ])
  func whatIsNotThereIsAnError(field: String, id: String, message: String) throws {
    let site = Self.site(["one.md": "---\n\(field)\n---\nWords."], files: ["map.txt": "<meta>"])
    let finding = try #require(site.check().first)
    #expect(site.check().count == 1 && finding.severity == .error)
    #expect(
      finding.short
        == "content/one.md:2:\(field.count - field.split(separator: " ")[1].count + 1) \(id)")
    #expect(finding.message.contains(message) && finding.remedy != nil)
  }

  @Test func markupForTheHeadNeedsTrust() {
    let site = Self.site(
      ["one.md": "---\nhead: map.txt\n---\nWords."], files: ["map.txt": "<meta>"], trusted: false)
    #expect(site.check().map(\.short) == ["content/one.md:2:7 untrusted-html"])
  }

  @Test func searchKnowsAFormerName() throws {
    let site = Self.site(["lamp.md": "---\nmovedFrom: [setup/old-torch]\n---\nWords."], files: [:])
    #expect(try #require(site.text(of: "search-index.js")).contains("setup old torch"))
  }
}
