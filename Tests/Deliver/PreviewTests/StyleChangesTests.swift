import KeyModel
import Site
import Testing

@testable import Preview

/// Changes of a theme that a preview shows without planning the site again.
struct StyleChangesTests {
  private static func input(_ edited: String?) -> SiteInput {
    func file(_ path: String) -> SourceFile {
      SourceFile(path: path, bytes: Array((path == edited ? "new" : "old").utf8))
    }
    let catalogue = Catalogue(title: "T", groups: [], sources: [], releases: ReleaseRegistry([]))
    var input = SiteInput(
      catalogue: catalogue, guides: [file("guide.md")], templates: [file("layout.mustache")],
      assets: [file("style.css"), file("page.js")])
    input.extensionFiles = [file("extension.js")]
    input.copiedFiles = [file("robots.txt")]
    return input
  }

  @Test(
    arguments: [
      (nil, true), ("style.css", true), ("page.js", false), ("layout.mustache", false),
      ("guide.md", false), ("extension.js", false), ("robots.txt", false),
    ] as [(String?, Bool)])
  func styleSheetsAloneNeedNoNewPlan(edited: String?, isStyle: Bool) {
    #expect(Self.input(edited).differsInStyle(from: Self.input(nil)) == isStyle)
  }
}
