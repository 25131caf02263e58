import FileSystem
import Foundation
import Publish
import Site
import TestSupport
import Testing

/// What a build finds after another one was killed, or while another one is running.
struct InterruptionTests {
  @Test func unchangedBuildRemovesLeftovers() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("half", to: ".site.docgen-staging/index.html")
    try folder.write("old", to: ".site.docgen-old/closed/index.html")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: folder(".site.docgen-old/closed"))
    _ = try folder.publish(pages)
    #expect(try folder.tree().keys.filter { !$0.hasPrefix("site/") } == [])
  }

  /// A name that others could have put there leads nowhere.
  @Test func linkAtTheStagingPathIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "elsewhere/index.html")
    try folder.link(".site.docgen-staging", to: "elsewhere")
    _ = try folder.publish(pages)
    #expect(try folder.tree("elsewhere") == ["index.html": "mine"])
    try folder.link(".site.docgen-lock", to: "elsewhere/lock")
    #expect(throws: FileError.self) { try folder.publish([]) }
    #expect(try folder.tree("elsewhere") == ["index.html": "mine"])
  }

  @Test func abandonedLockIsTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write("1\n", to: ".site.docgen-lock")
    _ = try folder.publish(pages)
    #expect(try folder.tree().keys.filter { !$0.hasPrefix("site/") } == [])
  }

  @Test func heldLockIsRespected() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let before = try folder.tree("site")
    try folder.write("4711\n", to: ".site.docgen-lock")
    let file = open(folder(".site.docgen-lock"), O_RDWR)
    #expect(flock(file, LOCK_EX) == 0)
    let output = OutputFolder(FilePath(folder("site")))
    let refusal = #expect(throws: OutputFolder.Refusal.self) {
      try output.publish([], patience: .milliseconds(50))
    }
    #expect(refusal?.diagnostic.id == "output-locked")
    #expect(refusal?.diagnostic.message.contains("4711") == true)
    #expect(try folder.tree("site") == before)
    close(file)
    _ = try output.publish([], patience: .zero)
  }

  /// However many builds run, each publishes its whole site, one after another.
  @Test func concurrentBuildsDoNotMix() async throws {
    let folder = try TemporaryFolder()
    let sites = (0..<8).map { number in
      (0..<20).map { OutputFile("\(number)/\($0)", text: "\(number)") }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for site in sites {
        group.addTask { for _ in 0..<3 { _ = try folder.publish(site) } }
      }
      try await group.waitForAll()
    }
    let left = try folder.tree("site").filter { !$0.key.hasSuffix("/") && $0.key != manifest }
    #expect(
      sites.map {
        Dictionary(uniqueKeysWithValues: $0.map { ($0.path, String($0.path.prefix(1))) })
      }.contains(left))
    #expect(try folder.tree().keys.filter { !$0.hasPrefix("site/") } == [])
  }
}
