import Diagnostics
import JSON
import KeyModel
import Testing

@testable import KeySchema

@Suite struct DictionarySchemaTests {
  static let text: JSONValue = ["description": "K.", "type": "string"]

  @Test func dictionaryAllowsUnknownKeysAndRequiresSome() {
    #expect(
      schema(
        of: key("A", .dictionary), key("A/b", .string, required: .required),
        key("A/c", .string, required: .optional), key("A/d", .string)) == [
          "description": "K.", "type": "object",
          "properties": ["b": Self.text, "c": Self.text, "d": Self.text], "required": ["b"],
        ])
  }

  @Test func arbitraryKeysAreAdditionalProperties() {
    #expect(
      schema(
        of: key("A", .dictionary),
        key("A/*", .dictionary, required: .required, rules: [.format(.numericString)]),
        key("A/*/b", .string), key("A/fixed", .string)) == [
          "description": "K.", "type": "object", "properties": ["fixed": Self.text],
          "propertyNames": ["if": placeholderInText, "else": ["pattern": "^[0-9]+$"]],
          "additionalProperties": [
            "description": "K.", "type": "object", "properties": ["b": Self.text],
          ],
        ])
  }

  /// On an arbitrary key that holds a text the rule speaks of the text.
  @Test func rulesOnArbitraryTextsConstrainTheText() {
    #expect(
      schema(
        of: key("A", .dictionary), key("A/*", .string, rules: [.format(.numericString)])) == [
          "description": "K.", "type": "object",
          "additionalProperties": [
            "description": "K.", "type": "string", "if": placeholderInText,
            "else": ["pattern": "^[0-9]+$"],
          ],
        ])
  }

  @Test func anExpectedKeyIsRequiredUnlessThatIsAdvice() {
    let emitted = schema(
      of: key("A", .dictionary), key("A/b", .string, rules: [.present]),
      key("A/c", .string, rules: [.should(.present)]))
    #expect(emitted["allOf"] == [["description": "b: Must be present.", "required": ["b"]]])
  }

  @Test func atLeastOneBecomesAChoiceOfRequiredKeys() {
    let rule = Rule.atLeastOne(of: ["A/b", "A/c"])
    let emitted = schema(
      of: key("A", .dictionary), key("A/b", .string, rules: [rule]),
      key("A/c", .string, rules: [rule]))
    #expect(
      emitted["allOf"] == [
        [
          "description": "b: At least one of b or c must be present.",
          "anyOf": [["required": ["b"]], ["required": ["c"]]],
        ]
      ])
  }

  @Test func mutuallyExclusiveKeysAreRejectedTogether() {
    let emitted = schema(
      of: key("A", .dictionary), key("A/b", .string, rules: [.excludes(["A/c"])]),
      key("A/c", .string, rules: [.excludes(["A/b"])]))
    #expect(
      emitted["allOf"] == [
        [
          "description": "b: Must not be combined with c.",
          "not": ["anyOf": [["required": ["b", "c"]]]],
        ]
      ])
  }

  /// A dictionary's schema knows nothing about the rest of the list.
  @Test func rulesAboutOtherDictionariesAreLeftToTheChecker() {
    let emitted = schema(
      of: key("A", .dictionary), key("A/b", .string, rules: [.excludes(["Z"])]),
      key("Z", .string))
    #expect(emitted["allOf"] == nil)
  }

  @Test func dictionaryOrTextIsAChoice() {
    #expect(
      schema(of: key("A", .dictionary, .string), key("A/b", .string)) == [
        "description": "K.",
        "anyOf": [["type": "object", "properties": ["b": Self.text]], ["type": "string"]],
      ])
  }
}
