import Diagnostics
import JSON
import KeyModel
import Testing

@testable import KeySchema

@Suite struct ScalarSchemaTests {
  static let types: [(ValueType, JSONValue)] = [
    (.string, ["description": "K.", "type": "string"]),
    (.integer, ["description": "K.", "type": "integer"]),
    (.real, ["description": "K.", "type": "number"]),
    (.number, ["description": "K.", "type": "number"]),
    (.boolean, ["description": "K.", "type": "boolean"]),
    (
      .date,
      [
        "description": "K.", "type": "string",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$",
        "$comment": "property list type: date",
      ]
    ),
    (
      .data,
      [
        "description": "K.", "type": "string", "pattern": "^[A-Za-z0-9+/=\\s]*$",
        "$comment": "property list type: data, in base 64",
      ]
    ),
    (.dictionary, ["description": "K.", "type": "object"]),
    (.array([]), ["description": "K.", "type": "array"]),
  ]

  /// In a source, a build setting, which is a text, may replace a value of another type.
  static let replaceable: [ValueType] = [.integer, .real, .number, .boolean]

  @Test(arguments: types, Draft.allCases)
  func scalarTypesAreTheSameInEveryDraft(type: (ValueType, JSONValue), draft: Draft) throws {
    let emitted = schema(of: key("A", type.0), draft: draft)
    guard Self.replaceable.contains(type.0) else {
      #expect(emitted == type.1)
      return
    }
    let name = try #require(type.1["type"])
    let form = type.0 == .boolean ? "flag" : type.0 == .integer ? "whole-number" : "number"
    #expect(
      emitted == [
        "description": "K.", "if": ["$ref": .string("#/\(draft.definitions)/\(form)")],
        "else": ["type": name],
      ])
  }

  /// A value that only gets a warning from the checker is valid: a Boolean or a number in another form.
  /// Schemas of sources accept a build setting too.
  @Test(arguments: Draft.allCases, SchemaProfile.Placeholders.allCases)
  func otherFormsOfBooleansAndNumbersAreDefined(
    draft: Draft, stage: SchemaProfile.Placeholders
  ) throws {
    let small = catalogue([key("A", .boolean), key("B", .integer), key("C", .real)])
    let document = json(
      PropertyListSchema(small, draft: draft, profile: SchemaProfile(placeholders: stage))
        .document(fileName: "a.json"))
    let definitions = try #require(document[draft.definitions])
    for name in ["flag", "whole-number", "number"] { #expect(definitions[name] != nil) }
    let texts = try #require(definitions["flag"]).everyValue
    #expect(texts.contains("YES") && texts.contains("false") && !texts.contains("maybe"))
    #expect((definitions["placeholder"] != nil) == (stage == .source))
  }

  static let rules: [(ValueType, Rule, JSONValue)] = [
    (.integer, .range(min: 1, max: 9), ["minimum": 1, "maximum": 9]),
    (.integer, .range(min: nil, max: 9), ["maximum": 9]),
    (.real, .range(min: 0, max: nil), ["minimum": 0]),
    (.number, .range(0.0...1.5), ["minimum": .real(0), "maximum": .real(1.5)]),
    (
      .string, .format(.scriptTag),
      ["if": placeholderInText, "else": ["pattern": "^[A-Z][a-z]{3}$"]]
    ),
    (
      .string, .withSuffix([".icns", ".png"]),
      ["if": placeholderInText, "else": ["pattern": "(?:\\.icns|\\.png)$"]]
    ),
    (
      .string, .withoutSuffix([".nib"]),
      ["not": ["description": "Must not end in .nib.", "pattern": "(?:\\.nib)$"]]
    ),
    // The checker alone judges rules that a schema cannot express.
    (.string, .range(min: 1, max: 9), [:]), (.integer, .format(.scriptTag), [:]),
    (.string, .developmentOnly, [:]), (.string, .present.when(.code("it rains")), [:]),
    (.string, .stated("It must be fine.", on: .intent), [:]), (.string, .onlyIn(.app), [:]),
  ]

  @Test(arguments: rules)
  func rulesBecomeKeywords(type: ValueType, rule: Rule, keywords: JSONValue) {
    let emitted = schema(of: key("A", type, rules: [rule]))
    guard Self.replaceable.contains(type) else {
      #expect(emitted.without("description", "type") == keywords)
      return
    }
    #expect(emitted["if"]?["$ref"] != nil)
    #expect(emitted["else"]?.without("type") == keywords)
  }

  static let kinds = [AllowedValue("a", "Does `this`."), AllowedValue("b", "B.")]
  @Test func closedValuesAllowBuildSettingsBesides() {
    #expect(
      schema(of: key("A", .string, values: .closed(Self.kinds))) == [
        "description": "K.",
        "if": [
          "anyOf": [placeholderInText, ["type": "string", "pattern": "^\\s*(?:a|b)\\s*$"]]
        ], "else": ["enum": ["a", "b"]],
      ])
  }

  @Test func openValuesAllowAnyOther() {
    #expect(
      schema(of: key("A", .string, values: .open(Self.kinds))) == [
        "description": "K.", "type": "string", "anyOf": [["enum": ["a", "b"]], [:]],
      ])
  }

  @Test func closedNumbersAllowABuildSettingBesides() {
    let values: AllowedValues = .closed([AllowedValue(1, "One."), AllowedValue(2, "Two.")])
    #expect(
      schema(of: key("A", .integer, values: values)) == [
        "description": "K.", "if": ["$ref": "#/$defs/whole-number"], "else": ["enum": [1, 2]],
      ])
  }

  @Test func severalTypesAreAChoice() {
    #expect(
      schema(of: key("A", .boolean, .string, values: .open([AllowedValue("YES", "Yes.")]))) == [
        "description": "K.",
        "anyOf": [
          ["type": "boolean"], ["type": "string", "anyOf": [["enum": ["YES"]], [:]]],
        ],
      ])
  }

  @Test func annotationsDescribeTheKey() {
    let full = Key(
      "A", .string, title: "Title", summary: "Sets `A`.",
      availability: [.iOS("8.0", deprecated: "9.0"), .macOS(ignored: .unknown)], default: "a",
      example: "b", sources: manual)
    #expect(
      schema(of: full) == [
        "title": "Title", "description": "Deprecated. Sets A.", "deprecated": true, "default": "a",
        "examples": ["b"], "type": "string",
      ])
  }

  @Test func keysDeprecatedOnSomePlatformsAreNotDeprecated() {
    let partly = Key(
      "A", .string, summary: "K.", availability: [.iOS("8.0", deprecated: "9.0"), .macOS()],
      sources: manual)
    #expect(schema(of: partly) == ["description": "K.", "type": "string"])
  }
}
