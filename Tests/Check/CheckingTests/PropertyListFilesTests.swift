import FileSystem
import Foundation
import KeyModel
import TestSupport
import Testing

@testable import Checking

/// Finding the files that a person asks to be checked.
struct PropertyListFilesTests {
  private let files = PropertyListFiles([.infoPlist])

  private func found(_ path: FilePath, _ files: PropertyListFiles? = nil)
    -> (files: [FoundFile], failures: [FileError])
  {
    var found: [FoundFile] = []
    var failures: [FileError] = []
    (files ?? self.files).visit(path) {
      found += $0.files
    } failed: {
      failures.append($0)
    }
    return (found, failures)
  }

  private func lists(_ folder: TemporaryFolder, _ name: String) -> [String] {
    found(folder[FilePath(name)]).files.map {
      String($0.path.text.dropFirst(folder.path.count + 1))
    }
  }

  @Test func listsInBundlesAndFoldersAreFound() throws {
    let folder = try TemporaryFolder()
    for path in [
      "Example.app/Info.plist", "Example.app/PlugIns/Share.appex/Info.plist",
      "Example.app/other.plist", "Mac.app/Contents/Info.plist",
      "Mac.app/Contents/PlugIns/Action.appex/Contents/Info.plist", "Sources/Info.plist",
      ".build/Info.plist", "Sources/readme.txt",
    ] {
      try folder.write("", to: path)
    }
    #expect(
      lists(folder, "Example.app/")
        == ["Example.app/Info.plist", "Example.app/PlugIns/Share.appex/Info.plist"])
    #expect(
      lists(folder, "Mac.app")
        == [
          "Mac.app/Contents/Info.plist",
          "Mac.app/Contents/PlugIns/Action.appex/Contents/Info.plist",
        ])
    #expect(lists(folder, "Sources") == ["Sources/Info.plist"])
    // Nothing else in a bundle is a file that somebody edits.
    #expect(lists(folder, "").count == 5 && !lists(folder, "").contains("Example.app/other.plist"))
    #expect(lists(folder, "missing") == ["missing"])
  }

  @Test func filesOfOtherToolsAreFoundWhereListsAre() throws {
    let folder = try TemporaryFolder()
    for path in [
      "app.json", "a/app.json", "a/b.json", "node_modules/app.json", "out/app.json", ".b/app.json",
      "a/app.json.in", "A.app/app.json",
    ] {
      try folder.write("", to: path)
    }
    try folder.write("out\n", to: ".gitignore")
    var kind = DocumentKind.infoPlist
    kind.skippedFolders = ["node_modules"]
    kind.embeddings = [.init("Tool", "app.json", at: "list")]
    let found = found(folder[""], PropertyListFiles([kind])).files.map {
      String($0.path.text.dropFirst(folder.path.count + 1))
    }
    #expect(found == ["a/app.json", "app.json"])
  }

  @Test func namesWithDotsAreFoundWhereADocumentNamesThem() throws {
    let folder = try TemporaryFolder()
    for path in [
      ".beam.yml", "a/.beam.yml", ".ci/flows/a.yml", ".ci/b.yml", ".git/flows/a.yml", "conf/x.json",
      "conf/y/x.json", "x.json", ".conf/x.json", "flows/a.yml",
    ] {
      try folder.write("", to: path)
    }
    let kind = DocumentKind(
      "beam", id: "beam", fileMatch: [".beam.yml", ".ci/flows/*.yml", "conf/*.json"])
    func found(_ below: String = "", _ files: PropertyListFiles) -> [String] {
      self.found(folder[FilePath(below)], files).files.map {
        String($0.path.text.dropFirst(folder.path.count + 1))
      }
    }
    let files = PropertyListFiles([kind])
    #expect(found("", files) == [".beam.yml", ".ci/flows/a.yml", "a/.beam.yml", "conf/x.json"])
    #expect(found("conf", files) == ["conf/x.json"] && found(".ci", files) == [".ci/flows/a.yml"])
    // Files that may say what they are.
    let all = found("", PropertyListFiles([kind], readsKinds: true))
    #expect(all.contains("x.json") && all.contains("flows/a.yml") && !all.contains(".ci/b.yml"))
  }

  @Test func bundlesMayBeDirectlyInABundle() throws {
    let folder = try TemporaryFolder()
    for path in [
      "a.crate/list.json", "a.crate/b.crate/list.json", "a.crate/other/c.crate/list.json",
    ] {
      try folder.write("", to: path)
    }
    let crates = DocumentKind(
      "list", id: "list",
      bundles: .init(endings: [".crate"], files: ["list.json"], folders: ["."]))
    var found: [String] = []
    PropertyListFiles([crates]).visit(folder["a.crate"]) { group in
      found += group.files.map { $0.path.text.replacing(folder.path + "/", with: "") }
    } failed: {
      Issue.record("\($0)")
    }
    #expect(found == ["a.crate/list.json", "a.crate/b.crate/list.json"])
    PropertyListFiles([crates]).visit(folder["a.crate"]) { group in
      guard let bundle = group.bundle, bundle.name == "a.crate" else { return }
      #expect(
        ["*.crate/list.json", "list.json", "other"].allSatisfy {
          !bundle.files(fitting: $0).isEmpty
        })
      #expect(
        ["none", "*.crate/none", "../a.crate/list.json/x"].allSatisfy {
          bundle.files(fitting: $0).isEmpty
        })
    } failed: {
      Issue.record("\($0)")
    }
  }

  @Test func filesOfABundleInAFolderAreOneGroup() throws {
    let folder = try TemporaryFolder()
    for path in [
      "out/Example.app/Info.plist", "out/Example.app/PlugIns/Share.appex/Info.plist",
      "out/Example.app/Example.entitlements", "out/Example.entitlements",
    ] {
      try folder.write("", to: path)
    }
    let permissions = DocumentKind(
      "entitlements file", id: "entitlements", fileMatch: ["*.entitlements"],
      bundles: .init(endings: [".app"], files: ["*.entitlements"], beside: ["*.entitlements"]))
    var groups: [[String]] = []
    PropertyListFiles([.infoPlist, permissions]).visit(folder["out"]) { group in
      groups.append(group.files.map { String($0.path.text.dropFirst(folder.path.count + 1)) })
    } failed: {
      Issue.record($0)
    }
    #expect(
      groups == [
        ["out/Example.app/Info.plist", "out/Example.app/Example.entitlements"],
        ["out/Example.app/PlugIns/Share.appex/Info.plist"], ["out/Example.entitlements"],
      ])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "l/E.app/Info.plist")
    for name in ["PlugIns", "Extensions", "Watch"] { try folder.link("l/E.app/" + name, to: "..") }
    try folder.link("l/F.app", to: ".")
    try folder.link("l/loop", to: "..")
    #expect(lists(folder, "l/E.app") == ["l/E.app/Info.plist"])
    #expect(lists(folder, "l") == ["l/E.app/Info.plist"])
  }

  /// Only what is behind a link shows whether the file is there.
  @Test func aLinkOnTheWayIsNoProofOfAFile() throws {
    let kind = DocumentKind(
      "manifest", id: "manifest", fileMatch: ["Info.plist"],
      bundles: .init(
        endings: [".framework"],
        files: ["Resources/Info.plist", "Versions/*/Resources/Info.plist"]))
    let files = PropertyListFiles([kind])
    let folder = try TemporaryFolder()
    try folder.write("", to: "Lamp.framework/Versions/B/Resources/Info.plist")
    try folder.makeFolder("Empty.framework/Versions/B")
    for name in ["Lamp", "Empty"] {
      try folder.link("\(name).framework/Versions/Current", to: "B")
    }
    try folder.link("Empty.framework/Resources", to: "Versions/Current/Resources")
    let lamp = found(folder["Lamp.framework"], files)
    let empty = found(folder["Empty.framework"], files)
    #expect(empty.files.isEmpty && empty.failures.isEmpty)
    #expect(
      lamp.files.map(\.path) == [folder["Lamp.framework/Versions/B/Resources/Info.plist"]])
  }

  @Test func listsFoundThroughLinksAreMarked() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "outside/Info.plist")
    try folder.makeFolder("A.app")
    try folder.makeFolder("B.framework")
    try folder.link("A.app/Info.plist", to: "../outside/Info.plist")
    try folder.link("B.framework/Resources", to: "../outside")
    #expect(found(folder["A.app"]).files.map(\.isLinked) == [true])
    #expect(found(folder["B.framework"]).files.map(\.isLinked) == [true])
    #expect(found(folder["A.app/Info.plist"]).files.map(\.isLinked) == [false])
  }

  @Test func aFileThatVanishesIsAFailureOfItsOwn() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("", to: "in/\(name).plist") }
    var missing: [String] = []
    var read = 0
    files.visit(folder["in"]) { group in
      for file in group.files {
        try? FileManager.default.removeItem(atPath: folder("in/b.plist"))
        do throws(FileError) {
          _ = try file.read(atMost: 10)
          read += 1
        } catch {
          if error.is(.isMissing) { missing.append(error.path.name.text) }
        }
      }
    } failed: { _ in
      Issue.record("the folder can be listed")
    }
    #expect(read == 2 && missing == ["b.plist"])
  }

  @Test func aPipeInABundleIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("A.app")
    #expect(mkfifo(folder("A.app/Info.plist"), 0o600) == 0)
    let (files, failures) = found(folder["A.app"])
    #expect(files.isEmpty)
    #expect(failures.map(\.path) == [folder["A.app/Info.plist"]])
  }

  @Test func listsOfAnyFileNameAreFound() throws {
    let folder = try TemporaryFolder()
    let names = [
      Array("caf".utf8) + [0xE9] + Array(".plist".utf8), Array("e\u{301}.plist".utf8),
      Array("\u{E9}.plist".utf8), Array("\u{301}x.plist".utf8),
    ].map { FilePath(bytes: $0) }
    for name in names { try Files.write([], to: folder[name]) }
    #expect(Set(found(folder[""]).files.map(\.path.name)) == Set(names))
  }

  @Test(arguments: [
    ("*.plist", "a.plist", true), ("*.plist", ".plist", true), ("*.plist", "a.plis", false),
    ("a*b*c", "aXbYc", true), ("a*b*c", "ac", false), ("a*a", "a", false), ("*", "x", true),
    ("x", "x", true), ("x", "xx", false), ("a**b", "ab", true),
  ])
  func filePatternsSelectLists(pattern: String, name: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    // A hidden name would be left out.
    try folder.write("", to: "f/z" + name)
    let found = self.found(
      folder["f"], PropertyListFiles([DocumentKind("z", id: "z", fileMatch: ["z" + pattern])])
    ).files
    #expect(found.count == (isFound ? 1 : 0))
  }
}
