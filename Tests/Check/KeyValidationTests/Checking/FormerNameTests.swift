import KeyModel
import KeyValidation
import Testing

/// Names that keys had before.
struct FormerNameTests {
  private static func catalogue(_ more: String = "") throws -> Catalogue {
    let text = """
      {"format": 2, "title": "Lamps", "document": {"id": "lamp", "name": "lamp.plist", "format": "property-list"\(more)},
       "keys": [{"path": ["Brightness"], "types": ["string"], "summary": "Sets it.", "formerNames": ["Lumen"]}]}
      """
    return try #require(CatalogueReader.read(Array(text.utf8), file: "lamp.json").catalogue)
  }

  @Test func aFormerNameIsReportedWithThePresentOne() throws {
    let found = findings(
      MarkedList(entry("Lumen", "<string>9</string>")).text, in: try Self.catalogue())
    #expect(found.map(\.id) == ["misspelled-key"])
    #expect(found.first?.message == "'Lumen' was renamed to 'Brightness'")
    #expect(found.first?.remedy == "write 'Brightness'")
    #expect(found.first?.fixIt != nil)
  }

  @Test func aTakenNameIsNotWrittenTwice() throws {
    let both = entry("Lumen", "<string>9</string>") + entry("Brightness", "<string>8</string>")
    let found = findings(MarkedList(both).text, in: try Self.catalogue())
    #expect(found.map(\.remedy) == ["remove it; 'Brightness' is there already"])
    #expect(found.first?.fixIt == nil)
  }

  @Test func aFormerNameIsAnErrorWhereOthersAreNotAllowed() throws {
    let text = """
      {"format": 2, "title": "Lamps", "document": {"id": "lamp", "name": "lamp.json", "closed": true},
       "keys": [{"path": ["Brightness"], "types": ["string"], "summary": "Sets it.", "formerNames": ["Lumen"]}]}
      """
    let catalogue = try #require(
      CatalogueReader.read(Array(text.utf8), file: "lamp.json").catalogue)
    let found = PropertyListChecker(catalogue).check(
      Array("{\"Lumen\": \"9\"}".utf8), file: "lamp.json")
    #expect(found.map(\.message) == ["'Lumen' was renamed to 'Brightness'"])
    #expect(found.map(\.severity) == [.error])
  }
}
