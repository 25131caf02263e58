import Foundation
import Publish
import Site
import TestSupport
import Testing

@testable import FileSystem

/// Files in the output folder that docgen did not write.
struct ForeignFilesTests {
  /// A published site into which somebody put other files.
  private func visitedSite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/notes.txt")
    try folder.write("mine", to: "site/keys/A/notes.txt")
    try folder.write("mine", to: "site/.htaccess")
    try folder.write("ref", to: "site/.git/HEAD")
    try folder.write("mine", to: "site/my folder/file")
    try folder.makeFolder("site/empty/inner")
    try folder.write("", to: "outside/file")
    try folder.link("site/link", to: "../outside")
    try folder.link("site/broken", to: "nowhere")
    return folder
  }

  private static let foreign = [
    "notes.txt", "keys/A/notes.txt", ".htaccess", ".git/HEAD", "my folder/file", "empty/",
    "empty/inner/", "link", "broken",
  ]

  @Test(arguments: [
    pages, [OutputFile("index.html", text: "new")], [OutputFile("x", text: "new")], [],
  ])
  func foreignFilesStayThroughRebuilds(files: [OutputFile]) throws {
    let folder = try visitedSite()
    let before = try folder.tree("site")
    let notes = try folder.identity("site/keys/A/notes.txt")
    for _ in 0..<2 {
      _ = try folder.publish(files)
      let after = try folder.tree("site")
      for name in Self.foreign {
        let expected = try #require(before[name])
        #expect(after[name] == expected, "\(name)")
      }
    }
    #expect(try folder.identity("site/keys/A/notes.txt") == notes)
    #expect(try folder.tree("outside") == ["file": ""])
    let added = Set(files.map(\.path))
    #expect(
      pages.filter { !added.contains($0.path) }.allSatisfy { folder.text("site/" + $0.path) == nil }
    )
  }

  /// Not even linked, which the time of the last change of state would show.
  @Test(arguments: [pages, [OutputFile("index.html", text: "new")], []])
  func foreignFilesAreNotTouched(files: [OutputFile]) throws {
    let folder = try visitedSite()
    #expect(mkfifo(folder("site/pipe"), 0o600) == 0)
    try folder.write("mine", to: "site/closed/file")
    chmod(folder("site/closed"), 0)
    defer { chmod(folder("site/closed"), 0o700) }
    let names = Self.foreign + ["pipe", "closed"]
    func states() throws -> [FileStatus] {
      try names.map { try FileStatus(of: folder[FilePath("site/" + $0)], followingLinks: false) }
    }
    let before = try states()
    for _ in 0..<2 { _ = try folder.publish(files) }
    #expect(try states() == before)
  }

  /// The build knows nothing of what comes while it runs.
  @Test(arguments: ["new.txt", "keys/new.txt", "keys/A/new.txt", "uploads/new.txt", ".git/HEAD"])
  func filesThatComeDuringABuildStay(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let report = try OutputFolder(FilePath(folder("site"))).publish { take in
      take(OutputFile("index.html", text: "new"))
      try folder.write("mine", to: "site/" + name)
    }
    #expect(report.kept == nil)
    #expect(folder.text("site/index.html") == "new")
    #expect(folder.text("site/" + name) == "mine")
    #expect(try folder.tree().keys.filter { !$0.hasPrefix("site/") } == [])
  }

  /// Somebody's file at the path of a new page is in neither site, so it is put aside.
  @Test func aFileThatComesInTheWayDuringABuildIsKept() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.makeFolder("site.kept-1")
    let report = try OutputFolder(FilePath(folder("site"))).publish { take in
      pages.forEach(take)
      take(OutputFile("keys/New.html", text: "ours"))
      try folder.write("mine", to: "site/keys/New.html")
    }
    #expect(report.kept?.folder.name == "site.kept-2")
    #expect(folder.text("site/keys/New.html") == "ours")
    #expect(
      try folder.tree("site.kept-2") == ["keys/": "", "keys/New.html": "mine"])
  }

  @Test func aPageSavedDuringABuildIsNotLost() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let report = try OutputFolder(FilePath(folder("site"))).publish { take in
      take(OutputFile("index.html", text: "new"))
      try folder.write("saved", to: "site/saved")
      try folder.move("site/saved", to: "site/index.html")
    }
    #expect(folder.text("site/index.html") == "new")
    #expect(folder.text("site.kept-1/index.html") == "saved")
    #expect(report.kept?.failure == nil)
  }

  /// A home folder that is new, for one.
  @Test(arguments: [".profile", ".ssh/config"])
  func folderOfHiddenFilesIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "site/" + name)
    let before = try folder.tree()
    let refusal = #expect(throws: OutputRefusal.self) { try folder.publish(pages) }
    #expect(refusal?.diagnostic.id == "output-not-ours")
    #expect(try folder.tree() == before)
  }

  @Test func repositoryIsPublishedInto() throws {
    let folder = try TemporaryFolder()
    try folder.write("ref", to: "site/.git/HEAD")
    let before = try folder.identity("site/.git")
    _ = try folder.publish(pages)
    _ = try folder.publish([pages[0]])
    #expect(Set(try folder.tree("site").keys) == [manifest, "index.html", ".git/", ".git/HEAD"])
    #expect(try folder.identity("site/.git") == before)
  }

  /// If files go one by one, the order of a name's old and new use matters.
  @Test func fileCanBecomeAFolderAndBackBesideOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("ref", to: "site/.git/HEAD")
    for path in ["a", "a/b", "a", "A", "a/b/c", "a/b"] {
      let report = try folder.publish([OutputFile(path, text: path)])
      #expect(report.written == 1)
      #expect(folder.text("site/" + path) == path)
      let files = try folder.tree("site").keys.filter { !$0.hasSuffix("/") }
      #expect(Set(files) == [manifest, ".git/HEAD", path])
    }
  }

  @Test func rebuildKeepsPermissionsOfFolders() throws {
    let folder = try visitedSite()
    let manager = FileManager.default
    let modes = ["site": 0o750, "site/my folder": 0o700, "site/keys": 0o711, "site/empty": 0o700]
    for (name, mode) in modes {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder(name))
    }
    _ = try folder.publish(pages + [OutputFile("new", text: "")])
    for (name, mode) in modes {
      let now = try manager.attributesOfItem(atPath: folder(name))[.posixPermissions] as? Int
      #expect(now == mode, "\(name)")
    }
  }

  @Test(arguments: ["notes.txt", "link", "broken", "my folder", "empty", "link/x", "notes.txt/x"])
  func foreignFileAtAPagesPathIsReported(path: String) throws {
    let folder = try visitedSite()
    let before = try folder.tree()
    let refusal = #expect(throws: OutputRefusal.self) {
      try folder.publish(pages + [OutputFile(path, text: "ours")])
    }
    #expect(refusal?.diagnostic.id == "output-not-ours")
    let file = try #require(refusal?.diagnostic.location?.file)
    #expect(file.hasSuffix("site/" + (path.split(separator: "/").first ?? "")))
    #expect(try folder.tree() == before)
  }

  @Test func identicalForeignFileIsAccepted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish([pages[0]])
    try folder.write("A", to: "site/keys/A.html")
    let report = try folder.publish(pages)
    #expect((report.written, report.unchanged) == (2, 2))
  }

  @Test func folderOfAnotherSiteIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "site/thesis.txt")
    let refusal = #expect(throws: OutputRefusal.self) { try folder.publish(pages) }
    #expect(refusal?.diagnostic.id == "output-not-ours")
    #expect(refusal?.diagnostic.message.contains("thesis.txt") == true)
    #expect(try folder.tree() == ["site/": "", "site/thesis.txt": "mine"])
  }

  @Test func fileAsOutputFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "site")
    let refusal = #expect(throws: OutputRefusal.self) { try folder.publish(pages) }
    #expect(refusal?.diagnostic.id == "output-not-a-folder")
    #expect(try folder.tree() == ["site": "mine"])
  }

  @Test func danglingLinkAsOutputFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.link("site", to: "nowhere")
    let refusal = #expect(throws: OutputRefusal.self) { try folder.publish(pages) }
    #expect(refusal?.diagnostic.id == "output-not-a-folder")
    #expect(try folder.tree() == ["site": "-> nowhere"])
  }

  /// Names are bytes: none of these is another, and none stops a build.
  @Test(arguments: [
    [Array("\u{E9}.txt".utf8), Array("e\u{301}.txt".utf8)],
    [Array("caf".utf8) + [0xE9]], [[0xFF, 0xFE]], [Array("up/\u{301}x".utf8)], [Array("a\nb".utf8)],
    [[0xE9] + Array("/inner/x".utf8)],
  ])
  func foreignFilesOfAnyNameStay(names: [[UInt8]]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let paths = names.map { folder["site"] / FilePath(bytes: $0) }
    for (number, path) in paths.enumerated() {
      try Files.makeFolder(try #require(path.parent))
      try Files.write([UInt8(number)], to: path)
    }
    for text in ["changed", "changed again"] {
      let report = try folder.publish([OutputFile("index.html", text: text)] + pages.dropFirst())
      #expect((report.written, report.unchanged) == (1, 3))
      for (number, path) in paths.enumerated() {
        #expect(try Files.read(path, atMost: 10) == [UInt8(number)])
      }
    }
  }

  /// Two files of the site may have names that Unicode considers equal.
  @Test func siteMayHaveNamesThatLookEqual() throws {
    let folder = try TemporaryFolder()
    let files = [OutputFile("\u{E9}.svg", text: "one"), OutputFile("e\u{301}.svg", text: "other")]
    #expect(try folder.publish(files).written == 2)
    #expect(try folder.publish(files + pages).unchanged == 2)
    #expect(try folder.publish(pages).removed == 2)
  }
}
