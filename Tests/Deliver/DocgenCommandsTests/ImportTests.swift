import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

@Suite struct ImportTests {
  private static let first = #"""
    {"title": "Lamp", "properties": {"a": {"type": "string", "description": "Is a text."}}}
    """#
  private static let second = #"""
    {"title": "Lamp", "properties": {
      "a": {"type": "string", "description": "Is another text."}, "b": {"type": "integer"}}}
    """#

  /// A folder in which the first schema has been imported.
  private static func imported() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(first, to: "lamp.schema.json")
    #expect(Self.run(folder).status == 0)
    return folder
  }

  private static func run(_ folder: TemporaryFolder, _ options: String...) -> Outcome {
    DocgenCommandsTests.run(
      ["import", folder("lamp.schema.json"), "--output", folder("lamp.json")] + options)
  }

  @Test func aCatalogueThatNoOneHasEditedIsReplaced() throws {
    let folder = try Self.imported()
    #expect(Self.run(folder).status == 0)
    try folder.write(Self.second, to: "lamp.schema.json")
    #expect(Self.run(folder).status == 0)
    #expect(folder.text("lamp.json")?.contains("Is another text.") == true)
    try folder.write(Self.first, to: "lamp.schema.json")
    #expect(Self.run(folder).status == 0)
    #expect(folder.text("lamp.json")?.contains("Is a text.") == true)
  }

  @Test(arguments: ["Is a text that I wrote.", "Is a text. "])
  func anEditedCatalogueIsReplacedOnlyIfThatIsWanted(edit: String) throws {
    let folder = try Self.imported()
    let edited = try #require(folder.text("lamp.json")).replacing("Is a text.", with: edit)
    try folder.write(edited, to: "lamp.json")
    let record = folder.text("lamp.imported.json")
    for schema in [Self.first, Self.second] {
      try folder.write(schema, to: "lamp.schema.json")
      let outcome = Self.run(folder)
      #expect(outcome.status == 2)
      for remedy in ["[edited-catalogue]", "--merge", "--output", "--force"] {
        #expect(outcome.errors.contains(remedy))
      }
      #expect(folder.text("lamp.json") == edited)
      #expect(folder.text("lamp.imported.json") == record)
    }
    #expect(Self.run(folder, "--force").status == 0)
    #expect(folder.text("lamp.json")?.contains("Is another text.") == true)
    #expect(Self.run(folder).status == 0)
  }

  @Test func whatIsEditedAndThenMergedIsStillEdited() throws {
    let folder = try Self.imported()
    try folder.write(Self.second, to: "lamp.schema.json")
    let merge = DocgenCommandsTests.run(
      "import", folder("lamp.schema.json"), "--merge", folder("lamp.json"))
    #expect(merge.status == 0)
    let merged = folder.text("lamp.json")
    #expect(Self.run(folder).status == 2)
    #expect(folder.text("lamp.json") == merged)
  }

  @Test func withoutARecordOfTheLastImportACatalogueCountsAsEdited() throws {
    let folder = try Self.imported()
    try folder.move("lamp.imported.json", to: "elsewhere.json")
    let written = folder.text("lamp.json")
    // The catalogue is already as the import would write it.
    #expect(Self.run(folder).status == 0)
    try folder.move("lamp.imported.json", to: "elsewhere.json")
    try folder.write(Self.second, to: "lamp.schema.json")
    #expect(Self.run(folder).status == 2)
    #expect(folder.text("lamp.json") == written)
  }

  @Test func anImportThatWasKilledBeforeItWroteTheRecordIsCompletedByTheNext() throws {
    let folder = try Self.imported()
    let record = try #require(folder.text("lamp.imported.json"))
    try folder.write(Self.second, to: "lamp.schema.json")
    #expect(Self.run(folder).status == 0)
    let after = try #require(folder.text("lamp.imported.json"))
    try folder.write(record, to: "lamp.imported.json")
    #expect(Self.run(folder).status == 0)
    #expect(folder.text("lamp.imported.json") == after)
  }

  @Test(arguments: ["lamp.json", "lamp.imported.json"])
  func aFileThatIsNoCatalogueIsNeverReplaced(name: String) throws {
    let folder = try Self.imported()
    try folder.write("{\"mine\": true}", to: name)
    let before = try folder.tree()
    for options in [[], ["--force"]] {
      let arguments = ["import", folder("lamp.schema.json"), "--output", folder("lamp.json")]
      #expect(DocgenCommandsTests.run(arguments + options).status == 2)
      #expect(try folder.tree() == before)
    }
  }

  @Test func forceIsNotForMerges() throws {
    let folder = try Self.imported()
    #expect(Self.run(folder, "--force", "--merge", folder("lamp.json")).status != 0)
  }

  @Test func aMergeAddsToExactlyWhatItRead() throws {
    let folder = try Self.imported()
    try folder.write(Self.second, to: "lamp.schema.json")
    let path = FilePath(folder("lamp.json"))
    let new = try ImportedFiles.catalogue(of: [folder("lamp.schema.json")])
    let one = try ImportMerge(of: new, into: path)
    let other = try ImportMerge(of: new, into: path)
    #expect(try one.write().count == 1)
    let merged = try folder.tree()
    let outcome = captured {
      #expect(throws: (any Error).self) { try other.write() }
      return 2
    }
    #expect(outcome.errors.contains("run the command again"))
    #expect(try folder.tree() == merged)
    #expect(try ImportMerge(of: new, into: path).write().isEmpty)
  }
}
