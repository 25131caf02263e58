import Diagnostics
import KeyModel
import Testing

@testable import KeySchema

@Suite struct ArraySchemaTests {
  @Test(arguments: Draft.allCases)
  func arrayElementsHaveTypeAndValuesOfTheKey(draft: Draft) {
    let values: AllowedValues = .open([AllowedValue("a", "A.")])
    #expect(
      schema(of: key("A", .array(of: .string), values: values), draft: draft) == [
        "description": "K.", "type": "array",
        "items": ["type": "string", "anyOf": [["enum": ["a"]], [:]]],
      ])
  }

  @Test func elementsOfSeveralTypesAreAChoice() {
    #expect(
      schema(of: key("A", .array([.string, .integer]))) == [
        "description": "K.", "type": "array",
        "items": ["anyOf": [["type": "string"], ["type": "integer"]]],
      ])
  }

  @Test func textRulesApplyToEveryElement() {
    #expect(
      schema(of: key("A", .array(of: .string), rules: [.uniqueElements, .format(.scriptTag)])) == [
        "description": "K.", "type": "array", "uniqueItems": true,
        "items": [
          "type": "string", "if": placeholderInText, "else": ["pattern": "^[A-Z][a-z]{3}$"],
        ],
      ])
  }

  @Test func firstElementIsAListOfItemsInDraft07() {
    let list = key("A", .array(of: .string), rules: [.firstElement("first")])
    #expect(
      schema(of: list, draft: .draft07) == [
        "description": "K.", "type": "array", "minItems": 1, "items": [["const": "first"]],
        "additionalItems": ["type": "string"],
      ])
  }

  @Test func firstElementIsAPrefixIn202012() {
    let list = key("A", .array(of: .string), rules: [.firstElement("first")])
    #expect(
      schema(of: list, draft: .draft202012) == [
        "description": "K.", "type": "array", "minItems": 1, "prefixItems": [["const": "first"]],
        "items": ["type": "string"],
      ])
  }

  @Test func stringOrArrayOfStringsIsAChoice() {
    #expect(
      schema(of: key("A", .string, .array(of: .string))) == [
        "description": "K.",
        "anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]],
      ])
  }

  @Test func keysOfADictionaryInAnArrayAreThoseOfItsElements() {
    #expect(
      schema(
        of: key("A", .array(of: .dictionary)), key("A/[]/B", .string, required: .required)) == [
          "description": "K.", "type": "array",
          "items": [
            "type": "object", "properties": ["B": ["description": "K.", "type": "string"]],
            "required": ["B"],
          ],
        ])
  }
}
