import JSON
import KeyModel
import Testing

@testable import KeySchema

/// Schemas of other tools' files that contain documents.
struct EmbeddingSchemaTests {
  private static let file: EmbeddingFile = catalogue.embeddingFiles[0]

  private static let catalogue: Catalogue = {
    var lamp = DocumentKind("lamp.json", id: "lamp")
    lamp.embeddings = [
      .init("Lampmaker", "rooms.yml", at: "rooms/*/lamp"),
      .init("Lampmaker", "rooms.yml", at: "spare/[]"),
    ]
    var remote = DocumentKind("remote.json", id: "remote")
    remote.embeddings = [.init("Lampmaker", "rooms.yml", at: "rooms/*/remote")]
    return Catalogue(
      title: "Small", document: lamp, otherDocuments: [remote],
      groups: [
        KeyGroup("lamps", "Lamps", summary: "Keys.", keys: [key("Width", .integer)]),
        KeyGroup(
          "remotes", "Remotes", in: "remote", summary: "Keys.", keys: [key("Zone", .string)]),
      ], sources: [], releases: ReleaseRegistry([]))
  }()

  @Test func aFileOfSeveralDocumentsIsOne() {
    #expect(Self.catalogue.embeddingFiles.map(\.id) == ["lampmaker"])
    #expect(Self.file.parts.map(\.document.id) == ["lamp", "lamp", "remote"])
  }

  @Test func aPublishedSchemaRefersToThoseOfItsDocuments() {
    let schema = json(
      EmbeddingSchema(Self.catalogue, of: Self.file, draft: .draft07)
        .referring(baseURL: "https://example.com/", fileName: "a.json") { $0.id + ".json" })
    #expect(schema["$id"] == "https://example.com/a.json")
    #expect(schema["definitions"] == nil)
    #expect(
      schema["properties"] == [
        "rooms": [
          "additionalProperties": [
            "properties": ["lamp": ["$ref": "lamp.json"], "remote": ["$ref": "remote.json"]]
          ]
        ], "spare": ["items": ["$ref": "lamp.json"]],
      ])
  }

  @Test(arguments: Draft.allCases)
  func aStandaloneSchemaContainsThemAndRefersToNothingElse(draft: Draft) {
    let schema = json(EmbeddingSchema(Self.catalogue, of: Self.file, draft: draft).standalone())
    let lamp = schema[draft.definitions]?["lamp"]
    #expect(lamp?["properties"]?["Width"] != nil && lamp?["$schema"] == nil)
    var targets: Set<String> = []
    schema.collectReferences(into: &targets)
    #expect(targets.contains("#/\(draft.definitions)/remote"))
    for target in targets {
      let found = target.split(separator: "/").dropFirst().reduce(schema as JSONValue?) {
        $0?[String($1)]
      }
      #expect(found != nil, "\(target)")
    }
  }
}
