import JSON
import KeyModel
import Testing

@testable import KeyImport

/// The catalogue that a schema becomes.
@Suite struct SchemaImportTests {
  @Test func keysHaveTheTypesTextsValuesAndDefaultsOfTheirSchemas() throws {
    let lamp = try catalogue(
      #"""
      {"type": "object", "required": ["mode"], "properties": {
        "mode": {"description": "How it shines. It may blink.", "enum": ["on", "off"], "default": "on"},
        "level": {"type": ["integer", "null"], "minimum": 1},
        "tint": {"enum": ["red", "blue"], "x-intellij-enum-metadata": {"blue": {"description": "As the sky."}}}}}
      """#)
    let mode = try #require(lamp["mode"])
    #expect(mode.types == [.string] && mode.required == .required)
    #expect(mode.summary == "How it shines." && mode.discussion == "It may blink.")
    #expect(mode.values.isClosed && mode.values.listed.map(\.value) == ["on", "off"])
    #expect(mode.defaultValue == "on")
    #expect(lamp["tint"]?.values.listed.last?.summary == "As the sky.")
    #expect(lamp["level"]?.types == [.integer, .null] && lamp["level"]?.required == .optional)
    #expect(lamp["level"]?.rules == [.range(min: 1, max: nil)])
    #expect(lamp.check().filter { $0.severity == .error } == [])
  }

  /// A validator for TOML hands a date to the schema as a text.
  /// As linters of schemas ask for it: with each required name among the properties.
  @Test func whatOnlyAsksForNamesIsARuleAndNoVariant() throws {
    let same = "#/definitions/beam/properties"
    let lamp = try catalogue(
      #"""
      {"type": "object", "properties": {"beams": {"type": "array", "items": {"$ref": "#/definitions/beam"}}},
       "definitions": {"beam": {"type": "object", "additionalProperties": false,
        "properties": {"room": {"type": "string"}, "rooms": {"type": "array"}, "scene": {"type": "string"},
          "watts": {"type": "integer"}, "times": {"type": "string"}},
        "allOf": [
         {"oneOf": [
           {"type": "object", "required": ["room"], "properties": {"room": {"$ref": "\#(same)/room"}}},
           {"type": "object", "required": ["rooms"], "properties": {"rooms": {"$ref": "\#(same)/rooms"}}}]},
         {"if": {"required": ["scene"], "properties": {"scene": {}}},
          "then": {"required": ["watts"], "properties": {"watts": {"$ref": "\#(same)/watts"}}}},
         {"if": {"not": {"required": ["scene"]}}, "then": {"required": ["times"]}}]}}}
      """#)
    #expect(!lamp.keys.contains { $0.path.isShape || $0.required == .required })
    let rules = lamp.keys.flatMap(\.rules).map { "\($0)" }
    // One of two rooms, not both; one of scene and times; watts with a scene; and no other keys.
    #expect(rules.count == 5, "\(rules)")
  }

  @Test func textsThatAreDatesMayBeDatesInTOML() throws {
    let schema = #"""
      {"type": "object", "properties": {
        "made": {"type": "string", "format": "date-time"}, "name": {"type": "string"},
        "days": {"type": "array", "items": {"type": "string", "format": "date"}}}}
      """#
    let files = [SchemaImport.File(name: "lamp.json", bytes: Array(schema.utf8))]
    for (format, others) in [(DocumentKind.Format.toml, [ValueType.date]), (.json, [])] {
      let names = FormatNames(format: format)
      let lamp = try #require(SchemaImport.catalogue(of: files, names: names).catalogue)
      #expect(lamp["made"]?.types == [.string] + others && lamp["name"]?.types == [.string])
      #expect(lamp["days"]?.types == [.array([.string] + others)])
    }
  }

  @Test func versionsOfACustomResourceAreVersionsOfOneThing() throws {
    func definition(_ versions: [String]) -> String {
      let all = versions.map {
        #"{"name": "\#($0)", "schema": {"openAPIV3Schema": {"type": "object", "properties": {"spec": {"type": "string"}}}}}"#
      }
      return #"""
        {"kind": "CustomResourceDefinition", "apiVersion": "apiextensions.k8s.io/v1",
         "spec": {"group": "lamps.example", "names": {"kind": "Lamp"}, "versions": [\#(all.joined(separator: ","))]}}
        """#
    }
    let lamps = try catalogue(definition(["v1", "v1beta1"]))
    #expect(lamps.documents.map(\.versionOf) == ["Lamp (lamps.example)", "Lamp (lamps.example)"])
    #expect(try catalogue(definition(["v1"])).documents.map(\.versionOf) == [nil])
  }

  @Test func allExamplesAreKeptButThoseThatTheSchemaRefuses() throws {
    let result = imported(
      #"""
      {"type": "object", "description": "Says how a lamp shines.", "properties": {
        "power": {"type": "integer", "maximum": 100, "examples": [40, 400, 60, 40]},
        "rooms": {"type": "array", "items": {"type": "string"}, "examples": [["hall"], ["bath", "hall"]]}}}
      """#)
    let lamp = try #require(result.catalogue)
    #expect(lamp["power"]?.example == 40 && lamp["power"]?.otherExamples == [60])
    #expect(lamp["rooms"]?.otherExamples == [["bath", "hall"]])
    #expect(result.diagnostics.map(\.id) == ["not-imported"])
    #expect(lamp.document.summary == "Says how a lamp shines.")
  }

  @Test func aDefinitionInSeveralPlacesIsAShape() throws {
    let lamp = try catalogue(
      #"""
      {"type": "object",
       "properties": {"left": {"$ref": "#/definitions/bulb"}, "right": {"$ref": "#/definitions/bulb"},
         "stand": {"type": "object", "properties": {"height": {"type": "number"}}}},
       "definitions": {"bulb": {"type": "object", "properties": {"watts": {"type": "integer"}}}}}
      """#)
    #expect(lamp["left"]?.variants == ["bulb"] && lamp["right"]?.variants == ["bulb"])
    #expect(lamp["{bulb}/watts"]?.types == [.integer])
    // An object in one place stays there.
    #expect(lamp["stand/height"]?.types == [.number] && lamp["stand"]?.variants == [])
  }

  @Test func alternativesAreShapesNamedForTheirConstants() throws {
    let lamp = try catalogue(
      #"""
      {"type": "object", "properties": {"steps": {"type": "array", "items": {"oneOf": [
        {"type": "object", "required": ["do"], "properties": {"do": {"const": "wait"}}},
        {"type": "object", "required": ["do"], "properties": {"do": {"const": "dim"}}}]}}}}
      """#)
    #expect(lamp["steps"]?.types == [.array(of: .dictionary)])
    #expect(lamp["steps"]?.variants == ["wait", "dim"])
  }

  @Test func aFileThatContainsItselfOrIsNoDictionaryHasAShape() throws {
    let tree = try catalogue(
      ##"{"title": "Tree", "type": "object", "properties": {"branches": {"type": "array", "items": {"$ref": "#"}}}}"##
    )
    let root = try #require(tree.document.root)
    #expect(tree[PropertyPath([.shape(root), .name("branches")])]?.variants == [root])
    let list = try catalogue(#"{"title": "List", "type": "array", "items": {"type": "string"}}"#)
    let shape = try #require(list.document.root)
    #expect(list[PropertyPath([.shape(shape)])]?.types == [.array(of: .string)])
  }

  @Test func namesOfAFormHaveOneEntry() throws {
    let lamp = try catalogue(
      #"""
      {"type": "object", "additionalProperties": false,
       "patternProperties": {"^x-": {"type": "string"}}, "properties": {"on": {"type": "boolean"}}}
      """#)
    #expect(lamp.document.isClosed)
    #expect(lamp["*"]?.names == "^x-" && lamp["*"]?.types == [.string])
  }

  /// A document is closed only as far as its schema is.
  @Test func anOpenDictionaryBelowAClosedRootTakesOtherKeys() throws {
    let lamp = try catalogue(
      #"""
      {"type": "object", "additionalProperties": false, "properties": {
        "open": {"type": "object", "properties": {"a": {"type": "string"}}}}}
      """#)
    #expect(lamp.document.hasClosedRoot && !lamp.document.isClosed)
    #expect(lamp["open"]?.rules == [] && lamp["open/*"] == nil)
  }

  @Test func aKeyThatRulesAloneMentionIsKnown() throws {
    let lamp = try catalogue(
      #"{"type": "object", "required": ["a"], "properties": {"b": {"type": "string"}}}"#)
    #expect(lamp["a"]?.types == [.any] && lamp["a"]?.required == .required)
  }

  @Test func aDefaultThatIsNotAllowedIsInWords() throws {
    let result = imported(
      #"{"type": "object", "properties": {"a": {"enum": ["x"], "default": "y"}}}"#)
    let key = try #require(result.catalogue?["a"])
    #expect(key.defaultValue == nil && key.defaultDescription == #"`"y"`"#)
    #expect(result.diagnostics.map(\.id) == ["not-imported"])
  }

  @Test func aCompoundDefaultThatIsNotAllowedIsOnOneLine() throws {
    let lamp = try catalogue(
      #"""
      {"type": "object", "properties": {
        "a": {"type": "array", "items": {"enum": ["x"]}, "default": ["y", "z"]},
        "b": {"type": "array", "items": {"enum": ["x"]}, "default": ["`y`"]}}}
      """#)
    #expect(lamp["a"]?.defaultValue == nil)
    #expect(lamp["a"]?.defaultDescription == #"`["y","z"]`"#)
    #expect(lamp["b"]?.defaultDescription?.contains("y") == true)
  }

  /// Elements are not what the dictionary beside their array is, so they have an entry themselves.
  @Test(arguments: [
    "", #", "items": {"type": "object"}"#, #", "items": {"type": ["string", "object"]}"#,
  ])
  func elementsBesideADictionaryDoNotHaveItsKeys(items: String) throws {
    let lamp = try catalogue(
      ##"""
      {"type": "object", "properties": {
        "one": {"anyOf": [{"type": ["string", "array"]\##(items)}, {"$ref": "#/definitions/Bulb"}]},
        "other": {"anyOf": [{"type": "array"\##(items)}, {"$ref": "#/definitions/Bulb"}]},
        "alone": {"anyOf": [
          {"type": "array"\##(items)},
          {"type": "object", "properties": {"on": {"type": "boolean"}}, "additionalProperties": false}]}},
       "definitions": {"Bulb": {
         "type": "object", "properties": {"watts": {"type": "integer"}}, "additionalProperties": false}}}
      """##)
    for name in ["one", "other", "alone"] {
      let element = try #require(lamp[PropertyPath([.name(name), .element])])
      #expect(element.variants.isEmpty && element.rules.isEmpty)
      #expect(element.types == [.any] || element.types.contains(.dictionary))
    }
    #expect(lamp["one"]?.variants == ["Bulb"])
  }

  @Test func elementsBesideATextHaveNoEntryOfTheirOwn() throws {
    let lamp = try catalogue(
      #"{"type": "object", "properties": {"a": {"type": ["string", "array"]}}}"#)
    #expect(lamp[PropertyPath([.name("a"), .element])] == nil)
  }

  @Test(arguments: [
    ##"{"$ref": "#"}"##, #"{"$ref": "https://example.com/other.json"}"#, "[1]", #"{"type": "#,
    String(repeating: #"{"not":"#, count: 10_000), "",
  ])
  func whatIsNoSchemaIsAnErrorWithItsPlace(text: String) {
    let result = imported(text)
    #expect(result.catalogue == nil)
    let error = result.diagnostics.first { $0.severity == .error }
    #expect(error?.location?.file == "lamp.json" && error?.remedy?.isEmpty == false)
  }

  @Test func namesThatNoPathCanHaveAreReported() throws {
    let result = imported(
      #"{"type": "object", "additionalProperties": false, "properties": {"": {"type": "string"}, "a/b": {}}}"#
    )
    #expect(
      result.catalogue?[PropertyPath([.name("a/b")])] != nil
        || result.catalogue?.document.root != nil)
    #expect(result.diagnostics.map(\.id) == ["not-imported"])
  }

  private func catalogue(_ schema: String) throws -> Catalogue {
    try #require(imported(schema).catalogue)
  }

  private func imported(_ schema: String) -> SchemaImport.Result {
    SchemaImport.catalogue(of: [.init(name: "lamp.json", bytes: Array(schema.utf8))])
  }
}
