import Foundation
import KeyModel
import TestSupport
import Testing

/// A catalogue that somebody goes on writing is the same catalogue.
@Suite struct CatalogueDraftTests {
  /// The catalogue as it is read, without the lines where Swift declares it.
  private func written(_ bytes: [UInt8]) throws -> String {
    let (catalogue, found) = CatalogueReader.read(bytes, file: "draft.json")
    let again = try #require(catalogue, "\(found)")
      .jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
    return String(decoding: again, as: UTF8.self).replacing(/,"declaredIn":"[^"]*"/, with: "")
  }

  @Test func aDraftIsReadAsTheCatalogue() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "Documents", "greenhouse.json")
    let (greenhouse, _) = CatalogueReader.read(Array(try Data(contentsOf: file)), file: "g.json")
    let odd = catalogue([
      Key("a~1b", .string, .null, summary: "", default: "", replacedBy: [], example: ""),
      Key("x~2y", .dictionary, summary: "A key.", default: [:]),
      Key(
        "f", .boolean, summary: "A key.", values: .closed([AllowedValue(false, "")]), default: false
      ),
    ])
    for catalogue in [theatreCatalogue, try #require(greenhouse), odd] {
      let bytes = catalogue.jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
      #expect(try written(catalogue.draftBytes()) == written(bytes))
    }
  }

  @Test func aDraftSaysOnlyWhatIsKnown() {
    let key = Key(
      "steps/[]/mode", .string, summary: "Chooses the mode.",
      values: .closed([AllowedValue("a", ""), AllowedValue("b", "")]), default: "a", sources: [])
    let text = String(decoding: catalogue([key]).draftBytes(), as: UTF8.self)
    #expect(
      text.contains(
        """
              "path": ["steps", "[]", "mode"],
              "types": ["string"],
              "summary": "Chooses the mode.",
              "values": [{"value": "a"}, {"value": "b"}],
              "valuesAreClosed": true,
              "default": "a",
              "group": "general"
        """), "\(text)")
  }
}
