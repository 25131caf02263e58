import JSON
import KeyModel
import Testing

@testable import KeySchema

/// Schemas of other tools' files that contain documents.
struct EmbeddingSchemaTests {
  private static let file: EmbeddingFile = catalogue.embeddingFiles[0]

  private static let catalogue: Catalogue = {
    var lamp = DocumentKind("lamp.json", id: "lamp", isLenient: true)
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

  @Test func partsOfTheFileReferToTheirDocuments() {
    let schema = json(
      EmbeddingSchema(Self.catalogue, of: Self.file, draft: .draft07)
        .document(id: "https://example.com/a.json"))
    #expect(schema["$id"] == "https://example.com/a.json")
    #expect(schema["definitions"]?["lamp"]?["$id"] == nil)
    let (lamp, remote): (JSONValue, JSONValue) = (
      ["$ref": "#/definitions/lamp"], ["$ref": "#/definitions/remote"]
    )
    #expect(
      schema["properties"] == [
        "rooms": [
          "additionalProperties": ["properties": ["lamp": lamp, "remote": remote]]
        ], "spare": ["items": lamp],
      ])
  }

  /// People edit the file, and editors complete the values of a choice.
  @Test func whatMayReplaceAValueIsAChoice() {
    let schema = json(EmbeddingSchema(Self.catalogue, of: Self.file, draft: .draft07).document())
    #expect(
      schema.at("definitions", "lamp", "properties", "Width", "anyOf") == [
        ["type": "integer"], ["$ref": "#/definitions/lamp/definitions/whole-number"],
      ])
  }

  @Test(arguments: Draft.allCases)
  func schemaContainsThemAndRefersToNothingElse(draft: Draft) {
    let schema = json(EmbeddingSchema(Self.catalogue, of: Self.file, draft: draft).document())
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
