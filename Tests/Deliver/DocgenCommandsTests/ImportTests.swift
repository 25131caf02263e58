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
    let edited = try #require(folder.text("lamp.json")).replacing("Is a text.", with: "Is mine.")
    try folder.write(edited, to: "lamp.json")
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
    let one = try ImportMerge(of: new, into: MergeTarget(path))
    let other = try ImportMerge(of: new, into: MergeTarget(path))
    #expect(try one.write().first?.hasPrefix("Changed") == true)
    let merged = try folder.tree()
    let outcome = captured {
      #expect(throws: (any Error).self) { try other.write() }
      return 2
    }
    #expect(outcome.errors.contains("run the command again"))
    #expect(try folder.tree() == merged)
    // The text of 'a' is still to be accepted.
    let again = try ImportMerge(of: new, into: MergeTarget(path))
    #expect(try again.write().map { $0.prefix(8) } == ["1 change"])
    #expect(try folder.tree() == merged)
  }

  private static func merge(_ folder: TemporaryFolder, _ options: String...) -> Outcome {
    DocgenCommandsTests.run(
      ["import", folder("lamp.schema.json"), "--merge", folder("lamp.json")] + options)
  }

  @Test func aReleaseOfTheFormatIsMergedAcceptedAndThenSilent() throws {
    let folder = try Self.imported()
    try folder.write(
      try #require(folder.text("lamp.json")).replacing("Is a text.", with: "Is what I wrote."),
      to: "lamp.json")
    try folder.write(
      #"{"title": "Lamp", "properties": {"a": {"type": "integer", "description": "Is a number."}, "b": {}}}"#,
      to: "lamp.schema.json")
    let first = Self.merge(folder)
    #expect(first.output.hasPrefix("1 key added, 1 changed."))
    #expect(first.output.contains("the schema now has “Is a number.”"))
    #expect(first.output.contains("1 change waits: take all with --accept"))
    #expect(folder.text("lamp.json")?.contains("\"string\"") == true)
    // Until it is accepted, it is reported.
    #expect(Self.merge(folder).output.hasPrefix("1 changed."))
    #expect(Self.merge(folder, "--accept", "--only", "c").status == 2)
    #expect(Self.merge(folder, "--accept", "--only", "{Lamp}/a").output.contains("Changed"))
    let text = try #require(folder.text("lamp.json"))
    #expect(text.contains("\"integer\"") && text.contains("Is what I wrote."))
    #expect(Self.merge(folder).output == "Nothing differs.\n")
    #expect(folder.text("lamp.json") == text)
  }

  @Test func aMergeKeepsWhatTheFirstImportSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "lamp.schema.json")
    let told = Self.run(
      folder, "--id", "light", "--name", "Light", "--format", "yaml", "--file-match", "*.light")
    #expect(told.status == 0)
    try folder.write(Self.second, to: "lamp.schema.json")
    let merge = Self.merge(folder, "--accept")
    #expect(merge.output.hasPrefix("1 key added, 1 text."))
    let text = try #require(folder.text("lamp.json"))
    let document = try #require(CatalogueReader.read(Array(text.utf8), file: "").catalogue).document
    #expect((document.id, document.name, document.format) == ("light", "Light", .yaml))
    #expect(document.fileMatch == ["*.light"])
    #expect(Self.merge(folder).output == "Nothing differs.\n")
  }

  @Test(arguments: [["--accept"], ["--merge", "lamp.json", "--only", "a"], ["--id", "A b"]])
  func optionsThatSayNothingAreRefused(options: [String]) {
    #expect(DocgenCommandsTests.run(["import", "lamp.schema.json"] + options).status == 2)
  }

  @Test func peopleOrAListOfSchemasSayWhatTheFilesAreCalled() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "lamp.v2.1.schema.json")
    try folder.write(
      #"""
      {"schemas": [{"name": "Lamps", "url": "https://example.com/lamp.v2.1.schema.json",
                    "fileMatch": ["lamp.yml", ".lamp/*.yaml"]}]}
      """#, to: "catalog.json")
    let files = ["import", folder("lamp.v2.1.schema.json")]
    let output = ["--force", "--output", folder("lamp.json")]
    func document(_ arguments: [String]) throws -> DocumentKind {
      #expect(DocgenCommandsTests.run(files + arguments + output).status == 0)
      let text = try #require(folder.text("lamp.json"))
      return try #require(CatalogueReader.read(Array(text.utf8), file: "").catalogue).document
    }
    let plain = try document([])
    #expect((plain.id, plain.name, plain.format) == ("lamp", "lamp", .json))
    let known = try document([folder("catalog.json")])
    #expect((known.id, known.name, known.format) == ("lamp", "Lamps", .yaml))
    #expect(known.fileMatch == ["lamp.yml", ".lamp/*.yaml"])
    // The schema's own address has another host.
    try folder.write(
      #"{"$id": "https://www.example.com/lamp.v2.1.schema.json", "title": "Lamp", "type": "object"}"#,
      to: "other.json")
    let other = DocgenCommandsTests.run(
      ["import", folder("other.json"), folder("catalog.json")] + output)
    #expect(other.status == 0 && other.errors.isEmpty)
    #expect(folder.text("lamp.json")?.contains("lamp.yml") == true)
    try folder.write(Self.first, to: "unlisted.json")
    let unlisted = DocgenCommandsTests.run(
      ["import", folder("unlisted.json"), folder("catalog.json")] + output)
    #expect(unlisted.status == 0 && unlisted.errors.contains("[unlisted-schema]"))
    let stated = try document([
      "--id", "light", "--name", "Light", "--format", "json-with-comments", "--file-match",
      "*.light",
    ])
    #expect((stated.id, stated.name, stated.format) == ("light", "Light", .jsonWithComments))
    #expect(stated.fileMatch == ["*.light"])
  }

  @Test func schemasThatAreReferredToAreReadFromAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"properties": {"bulb": {"$ref": "https://example.com/parts/bulb.json"}, "cord": {"$ref": "urn:cord"}}}"#,
      to: "lamp.schema.json")
    try folder.write(
      #"{"type": "object", "properties": {"watts": {"type": "integer"}}}"#,
      to: "all/parts/bulb.json")
    try folder.write(#"{"type": "string"}"#, to: "all/other/bulb.json")
    try folder.write(#"{"$id": "urn:cord", "type": "boolean"}"#, to: "all/1.json")
    let arguments = [
      "import", folder("lamp.schema.json"), "--output", folder("lamp.json"), "--schemas",
      folder("all"),
    ]
    #expect(DocgenCommandsTests.run(arguments).status == 0)
    let text = try #require(folder.text("lamp.json"))
    #expect(text.contains("watts") && text.contains("boolean"))
    try folder.write(#"{"$id": "urn:cord", "type": "string"}"#, to: "all/2.json")
    let refused = DocgenCommandsTests.run(arguments + ["--force"])
    #expect(
      refused.status == 1 && refused.errors.contains("2.json:1")
        && refused.errors.contains("1.json"))
    #expect(folder.text("lamp.json") == text)
  }
}
