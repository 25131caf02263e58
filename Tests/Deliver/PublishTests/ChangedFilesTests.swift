import FileSystem
import Foundation
import Publish
import Site
import TestSupport
import Testing

/// Files of the site that somebody has changed in the folder.
struct ChangedFilesTests {
  private static let next = [OutputFile("index.html", text: "new"), pages[1]]

  /// A build rewrites its files, but leaves a changed file that it would otherwise remove.
  @Test func editedFilesAreReportedAndRewritten() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("edited", to: "site/index.html")
    try folder.write("edited", to: "site/keys/A/B.html")
    let report = try folder.publish(Self.next)
    #expect(report.changedByOthers == ["index.html", "keys/A/B.html"])
    #expect((report.written, report.unchanged, report.removed) == (1, 1, 1))
    #expect(folder.text("site/index.html") == "new")
    #expect(folder.text("site/keys/A/B.html") == "edited")
    // The file that was left is no longer docgen's.
    #expect(try folder.publish(Self.next).changedByOthers.isEmpty)
    #expect(folder.text("site/keys/A/B.html") == "edited")
    #expect(throws: OutputRefusal.self) { try folder.publish(pages) }
  }

  @Test func editedFilesThatAreAlreadyRightAreAccepted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("new", to: "site/index.html")
    let report = try folder.publish([OutputFile("index.html", text: "new")])
    #expect((report.written, report.unchanged, report.removed) == (0, 1, 3))
    // From then on it is ours.
    _ = try folder.publish([OutputFile("index.html", text: "newer")])
    #expect(folder.text("site/index.html") == "newer")
  }

  /// A record that does not match means that the file now belongs to somebody else.
  @Test(arguments: ["00000000  notes.txt"])
  func filesThatDifferFromTheManifestAreLeftAlone(line: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    let old = try #require(folder.text("site/" + manifest))
    try folder.write(old + line + "\n", to: "site/" + manifest)
    #expect(try folder.publish(pages).changedByOthers == ["notes.txt"])
    #expect(folder.text("site/notes.txt") == "mine")
  }

  @Test func manifestListsTheChecksumOfEachFile() throws {
    let folder = try TemporaryFolder()
    let strange = OutputFile("a\\b\nc", text: "home")
    _ = try folder.publish([strange] + pages)
    let lines = try #require(folder.text("site/" + manifest)).split(separator: "\n")
    let home = "71d60cd0"
    #expect(lines.contains("\(home)  index.html"))
    #expect(lines.contains("\\\(home)  a\\\\b\\nc"))
  }

  @Test func forceDoesNotReplaceFoldersOrOtherSites() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    try folder.write("mine", to: "site/more/file")
    try folder.write("mine", to: "strange/index.html")
    func force(_ files: [OutputFile], _ name: String = "site") throws {
      _ = try OutputFolder(FilePath(folder(name))).publish(files, replacingOthers: true)
    }
    #expect(throws: OutputRefusal.self) { try force(pages + [OutputFile("more", text: "")]) }
    #expect(throws: OutputRefusal.self) { try force(pages, "strange") }
    #expect(folder.text("strange/index.html") == "mine")
    try force(pages + [OutputFile("notes.txt", text: "ours")])
    #expect(folder.text("site/notes.txt") == "ours")
    #expect(folder.text("site/more/file") == "mine")
  }

  @Test(arguments: ["a\nb", "50%", "a%0Ab", " a ", "é", "\\n", "\\", "a\r", "a  b"])
  func manifestKnowsFilesOfAnyName(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish([OutputFile(name, text: "1")])
    let report = try folder.publish([OutputFile(name, text: "2")])
    #expect((report.written, report.removed) == (1, 0))
    let last = try folder.publish([])
    #expect(last.removed == 1)
    #expect(Set(try folder.tree("site").keys) == [manifest])
  }
}
