import Diagnostics
import Site
import Testing

/// Files are made in parallel and handed over as they come.
struct RenderingTests {

  @Test(arguments: [true, false])
  func eachFileIsRenderedOnce(offersDownloads: Bool) {
    var input = Fixture.input(baseURL: "https://example.com/docs/")
    input.offersDownloads = offersDownloads
    let site = Site(input)
    let expected = Site(input).rendered()
    #expect(!expected.isEmpty)
    for _ in 0..<5 { #expect(site.rendered() == expected) }
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

  @Test func renderingReportsTheFindingsOfChecking() {
    let guide = Fixture.file(
      "content/bad.md", "---\ntitle: Bad\nsummary: S.\n---\n[x](key:No)\n")
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(!site.planFindings.containsErrors)
    let found = site.render(into: FilesInMemory())
    #expect(found == site.check())
    #expect(found.containsErrors)
    #expect(site.rendered().isEmpty)
  }
}
