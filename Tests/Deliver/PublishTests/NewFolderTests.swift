import FileSystem
import Publish
import Site
import TestSupport
import Testing

@Suite struct NewFolderTests {
  private static let files = [OutputFile("a.txt", text: "A"), OutputFile("b/c.txt", text: "C")]

  @Test(arguments: [false, true])
  func aFolderThatIsMissingOrEmptyIsWritten(isThere: Bool) throws {
    let folder = try TemporaryFolder()
    if isThere { try folder.makeFolder("new") }
    let written = try NewFolder(folder["new"]).write(Self.files)
    #expect(written == [folder["new/a.txt"], folder["new/b/c.txt"]])
    #expect(try folder.tree() == ["new/": "", "new/a.txt": "A", "new/b/": "", "new/b/c.txt": "C"])
  }

  @Test(arguments: [false, true])
  func aFolderThatCannotBeWrittenWholeIsNotThere(isThere: Bool) throws {
    let folder = try TemporaryFolder()
    if isThere { try folder.makeFolder("new") }
    let before = try folder.tree()
    #expect(throws: FileError.self) {
      _ = try NewFolder(folder["new"]).write(Self.files + Self.files)
    }
    #expect(try folder.tree() == before)
  }

  @Test(arguments: ["new/mine.txt", "new"])
  func whatGotTheNameMeanwhileStays(taken: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Mine", to: taken)
    let before = try folder.tree()
    #expect(throws: FileError.self) { _ = try NewFolder(folder["new"]).write(Self.files) }
    #expect(try folder.tree() == before)
  }

  @Test func aLinkToAnEmptyFolderStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real")
    try folder.link("new", to: "real")
    _ = try NewFolder(folder["new"]).write(Self.files)
    let tree = try folder.tree()
    #expect(tree["new"] == "-> real" && tree["real/b/c.txt"] == "C")
  }
}
