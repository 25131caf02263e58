import FileSystem
import TestSupport
import Testing

@testable import DocgenCommands

/// Settings, and the files that they count for.
struct FileSettingsTests {
  private let wrong = "<key>Beam</key><dict><key>Width</key><integer>12</integer></dict>"

  /// A project with a mistake in each of some folders.
  private func project(_ folders: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    for name in folders { try folder.list(wrong, "\(name)/Info.plist") }
    return folder
  }

  @Test func theNearestSettingsCountForEachFile() throws {
    let folder = try project(["A", "B"])
    try folder.write(#"{"disable": ["range"]}"#, to: "A/.docgen.json")
    let outcome = run("validate", folder(""))
    #expect(outcome.output.contains("B/Info.plist"))
    #expect(!outcome.output.contains("A/Info.plist"))
    #expect(run("validate", "--no-config", folder("A")).status == 1)
  }

  @Test func whatIsExcludedIsCheckedOnlyWhereItIsNamed() throws {
    let folder = try project(["A", "B/C"])
    try folder.write(#"{"exclude": ["C/"]}"#, to: ".docgen.json")
    #expect(!run("validate", folder("")).output.contains("C/Info.plist"))
    #expect(run("validate", folder("B/C/Info.plist")).status == 1)
  }

  @Test func overridesCountForTheFilesThatFit() throws {
    let folder = try project(["A", "B"])
    try folder.write(
      #"{"overrides": [{"files": ["A/**"], "disable": ["range"]}]}"#, to: ".docgen.json")
    let outcome = run("validate", folder(""))
    #expect(outcome.output.contains("B/Info.plist"))
    #expect(!outcome.output.contains("A/Info.plist"))
  }

  @Test(arguments: ["{", #"{"platform": "lampos"}"#, #"{"overrides": [1]}"#])
  func settingsThatCannotBeUsedAreAWarning(text: String) throws {
    let folder = try project(["A"])
    try folder.write(text, to: ".docgen.json")
    let outcome = run("validate", folder(""))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("warning"))
    #expect(run("validate", "--config", folder(".docgen.json"), folder("A")).status == 2)
  }

  /// Every file of a run is compared with all of it.
  @Test func theLimitsOfASettingsFileAreForAllOfIt() throws {
    let folder = try project(["A"])
    func override(_ members: String) -> String { "{\"files\": [\"x\"], \(members)}" }
    func many(_ count: Int, _ text: (Int) -> String) -> String {
      (0..<count).map(text).joined(separator: ", ")
    }
    let globs = "{\"files\": [\(many(1_300) { "\"*a*b*c\(1_000_000 + $0)*d\"" })]}"
    let ids = override("\"disable\": [\(many(600) { "\"i\($0)\"" })]")
    for (overrides, problem) in [
      (globs, nil), (globs + ", " + globs, "32 KB"), (ids, nil), (ids + ", " + ids, "1000 ids"),
      (many(100) { _ in override("\"strict\": true") }, nil),
      (many(101) { _ in override("\"strict\": true") }, "100 objects"),
      (override("\"platform\": \"\(String(repeating: "a", count: 1_001))\""), "1000 bytes"),
    ] {
      try folder.write("{\"overrides\": [\(overrides)]}", to: ".docgen.json")
      let errors = run("validate", folder("A")).errors
      #expect(errors.contains("[invalid-setting]") == (problem != nil), "\(errors)")
      if let problem { #expect(errors.contains("more than \(problem)"), "\(errors)") }
    }
  }

  @Test func listsAreCheckedAndNotRepairedWithoutTheSettingsThatAreNamed() throws {
    let folder = try project(["A"])
    try folder.list("<key>beam</key><dict/>", "B/Info.plist")
    try folder.write("{", to: "mine.json")
    let before = try folder.tree()
    let outcome = run("validate", "--fix", "--config", folder("mine.json"), folder(""))
    #expect(outcome.status == 2 && outcome.errors.contains("mine.json:1:1: error"))
    #expect(outcome.output.contains("[range]") && outcome.output.contains("[misspelled-key]"))
    #expect(try folder.tree() == before)
  }

  @Test(arguments: ["{", #"{"platform": "lampos"}"#, #"{"disable": "range"}"#])
  func nothingIsRepairedWithoutItsSettings(text: String) throws {
    let folder = try project([])
    let misspelt = "<key>Colour</key><string>red</string>\n<key>beam</key><dict/>"
    for name in ["A", "B"] { try folder.list(misspelt, "\(name)/Info.plist") }
    try folder.write(text, to: "A/.docgen.json")
    let before = try folder.tree()
    let outcome = run("validate", "--fix", folder(""))
    #expect(outcome.status == 2 && outcome.output.contains("A/Info.plist: error: the settings"))
    #expect(folder.text("A/Info.plist") == before["A/Info.plist"])
    #expect(folder.text("B/Info.plist")?.contains("<key>Beam</key>") == true)
    #expect(run("validate", "--no-config", "--fix", folder("A")).errors.contains("1 repaired"))
  }

  @Test func standardInputIsCheckedAsTheFileThatIsNamed() throws {
    #expect(run("validate", "--stdin-filename", "a", "b").status != 0)
    #expect(run("validate", "--config", "a", "--no-config", "b").status != 0)
  }
}
