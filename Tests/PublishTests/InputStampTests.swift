import Foundation
import Publish
import Site
import Testing

/// A build from the same input sees that there is nothing to do, and a change of the folder.
struct InputStampTests {
  /// A published and noted site.
  private func notedSite() throws -> (TemporaryFolder, OutputFolder) {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder("site"))
    _ = try output.publish(pages)
    output.note("digest", "4 pages")
    return (folder, output)
  }

  @Test func theSameInputIsKnown() throws {
    let (folder, output) = try notedSite()
    let made = try #require(output.made(from: "digest"))
    #expect(made.note == "4 pages")
    #expect((made.report.written, made.report.unchanged, made.report.removed) == (0, 4, 0))
    #expect(output.made(from: "other") == nil)
    // Files of somebody else's do not matter.
    try folder.write("mine", to: "site/notes.txt")
    #expect(output.made(from: "digest") != nil)
  }

  @Test func nothingIsKnownWhereNothingIsNoted() throws {
    let folder = try TemporaryFolder()
    #expect(OutputFolder(folder("site")).made(from: "digest") == nil)
    _ = try folder.publish(pages)
    #expect(OutputFolder(folder("site")).made(from: "digest") == nil)
  }

  @Test(arguments: ["index.html", "keys/A/B.html", manifest])
  func aTouchedFileIsSeen(file: String) throws {
    let (folder, output) = try notedSite()
    let path = folder("site/" + file)
    let manager = FileManager.default
    let date = try manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
    // Clocks of file systems tick every few milliseconds.
    Thread.sleep(forTimeInterval: 0.02)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
    // Not even an older date hides it.
    try manager.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
    #expect(output.made(from: "digest") == nil)
  }

  @Test func anEmptiedManifestSaysNothing() throws {
    let (folder, output) = try notedSite()
    try Data().write(to: URL(fileURLWithPath: folder("site/" + manifest)))
    #expect(output.made(from: "digest") == nil)
  }

  @Test func aMissingFileIsSeen() throws {
    let (folder, output) = try notedSite()
    try FileManager.default.removeItem(atPath: folder("site/keys/A.html"))
    #expect(output.made(from: "digest") == nil)
    _ = try output.publish(pages)
    #expect(folder.text("site/keys/A.html") != nil)
  }

  @Test func anotherPublicationTakesTheNoteAway() throws {
    let (folder, output) = try notedSite()
    _ = try output.publish(pages)
    #expect(output.made(from: "digest") != nil)
    let report = try output.publish([OutputFile("index.html", text: "new")] + pages.dropFirst())
    #expect((report.written, report.unchanged, report.removed) == (1, 3, 0))
    #expect(output.made(from: "digest") == nil)
    #expect(Set(try folder.tree("site").keys.filter { $0.hasPrefix(".") }) == [manifest])
  }
}
