import JSON
import KeyModel
import Testing

@testable import KeyImport

@Suite struct CatalogueMergeTests {
  private func catalogue(_ keys: Key..., groups: [KeyGroup] = []) -> Catalogue {
    Catalogue(
      title: "Lamps", document: DocumentKind("lamp.json", id: "lamp"),
      groups: [KeyGroup("beam", "Beam", summary: "The light.", keys: keys)] + groups,
      sources: [Source("schema", "The schema", url: nil, summary: "A schema.")],
      releases: ReleaseRegistry([]))
  }

  private let schema: [SourceReference] = [SourceReference("schema", "beam")]

  private func key(
    _ path: PropertyPath, _ type: ValueType = .string, _ summary: String = "Is a key."
  ) -> Key {
    Key(path, type, summary: summary, sources: schema)
  }

  @Test func onlyWhatTheSchemaChangedSinceIsReported() {
    let merge = CatalogueMerge(
      of: catalogue(key("A", .integer, "Is new."), key("B", .string, "Is as before.")),
      into: catalogue(key("A", .string, "Is mine."), key("B", .string, "Is mine too.")),
      formerImport: catalogue(key("A", .string, "Is old."), key("B", .string, "Is as before.")))
    #expect(merge.differences.map(\.name) == ["A", "A"])
    #expect(Set(merge.differences.compactMap(\.member)) == ["types", "summary"])
  }

  @Test func whatTheCatalogueFollowedAlreadyIsNotReported() {
    let merge = CatalogueMerge(
      of: catalogue(key("A", .integer)), into: catalogue(key("A", .integer, "Is mine.")),
      formerImport: catalogue(key("A", .string)))
    #expect(merge.differences.isEmpty && merge.addedKeys.isEmpty)
  }

  @Test func withoutARecordTextsAreNotCompared() {
    let merge = CatalogueMerge(
      of: catalogue(key("A", .integer, "Is new.")), into: catalogue(key("A", .string, "Is mine.")),
      formerImport: nil)
    #expect(merge.differences.map(\.member) == ["types"])
  }

  @Test func aKeyThatWasRemovedByHandStaysAway() {
    let merge = CatalogueMerge(
      of: catalogue(key("A"), key("B"), key("C")), into: catalogue(key("A")),
      formerImport: catalogue(key("A"), key("B")))
    #expect(merge.addedKeys.map(\.path) == ["C"])
    #expect(merge.differences.map(\.name) == ["C"])
  }

  @Test func aKeyThatTheSchemaRenamedIsNewAndItsOldNameIsReported() {
    let merge = CatalogueMerge(
      of: catalogue(key("New")), into: catalogue(key("Old", .string, "Is mine.")),
      formerImport: catalogue(key("Old")))
    #expect(merge.addedKeys.map(\.path) == ["New"])
    #expect(merge.differences.map(\.kind) == [.added, .removed])
  }

  @Test(arguments: [
    (
      #"{"format": 2, "groups": [{"id": "beam"}], "keys": [{"path": ["A"], "types": ["string"], "summary": "Is.", "group": "beam"} ]}"#,
      #"{"format": 2, "groups": [{"id": "beam"},"#
    ),
    (
      "{\n  \"format\": 2,\n  \"keys\": [\n    {\"path\": [\"A\"], \"types\": [\"string\"], \"summary\": \"Is.\"}\n  ]\n}\n",
      "{\n  \"format\": 2,\n"
    ),
    (#"{"format": 2, "keys": []}"#, #"{"format": 2, "keys": ["#),
  ])
  func newKeysAreAddedToTheTextAndNothingElseChanges(text: String, start: String) throws {
    let imported = catalogue(
      key("A"),
      groups: [KeyGroup("lens", "Lens", summary: "The glass.", keys: [key("Lens")])])
    let merge = CatalogueMerge(of: imported, into: catalogue(key("A")), formerImport: nil)
    let bytes = try #require(
      CatalogueAddition(to: Array(text.utf8), file: "c.json").adding(merge, of: imported))
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(result.hasPrefix(start))
    let (read, diagnostics) = CatalogueReader.read(bytes, file: "c.json")
    #expect(read?[PropertyPath("Lens")] != nil, "\(result) \(diagnostics)")
    // Without what was added, the text is what it was.
    var rest = text[...]
    for character in result where character == rest.first { rest = rest.dropFirst() }
    #expect(rest.isEmpty)
  }

  @Test func addedKeysCompileWithoutTheConstantsOfTheCatalogue() {
    let imported = catalogue(key("A"), key("B"))
    let text = AddedKeysSource.text(
      of: imported.keys.filter { $0.path == "B" }, groups: imported.groups)
    #expect(text.contains("var addedBeamKeys: [Key] {"))
    #expect(text.contains("sources: [SourceReference(\"schema\", \"beam\")]"))
    #expect(!text.contains("\"A\""))
  }
}
