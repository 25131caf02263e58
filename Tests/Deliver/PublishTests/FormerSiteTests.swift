import Archive
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Publish

/// A site that was replaced is taken apart.
struct FormerSiteTests {
  #if os(Linux)
    private static let memory = "/dev/shm"

    @Test(.enabled(if: access(memory, W_OK) == 0, "needs another file system"))
    func aFileThatCannotBeMovedIsAFailureAndStays() throws {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: "old/a/notes.txt")
      try folder.write("ours", to: "old/a/index.html")
      let site = FilePath("\(Self.memory)/docgen-\(UUID().uuidString)")
      try Files.makeFolder(site)
      defer { try? FileManager.default.removeItem(atPath: site.text) }
      var manifest = OutputManifest()
      manifest.add(CRC32(of: Array("ours".utf8)), for: "a/index.html")
      let former = FormerSite(try OpenFolder(folder["old"]), manifest, known: [:])
      let failure = former.clear(into: try OpenFolder(site))
      #expect(failure?.is(.isOnAnotherFileSystem) == true)
      #expect(try folder.tree("old") == ["a/": "", "a/notes.txt": "mine"])
    }
  #endif

  @Test func aFileAtAPathOfTheSiteStaysWithoutAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "old/index.html")
    try folder.write("new", to: "site/index.html")
    let former = FormerSite(try OpenFolder(folder["old"]), OutputManifest(), known: [:])
    #expect(former.clear(into: try OpenFolder(folder["site"])) == nil)
    #expect(try folder.tree("old") == ["index.html": "mine"])
  }
}
