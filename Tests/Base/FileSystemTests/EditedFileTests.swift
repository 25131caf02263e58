import FileSystem
import Foundation
import TestSupport
import Testing

/// A file that gets other contents keeps everything else, as in an editor.
struct EditedFileTests {
  private func edit(_ folder: TemporaryFolder, _ name: FilePath = "file") throws -> Bool {
    try EditedFile(folder[name], atMost: 1000).replace(with: Array("new".utf8))
  }

  private func attributes(_ folder: TemporaryFolder, _ name: String = "file") throws
    -> [FileAttributeKey: Any]
  {
    try FileManager.default.attributesOfItem(atPath: folder(name))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    return folder
  }

  @Test(arguments: [0o640, 0o600, 0o755, 0o664, 0o4755])
  func editKeepsTheMode(mode: Int) throws {
    let folder = try folder()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder("file"))
    #expect(try edit(folder))
    #expect(try attributes(folder)[.posixPermissions] as? Int == mode)
    #expect(try folder.tree() == ["file": "new"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func editKeepsTheOwner() throws {
    let folder = try folder()
    #expect(chown(folder("file"), 1234, 5678) == 0)
    #expect(try edit(folder))
    #expect(try attributes(folder)[.ownerAccountID] as? Int == 1234)
    #expect(try attributes(folder)[.groupOwnerAccountID] as? Int == 5678)
  }

  /// Replacing one name would part it from the others; writing into the file could leave half of it.
  @Test func editOfAFileWithOtherNamesIsRefused() throws {
    let folder = try folder()
    #expect(link(folder("file"), folder("twin")) == 0)
    #expect(throws: FileError.self) { try edit(folder) }
    #expect(try folder.tree() == ["file": "old", "twin": "old"])
    #expect(try folder.identity("file") == folder.identity("twin"))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anything"))
  func editOfAFileThatMayNotBeWrittenIsRefused() throws {
    let folder = try folder()
    chmod(folder("file"), 0o444)
    #expect(throws: FileError.self) { try edit(folder) }
    #expect(try folder.tree() == ["file": "old"])
  }

  @Test func editKeepsToTheFolderThatWasOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "in/file")
    try folder.write("private", to: "outside/file")
    let file = try EditedFile("file", in: OpenFolder(folder["in"]), atMost: 1000)
    try folder.move("in", to: "moved")
    try folder.link("in", to: "outside")
    #expect(try file.replace(with: Array("new".utf8)))
    #expect(folder.text("moved/file") == "new")
    #expect(try folder.tree("outside") == ["file": "private"])
  }

  @Test func editThroughANamedLinkKeepsTheLink() throws {
    let folder = try folder()
    try folder.link("link", to: "file")
    #expect(try edit(folder, "link"))
    #expect(try folder.tree() == ["file": "new", "link": "-> file"])
  }

  @Test func editThroughAFoundLinkIsRefused() throws {
    let folder = try folder()
    try folder.link("link", to: "file")
    #expect(throws: FileError.self) {
      try EditedFile("link", in: OpenFolder(folder[""]), atMost: 1000)
    }
  }

  @Test(arguments: ["saved", "old", "longer than before"])
  func editRefusesAFileChangedMeanwhile(text: String) throws {
    let folder = try folder()
    let file = try EditedFile(folder["file"], atMost: 1000)
    // Foundation writes another file and renames it.
    try folder.write(text, to: "file")
    #expect(try !file.replace(with: Array("new".utf8)))
    #expect(try folder.tree() == ["file": text])
  }

  @Test func editDoesNotRecreateARemovedFile() throws {
    let folder = try folder()
    let file = try EditedFile(folder["file"], atMost: 1000)
    try FileManager.default.removeItem(atPath: folder("file"))
    #expect(throws: FileError.self) { try file.replace(with: []) }
    #expect(try folder.tree().isEmpty)
  }

  @Test func fileWithTheLongestNameCanBeEdited() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 255)
    try folder.write("old", to: name)
    #expect(try edit(folder, FilePath(name)))
    #expect(try folder.tree() == [name: "new"])
  }

  /// Some file systems count time in steps longer than a save takes.
  @Test func editNoticesASaveThatKeepsLengthAndTime() throws {
    let folder = try folder()
    var before = stat()
    stat(folder("file"), &before)
    let file = try EditedFile(folder["file"], atMost: 1000)
    let handle = try #require(FileHandle(forWritingAtPath: folder("file")))
    try handle.write(contentsOf: Data("OLD".utf8))
    #if os(Linux)
      var times = [before.st_atim, before.st_mtim]
      futimens(handle.fileDescriptor, &times)
    #endif
    #expect(try !file.replace(with: Array("new".utf8)))
    #expect(try folder.tree() == ["file": "OLD"])
  }

  @Test func editKeepsExtendedAttributes() throws {
    let folder = try folder()
    let set = ChildProcess.run(["setfattr", "-n", "user.tag", "-v", "kept", folder("file")])
    guard set == true else { return }
    #expect(try edit(folder))
    #expect(ChildProcess.run(["getfattr", "-n", "user.tag", folder("file")]) == true)
  }
}
