import Diagnostics
import Site
import Testing

/// The parts around every page that the settings state.
@Suite struct FrameTests {
  private static func site(_ yaml: String, head: String? = nil) -> Site {
    let (settings, diagnostics) = SiteSettings.read(Fixture.file("docgen.yaml", yaml))
    #expect(diagnostics.isEmpty)
    var input = Fixture.input()
    input.settings = settings
    input.head = head.map { Fixture.file("head.html", $0) }
    input.templates = input.templates.map { file in
      guard file.path.hasSuffix("layout.mustache") else { return file }
      return Fixture.file(
        file.path,
        "<head>{{{head}}}</head>{{{banner}}}<nav>{{{navigation}}}</nav>{{{content}}}{{{footer}}}")
    }
    return Site(input)
  }

  @Test func menuReplacesTheMainLinks() throws {
    let site = Self.site("menu:\n  Begin: guide:start\n  Web: https://example.com/\n")
    #expect(site.check().isEmpty)
    let page = try #require(site.text(of: "keys/index.html"))
    #expect(page.contains("<a href=\"../guides/start.html\">Begin</a>"))
    #expect(page.contains("<a href=\"https://example.com/\">Web</a>"))
    #expect(!page.contains(">Guides</a></li>\n<li><a href=\"https"))
    let guide = try #require(site.text(of: "guides/start.html"))
    #expect(guide.contains("aria-current=\"page\">Begin</a>"))
  }

  @Test func bannerIsAboveEveryPage() throws {
    let site = Self.site("banner: See [the start](guide:start).\n")
    #expect(site.check().isEmpty)
    #expect(
      try #require(site.text(of: "keys/index.html")).contains(
        "<p class=\"banner\" role=\"note\">See <a href=\"../guides/start.html\">the start</a>.</p>")
    )
  }

  @Test func markupOfTheHeadNeedsTrust() throws {
    let site = Self.site("html: trusted\nhead: head.html\n", head: "<meta name=a content=b>\n")
    #expect(site.check().isEmpty)
    #expect(
      try #require(site.text(of: "keys/index.html")).contains("<head><meta name=a content=b>"))
  }

  @Test(arguments: [
    ("title: A\nbanner: A <script>x()</script>\n", ":2:9 html-in-banner"),
    ("title: A\nbanner: See [it](guide:strat).\n", ":2:9 dangling-link"),
    ("menu:\n  A: guide:start\n  B: guide:strat\n", ":3:6 dangling-link"),
    ("menu:\n  A: page:nowhere\n", ":2:6 dangling-link"),
    ("footer: See [it](page:nowhere).\n", ":1:9 dangling-link"),
    ("title: A\nhead: head.html\n", ":2:7 untrusted-html"),
  ])
  func mistakesAreReportedAtTheirLine(yaml: String, finding: String) {
    let site = Self.site(yaml)
    #expect(site.check().map(\.short) == ["docgen.yaml" + finding])
    #expect(site.check().allSatisfy { $0.remedy != nil && $0.severity == .error })
    #expect(site.rendered().isEmpty)
  }
}
