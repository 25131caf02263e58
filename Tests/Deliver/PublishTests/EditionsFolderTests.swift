import FileSystem
import KeyModel
import Publish
import Site
import TestSupport
import Testing

/// Editions of a site side by side in one folder.
struct EditionsFolderTests {
  private func publish(_ name: String, in folder: TemporaryFolder, latest: String? = nil) throws {
    let edition = try #require(EditionName(name))
    let editions = EditionsFolder(FilePath(folder("site")))
    var settings = SiteSettings()
    settings.edition = name
    settings.latestEdition = latest
    try editions.refuse(edition, settings, replacingOthers: false)
    _ = try OutputFolder(editions.folder(of: edition)).publish([
      OutputFile("index.html", text: name),
      OutputFile("edition.json", text: "{\"edition\": \"\(name)\", \"title\": \"Lamps\"}"),
    ])
    let input = SiteInput(
      catalogue: Catalogue(title: "", groups: [], sources: [], releases: ReleaseRegistry([])),
      guides: [], templates: [], settings: settings)
    #expect(try editions.publishList(input, replacingOthers: false) == [])
  }

  @Test func theOthersStayAndTheNewestIsTheLatest() throws {
    let folder = try TemporaryFolder()
    try publish("1.9", in: folder)
    let before = try folder.identity("site/1.9/index.html")
    try publish("1.10", in: folder)
    #expect(try folder.identity("site/1.9/index.html") == before)
    #expect(folder.text("site/index.html")?.contains("url=1.10/index.html") == true)
    try publish("1.10", in: folder, latest: "1.9")
    #expect(folder.text("site/index.html")?.contains("url=1.9/index.html") == true)
    #expect(try folder.tree("site").keys.filter { $0.hasPrefix(".") } == [manifest])
  }

  @Test func filesOfOthersStayAndAreNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "site/index.html")
    #expect(throws: OutputRefusal.self) { try publish("1", in: folder) }
    #expect(folder.text("site/index.html") == "mine")
    #expect(folder.text("site/1/index.html") == nil)
  }

  @Test func aLinkToAnotherEditionIsNotWrittenThrough() throws {
    let folder = try TemporaryFolder()
    try publish("1", in: folder)
    try folder.link("site/2", to: "1")
    #expect(throws: OutputRefusal.self) { try publish("2", in: folder) }
    #expect(folder.text("site/1/index.html") == "1")
  }

  @Test(arguments: [("2", "3"), ("V1", nil)])
  func anUnknownLatestOrATwinIsRefused(_ name: String, _ latest: String?) throws {
    let folder = try TemporaryFolder()
    try publish("v1", in: folder)
    #expect(throws: OutputRefusal.self) { try publish(name, in: folder, latest: latest) }
  }
}
