import JSON
import KeyModel
import Testing

@testable import KeyImport

/// Each construct of a schema alone, and the entry that it becomes.
@Suite struct ConstructTests {
  @Test(arguments: [
    (#"{"type": "string"}"#, #"{"types": ["string"]}"#),
    (#"{"type": ["string", "integer"]}"#, #"{"types": ["string", "integer"]}"#),
    (#"{"type": ["number", "null"]}"#, #"{"types": ["number", "null"]}"#),
    (
      #"{"const": "on"}"#,
      #"{"types": ["string"], "values": [{"value": "on"}], "valuesAreClosed": true}"#
    ),
    (
      #"{"enum": ["on", "off"]}"#,
      #"{"types": ["string"], "values": [{"value": "on"}, {"value": "off"}], "valuesAreClosed": true}"#
    ),
    (
      #"{"enum": [1, 2]}"#,
      #"{"types": ["integer"], "values": [{"value": 1}, {"value": 2}], "valuesAreClosed": true}"#
    ),
    (
      #"{"const": true}"#,
      #"{"types": ["boolean"], "values": [{"value": true}], "valuesAreClosed": true}"#
    ),
    (
      #"{"anyOf": [{"const": "a", "description": "First."}, {"const": "b"}]}"#,
      #"{"types": ["string"], "values": [{"value": "a", "summary": "First."}, {"value": "b"}], "valuesAreClosed": true}"#
    ),
    (
      #"{"anyOf": [{"enum": ["a"]}, {"type": "string"}]}"#,
      #"{"types": ["string"], "values": [{"value": "a"}]}"#
    ),
    (
      #"{"allOf": [{"type": "integer", "minimum": 1}, {"maximum": 9}]}"#,
      #"{"types": ["integer"], "rules": [{"rule": "range", "min": 1, "max": 9}]}"#
    ),
    (
      #"{"oneOf": [{"type": "string"}, {"type": "boolean"}]}"#,
      #"{"types": ["string", "boolean"]}"#
    ),
    (
      #"{"type": "integer", "exclusiveMinimum": 0, "multipleOf": 5}"#,
      #"{"types": ["integer"], "rules": [{"rule": "range", "min": 0, "excludesMin": true, "multipleOf": 5}]}"#
    ),
    (
      #"{"type": "string", "minLength": 2, "maxLength": 4}"#,
      #"{"types": ["string"], "rules": [{"rule": "length", "min": 2, "max": 4}]}"#
    ),
    (
      #"{"type": "string", "pattern": "^[a-z]+$"}"#,
      #"{"types": ["string"], "rules": [{"rule": "pattern", "pattern": "^[a-z]+$", "form": "a text that `^[a-z]+$` matches"}]}"#
    ),
    (
      #"{"type": "string", "format": "uri"}"#,
      #"{"types": ["string"], "discussion": "Format: uri."}"#
    ),
    (
      #"{"type": "array", "items": {"type": "string"}, "minItems": 1, "uniqueItems": true}"#,
      #"{"types": ["array"], "elementTypes": ["string"], "rules": [{"rule": "unique-elements"}, {"rule": "count", "min": 1}]}"#
    ),
    (
      #"{"type": "array", "items": {"enum": ["x", "y"]}}"#,
      #"{"types": ["array"], "elementTypes": ["string"], "values": [{"value": "x"}, {"value": "y"}], "valuesAreClosed": true}"#
    ),
    (
      #"{"type": "array", "prefixItems": [{"type": "string"}, {"type": "number"}], "items": false}"#,
      #"{"types": ["array"], "elementTypes": ["string", "number"], "rules": [{"rule": "count", "max": 2}]}"#
    ),
    (#"{"type": "object"}"#, #"{"types": ["dictionary"]}"#),
    (
      #"{"type": "object", "minProperties": 1, "maxProperties": 3}"#,
      #"{"types": ["dictionary"], "rules": [{"rule": "count", "min": 1, "max": 3}]}"#
    ),
    (##"{"$ref": "#/$defs/bulb"}"##, #"{"types": ["dictionary"], "variants": ["bulb"]}"#),
    (
      ##"{"$ref": "#/$defs/level"}"##,
      #"{"types": ["integer"], "rules": [{"rule": "range", "min": 1}]}"#
    ),
    (
      ##"{"type": "array", "items": {"$ref": "#/$defs/bulb"}}"##,
      #"{"types": ["array"], "elementTypes": ["dictionary"], "variants": ["bulb"]}"#
    ),
    (
      #"{"type": "string", "not": {"enum": ["z"]}}"#,
      #"{"types": ["string"], "rules": [{"rule": "none-of", "values": ["z"]}]}"#
    ),
    (
      #"{"type": "string", "default": "d", "deprecated": true, "examples": ["e"]}"#,
      #"{"types": ["string"], "discussion": "Deprecated.", "default": "d", "example": "e"}"#
    ),
    (
      #"{"type": ["string", "array"], "items": {"type": "string"}}"#,
      #"{"types": ["string", "array"], "elementTypes": ["string"]}"#
    ),
    (#"true"#, #"{"types": ["any"]}"#),
    (
      #"{"type": "object", "patternProperties": {"^x-": {"type": "string"}}, "additionalProperties": false}"#,
      #"{"types": ["dictionary"], "rules": [{"rule": "only-known-keys"}]}"#
    ),
  ])
  func aValueIsItsEntry(schema: String, entry: String) throws {
    #expect(try facts("lamp", schema) == json(entry))
  }

  /// Constructs of a dictionary that its keys say.
  @Test(arguments: [
    (
      #"{"type": "object", "properties": {"x": {"type": "string"}}, "required": ["x"]}"#,
      "lamp/x",
      #"{"types": ["string"], "required": true}"#
    ),
    (
      #"{"type": "object", "additionalProperties": {"type": "integer"}}"#,
      "lamp/*",
      #"{"types": ["integer"]}"#
    ),
    (
      #"{"type": "object", "patternProperties": {"^x-": {"type": "string"}}, "additionalProperties": false}"#,
      "lamp/*",
      #"{"types": ["string"], "names": "^x-"}"#
    ),
    (
      #"{"type": "object", "propertyNames": {"pattern": "^[a-z]+$"}}"#,
      "lamp/*",
      #"{"types": ["any"], "names": "^[a-z]+$"}"#
    ),
    (
      #"{"type": "object", "properties": {"p": {}, "q": {}}, "dependentRequired": {"p": ["q"]}}"#,
      "lamp/q",
      #"{"types": ["any"], "rules": [{"rule": "present", "where": {"present": ["lamp", "p"]}}]}"#
    ),
    (
      #"{"type": "object", "properties": {"p": {}, "q": {}}, "anyOf": [{"required": ["p"]}, {"required": ["q"]}]}"#,
      "lamp/p",
      #"{"types": ["any"], "rules": [{"rule": "at-least-one", "keys": [["lamp", "p"], ["lamp", "q"]]}]}"#
    ),
    (
      #"{"type": "object", "properties": {"p": {}, "q": {}}, "not": {"required": ["p", "q"]}}"#,
      "lamp/p",
      #"{"types": ["any"], "rules": [{"rule": "excludes", "keys": [["lamp", "q"]]}]}"#
    ),
    (
      #"{"type": "object", "properties": {"m": {"enum": ["a", "b"]}, "q": {"type": "string"}}, "if": {"properties": {"m": {"const": "a"}}, "required": ["m"]}, "then": {"required": ["q"]}}"#,
      "lamp/q",
      #"{"types": ["string"], "rules": [{"rule": "present", "where": {"key": ["lamp", "m"], "is": ["a"]}}]}"#
    ),
  ])
  func aDictionaryIsInTheEntriesOfItsKeys(schema: String, path: String, entry: String) throws {
    #expect(try facts(path, schema) == json(entry))
  }

  /// The members of an entry but its place, its texts and its origin.
  private func facts(_ path: String, _ schema: String) throws -> JSONValue {
    let text = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Desk", "type": "object",
       "properties": {"lamp": \(schema), "other": {"$ref": "#/$defs/bulb"}},
       "$defs": {"bulb": {"type": "object", "properties": {"watts": {"type": "integer"}}},
                 "level": {"type": "integer", "minimum": 1}}}
      """
    let result = SchemaImport.catalogue(of: [.init(name: "desk.json", bytes: Array(text.utf8))])
    let catalogue = try #require(result.catalogue)
    let entry = try #require(
      catalogue.draft["keys"]?.elements.first {
        $0["path"].flatMap(PropertyPath.init(json:)) == PropertyPath(path)
      })
    let unsaid = ["path", "summary", "group", "sources"]
    return .object(
      entry.members.filter {
        !unsaid.contains($0.name) && ($0.name, $0.value) != ("required", false)
      })
  }

  private func json(_ text: String) throws -> JSONValue {
    var scanner = JSONScanner(Array(text.utf8), file: "entry")
    return try scanner.readValue()
  }
}
