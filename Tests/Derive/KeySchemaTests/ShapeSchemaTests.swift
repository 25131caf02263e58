import JSON
import KeyModel
import Testing

@testable import KeySchema

@Suite struct ShapeSchemaTests {
  private func document(_ keys: Key..., root: String? = nil, isClosed: Bool = false) -> JSONValue {
    let small = Catalogue(
      title: "Small",
      document: DocumentKind("file", id: "file", root: root, isClosed: isClosed),
      groups: [KeyGroup("general", "General", summary: "Any key.", keys: keys)],
      sources: [], releases: ReleaseRegistry([]))
    return json(PropertyListSchema(small, draft: .draft07).document(fileName: "file.json"))
  }

  private func key(_ path: PropertyPath, _ types: ValueType..., variants: [String] = []) -> Key {
    var key = Key(path, summary: "K.", variants: variants, sources: manual)
    key.types = types
    return key
  }

  @Test func shapesAreDefinitionsEvenWhereTheyContainThemselves() {
    let schema = document(
      key("Steps", .array(of: .dictionary), variants: ["run", "group"]), key("{run}", .dictionary),
      key("{run}/Run", .string), key("{group}", .dictionary),
      key("{group}/Steps", .array(of: .dictionary), variants: ["run", "group"]))
    let either: JSONValue = [
      "anyOf": [["$ref": "#/definitions/run"], ["$ref": "#/definitions/group"]]
    ]
    #expect(schema["properties"]?["Steps"]?["items"] == either)
    #expect(schema["definitions"]?["group"]?["properties"]?["Steps"]?["items"] == either)
    #expect(
      schema["definitions"]?["run"]?["properties"]?["Run"] == [
        "description": "K.", "type": "string",
      ])
  }

  /// An array's number of elements says nothing about what its dictionaries hold.
  @Test func aCountOfElementsIsNoneOfTheirEntries() {
    var steps = key("Steps", .array(of: .dictionary))
    steps.rules = [.count(atLeast: 1)]
    let schema = document(steps, key("Steps/[]/Run", .string))
    #expect(schema["properties"]?["Steps"]?["minItems"] == 1)
    #expect(schema["properties"]?["Steps"]?["items"]?["minProperties"] == nil)
  }

  @Test func aFileMayHaveAShape() {
    let schema = document(key("{hooks}", .array(of: .string)), root: "hooks")
    #expect(schema["allOf"] == [["$ref": "#/definitions/hooks"]])
    #expect(schema["type"] == nil)
    #expect(
      schema["definitions"]?["hooks"] == [
        "description": "K.", "type": "array", "items": ["type": "string"],
      ])
  }

  @Test func aClosedDocumentClosesDictionariesWhoseKeysAreKnown() {
    let schema = document(
      key("A", .dictionary), key("A/b", .string), key("Free", .dictionary),
      key("Map", .dictionary), key("Map/*", .any), isClosed: true)
    #expect(schema["additionalProperties"] == false)
    #expect(schema["properties"]?["A"]?["additionalProperties"] == false)
    #expect(schema["properties"]?["Free"]?["additionalProperties"] == nil)
    #expect(schema["properties"]?["Map"]?["additionalProperties"] == ["description": "K."])
  }

  @Test func namesOfAFormArePatterns() {
    var other = key("*", .null)
    other.names = "^x"
    let schema = document(key("a", .string), other, isClosed: true)
    #expect(
      schema["patternProperties"] == ["^x": ["description": "K.", "type": "null"]])
    #expect(schema["additionalProperties"] == false)
    // A name with its own key is not an arbitrary one.
    let both = document(key("x1", .string), other)
    #expect(both["patternProperties"]?.members.map(\.name) == ["^(?!(?:x1)$)(?=[\\s\\S]*(?:^x))"])
  }

  @Test func elementsHaveTheSchemaOfTheirEntry() {
    let schema = document(key("Rows", .array(of: .array([]))), key("Rows/[]", .array(of: .null)))
    #expect(
      schema["properties"]?["Rows"]?["items"] == [
        "description": "K.", "type": "array", "items": ["type": "null"],
      ])
  }
}
