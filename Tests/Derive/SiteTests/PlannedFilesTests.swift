import Site
import Testing

/// The files of a plan that are made one by one, for a preview.
struct PlannedFilesTests {
  @Test(arguments: [nil, "https://example.com/"])
  func plannedFilesHaveTheBytesOfTheRenderedSite(baseURL: String?) throws {
    let site = Site(Fixture.input(baseURL: baseURL))
    let rendered = site.rendered()
    #expect(rendered.count > 20)
    let made = site.files.flatMap(site.make).sorted { $0.path < $1.path }
    #expect(made.map(\.path) == rendered.map(\.path))
    // A preview has another address, which the page for lost addresses depends on.
    for (made, rendered) in zip(made, rendered) where baseURL == nil || made.path != "404.html" {
      #expect(made == rendered, "\(made.path)")
    }
  }

  /// A feed of the docset needs the site's address; every other planned file is there.
  @Test func plannedPathsAreThoseOfTheRenderedSite() {
    let site = Site(Fixture.input(baseURL: "https://example.com/"))
    #expect(site.files.flatMap(\.paths).sorted() == site.rendered().map(\.path))
  }

  @Test func changedAssetsDoNotChangePages() throws {
    let input = Fixture.input()
    let site = Site(input)
    var other = input
    other.assets = [SourceFile(path: "style.css", bytes: Array("a {}".utf8))]
    #expect(site.replacing(assets: other.assets).rendered() == Site(other).rendered())
  }
}
