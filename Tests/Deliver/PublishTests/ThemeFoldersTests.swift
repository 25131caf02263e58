import Diagnostics
import FileSystem
import KeyModel
import Publish
import Site
import TestSupport
import Testing

/// A theme that overrides a part of another.
struct ThemeFoldersTests {
  private func project(_ manifest: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<p>parent {{title}}</p>{{{content}}}", to: "themes/base/templates/layout.mustache")
    try folder.write("{{{summary}}}", to: "themes/base/templates/page.mustache")
    try folder.write("parent", to: "themes/base/assets/style.css")
    try folder.write("icon", to: "themes/base/assets/icons/a.svg")
    try folder.write("parent", to: "themes/base/extension/extension.js")
    try folder.write("{}", to: "themes/base/extension/grammar.json")
    try folder.write(
      "name: Base\noptions:\n  accent: blue\n  width: wide\n", to: "themes/base/theme.yaml")
    try folder.write("child", to: "themes/small/assets/style.css")
    try folder.write("child", to: "themes/small/extension/extension.js")
    if let manifest { try folder.write(manifest, to: "themes/small/theme.yaml") }
    return folder
  }

  private func load(_ theme: String, shared: String? = nil) -> (SiteInput, [Diagnostic]) {
    let catalogue = Catalogue(title: "T", groups: [], sources: [], releases: ReleaseRegistry([]))
    let (input, diagnostics) = InputFolders(
      content: nil, theme: FilePath(theme), sharedThemes: shared.map { FilePath($0) }
    )
    .load(catalogue)
    return (input, diagnostics)
  }

  @Test(arguments: ["", "/"])
  func themeOverridesOneFileAndInheritsTheRest(slash: String) throws {
    let folder = try project("name: Small\nparent: base\noptions:\n  accent: red\n")
    let (input, diagnostics) = load(folder("themes/small") + slash)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(input.templates.map(\.stem).sorted() == ["layout", "page"])
    let assets = Dictionary(uniqueKeysWithValues: input.assets.map { ($0.path, $0.bytes) })
    #expect(assets == ["style.css": Array("child".utf8), "icons/a.svg": Array("icon".utf8)])
    let files = Dictionary(uniqueKeysWithValues: input.extensionFiles.map { ($0.path, $0.bytes) })
    #expect(files == ["extension.js": Array("child".utf8), "grammar.json": Array("{}".utf8)])
    #expect(input.themeOptions == ["accent": "red", "width": "wide"])
  }

  @Test func parentThemeIsFoundInTheSharedFolder() throws {
    let folder = try project(nil)
    try folder.write("parent: base\n", to: "mine/theme/theme.yaml")
    let (input, diagnostics) = load(folder("mine/theme"), shared: folder("themes"))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(input.templates.count == 2)
  }

  @Test func themeWithoutParentNeedsEveryFile() throws {
    let folder = try project(nil)
    let (_, diagnostics) = load(folder("themes/small"))
    #expect(diagnostics.map(\.id) == ["unreadable-file"])
  }

  @Test(
    arguments: [
      ("parent: bse\n", 1, "did you mean 'base'"), ("parent: small\n", nil, "own parent"),
      ("parent: ../base\n", nil, "names no theme"),
      ("name: A\nparnt: base\n", 2, "did you mean 'parent'"),
      ("parent: [base]\n", 1, "not a text"), ("options: red\n", 1, "no fields"),
      ("name: a: b\n", 1, "begins a second value"),
    ] as [(String, Int?, String)])
  func themeMistakesAreReportedWithTheirLocation(_ manifest: String, _ line: Int?, _ part: String)
    throws
  {
    let folder = try project(manifest)
    let (_, diagnostics) = load(folder("themes/small"))
    let found = try #require(diagnostics.first { $0.id == "invalid-theme" }, "\(diagnostics)")
    #expect(found.message.contains(part), "\(found.message)")
    #expect(found.location?.file == folder("themes/small/theme.yaml"))
    if let line, !part.contains("did you mean 'base'") { #expect(found.location?.line == line) }
  }
}
