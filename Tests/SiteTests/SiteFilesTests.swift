import Site
import Testing

/// Files that are made one by one are those of the whole.
struct SiteFilesTests {
  @Test(arguments: [nil, "https://example.com/"])
  func eachFileHasTheBytesOfTheRenderedSite(baseURL: String?) throws {
    let site = Site(planning: Fixture.input(baseURL: baseURL))
    let files = try #require(site.files())
    let rendered = site.render()
    #expect(rendered.count > 20)
    for file in rendered.shuffled() {
      #expect(files.file(at: file.path) == file, "\(file.path)")
      // Kept, and the same again.
      #expect(files.file(at: file.path) == file, "\(file.path)")
    }
  }

  @Test(arguments: ["", "/", "index", "index.html/", "keys", "keys/", "downloads/", "downloads/no"])
  func nothingElseIsAFile(path: String) throws {
    #expect(try #require(Site(planning: Fixture.input()).files()).file(at: path) == nil)
  }

  @Test(arguments: [
    ("keys", true), ("keys/NSExtension", true), ("downloads", true), ("assets", true),
    ("keys/", false), ("index.html", false), ("key", false),
  ])
  func folders(path: String, isFolder: Bool) throws {
    let files = try #require(Site(planning: Fixture.input()).files())
    #expect(files.hasFolder(at: path) == isFolder)
  }

  @Test func aSiteWithErrorsHasNoFiles() {
    let guide = Fixture.file("content/a.md", "no front matter")
    #expect(Site(planning: Fixture.input(guides: [guide])).files() == nil)
  }

  @Test func otherAssetsLeaveThePages() throws {
    let input = Fixture.input()
    let site = Site(planning: input)
    var other = input
    other.assets = [SourceFile(path: "style.css", bytes: Array("a {}".utf8))]
    #expect(site.replacing(assets: other.assets).render() == Site(planning: other).render())
  }
}
