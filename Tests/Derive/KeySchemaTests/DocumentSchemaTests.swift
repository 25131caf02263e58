import Diagnostics
import KeyModel
import Testing

@testable import KeySchema

@Suite struct DocumentSchemaTests {
  static let small = catalogue([
    key("A", .string, required: .required, rules: [.excludes(["B"])]), key("B", .integer),
  ])

  /// `A` is required, but Xcode may add it when it builds: a source file may lack it.
  @Test(arguments: [
    (Draft.draft07, "http://json-schema.org/draft-07/schema#"),
    (.draft202012, "https://json-schema.org/draft/2020-12/schema"),
  ])
  func schemaOfAListNamesDraftAndKeys(draft: Draft, metaschema: String) {
    let schema = PropertyListSchema(Self.small, draft: draft, baseURL: "https://example.com/")
    #expect(
      json(schema.document(fileName: "small.json")) == [
        "$schema": .string(metaschema), "$id": "https://example.com/small.json", "title": "Small",
        "description": "Every key of the catalogue; unknown keys are allowed.",
        "$comment": .string(lostNumbers), "type": "object",
        "properties": [
          "A": ["description": "K.", "type": "string"],
          "B": [
            "description": "K.",
            "if": ["$ref": .string("#/\(draft.definitions)/whole-number")],
            "else": ["type": "integer"],
          ],
        ],
        "allOf": [
          [
            "description": "A: Must not be combined with B.",
            "not": ["anyOf": [["required": ["A", "B"]]]],
          ]
        ],
        "patternProperties": .object([
          .init("^A" + suffixes, ["$ref": "#/properties/A"]),
          .init("^B" + suffixes, ["$ref": "#/properties/B"]),
        ]),
        (draft == .draft07 ? "definitions" : "$defs"): [
          "whole-number": Definition.wholeNumber.schema(
            for: .source, placeholder: ["$ref": .string("#/\(draft.definitions)/placeholder")]),
          "placeholder": [
            "description": "A build setting instead of the value, such as $(SETTING).",
            "type": "string",
            "pattern": .string(Placeholder.exactPattern),
          ],
        ],
      ])
  }

  @Test func schemaWithoutBaseURLHasNoID() {
    let schema = PropertyListSchema(Self.small, draft: .draft07)
    #expect(json(schema.document(fileName: "small.json"))["$id"] == nil)
  }

  @Test func fileNamesOfSchemasDifferByDraft() {
    #expect(Draft.draft07.fileSuffix == ".draft-07.schema.json")
    #expect(Draft.draft202012.fileSuffix == ".schema.json")
  }

  static let scoped: Catalogue = {
    func extending(_ path: PropertyPath, _ type: ValueType, example: PropertyListValue? = nil)
      -> Key
    {
      var key = key(path, type)
      key.example = example
      return key
    }
    return catalogue(
      [
        extending(
          "NSExtension", .dictionary,
          example: ["NSExtensionPointIdentifier": "com.example.other"]),
        extending("NSExtension/NSExtensionPointIdentifier", .string, example: "com.example.other"),
        extending("NSExtension/Attributes", .dictionary),
        extending("NSExtension/Attributes/Mine", .string, example: "mine"),
        extending("NSExtension/Attributes/Other", .string),
        extending("NSExtension/Class", .string), extending("Unrelated", .string),
      ],
      points: [
        ExtensionPoint(
          "com.example.mine", "Mine", .nsExtension, summary: "Extends `mine`.", availability: [],
          uses: [
            .init("NSExtension/Attributes/Mine", .required, sample: "x"),
            .init("NSExtension/Class", .optional),
          ], sources: manual)
      ])
  }()

  @Test(arguments: Draft.allCases)
  func extensionPointHasItsKeysAloneAndAConstantIdentifier(draft: Draft) throws {
    let point = try #require(Self.scoped.extensionPoints.first)
    let schema = PropertyListSchema(Self.scoped, draft: draft)
    #expect(
      json(schema.document(for: point, fileName: "mine.json")) == [
        "$schema": .string(draft.metaschema), "title": "Mine (com.example.mine)",
        "description": "Extends mine.", "$comment": .string(lostNumbers), "type": "object",
        "properties": [
          "NSExtension": [
            "description": "K.",
            "examples": [
              [
                "NSExtensionPointIdentifier": "com.example.mine", "Attributes": ["Mine": "x"],
              ]
            ],
            "type": "object",
            "properties": [
              "Attributes": [
                "description": "K.", "type": "object",
                "properties": [
                  "Mine": ["description": "K.", "examples": ["mine"], "type": "string"]
                ], "required": ["Mine"],
              ],
              "Class": ["description": "K.", "type": "string"],
              "NSExtensionPointIdentifier": [
                "description": "K.", "examples": ["com.example.mine"],
                "const": "com.example.mine",
              ],
            ], "required": ["Attributes", "NSExtensionPointIdentifier"],
          ]
        ], "required": ["NSExtension"],
        "patternProperties": .object([
          .init("^NSExtension" + suffixes, ["$ref": "#/properties/NSExtension"])
        ]),
      ])
  }

  /// An example is written for every list, so an extension point may want another first element.
  @Test(arguments: [("first", true), ("second", false)])
  func examplesKeepTheFirstElementOfTheExtensionPoint(first: String, isKept: Bool) throws {
    let rule = Rule.must(.firstElement("first"), for: ["com.example.mine"])
    var outer = key("Outer", .array(of: .dictionary))
    outer.example = [["List": [.string(first), "third"]]]
    var list = key("Outer/[]/List", .array(of: .string), rules: [rule])
    list.example = [.string(first), "third"]
    let point = ExtensionPoint(
      "com.example.mine", "Mine", .nsExtension, summary: "Extends.", availability: [],
      uses: [.init("Outer/[]/List", .optional)], sources: manual)
    let small = catalogue(
      [
        key("NSExtension", .dictionary),
        key("NSExtension/NSExtensionPointIdentifier", .string), outer, list,
      ], points: [point])
    let schema = PropertyListSchema(small, draft: .draft202012)
    let emitted = json(schema.document(for: point, fileName: "mine.json"))["properties"]?["Outer"]
    #expect((emitted?["examples"] != nil) == isKept)
    let inner = try #require(emitted?["items"]?["properties"]?["List"])
    #expect((inner["examples"] != nil) == isKept)
    #expect(inner["prefixItems"] == [["const": "first"]])
    // A whole list that names no extension point keeps them.
    let whole = json(schema.document(fileName: "small.json"))["properties"]?["Outer"]
    #expect(whole?["examples"] == [[["List": [.string(first), "third"]]]])
  }
}
