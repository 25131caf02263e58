import FileSystem
import Foundation
import Testing

@testable import Preview

/// A change of files is noticed, however they are saved.
struct FileStampsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("docgen-stamps-\(UUID().uuidString)")

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
  }

  /// The names that change, from the folder, while something is done.
  private func changes(during work: () throws -> Void) throws -> [String] {
    try write("one", "a.md")
    try write("two", "b/c.md")
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = FileStamps(of: [FilePath(folder.path)])
    try work()
    return FileStamps(of: [FilePath(folder.path)]).changes(since: before)
      .map { String($0.text.dropFirst(folder.path.count + 1)) }
  }

  @Test func filesThatStayAreNoChange() throws {
    #expect(try changes {} == [])
  }

  @Test func changedAddedAndRemovedFilesAreNoticedButNotHiddenOnes() throws {
    let changed = try changes {
      try write("longer", "a.md")
      try remove("b/c.md")
      try write("new", "b/d/e.md")
      try write("hidden", ".swp")
      try write("hidden", ".git/x")
    }
    #expect(changed == ["a.md", "b/c.md", "b/d/e.md"])
  }

  /// Editors write a new file and give it the old one's name; its length may be the same.
  @Test func filesReplacedByRenamingAreNoticed() throws {
    let changed = try changes {
      try write("eno", "x")
      try remove("a.md")
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("x"), to: folder.appendingPathComponent("a.md"))
    }
    #expect(changed == ["a.md"])
  }

  @Test func aMissingFolderHasNoFiles() throws {
    let gone = try changes { try FileManager.default.removeItem(at: folder) }
    #expect(gone == ["a.md", "b/c.md"])
    #expect(FileStamps(of: ["/no/such/folder"]) == FileStamps(of: []))
  }

  /// Twice as many other files make looking at a folder again no dearer.
  @Test func otherFilesAreListedOnlyWhenTheirFolderChanges() throws {
    try write("one", "a.md")
    defer { try? FileManager.default.removeItem(at: folder) }
    let guides = FilePath(folder.path)
    var contents = FolderContents()
    func look() -> FileStamps { FileStamps(of: [guides], guides: guides, folders: &contents) }
    var listed: [Int] = []
    for count in [50, 100] {
      for index in 0..<count { try write("", "\(index).txt") }
      // Until the folder's time shows a further change.
      var before: Int
      repeat {
        before = contents.work
        _ = look()
      } while contents.work != before
      let stamps = look()
      for _ in 0..<20 { #expect(look() == stamps) }
      #expect(contents.work == before)
      try write("two", "b.md")
      #expect(look() != stamps)
      listed.append(contents.work - before)
      try remove("b.md")
    }
    #expect(listed == [52, 102])
  }

  /// A folder of guides may have any number of files that no page shows.
  @Test func amongGuidesTheirPicturesCountToo() async throws {
    try write("one", "a.md")
    defer { try? FileManager.default.removeItem(at: folder) }
    let guides = FilePath(folder.path)
    var watch = FileWatch(input: [guides], guides: guides, sources: [])
    try write("other", "a.txt")
    try write("other", "b/c.png")
    try write("two", "b/c.md")
    let changed = await watch.nextChanges()
    let names = changed.map { String($0.text.dropFirst(folder.path.count + 1)) }
    #expect(names == ["b/c.md", "b/c.png"])
  }
}
