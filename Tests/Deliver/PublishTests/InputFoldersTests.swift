import Diagnostics
import FileSystem
import Foundation
import KeyModel
import Publish
import Site
import TestSupport
import Testing

/// Reading guides, templates and assets.
struct InputFoldersTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "content/one.md")
    try folder.write("two", to: "content/more/two.md")
    try folder.write("", to: "content/picture.png")
    try folder.write("", to: "content/.draft.md")
    try folder.write("", to: "content/.git/three.md")
    try folder.write("layout", to: "theme/templates/layout.mustache")
    try folder.write("", to: "theme/templates/layout.mustache~")
    try folder.write("css", to: "theme/assets/style.css")
    try folder.write("svg", to: "theme/assets/icons/a.svg")
    try folder.write("", to: "theme/assets/.DS_Store")
    return folder
  }

  private func load(_ content: String?, _ theme: String) -> (SiteInput, [Diagnostic]) {
    let catalogue = Catalogue(title: "T", groups: [], sources: [], releases: ReleaseRegistry([]))
    var settings = SiteSettings()
    settings.baseURL = "https://example.com/"
    let (input, diagnostics) = InputFolders(
      content: content.map { FilePath($0) }, theme: FilePath(theme)
    )
    .load(catalogue, settings: settings)
    return (input, diagnostics)
  }

  @Test(arguments: ["", "/"])
  func hiddenInputFilesAreSkipped(slash: String) throws {
    let folder = try project()
    let (input, diagnostics) = load(folder("content") + slash, folder("theme") + slash)
    #expect(diagnostics.isEmpty)
    #expect(input.guides.map(\.stem) == ["two", "one"])
    #expect(input.guides.map(\.bytes) == [Array("two".utf8), Array("one".utf8)])
    #expect(input.guides.allSatisfy { $0.path.hasPrefix(folder("content") + "/") })
    #expect(input.templates.map(\.stem) == ["layout"])
    #expect(input.assets.map(\.path) == ["icons/a.svg", "style.css"])
    #expect(input.baseURL == "https://example.com/")
  }

  @Test func missingDefaultContentIsAccepted() throws {
    let folder = try project()
    let (input, diagnostics) = load(nil, folder("theme"))
    #expect(diagnostics.isEmpty)
    #expect(input.guides.isEmpty)
  }

  @Test func missingContentFolderIsReported() throws {
    let folder = try project()
    let (input, diagnostics) = load(folder("contents"), folder("theme"))
    #expect(diagnostics.map(\.id) == ["unreadable-file"])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map { $0.location?.file } == [folder("contents")])
    #expect(input.templates.count == 1)
  }

  @Test func missingThemeIsReported() throws {
    let folder = try project()
    let (_, diagnostics) = load(folder("content"), folder("no-theme"))
    #expect(diagnostics.map(\.id) == ["missing-theme"])
    #expect(diagnostics.first?.location?.file == folder("no-theme"))
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    let folder = try project()
    try folder.link("content/broken.md", to: "nowhere.md")
    let (input, diagnostics) = load(folder("content"), folder("theme"))
    #expect(diagnostics.map(\.id) == ["unreadable-file"])
    #expect(diagnostics.map { $0.location?.file } == [folder("content/broken.md")])
    #expect(input.guides.count == 2)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read anything"))
  func unreadableInputFilesAreReported() throws {
    let folder = try project()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder("content/one.md"))
    let (_, diagnostics) = load(folder("content"), folder("theme"))
    #expect(diagnostics.map { $0.location?.file } == [folder("content/one.md")])
  }

  @Test func linksToInputFilesInTheFolderAreFollowed() throws {
    let folder = try project()
    try folder.link("content/linked.md", to: "more/two.md")
    try folder.link("theme/assets/copy.css", to: "style.css")
    try folder.link("theme/assets/layout.txt", to: "../templates/layout.mustache")
    try folder.link("named", to: "content")
    let (input, diagnostics) = load(folder("named"), folder("theme"))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(input.guides.first { $0.stem == "linked" }?.bytes == Array("two".utf8))
    #expect(input.assets.first { $0.path == "copy.css" }?.bytes == Array("css".utf8))
    #expect(input.assets.contains { $0.path == "layout.txt" })
  }

  @Test(arguments: [
    ("content/linked.md", "../outside/private.md"), ("content/a.md", "/dev/zero"),
    ("theme/assets/a.css", "../../outside/private.md"),
    ("theme/assets/b.css", "../../theme-of-others/b.css"),
    ("theme/templates/key.mustache", "../../outside/private.md"),
    ("theme/theme.yaml", "../outside/private.md"),
  ])
  func linksOutOfTheFolderAreRefused(name: String, target: String) throws {
    let folder = try project()
    try folder.write("private", to: "outside/private.md")
    try folder.write("private", to: "theme-of-others/b.css")
    try folder.link(name, to: target)
    let (input, diagnostics) = load(folder("content"), folder("theme"))
    #expect(diagnostics.map(\.id) == ["unreadable-file"], "\(diagnostics)")
    #expect(diagnostics.first?.location?.file == folder(name))
    #expect(diagnostics.first?.message.contains("leads out of") == true)
    #expect(
      !(input.guides + input.assets + input.templates).contains {
        $0.bytes == Array("private".utf8)
      })
  }

  @Test func aFolderOfAssetsThatLeadsOutOfTheThemeIsRefused() throws {
    let folder = try project()
    try folder.write("private", to: "outside/private.key")
    try folder.write("layout", to: "evil/templates/layout.mustache")
    try folder.link("evil/assets", to: "../outside")
    let (input, diagnostics) = load(nil, folder("evil"))
    #expect(diagnostics.first?.message.contains("leads out of") == true)
    #expect(input.assets.isEmpty)
  }

  @Test func pipesAndDevicesAmongInputFilesAreReported() throws {
    let folder = try project()
    #expect(mkfifo(folder("theme/assets/pipe"), 0o600) == 0)
    let (input, diagnostics) = load(nil, folder("theme"))
    #expect(diagnostics.map(\.id) == ["unreadable-file"])
    #expect(input.assets.count == 2)
  }

  @Test func inputFileNamesThatAreNotUTF8AreReported() throws {
    let folder = try project()
    try Files.write(
      [], to: folder[FilePath(bytes: Array("content/caf".utf8) + [0xE9] + Array(".md".utf8))])
    let (input, diagnostics) = load(folder("content"), folder("theme"))
    #expect(diagnostics.map(\.id) == ["unreadable-file"])
    #expect(diagnostics.first?.message.contains("not valid UTF-8") == true)
    #expect(input.guides.count == 2)
  }

  /// Composed and decomposed forms are two files.
  @Test func assetsWithEqualLookingNamesAreBothRead() throws {
    let folder = try project()
    try Files.write([1], to: folder["theme/assets/\u{E9}.svg"])
    try Files.write([2], to: folder["theme/assets/e\u{301}.svg"])
    let (input, _) = load(nil, folder("theme"))
    #expect(Set(input.assets.map(\.bytes)).isSuperset(of: [[1], [2]]))
  }

  /// A file in `static` is not a guide, and no link leads out of it.
  @Test func staticFilesAreCopied() throws {
    let folder = try TemporaryFolder()
    try folder.write("guide", to: "content/guide.md")
    for name in ["CNAME", "notes.md", ".nojekyll", ".well-known/security.txt", "a/b/c.bin"] {
      try folder.write(name, to: "content/static/" + name)
    }
    for name in [".DS_Store", ".git/HEAD", "a/.hidden", ".well-known/.hidden"] {
      try folder.write("hidden", to: "content/static/" + name)
    }
    try folder.write("secret", to: "secret")
    try folder.link("content/static/link", to: "../../secret")
    try folder.link("content/static/a/folder", to: "/etc")
    let (input, diagnostics) = load(folder("content"), folder("theme"))
    #expect(input.guides.count == 1)
    #expect(
      Set(input.copiedFiles.map(\.path)) == [
        "CNAME", "notes.md", ".nojekyll", ".well-known/security.txt", "a/b/c.bin",
      ])
    #expect(input.copiedFiles.allSatisfy { $0.bytes == Array($0.path.utf8) })
    let locations = diagnostics.compactMap(\.location?.file)
    #expect(locations.contains { $0.hasSuffix("static/link") })
    #expect(locations.contains { $0.hasSuffix("static/a/folder") })
  }

  @Test func theFileInCheckIsTheExampleOfTheChecker() throws {
    let folder = try TemporaryFolder()
    try folder.write("guide", to: "content/guide.md")
    try folder.write("hidden", to: "content/check/.DS_Store")
    try folder.write("a list", to: "content/check/desk.lamp")
    let (input, _) = load(folder("content"), folder("theme"))
    #expect(input.guides.count == 1)
    #expect(input.checkExample?.path == "desk.lamp")
    #expect(input.checkExample?.bytes == Array("a list".utf8))
  }
}
