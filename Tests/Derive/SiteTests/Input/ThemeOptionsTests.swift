import Diagnostics
import Site
import Testing

/// Values that `theme.yaml` provides to templates.
struct ThemeOptionsTests {
  private static func site(layout: String, options: [String: String]) -> Site {
    var input = SiteInput(
      catalogue: Fixture.catalogue(keys: [Fixture.keys[3]], points: []), guides: [],
      templates: [
        SourceFile(path: "layout.mustache", bytes: Array(layout.utf8)),
        SourceFile(path: "page.mustache", bytes: Array("{{{summary}}}".utf8)),
      ])
    input.themeOptions = options
    return Site(input)
  }

  @Test func themeOptionsAreSlots() throws {
    let site = Self.site(
      layout: "<i>{{option-motto}}</i>{{{content}}}", options: ["motto": "a < b"])
    let home = try #require(site.rendered().first { $0.path == "index.html" })
    #expect(String(decoding: home.bytes, as: UTF8.self).hasPrefix("<i>a &lt; b</i>"))
  }

  @Test func unknownThemeOptionsAreReported() throws {
    let site = Self.site(layout: "{{option-moto}}{{{content}}}", options: ["motto": "x"])
    let found = try #require(site.check().first { $0.id == "unknown-slot" })
    #expect(found.message.contains("did you mean 'option-motto'"), "\(found.message)")
    #expect(found.location?.line == 1)
  }
}
