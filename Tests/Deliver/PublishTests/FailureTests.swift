import FileSystem
import Foundation
import Publish
import Site
import TestSupport
import Testing

/// A publication that fails.
struct FailureTests {
  static let unwritable = [
    String(repeating: "x", count: 256), "keys/" + String(repeating: "x", count: 256) + "/a.html",
    String(repeating: "x/", count: 5000) + "x", "a\u{0}b/" + String(repeating: "é", count: 200),
  ]

  @Test(arguments: unwritable)
  func failedBuildLeavesTheOldSite(path: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    let before = try folder.tree()
    let identity = try folder.identity("site/index.html")
    let changed = [OutputFile("index.html", text: "new"), OutputFile(path, text: "x")]
    let error = #expect(throws: FileError.self) { try folder.publish(changed) }
    #expect(error?.description.contains("Cannot ") == true)
    #expect(try folder.tree() == before)
    #expect(try folder.identity("site/index.html") == identity)
    // And the next one works.
    _ = try folder.publish([pages[0]])
    #expect(Set(try folder.tree("site").keys) == [manifest, "index.html", "notes.txt"])
  }

  @Test(arguments: unwritable)
  func failedFirstBuildLeavesNothing(path: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      try folder.publish(pages + [OutputFile(path, text: "x")])
    }
    #expect(try folder.tree().isEmpty)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func unwritableFolderKeepsItsSite() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages, into: "parent/site")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder("parent"))
    defer {
      try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder("parent"))
    }
    let before = try folder.tree()
    let error = #expect(throws: FileError.self) {
      try folder.publish([OutputFile("index.html", text: "new")], into: "parent/site")
    }
    #expect(error?.remedy == "choose a folder you may write to")
    #expect(try folder.tree() == before)
  }

  @Test func leftoversOfAKilledBuildAreRemoved() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("half", to: ".site.docgen-staging/index.html")
    try folder.write("half", to: ".site.docgen-staging/keys/other.html")
    _ = try folder.publish([OutputFile("index.html", text: "new")])
    #expect(Set(try folder.tree().keys) == ["site/", "site/index.html", "site/" + manifest])
    #expect(folder.text("site/index.html") == "new")
  }

  @Test func buildSucceedsAfterAKilledFirstBuild() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".site.docgen-staging/index.html")
    _ = try folder.publish(pages)
    #expect(folder.text("site/index.html") == "home")
    #expect(try folder.tree().keys.filter { !$0.hasPrefix("site/") } == [])
  }
}
