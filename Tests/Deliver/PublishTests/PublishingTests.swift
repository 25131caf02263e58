import Foundation
import Publish
import Site
import TestSupport
import Testing

/// Files that a build writes, keeps and removes.
struct PublishingTests {
  @Test func firstBuildWritesEverything() throws {
    let folder = try TemporaryFolder()
    let report = try folder.publish(pages)
    #expect((report.written, report.unchanged, report.removed) == (4, 0, 0))
    #expect(
      Set(try folder.tree("site").keys) == [
        manifest, "index.html", "keys/", "keys/A.html", "keys/A/", "keys/A/B.html", "assets/",
        "assets/icon",
      ])
    #expect(folder.text("site/keys/A/B.html") == "B")
    #expect(FileManager.default.contents(atPath: folder("site/assets/icon")) == Data([0, 255, 10]))
    #expect(try folder.tree().keys.filter { !$0.hasPrefix("site/") } == [])
  }

  @Test func unchangedBuildRewritesNoFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let names = pages.map { "site/" + $0.path } + ["site/" + manifest, "site"]
    let before = try names.map(folder.identity)
    let report = try folder.publish(pages)
    #expect((report.written, report.unchanged, report.removed) == (0, 4, 0))
    #expect(try names.map(folder.identity) == before)
  }

  @Test func onlyChangedFilesAreRewritten() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let before = try pages.map { try folder.identity("site/" + $0.path) }
    var changed = pages
    changed[1] = OutputFile("keys/A.html", text: "new")
    let report = try folder.publish(changed)
    #expect((report.written, report.unchanged, report.removed) == (1, 3, 0))
    let after = try pages.map { try folder.identity("site/" + $0.path) }
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true, true])
    #expect(folder.text("site/keys/A.html") == "new")
  }

  @Test func staleFilesAndEmptyFoldersAreRemoved() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let report = try folder.publish([pages[0]])
    #expect((report.written, report.unchanged, report.removed) == (0, 1, 3))
    #expect(Set(try folder.tree("site").keys) == [manifest, "index.html"])
  }

  @Test func deletedFilesAreWrittenAgain() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try FileManager.default.removeItem(atPath: folder("site/keys"))
    let report = try folder.publish(pages)
    #expect((report.written, report.unchanged, report.removed) == (2, 2, 0))
    #expect(folder.text("site/keys/A/B.html") == "B")
  }

  @Test func fileCanBecomeAFolderAndBack() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish([OutputFile("a", text: "1")])
    _ = try folder.publish([OutputFile("a/b", text: "2")])
    #expect(folder.text("site/a/b") == "2")
    _ = try folder.publish([OutputFile("a", text: "1")])
    #expect(folder.text("site/a") == "1")
  }

  @Test(arguments: ["site", "site/", "new/deeper/site", "folder with spaces/ünïcödé"])
  func missingFoldersAreCreated(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages, into: name)
    #expect(folder.text(name + "/keys/A.html") == "A")
  }

  @Test func emptyFolderIsPublishedInto() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "site/.gitkeep")
    _ = try folder.publish(pages)
    #expect(folder.text("site/index.html") == "home")
    #expect(folder.text("site/.gitkeep") == "")
  }

  @Test func linkToTheOutputFolderStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real")
    try folder.link("site", to: "real")
    _ = try folder.publish(pages)
    _ = try folder.publish([pages[0]])
    #expect(try folder.tree()["site"] == "-> real")
    #expect(Set(try folder.tree("real").keys) == [manifest, "index.html"])
  }
}
