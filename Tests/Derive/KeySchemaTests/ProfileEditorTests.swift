import Diagnostics
import JSON
import KeyModel
import KeySchema
import Testing

@Suite struct ProfileEditorTests {
  private typealias Fixture = ProfileFixture

  private func property(_ key: Key) -> JSONValue {
    Fixture.schema([key], SchemaProfile(isForEditors: true)).at("properties", key.name)
  }

  @Test func editorSchemaDescribesKeysInMarkdown() {
    let schema = property(Fixture.key("Key", .string, availability: [.iOS("9.0")]))
    #expect(schema.at("description") == "Does Key.")
    #expect(schema.at("markdownDescription") == "Does `Key`.\n\nSince iOS 9.0.")
  }

  @Test func editorSchemaDescribesValues() {
    let schema = property(
      Fixture.key(
        "Key", .integer, values: .closed([AllowedValue(1, "One."), AllowedValue(2, "Two.")])))
    #expect(
      schema.at("anyOf").elements.first
        == ["enum": [1, 2], "enumDescriptions": ["One.", "Two."], "type": "integer"])
  }

  @Test func snippetsEscapeReservedCharacters() {
    let schema = property(Fixture.key("Key", .array(of: .string), example: ["a", "$(NAME)", "^b"]))
    #expect(
      schema.at("defaultSnippets").elements.first?.at("body")
        == ["a", #"^"\$(NAME)""#, #"^"^b""#])
  }

  @Test func editorSchemaHasASnippetForEachExtensionPoint() {
    let schema = Fixture.schema(
      Fixture.extensionKeys, points: [Fixture.point], SchemaProfile(isForEditors: true))
    let snippets = schema.at("defaultSnippets").elements
    #expect(snippets.map { $0["label"] } == ["Point"])
    #expect(
      snippets.first?.at("body", "NSExtension", "NSExtensionPointIdentifier")
        == .string(Fixture.point.id))
  }
}
