import FileSystem
import Foundation
import Publish
import Site
import TestSupport
import Testing

/// The state of a folder after a build was killed, or while another one is running.
struct InterruptionTests {
  /// An update file by file that was killed: one new page is there, one is not, one page is still the old one.
  private func interrupted() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    let old = try #require(folder.text("site/" + manifest))
    try folder.write("home", to: "site/new/there.html")
    try folder.write("half", to: "site/.docgen-staging/new/missing.html")
    let home = "71d60cd0"
    try folder.write(
      old + "# Files that an unfinished build may have written.\n"
        + "\(home)  new/there.html\n\(home)  new/missing.html\n\(home)  keys/A.html\n",
      to: "site/" + manifest)
    return folder
  }

  @Test func interruptedUpdateIsCompletedByTheNextBuild() throws {
    let folder = try interrupted()
    let report = try folder.publish([pages[0], pages[1]])
    #expect((report.written, report.unchanged, report.removed) == (0, 2, 3))
    #expect(report.changedByOthers == [])
    #expect(
      Set(try folder.tree("site").keys) == [
        manifest, "notes.txt", "index.html", "keys/", "keys/A.html",
      ])
  }

  /// A file that a killed build was about to write is not its own until it has written it.
  @Test func fileAtThePathOfAnIntendedPageIsForeign() throws {
    let folder = try interrupted()
    try folder.write("mine", to: "site/new/missing.html")
    #expect(throws: OutputRefusal.self) {
      try folder.publish(pages + [OutputFile("new/missing.html", text: "ours")])
    }
    _ = try folder.publish(pages)
    #expect(folder.text("site/new/missing.html") == "mine")
    #expect(folder.text("site/new/there.html") == nil)
  }

  /// A build that is killed after the exchange leaves the old site beside the new one.
  @Test(arguments: [false, true])
  func newcomersInAnAbandonedSiteAreKept(isChanged: Bool) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    _ = try folder.publish(pages, into: ".site.docgen-old")
    try folder.write("mine", to: ".site.docgen-old/up/report.txt")
    try folder.write("mine", to: ".site.docgen-old/keys/report.txt")
    if isChanged { try folder.write("edited", to: ".site.docgen-old/keys/A.html") }
    let report = try folder.publish(pages)
    #expect(folder.text("site/up/report.txt") == "mine")
    #expect(folder.text("site/keys/report.txt") == "mine")
    #expect(folder.text("site/keys/A.html") == "A")
    let beside = try folder.tree().filter { !$0.key.hasPrefix("site/") }
    #expect(
      beside
        == (isChanged
          ? ["site.kept-1/": "", "site.kept-1/keys/": "", "site.kept-1/keys/A.html": "edited"]
          : [:]))
    #expect(report.kept?.folder.name == (isChanged ? "site.kept-1" : nil))
  }

  /// A lock's file with another name is somebody's.
  @Test func linkedLockIsNotWrittenTo() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "precious")
    #expect(link(folder("precious"), folder(".site.docgen-lock")) == 0)
    _ = try folder.publish(pages)
    #expect(folder.text("precious") == "mine")
  }

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
    try folder.link(".site.docgen-old", to: "elsewhere")
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
    let refusal = #expect(throws: OutputRefusal.self) {
      try output.publish([], timeout: .milliseconds(50))
    }
    #expect(refusal?.diagnostic.id == "output-locked")
    #expect(refusal?.diagnostic.message.contains("4711") == true)
    #expect(try folder.tree("site") == before)
    close(file)
    _ = try output.publish([], timeout: .zero)
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
