import Foundation
import TestSupport
import Testing

@testable import DocgenCommands

/// `build`, `check` and `new`: what is published and said, and with which exit status.
struct BuildTests {
  private func build(_ folder: TemporaryFolder, _ options: String..., output: String = "site")
    throws
    -> Outcome
  {
    run(
      ["build", "--without-downloads", "--output", folder(output)] + (try folder.project())
        + options)
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("title: Lamps\n", to: "docgen.yaml")
    return folder
  }

  @Test func aSiteIsPublished() throws {
    let folder = try project()
    let outcome = try build(folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("Published "))
    for page in ["index.html", "keys/Beam.html", "keys/Beam/Width.html", "guides/start.html"] {
      #expect(folder.text("site/" + page) != nil, "\(page)")
    }
    #expect(folder.text("site/index.html")?.contains("<title>Lamps</title>") == true)
  }

  @Test func aSecondBuildFindsThatNothingHasChanged() throws {
    let folder = try project()
    _ = try build(folder)
    let second = try build(folder)
    #expect(second.output.hasPrefix("Nothing has changed "), "\(second.output)")
    #expect(second.output.contains("\nFiles: 0 written, "))
    #expect(try build(folder, "--force").output.hasPrefix("Published "))
    #expect(try build(folder, "--title", "Mine").output.hasPrefix("Published "))
  }

  @Test func warningsAreReportedByEveryBuild() throws {
    let folder = try project()
    try folder.write("---\ntitle: A\nsummary: B.\n---\n\n<div>\n", to: "content/html.md")
    let first = try build(folder)
    #expect(first.errors.contains("warning: "), "\(first.errors)")
    let second = try build(folder)
    #expect(second.errors == first.errors)
    #expect(second.output.hasPrefix("Nothing has changed "), "\(second.output)")
    #expect(second.output.contains(", which had 1 warning.\n"))
    try folder.write("---\ntitle: A\nsummary: B.\n---\n\n\n<div>\n", to: "content/html.md")
    let third = try build(folder)
    #expect(third.errors != first.errors && third.errors.contains("warning: "))
    #expect(third.output.hasPrefix("Published "))
  }

  @Test func theOptionsComeBeforeTheSettingsFile() throws {
    let folder = try project()
    _ = try build(folder, "--title", "Mine")
    #expect(folder.text("site/index.html")?.contains("<title>Mine</title>") == true)
  }

  /// The current folder, this repository, has settings too.
  @Test func settingsBelongToTheFolderOfGuidesThatIsNamed() throws {
    let folder = try project()
    func settings(_ arguments: String...) throws -> String? {
      try SiteOptions.parse(arguments).sources.settingsFile?.text
    }
    let named = folder("docgen.yaml")
    #expect(try settings("--catalogue", "lamp.json") == nil)
    #expect(try settings("--catalogue", "lamp.json", "--content", folder("a/content")) == nil)
    #expect(try settings("--catalogue", "lamp.json", "--content", folder("content/")) == named)
    #expect(try settings("--content", folder("content")) == named)
    #expect(try settings("--catalogue", "lamp.json", "--settings", "own.yaml") == "own.yaml")
  }

  @Test func quietBuildsPrintNothing() throws {
    let outcome = try build(try project(), "--quiet")
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
  }

  /// The address can be pasted into a browser, whatever the folder is called.
  @Test(arguments: [
    ("a#b %41", "a%23b%20%2541"), ("50%", "50%25"), ("a?b", "a%3Fb"), ("é", "%C3%A9"),
    ("a b", "a%20b"),
  ])
  func theAddressOfTheSiteIsEncoded(name: String, encoded: String) throws {
    let outcome = try build(try project(), output: name)
    #expect(outcome.output.contains("/\(encoded)/index.html\n"))
    #expect(outcome.output.contains("Open file:///"))
  }

  @Test func aMistakeInAGuidePublishesNothing() throws {
    let folder = try project()
    let input = try folder.project(
      guide: "---\ntitle: Start\nsummary: Starts.\n---\n[x](key:Bean)\n")
    let site = ["--without-downloads", "--output", folder("site")]
    let outcome = run(["build"] + site + input)
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(outcome.errors.contains("start.md:5:"))
    #expect(outcome.errors.contains("Nothing was published: 1 error"))
    #expect(folder.text("site/index.html") == nil)
    #expect(run(["check"] + input).status == 1)
  }

  @Test func aCheckerThatIsNoModulePublishesNothing() throws {
    let folder = try project()
    try folder.write("module", to: "checker.wasm")
    let outcome = try build(folder, "--checker", folder("checker.wasm"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("checker.wasm: error: The file is not a WebAssembly module"))
    #expect(folder.text("site/index.html") == nil)
  }

  @Test(arguments: ["titel: x\n", "- a\n", "base-url: x\n"])
  func aWrongSettingsFileIsReportedWithItsLine(text: String) throws {
    let folder = try project()
    try folder.write(text, to: "docgen.yaml")
    let outcome = try build(folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("docgen.yaml:1"))
  }

  @Test func aFolderOfOthersIsRefused() throws {
    let folder = try project()
    try folder.write("mine", to: "site/thesis.txt")
    let outcome = try build(folder)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.contains("[output-not-ours]"))
  }

  /// The next build would take the site for guides and themes.
  @Test(arguments: ["content", "content/public", "content/../content/new/deeper", ".", "theme/x"])
  func aFolderThatIsReadIsNotWritten(name: String) throws {
    let folder = try project()
    _ = try folder.project()
    let before = try folder.tree()
    let outcome = try build(folder, output: name)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.contains("[output-in-input]"))
    #expect(try folder.tree() == before)
  }

  @Test(arguments: ["", "/", "//", "/."])
  func aPathWithoutANameIsNoOutputFolder(name: String) throws {
    let folder = try project()
    let outcome = run(
      ["build", "--without-downloads", "--output", name] + (try folder.project()))
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.contains("[output-"))
  }

  @Test func checkCountsKeys() throws {
    let folder = try project()
    let outcome = run(["check"] + (try folder.project()))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("Checked 5 keys"))
    #expect(outcome.output.contains("\nFiles decide "), "\(outcome.output)")
  }

  @Test func warningsOfTheCataloguesReaderAreCounted() throws {
    let folder = try project()
    let groups = #""groups": [{"id": "lights", "title": "Lights", "summary": "Any key."}], "keys":"#
    let text = lampText.replacing("\"keys\":", with: groups)
    try folder.write(text, to: "lamp.json")
    let outcome = run("check", "--catalogue", folder("lamp.json"))
    #expect(outcome.errors.components(separatedBy: "[undeclared-group]").count == 2)
    #expect(outcome.output.contains(": 1 warning, 5 notes, "), "\(outcome.output)")
  }

  @Test(arguments: ["", "Lamp Ref", "../x", "swift", "KeyModel"])
  func newRefusesANameThatNoPackageCanHave(name: String) {
    let outcome = run("new", name)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.contains("error:"))
  }

  @Test func newRefusesAFolderThatIsNotACheckout() throws {
    let folder = try TemporaryFolder()
    let outcome = run("new", "lamp-reference", "--docgen", folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[unknown-docgen]"))
  }
}
