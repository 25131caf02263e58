import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// `show --tree` and `show --minimal`, over catalogues of one document and of several.
struct ShowTests {
  private static let theatre = Program(name: "theatre", version: "1.0.0") { theatreCatalogue }

  @Test func aTreeHasEachKeyUnderTheOneThatContainsIt() {
    let everything =
      "Beam  dictionary\n  Width  integer\nColour  string\nShade  dictionary\n  Width  integer\n"
    #expect(run("show", "--tree").output == everything)
    #expect(run("show", "--tree", "lamp.plist").output == everything)
    #expect(run("show", "--tree", "LAMP").output == everything)
    #expect(run("show", "--tree", "Beam").output == "Beam  dictionary\n  Width  integer\n")
    #expect(run("show", "--tree", "Shade/Width").output == "Shade/Width  integer\n")
  }

  @Test func aTreeOfSeveralDocumentsNamesThem() {
    let tree = run("show", "--tree", program: Self.theatre).output
    #expect(tree.hasPrefix("Stage plan:\nCurtain  string, deprecated\nEffect  dictionary\n"))
    #expect(tree.contains("\n  Kind  string, required\n"))
    #expect(tree.hasSuffix("\n\nCast list:\nFog  boolean\nHero  string\nPlay  string\n"))
    for arguments in [["cast"], ["--document", "cast"], ["Cast list"]] {
      let cast = run(["show", "--tree"] + arguments, program: Self.theatre)
      #expect(cast.output == "Fog  boolean\nHero  string\nPlay  string\n")
    }
  }

  @Test func theTreeOfAnExtensionPointSaysWhatItNeeds() {
    let tree = run("show", "--tree", "house.fog", program: Self.theatre).output
    #expect(tree == "Effect  dictionary, required\n  Minutes  integer, required\n")
  }

  @Test func theMinimumIsInTheSyntaxOfItsDocument() {
    let entry =
      #"{"path": ["Form"], "types": ["string"], "required": true, "example": "round"}"#
    for (format, file) in [
      ("yaml", "Form: round\n"), ("toml", "Form = \"round\"\n"),
      ("json", "{\n  \"Form\": \"round\"\n}\n"),
    ] {
      let text = keys(entry).replacing("property-list", with: format)
      let program = Program(name: "t", version: "1") { catalogue(text) }
      #expect(run("show", "--minimal", program: program).output == file)
    }
  }

  @Test func aTreeNamesArbitraryKeysAndSkipsElements() throws {
    let program = program(
      #"{"path": ["Rooms"], "types": ["array"], "elementTypes": ["dictionary"]}"#,
      #"{"path": ["Rooms", "[]", "*"], "types": ["string", "array"], "placeholder": "door"}"#,
      #"{"path": ["Rooms", "[]", "*", "Lock", "Kind"], "types": ["string"]}"#)
    #expect(
      run("show", "--tree", program: program).output
        == "Rooms  array of dictionaries\n  <door>  string or array\n    Lock/Kind  string\n")
  }

  @Test func aLineOfATreeFitsTheTerminal() {
    let types = #"["string", "integer", "real", "boolean", "date", "data", "dictionary", "array"]"#
    let name = String(repeating: "N", count: 60)
    let program = program(#"{"path": ["\#(name)"], "types": \#(types)}"#)
    let lines = run("show", "--tree", program: program).output.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 100 })
    #expect(lines[1].hasPrefix(String(repeating: " ", count: 62)))
  }

  @Test func theMinimumOfAnExtensionPointIsAWholeFile() throws {
    let fog = run("show", "--minimal", "house.fog", program: Self.theatre)
    #expect((fog.status, fog.errors) == (0, ""))
    let members = fog.output.filter { !$0.isWhitespace }
    #expect(members == #"{"Effect":{"Kind":"house.fog","Minutes":3}}"#)
  }

  @Test func theMinimumOfADocumentIsWhatEachFileNeeds() throws {
    let stage = run("show", "--minimal", program: Self.theatre).output
    #expect(stage.filter { !$0.isWhitespace } == #"{"Play":""}"#)
    #expect(run("show", "--minimal", "stage", program: Self.theatre).output == stage)
    #expect(
      run("show", "--minimal", "--document", "cast", program: Self.theatre).output == "{}\n")
    let list = run("show", "--minimal")
    #expect(list.output.hasPrefix("<?xml") && list.output.contains("<dict/>"))
    let folder = try TemporaryFolder()
    try folder.write(list.output, to: "Info.plist")
    #expect(run("validate", folder("Info.plist")).status == 0)
  }

  @Test(arguments: ["string", "integer", "real", "boolean", "date", "data", "dictionary", "array"])
  func aRequiredKeyWithoutAnExampleHasAValueOfItsType(type: String) throws {
    let text = keys(#"{"path": ["A"], "required": true, "types": ["\#(type)"]}"#)
    let folder = try TemporaryFolder()
    try folder.write(text, to: "keys.json")
    let known = catalogue(text)
    let program = Program(name: "t", version: "1") { known }
    try folder.write(run("show", "--minimal", program: program).output, to: "x.plist")
    let outcome = run("validate", folder("x.plist"), program: program)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: [
    ["--tree", "--minimal", "Beam"], ["--minimal", "Beam"], ["--minimal", "bem"],
    ["--minimal", ""],
  ])
  func whatHasNoMinimumIsRefused(arguments: [String]) {
    let outcome = run(["show"] + arguments)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test(arguments: ["", "Bem", "Width", "beams"])
  func whatIsNoKeyHasNoTree(name: String) {
    let outcome = run("show", "--tree", name)
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(!outcome.errors.isEmpty)
  }

  private func program(_ entries: String...) -> Program {
    let text = keys(entries.joined(separator: ","))
    return Program(name: "t", version: "1") { catalogue(text) }
  }

  /// A catalogue of keys that have no summaries yet.
  private func keys(_ entries: String) -> String {
    """
    {"format": 2, "title": "T",
     "documents": [{"id": "t", "name": "t", "format": "property-list", "fileMatch": ["*.plist"]}],
     "keys": [\(entries.replacing("\"path\"", with: "\"summary\": \"Is read.\", \"path\""))]}
    """
  }
}
