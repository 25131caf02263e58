import Foundation
import TestSupport
import Testing

@testable import FileSystem

/// Folders that are open while others change what is in them.
struct OpenFolderTests {
  @Test func treesWithAnyNamesAreRemoved() throws {
    let folder = try TemporaryFolder()
    for name in [[0xE9, 0x2F, 0xFF], Array("\u{301}/e\u{301}".utf8), Array("a\nb/c".utf8)]
      as [[UInt8]]
    {
      let path = folder["tree"] / FilePath(bytes: name)
      try Files.makeFolder(try #require(path.parent))
      try Files.write([], to: path)
    }
    #expect(try count(OpenFolder(folder["tree"])) == 6)
    try OpenFolder(folder[""]).removeAll("tree")
    #expect(Files.kind(of: folder["tree"]) == nil)
  }

  @Test func removingATreeFollowsNoLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "outside/file")
    try folder.makeFolder("tree/inner")
    try folder.link("tree/inner/link", to: "../../outside")
    try OpenFolder(folder[""]).removeAll("tree")
    #expect(try folder.tree() == ["outside/": "", "outside/file": "mine"])
  }

  /// A link that takes the position of a folder leads nowhere, wherever in a path it is.
  @Test(arguments: ["link/file", "link/inner/file", "inner/link/file", "linked"])
  func nothingIsReachedThroughALink(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "outside/file")
    try folder.write("", to: "outside/inner/file")
    try folder.makeFolder("root/inner")
    try folder.link("root/link", to: "../outside")
    try folder.link("root/inner/link", to: folder("outside"))
    try folder.link("root/linked", to: "../outside/file")
    let root = try OpenFolder(folder["root"])
    #expect(throws: FileError.self) { try root.file(FilePath(path)) }
    #expect(throws: FileError.self) { try root.folder(FilePath(path)) }
    #expect(throws: FileError.self) { try root.makeFolder(FilePath(path)) }
    #expect(throws: FileError.self) { try root.create(FilePath(path) / "new") }
    #expect(try folder.tree("outside").count == 3)
  }

  /// The number of files and folders below a folder.
  private func count(_ folder: OpenFolder) throws -> Int {
    try folder.entries().reduce(0) { sum, entry in
      try sum + 1 + (entry.kind == .folder ? count(folder.folder(entry.name)) : 0)
    }
  }

  /// The descriptor stays with the folder, whatever has its name.
  @Test func aFolderThatIsMovedAwayStaysOpen() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("root/inner")
    let inner = try OpenFolder(folder["root"]).folder("inner")
    try folder.move("root/inner", to: "elsewhere")
    try folder.link("root/inner", to: "/")
    try inner.create("file").finish()
    #expect(folder.text("elsewhere/file") == "")
  }

  @Test(arguments: [true, false])
  func movingToAFreeNameReplacesNothing(isFolder: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: isFolder ? "one/file" : "one")
    try folder.write("other", to: isFolder ? "other/file" : "other")
    let root = try OpenFolder(folder[""])
    let before = try folder.tree()
    let error = #expect(throws: FileError.self) {
      try root.moveToFreeName("one", to: root, as: "other")
    }
    #expect(error?.is(.isTaken) == true)
    #expect(try folder.tree() == before)
    try root.moveToFreeName("one", to: root, as: "free")
    #expect(folder.text(isFolder ? "free/file" : "free") == "one")
  }

  /// Somebody who may write beside the site cannot prepare the folder that a build fills.
  @Test func creatingAFolderTakesNoOther() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("taken")
    let root = try OpenFolder(folder[""])
    let error = #expect(throws: FileError.self) { try root.createFolder("taken") }
    #expect(error?.is(.isTaken) == true)
    try root.createFolder("free").create("file").finish()
    try root.makeFolder("free").create("other").finish()
    #expect(try folder.tree("free").count == 2)
  }

  @Test func pipesAreNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let pipe = try OpenFolder(folder[""]).file("pipe")
    #expect(try !pipe.holds([]))
  }
}
