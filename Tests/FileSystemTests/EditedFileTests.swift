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

  @Test func editKeepsHardLinks() throws {
    let folder = try folder()
    #expect(link(folder("file"), folder("twin")) == 0)
    #expect(try edit(folder))
    #expect(try folder.tree() == ["file": "new", "twin": "new"])
    #expect(try folder.identity("file") == folder.identity("twin"))
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
      try EditedFile(folder["link"], atMost: 1000, followsLink: false)
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

  @Test func editOfADeviceIsRefused() throws {
    let file = try EditedFile("/dev/null", atMost: 1000)
    #expect(throws: FileError.self) { try file.replace(with: []) }
  }

  @Test func editKeepsExtendedAttributes() throws {
    let folder = try folder()
    let set = ChildProcess.run(["setfattr", "-n", "user.tag", "-v", "kept", folder("file")])
    guard set == true else { return }
    #expect(try edit(folder))
    #expect(ChildProcess.run(["getfattr", "-n", "user.tag", folder("file")]) == true)
  }
}
