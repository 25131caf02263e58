import Diagnostics
import Site
import Testing

/// Files are made in parallel and handed over as they come.
struct RenderingTests {

  @Test(arguments: [true, false])
  func eachFileIsHandedOverOnce(offersDownloads: Bool) {
    var input = Fixture.input(baseURL: "https://example.com/docs/")
    input.offersDownloads = offersDownloads
    let site = Site(outlining: input)
    let expected = Site(planning: input).render()
    #expect(!expected.isEmpty)
    for _ in 0..<5 { #expect(site.render() == expected) }
    #expect(Set(expected.map(\.path)).count == expected.count)
  }

  @Test func withoutDownloadsNothingLeadsToThem() {
    var input = Fixture.input(baseURL: "https://example.com/docs/")
    input.offersDownloads = false
    let files = Site(planning: input).render()
    #expect(!files.isEmpty)
    for file in files {
      #expect(!file.path.hasPrefix("downloads"))
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("downloads/index"), "\(file.path)")
    }
  }

  @Test func mistakesInTextsAreToldWhenTheyAreRendered() {
    let guide = Fixture.file(
      "content/bad.md", "---\ntitle: Bad\nsummary: S.\n---\n[x](key:No)\n")
    let input = Fixture.input(guides: Fixture.guides + [guide])
    let outlined = Site(outlining: input)
    #expect(!outlined.diagnostics.containsErrors)
    let found = outlined.render { _ in }
    #expect(found == Site(planning: input).diagnostics)
    #expect(found.containsErrors)
    #expect(outlined.render().isEmpty)
  }
}
