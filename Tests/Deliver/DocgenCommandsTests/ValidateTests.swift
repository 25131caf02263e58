import Checking
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import DocgenCommands

/// `validate`: findings, repairs, settings and exit statuses.
struct ValidateTests {
  private let wrong = "<key>Beam</key><dict><key>Width</key><integer>12</integer></dict>"
  private let right = "<key>Colour</key><string>red</string>"

  @Test func aGoodListHasStatus0() throws {
    let folder = try TemporaryFolder()
    try folder.list(right)
    let outcome = run("validate", folder("Info.plist"))
    #expect((outcome.status, outcome.output) == (0, ""))
    #expect(outcome.errors.hasPrefix("Checked 1 "))
    #expect(outcome.errors.hasSuffix("nothing to report.\n"))
  }

  @Test func anErrorHasStatus1AndALine() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let outcome = run("validate", folder("Info.plist"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Info.plist:3:"))
    #expect(outcome.output.contains("[range]"))
  }

  @Test func notesAreCountedAndShownOnRequest() throws {
    let folder = try TemporaryFolder()
    try folder.list("<!-- docgen:ignore range -->" + right)
    let outcome = run("validate", folder("Info.plist"))
    #expect((outcome.status, outcome.output) == (0, ""))
    #expect(outcome.errors.contains(": 1 note, which --notes shows."))
    let shown = run("validate", "--notes", folder("Info.plist"))
    #expect(shown.output.contains("[unused-ignore]"))
    #expect(shown.errors.contains(": 1 note."))
    #expect(run("validate", "--format", "github", folder("Info.plist")).output.contains("notice"))
    try folder.write(#"{"notes": true}"#, to: ".docgen.json")
    let config = run("validate", "--config", folder(".docgen.json"), folder("Info.plist"))
    #expect(config.output == shown.output)
  }

  @Test func aNumberOfAnotherProblemIsNotSuggested() throws {
    let outcome = run("validate", "--explain", "CODE-9999")
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains("did you mean"))
  }

  @Test(arguments: [("json", "["), ("sarif", "{"), ("github", "::error"), ("text", "/")])
  func validateWritesEveryOutputFormat(name: String, start: String) throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let outcome = run("validate", "--format", name, folder("Info.plist"))
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix(start))
  }

  @Test(arguments: [
    ["--format", "xml"], ["--platform", "lampos"], ["--profile", "x"],
    ["--deployment-target", "1"],
    ["--extension-point", "none"], ["--document", "nope"], ["--disable", "rang"],
    ["--disable", "nothing-like-it"],
  ])
  func aWrongSettingHasStatus2(option: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.list(right)
    let outcome = run(["validate"] + option + [folder("Info.plist")])
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test(arguments: [
    ("text", "[wrong-type]", 40), ("github", "title=wrong-type", 40),
    ("json", "\"id\":\"wrong-type\"", 60), ("sarif", "\"ruleId\":\"wrong-type\"", 60),
  ])
  func repetitionsInAFileAreCountedInTheFormsForPeople(format: String, id: String, shown: Int)
    throws
  {
    let folder = try TemporaryFolder()
    let many = String(repeating: "<key>Beam</key><integer>1</integer>\n", count: 30)
    for name in ["a", "b"] { try folder.list(many, "\(name)/Info.plist") }
    let outcome = run("validate", "--format", format, "--disable", "duplicate-key", folder(""))
    let output = outcome.output.replacing("\": ", with: "\":")
    #expect(output.ranges(of: id).count == shown)
    #expect(output.ranges(of: "and 10 more like this").count == (shown == 40 ? 2 : 0))
    #expect(outcome.errors.contains("60 errors"))
  }

  @Test func aDisabledFindingIsLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    #expect(run("validate", "--disable", "range", folder("Info.plist")).status == 0)
  }

  @Test func everyFindingIsExplained() {
    for kind in sample(findingKinds, otherwise: 20) {
      let outcome = run("validate", "--explain", kind.id)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("\(kind.id) ("))
    }
    let unknown = run("validate", "--explain", "rang")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("range"))
  }

  @Test func aCodeIsExplainedByItsPage() {
    let outcome = run("validate", "--explain", "LAMP-7")
    #expect(outcome.status == 0)
    for part in ["LAMP-7: Beam", "The beam is wrong.", "Make the Beam narrower.", "Must be"] {
      #expect(outcome.output.contains(part), "\(outcome.output)")
    }
    for short in ["7", "lamp-7"] {
      #expect(run("validate", "--explain", short).output == outcome.output)
    }
  }

  /// Another number is another problem.
  @Test(arguments: ["LAMP-8", "8", "LAMP-77"])
  func anUnknownCodeIsNotTakenForAnother(code: String) {
    let unknown = run("validate", "--explain", code)
    #expect(unknown.status == 2)
    #expect(!unknown.errors.contains("did you mean"), "\(unknown.errors)")
    #expect(unknown.errors.contains("  LAMP-7\n"))
  }

  @Test(arguments: [
    ("text", "[range] [LAMP-7]\n"), ("json", "\"LAMP-7\""), ("sarif", "\"tags\""),
    ("github", "[LAMP-7]"),
  ])
  func aFindingNamesTheCodesOfItsRule(format: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let outcome = run("validate", "--format", format, folder("Info.plist"))
    #expect(outcome.output.contains(text), "\(outcome.output)")
  }

  @Test(arguments: ["The lamp stays dark.", "Lamp.shine()", "LAMP-7", "Beams"])
  func showPrintsWhatBreaks(text: String) {
    #expect(run("show", "Beam/Width").output.contains(text))
  }

  // MARK: - Files that cannot be read

  @Test func oneUnreadableFileDoesNotEndTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.list(right, "a.plist")
    try folder.list(wrong, "c.plist")
    // A dangling link instead of a file without permission, which root could read.
    let outcome = run("validate", folder("a.plist"), folder("b.plist"), folder("c.plist"))
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("b.plist: error:"))
    #expect(outcome.output.contains("[unreadable-file]"))
    #expect(outcome.output.contains("c.plist:3:"))
    #expect(outcome.errors.contains(" Checked 2 "))
  }

  @Test(.enabled(if: geteuid() != 0, "root may read anything"))
  func anUnreadableFileInAFolderDoesNotEndTheRun() throws {
    let folder = try TemporaryFolder()
    for name in ["a.plist", "b.plist", "c.plist"] { try folder.list(right, "in/" + name) }
    chmod(folder("in/b.plist"), 0)
    let outcome = run("validate", folder("in"))
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("in/b.plist: error:"))
    #expect(outcome.errors.contains(" Checked 2 "))
  }

  @Test func anEmptyFolderIsAFinding() throws {
    let folder = try TemporaryFolder()
    let outcome = run("validate", folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("[no-property-list]"))
    #expect(outcome.errors.hasPrefix("Checked 0 "))
  }

  @Test func listsWithNamesThatAreNotTextAreChecked() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let name = FilePath(bytes: Array("in/caf".utf8) + [0xE9] + Array(".plist".utf8))
    try folder.makeFolder("in")
    try folder.move("Info.plist", to: name)
    let outcome = run("validate", folder("in"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("caf\\xE9.plist:3:"))
  }

  // MARK: - Repairs

  private let misspelt = "<key>Colour</key><string>red</string>\n<key>beam</key><dict/>"

  @Test func repairsAreMadeInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.list(misspelt)
    chmod(folder("Info.plist"), 0o640)
    #expect(run("validate", folder("Info.plist")).errors.contains("can be repaired with --fix"))
    let outcome = run("validate", "--fix", folder("Info.plist"))
    #expect(outcome.errors.contains("1 repaired"))
    #expect(folder.text("Info.plist")?.contains("<key>Beam</key>") == true)
    #expect(try folder.tree().keys.sorted() == ["Info.plist"])
  }

  @Test func aFileBehindALinkInABundleIsNotRepaired() throws {
    let folder = try TemporaryFolder()
    try folder.list(misspelt, "outside.plist")
    try folder.makeFolder("Evil.app")
    try folder.link("Evil.app/Info.plist", to: "../outside.plist")
    let before = folder.text("outside.plist")
    let outcome = run("validate", "--fix", folder("Evil.app"))
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("[not-repaired]"))
    #expect(folder.text("outside.plist") == before)
  }

  @Test func aFailedRepairDoesNotEndTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("A.app")
    try folder.list(misspelt, "outside.plist")
    try folder.link("A.app/Info.plist", to: "../outside.plist")
    try folder.list(misspelt, "b.plist")
    let outcome = run("validate", "--fix", folder("A.app"), folder("b.plist"))
    #expect(outcome.status == 2)
    #expect(folder.text("b.plist")?.contains("<key>Beam</key>") == true)
    #expect(outcome.errors.contains("Checked 2 "))
    #expect(outcome.errors.contains("1 repaired"))
  }
}
