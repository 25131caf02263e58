import Foundation
import Publish
import Site
import Testing

/// Files of the site that somebody has changed in the folder.
struct ChangedFilesTests {
  private static let next = [OutputFile("index.html", text: "new"), pages[1]]

  @Test(arguments: ["index.html", "keys/A/B.html"])
  func areKept(path: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("edited", to: "site/" + path)
    let before = try folder.tree()
    // One is to be replaced by the next build, the other to be removed.
    let refusal = #expect(throws: OutputFolder.Refusal.self) { try folder.publish(Self.next) }
    #expect(refusal?.diagnostic.id == "output-changed")
    #expect(refusal?.diagnostic.location?.file.hasSuffix(path) == true)
    #expect(refusal?.diagnostic.remedy?.contains("--force") == true)
    #expect(try folder.tree() == before)
    let report = try OutputFolder(folder("site")).publish(Self.next, replacingChanges: true)
    #expect((report.written, report.unchanged, report.removed) == (1, 1, 2))
    #expect(Set(try folder.tree("site").keys) == [manifest, "index.html", "keys/", "keys/A.html"])
    #expect(folder.text("site/index.html") == "new")
  }

  @Test func areNoHindranceWhereTheyAreWhatIsToBeWritten() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("new", to: "site/index.html")
    let report = try folder.publish([OutputFile("index.html", text: "new")])
    #expect((report.written, report.unchanged, report.removed) == (0, 1, 3))
    // From then on it is ours.
    _ = try folder.publish([OutputFile("index.html", text: "newer")])
    #expect(folder.text("site/index.html") == "newer")
  }

  /// A list by name alone proves nothing.
  @Test(arguments: ["notes.txt", "4 00000000 notes.txt", "3 12345678 notes.txt", "x y notes.txt"])
  func aListedNameIsNotBelieved(line: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    let old = try #require(folder.text("site/" + manifest))
    try folder.write(old + line + "\n", to: "site/" + manifest)
    for files in [pages + [OutputFile("notes.txt", text: "ours")], [OutputFile("x", text: "y")]] {
      _ = try? folder.publish(files)
      #expect(folder.text("site/notes.txt") == "mine")
    }
  }

  @Test func forceTakesNoFolderAndNoStrangersSite() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    try folder.write("mine", to: "site/more/file")
    try folder.write("mine", to: "strange/index.html")
    func force(_ files: [OutputFile], _ name: String = "site") throws {
      _ = try OutputFolder(folder(name)).publish(files, replacingChanges: true)
    }
    #expect(throws: OutputFolder.Refusal.self) { try force(pages + [OutputFile("more", text: "")]) }
    #expect(throws: OutputFolder.Refusal.self) { try force(pages, "strange") }
    #expect(folder.text("strange/index.html") == "mine")
    try force(pages + [OutputFile("notes.txt", text: "ours")])
    #expect(folder.text("site/notes.txt") == "ours")
    #expect(folder.text("site/more/file") == "mine")
  }

  @Test(arguments: ["a\nb", "50%", "a%0Ab", " a ", "é", "7 00000000 a"])
  func anyNameIsKnownAgain(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish([OutputFile(name, text: "1")])
    let report = try folder.publish([OutputFile(name, text: "2")])
    #expect((report.written, report.removed) == (1, 0))
    let last = try folder.publish([])
    #expect(last.removed == 1)
    #expect(Set(try folder.tree("site").keys) == [manifest])
  }
}
