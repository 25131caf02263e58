import FileSystem
import Foundation
import TestSupport
import Testing

@testable import DocgenCommands

/// `--baseline`: findings that a project had before it was checked.
struct BaselineTests {
  private let wrong = "<key>Beam</key><dict><key>Width</key><integer>12</integer></dict>"
  private let other = "<key>Colour</key><string>green</string>"

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.list(wrong, "\(name)/Info.plist") }
    #expect(validate(folder, "--write-baseline").status == 0)
    return folder
  }

  private func validate(_ folder: TemporaryFolder, _ options: String..., path: String = "")
    -> Outcome
  {
    run(["validate", "--baseline", folder("known.json")] + options + [folder(path)])
  }

  private func text(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder("known.json"), encoding: .utf8)
  }

  @Test func knownFindingsAreLeftOutOnWhateverLineTheyAre() throws {
    let folder = try project()
    try folder.list("\n\n<key>Own</key><true/>" + wrong, "A/Info.plist")
    let outcome = validate(folder)
    #expect((outcome.status, outcome.output) == (0, ""))
    #expect(outcome.errors.contains("2 in the baseline"))
  }

  @Test func newFindingsAreReported() throws {
    let folder = try project()
    try folder.list(wrong + other, "A/Info.plist")
    try folder.list(wrong, "C/Info.plist")
    let outcome = validate(folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("A/Info.plist:3:") && outcome.output.contains("C/Info.plist:3:"))
    #expect(outcome.output.components(separatedBy: ": error: ").count == 3)
  }

  @Test func repetitionsAreCounted() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong + wrong)
    let options = ["--disable", "duplicate-key"]
    _ = run(
      ["validate", "--write-baseline", "--baseline", folder("known.json")] + options + [folder("")])
    #expect(try text(folder).contains("\"count\": 2"))
    try folder.list(wrong + wrong + wrong)
    let outcome = run(["validate", "--baseline", folder("known.json")] + options + [folder("")])
    #expect(outcome.output.components(separatedBy: "[range]").count == 2)
    try folder.list(wrong)
    #expect(
      run(["validate", "--baseline", folder("known.json")] + options + [folder("")])
        .output.contains(
          "known.json:4:5: note: the baseline expects 1 more finding in 'Info.plist'"))
  }

  @Test func entriesThatAreNotFoundAreNotedForTheFilesThatWereChecked() throws {
    let folder = try project()
    try folder.list("<key>Own</key><true/>", "A/Info.plist")
    #expect(validate(folder, path: "B").output == "")
    let outcome = validate(folder, path: "A")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("[stale-baseline]") && outcome.output.contains("'A/Info.plist'"))
    #expect(validate(folder, "--disable", "stale-baseline").output == "")
    try FileManager.default.removeItem(atPath: folder("A/Info.plist"))
    #expect(validate(folder, path: "B").output.contains("[stale-baseline]"))
  }

  @Test func aBaselineKeepsWhatItHasOfOtherFiles() throws {
    let folder = try project()
    let whole = try text(folder)
    #expect(validate(folder, "--write-baseline", path: "A").status == 0)
    #expect(try text(folder) == whole)
    try folder.list("<key>Own</key><true/>", "A/Info.plist")
    #expect(validate(folder, "--write-baseline", path: "A").errors.contains("has 1 finding."))
    #expect(try !text(folder).contains("A/Info.plist"))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"format": 2, "findings": []}"#,
    #"{"format": 1, "findings": [{"id": "a"}]}"#,
    #"{"format": 1, "findings": [{"id": "a", "file": "b", "message": "c", "count": 0}]}"#,
    "<plist><dict/></plist>",
  ])
  func aFileThatIsNotABaselineIsAnErrorAndStaysAndTheListsAreChecked(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    try folder.write(text, to: "known.json")
    for options in [[], ["--write-baseline"]] {
      let outcome = run(["validate", "--baseline", folder("known.json")] + options + [folder("")])
      #expect(outcome.status == 2 && outcome.output.contains("[range]"))
      #expect(outcome.errors.contains("known.json") && outcome.errors.contains("error: "))
      #expect(outcome.errors.contains("remedy: "))
    }
    #expect(try self.text(folder) == text)
  }

  @Test func nothingIsRepairedWithABaselineThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.list("<key>beam</key><dict/>")
    try folder.write("{", to: "known.json")
    let before = try folder.tree()
    #expect(validate(folder, "--fix").status == 2)
    #expect(try folder.tree() == before)
  }

  @Test func aMissingBaselineIsAnErrorUnlessItIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let outcome = validate(folder)
    #expect(outcome.status == 2 && outcome.errors.contains("--write-baseline"))
    #expect(run("validate", "--write-baseline", folder("")).status != 0)
  }

  @Test func aBaselineThatCannotBeWrittenLeavesTheOldOne() throws {
    let folder = try project()
    #expect(link(folder("known.json"), folder("twin.json")) == 0)
    let before = try text(folder)
    try folder.list(other, "A/Info.plist")
    let outcome = validate(folder, "--write-baseline")
    #expect(outcome.status == 2 && outcome.output.contains("[not-written]"))
    #expect(try text(folder) == before)
  }

  @Test func aFileThatCannotBeReadIsNoKnownFinding() throws {
    let folder = try project()
    #expect(validate(folder, "--write-baseline", path: "missing.plist").status == 2)
    #expect(validate(folder, path: "missing.plist").status == 2)
  }
}
