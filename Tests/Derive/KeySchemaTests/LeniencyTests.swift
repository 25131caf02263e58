import JSON
import KeyModel
import Testing

@testable import KeySchema

/// A substitute for a value is accepted only in documents that are lenient.
@Suite struct LeniencyTests {
  private let keys = [
    key("Width", .integer), key("Bright", .boolean),
    key("Color", .string, values: .closed([AllowedValue("red", "Red.")])),
    key("Name", .string, rules: [.withSuffix([".lamp"])]),
    key(
      "Note", .string, rules: [.length(atMost: 9).when(.value("Color", ["red"], isElement: false))]),
  ]

  private func schema(isLenient: Bool, _ stage: SchemaProfile.Placeholders) -> JSONValue {
    let small = Catalogue(
      title: "Small", document: DocumentKind("file", id: "file", isLenient: isLenient),
      groups: [KeyGroup("general", "General", summary: "Any key.", keys: keys)],
      sources: [], releases: ReleaseRegistry([]))
    let profile = SchemaProfile(placeholders: stage)
    return json(
      PropertyListSchema(small, draft: .draft07, profile: profile).document(fileName: "file.json"))
  }

  @Test(arguments: [SchemaProfile.Placeholders.source, .built])
  func aStrictDocumentAcceptsNothingInsteadOfAValue(stage: SchemaProfile.Placeholders) {
    let schema = schema(isLenient: false, stage)
    let properties = schema["properties"]
    #expect(properties?["Width"] == ["description": "K.", "type": "integer"])
    #expect(properties?["Bright"] == ["description": "K.", "type": "boolean"])
    #expect(properties?["Color"] == ["description": "K.", "enum": ["red"]])
    #expect(
      properties?["Name"] == ["description": "K.", "type": "string", "pattern": "(?:\\.lamp)$"])
    #expect(schema["definitions"] == nil)
    #expect(!schema.serialized().contains("[A-Za-z_$]"), "a placeholder is left in a condition")
  }

  @Test func aLenientDocumentAcceptsPlaceholders() {
    let schema = schema(isLenient: true, .source)
    #expect(schema["properties"]?["Width"]?["if"] == ["$ref": "#/definitions/whole-number"])
    #expect(schema["definitions"]?["placeholder"] != nil)
  }
}
