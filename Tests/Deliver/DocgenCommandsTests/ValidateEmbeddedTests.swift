import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// `validate` of projects whose lists are in the files of other tools.
struct ValidateEmbeddedTests {
  private static let program = Program(name: "lamp", version: "1.2.3") { toolCatalogue }

  private func run(_ arguments: String...) -> Outcome {
    DocgenCommandsTests.run(arguments, program: Self.program)
  }

  private let sound = #"{"lights": {"hall": {"Colour": "red"}, "attic": {"Colour": "blue"}}}"#
  private let wrong = "{\"lights\": {\"hall\": {\n\"Beam\": {\n\"Width\": 12}}}}"

  @Test func soundListsInOneFileAreCountedThere() throws {
    let folder = try TemporaryFolder()
    try folder.write(sound, to: "house.json")
    try folder.write(#"{"name": "other"}"#, to: "other/house.json")
    let outcome = run("validate", folder.path)
    #expect((outcome.status, outcome.output) == (0, ""))
    #expect(
      outcome.errors == "Checked 2 property lists in \(folder("house.json")): nothing to report.\n")
    #expect(run("validate", folder("house.json")).errors == outcome.errors)
    try folder.list("<key>Colour</key><string>red</string>", "Other.plist")
    #expect(run("validate", folder.path).errors == "Checked 3 property lists: nothing to report.\n")
  }

  @Test func aMistakeHasItsLineAndIsNotRepaired() throws {
    let folder = try TemporaryFolder()
    try folder.write(wrong.replacing("Width", with: "width"), to: "house.json")
    try folder.write(wrong, to: "attic/house.json")
    let before = try folder.tree()
    let outcome = run("validate", "--fix", "--notes", folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("attic/house.json:3:10: error:"))
    #expect(outcome.output.contains("/house.json:3:1: warning:"))
    #expect(!outcome.output.contains("fix available") && !outcome.errors.contains("repair"))
    #expect(try folder.tree() == before)
    let json = run("validate", "--format", "json", folder("attic")).output
    #expect(json.contains("lights/hall/Beam/Width"))
  }

  @Test func whatTheProjectLeavesOutIsNotSearched() throws {
    let folder = try TemporaryFolder()
    for place in ["deps", "out", "vendor", ".hidden"] {
      try folder.write(wrong, to: "\(place)/house.json")
    }
    try folder.write(wrong, to: "house.json.in")
    try folder.write("out/\n", to: ".gitignore")
    try folder.write(#"{"exclude": ["vendor"]}"#, to: ".docgen.json")
    try folder.write(sound, to: "house.json")
    try folder.makeFolder(".git")
    let outcome = run("validate", folder.path)
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("Checked 2 "), "\(outcome)")
    #expect(run("validate", folder("deps")).status == 1)
  }

  @Test func aFileWithoutListsIsSilentUnlessItIsNamed() throws {
    let folder = try TemporaryFolder()
    for (text, file) in [
      (#"{"name": "x"}"#, "a/house.json"), ("[1", "b/house.json"), ("a: 1", "c/house.yml"),
      ("a: [", "d/house.yml"),
    ] {
      try folder.write(text, to: file)
    }
    let nothing = run("validate", folder.path)
    #expect(nothing.status == 2 && nothing.output.contains("[no-property-list]"))
    #expect(
      nothing.output.contains(
        "named *.plist; where a tool makes the list, its keys are in house.json or house.yml (Houser)"
      ), "\(nothing.output)")
    try folder.list("<key>Colour</key><string>red</string>")
    #expect(run("validate", folder.path).errors == "Checked 1 property list: nothing to report.\n")
    for file in ["a/house.json", "c/house.yml"] {
      let named = run("validate", folder(file))
      #expect(named.status == 0 && named.errors.contains("1 other file not checked"), "\(named)")
    }
    for file in ["b/house.json", "d/house.yml"] {
      #expect(run("validate", folder(file)).status == 1)
    }
  }

  @Test func aFileOfTheChosenDocumentIsAList() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"Beam": {"Width": 12}, "lights": {}}"#, to: "house.json")
    let outcome = run("validate", "--document", "lamp", folder("house.json"))
    #expect(outcome.status == 1 && outcome.output.contains("[range]"))
  }

  @Test func aBaselineKnowsTheFindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(wrong, to: "house.json")
    let baseline = folder("known.json")
    _ = run("validate", "--baseline", baseline, "--write-baseline", folder.path)
    let outcome = run("validate", "--baseline", baseline, folder.path)
    #expect(outcome.status == 0 && outcome.errors.contains("1 in the baseline"))
  }
}

/// The catalogue of lamps, whose lists two files of a tool contain, and another document.
private let toolCatalogue = catalogue(
  lampText.replacing(
    #""document": {"name": "lamp.plist", "fileName": "lamp", "fileMatch": ["*.plist"],"#,
    with: #"""
      "documents": [{"id": "lamp", "name": "lamp.plist", "format": "property-list", "fileMatch": ["*.plist"],
        "skippedFolders": ["deps"],
        "embeddings": [{"tool": "Houser", "file": "house.json", "path": "lights/*"},
                       {"tool": "Houser", "file": "house.yml", "path": "lights/*"}],
      """#
  ).replacing(
    #""files": ["Info.plist"]}},"#,
    with: #"""
      "files": ["Info.plist"]}}, {"id": "bulb", "name": "bulb", "format": "property-list"}],
      """#))
