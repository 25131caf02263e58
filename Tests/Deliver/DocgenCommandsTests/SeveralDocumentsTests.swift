import FileSystem
import Foundation
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// Every command over a catalogue of two kinds of file, of another world than Apple's.
struct SeveralDocumentsTests {
  private static let theatre = Program(name: "theatre", version: "1.0.0") { theatreCatalogue }

  private static func run(_ arguments: String...) -> Outcome {
    DocgenCommandsTests.run(arguments, program: theatre)
  }

  @Test func theCatalogueIsSound() {
    #expect(theatreCatalogue.check().map(\.message) == [])
  }

  @Test func nothingThatCommandsPrintMentionsApple() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"Play": "", "Hero": 1, "Effect": {"Kind": "x"}}"#, to: "stage.json")
    try folder.write(#"{"Hero": 1, "Seats": "a"}"#, to: "a.cast")
    try folder.write("[]", to: "b.cast")
    try folder.write("---\ntitle: Night\nsummary: Opens.\n---\nSee `Play`.\n", to: "content/a.md")
    var texts: [String: String] = [:]
    for arguments in [
      ["--help"], ["build", "--help"], ["check", "--help"], ["validate", "--help"],
      ["schema", "--help"], ["search", "--help"], ["show", "--help"], ["serve", "--help"],
      ["check", "--content", folder("content")], ["show", "cast:Hero"],
      ["show", "Hero", "--document", "cast"], ["show", "Play"],
      ["show", "house.fog"], ["search", "fog"], ["search", "--json", "document:cast play"],
      ["schema"], ["schema", "--document", "cast", "--strict", "--stage", "built"],
      ["schema", "--editor"], ["schema", "--extension-point", "house.fog"],
      ["schema", "--platform", "hall", "--minimum-version", "1.0", "--document", "cast"],
      ["validate", folder("stage.json"), folder("a.cast"), folder("b.cast")],
      ["validate", "--document", "cast", folder("stage.json")],
      ["validate", "--format", "sarif", folder("stage.json"), folder("a.cast")],
      ["validate", "--format", "json", folder("a.cast")], ["validate", "--explain", "BOX-7"],
      ["--generate-completion-script", "bash"], ["--generate-completion-script", "zsh"],
      ["--generate-completion-script", "fish"],
    ] {
      let outcome = DocgenCommandsTests.run(arguments, program: Self.theatre)
      // The checker knows the forms of files whatever the document, so its words about them are left out.
      let output = outcome.output.replacing("misplaced-plist", with: "")
      let results = output.firstRange(of: "\"results\"").map { output[$0.upperBound...] }
      texts[arguments.joined(separator: " ")] = (results ?? output[...]) + outcome.errors
    }
    for (command, text) in texts {
      #expect(!text.isEmpty, "\(command)")
      #expect(wordOfApple(in: text) == nil, "\(command)")
    }
  }

  @Test func aNameOfBothFilesNeedsADocument() {
    let both = Self.run("show", "Play")
    #expect(both.status == 1)
    #expect(both.errors.contains("stage:Play") && both.errors.contains("cast:Play"))
    #expect(Self.run("show", "Play", "--document", "cast").output.contains("that they know"))
  }

  @Test func messagesNameTheFileThatLacksAKey() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"Premiered": true}"#, to: "stage.json")
    try folder.write(#"{"Hero": "Ada", "Play": "Tide"}"#, to: "a.cast")
    let found = Self.run("validate", folder("stage.json"), folder("a.cast")).output
    #expect(found.contains("the stage plan lacks the required key 'Play'"))
    #expect(found.contains("'Hero'") && found.contains("'Play'"))
    try folder.write("[]", to: "b.cast")
    #expect(
      Self.run("validate", folder("b.cast")).output.contains(
        "the cast list is an array, not a dictionary"))
  }

  @Test func eachSchemaNamesItsFile() {
    let stage = Self.run("schema").output
    #expect(stage.contains("\"title\": \"Stage plan – Theatre Reference\""))
    let cast = Self.run("schema", "--document", "cast", "--strict").output
    #expect(cast.contains("\"title\": \"Cast list – Theatre Reference, strict\""))
    #expect(cast.contains("Every key of a cast list") && cast.contains("\"Hero\""))
    #expect(!cast.contains("\"Seats\": {"))
  }
}
