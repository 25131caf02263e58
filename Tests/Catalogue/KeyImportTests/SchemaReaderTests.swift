import Diagnostics
import JSON
import Testing

@testable import KeyImport

/// Schemas in their normal form.
@Suite struct SchemaReaderTests {
  @Test func typesAreThoseOfAllPartsAndOfAnyBranch() {
    #expect(
      node(#"{"allOf": [{"type": ["string", "null"]}, {"type": ["string", "integer"]}]}"#).types
        == .string)
    #expect(
      node(#"{"anyOf": [{"type": "string"}, {"type": "number"}]}"#).types == [
        .string, .integer, .fraction,
      ])
    #expect(node(#"{"not": {"type": "number"}, "type": ["number", "null"]}"#).types == .null)
    #expect(node(#"{"const": 1.5}"#).types == .fraction)
    #expect(node("true").types == .all)
    #expect(node("false").types == [])
  }

  @Test func listedValuesOfBranchesAreOneListWithTheirTexts() {
    let facts = node(
      #"{"oneOf": [{"const": "a", "description": "First."}, {"enum": ["b", "c"]}, {"type": "integer"}]}"#
    )
    #expect(facts.text.allowed?.map(\.value) == ["a", "b", "c"])
    #expect(facts.text.allowed?.first?.description == "First.")
    #expect(facts.number.allowed == nil)
  }

  /// A list beside a pattern is a part of the pattern; beside any text it is only known.
  @Test func aListBesideOtherTextsAllowsBoth() {
    let either = node(#"{"anyOf": [{"enum": ["a.b"]}, {"type": "string", "pattern": "^x"}]}"#)
    #expect(either.text.allowed == nil)
    #expect(either.text.known.map(\.value) == ["a.b"])
    #expect(either.text.patterns == [#"^(?:a\.b)$|(?:^x)"#])
    #expect(node(#"{"anyOf": [{"enum": ["a"]}, {"type": "string"}]}"#).text.patterns == [])
  }

  @Test func invisibleCharactersInPatternsAreEscaped() {
    #expect(node(#"{"pattern": "^[^\n]\t$"}"#).text.patterns == [#"^[^\u000a]\u0009$"#])
  }

  @Test func boundsOfEveryDraftAreTheSame() {
    let old = node(
      #"{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 0, "exclusiveMinimum": true}"#
    )
    let new = node(#"{"exclusiveMinimum": 0}"#)
    for facts in [old.number, new.number] {
      #expect(facts.min == NumberBound(value: 0, isExcluded: true))
    }
    let hull = node(
      #"{"anyOf": [{"type": "integer", "minimum": 3, "maximum": 4}, {"type": "integer", "minimum": 1, "maximum": 9}]}"#
    )
    #expect(hull.number.min?.value == 1 && hull.number.max?.value == 9)
  }

  @Test func aClosedPartRefusesTheKeysOfTheOthers() throws {
    let facts = try #require(
      node(
        #"{"allOf": [{"properties": {"a": {}}, "additionalProperties": false}, {"properties": {"a": {}, "b": {}}}]}"#
      ).objects.first)
    #expect(facts.properties.map(\.name) == ["a"])
    #expect(facts.others == .nothing)
  }

  @Test func alternativesWithAContradictingConstantAreImpossible() {
    let objects = node(
      #"""
      {"properties": {"kind": {"enum": ["a", "b"]}}, "required": ["kind"],
       "allOf": [{"if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
                  "then": {"properties": {"size": {"type": "integer"}}, "required": ["size"]}},
                 {"if": {"properties": {"kind": {"const": "b"}}, "required": ["kind"]},
                  "then": {"properties": {"name": {"type": "string"}}}}]}
      """#
    ).objects
    #expect(
      objects.map { $0.properties.map(\.name).sorted() } == [["kind", "size"], ["kind", "name"]])
  }

  @Test func aConditionThatOnlyRequiresIsKeptAsOne() throws {
    let facts = try #require(
      node(
        #"{"properties": {"a": {}}, "if": {"properties": {"a": {"const": 1}}, "required": ["a"]}, "then": {"required": ["b"]}}"#
      ).objects.first)
    #expect(
      facts.conditions == [
        ObjectCondition(premise: .value("a", [1]), name: "b", isRequired: true)
      ])
  }

  @Test func aConditionOnTheTypeDividesIt() {
    let either = node(
      #"{"if": {"type": "object"}, "then": {"properties": {"a": {}}}, "else": {"type": "string"}}"#)
    #expect(either.types == [.object, .string])
    #expect(either.objects.map { $0.properties.map(\.name) } == [["a"]])
  }

  /// Without the property, a condition on its value holds unless the property is required.
  @Test func bothOutcomesOfAConditionAreAlternatives() {
    let objects = node(
      #"""
      {"if": {"properties": {"a": {"const": 1}}},
       "then": {"properties": {"b": {"type": "string"}}},
       "else": {"properties": {"c": {"type": "string"}}}}
      """#
    ).objects
    #expect(objects.map { $0.properties.map(\.name) } == [["a", "b"], ["a", "c"]])
    #expect(objects.map(\.required) == [[], ["a"]])
  }

  @Test func whatAConditionSaysOfAnObjectIsBesideTheTextOfTheObject() {
    let objects = node(
      #"""
      {"description": "A lamp.", "properties": {"kind": {"enum": ["a", "b"]}}, "required": ["kind"],
       "allOf": [{"if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
                  "then": {"description": "Burns oil.", "properties": {"size": {"type": "integer"}}}},
                 {"if": {"properties": {"kind": {"const": "b"}}, "required": ["kind"]},
                  "then": {"description": "A lamp.", "properties": {"name": {"type": "string"}}}}]}
      """#
    ).objects
    #expect(objects.map(\.notes.description) == ["A lamp.\n\nBurns oil.", "A lamp."])
  }

  @Test func oneOfSeveralKeysMayBeRequired() throws {
    let facts = try #require(
      node(#"{"properties": {"a": {}}, "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#)
        .objects
        .first)
    #expect(facts.atLeastOne == [["a", "b"]])
    #expect(facts.notTogether == [["a", "b"]])
    let sets = try #require(
      node(#"{"anyOf": [{"required": ["a", "b"]}, {"required": ["c"]}]}"#).objects.first)
    #expect(sets.atLeastOne == [["a", "c"], ["b", "c"]])
  }

  @Test func aDefinitionIsTheSameObjectWhereverItIsUsed() throws {
    let (reader, root) = reading(
      ##"""
      {"properties": {"one": {"$ref": "#/definitions/Lamp"}, "all": {"items": {"$ref": "#/definitions/Lamp"}}},
       "definitions": {"Lamp": {"properties": {"next": {"$ref": "#/definitions/Lamp"}}}}}
      """##)
    let facts = try #require(reader.node(at: root).objects.first)
    let one = reader.node(of: facts.properties[0].value).objects
    let elements = try #require(reader.node(of: facts.properties[1].value).array.elements)
    let all = reader.node(of: elements).objects
    #expect(one.map(\.origin) == all.map(\.origin))
    #expect(one.map(\.name) == ["Lamp"])
    let next = reader.node(of: one[0].properties[0].value).objects
    #expect(next.map(\.origin) == one.map(\.origin))
  }

  @Test func keywordsBesideAReferenceCountSinceTheyDo() {
    func length(_ draft: String) -> Int? {
      let (reader, root) = reading(
        ##"""
        {"$schema": "\##(draft)", "properties": {"a": {"$ref": "#/$defs/t", "maxLength": 2}},
         "$defs": {"t": {"type": "string"}}}
        """##)
      return reader.node(at: reader.files.position(in: root, "properties", "a")).text.length.max
    }
    #expect(length("https://json-schema.org/draft/2020-12/schema") == 2)
    #expect(length("http://json-schema.org/draft-07/schema#") == nil)
  }

  @Test(arguments: [
    (##"{"$ref": "#"}"##, "the schema refers to itself before it says anything"),
    (##"{"$ref": "#/definitions/x"}"##, "there is nothing at '#/definitions/x'"),
    (#"{"$ref": "other.json"}"#, "the schema 'other.json' is not among the files"),
    (#"{"type": "text"}"#, "'text' is not a type"),
  ])
  func whatCantBeReadIsAnError(schema: String, message: String) {
    let (reader, root) = reading(schema)
    _ = reader.node(at: root)
    #expect(reader.diagnostics.map(\.message) == [message])
    #expect(reader.diagnostics.map(\.severity) == [.error])
  }

  /// Each value has its line.
  @Test(arguments: [
    (#"{"type": "string",\#n"enum": ["a",\#n5]}"#, [3]),
    (#"{"type": ["integer", "null"],\#n"const": "5"}"#, []),
    (#"{"type": "integer", "enum": [1,\#n1.5,\#n1.0]}"#, [2]),
    (#"{"enum": ["a",\#n"b"], "const": "a"}"#, [2]),
    (#"{"allOf": [{"type": "string"},\#n{"enum": ["a",\#nnull]}]}"#, [3]),
    (#"{"type": "string", "anyOf": [{"enum": ["a"]},\#n{"enum": ["b",\#ntrue]}]}"#, [3]),
    (#"{"enum": ["a",\#n"b"], "not": {"const": "b"}}"#, [2]),
    (
      ##"{"allOf": [{"$ref": "#/$defs/x"}], "enum": ["a",\##n"c"],\##n"$defs": {"x": {"enum": ["a", "b"]}}}"##,
      [2]
    ),
    (#"{"type": "string", "nullable": true, "enum": ["a", null]}"#, []),
    (#"{"allOf": [{"enum": ["a", "b"]}, {"enum": ["b", "c"]}]}"#, []),
    (#"{"type": ["object", "string"], "enum": [{"a": 1}, "a"]}"#, []),
    (#"{"anyOf": [{"enum": ["a"]}, {"type": "string"}], "enum": ["b"]}"#, []),
  ])
  func aListedValueThatAnotherPartExcludesIsReported(schema: String, lines: [Int]) {
    let (reader, root) = reading(schema)
    _ = reader.node(at: root)
    let found = reader.diagnostics.filter { $0.message.contains("is not kept: another part") }
    #expect(found.map(\.id).allSatisfy { $0 == "contradicting-schema" })
    #expect(found.compactMap { $0.location?.line } == lines)
  }

  @Test func manyExcludedValuesAreSummedUp() {
    let values = (0..<1_000).map(String.init).joined(separator: ",")
    let (reader, root) = reading(#"{"type": "string", "enum": ["a",\#(values)]}"#)
    _ = reader.node(at: root)
    #expect(reader.diagnostics.count == 11)
    #expect(reader.diagnostics.last?.message.contains("990 other listed values") == true)
  }

  @Test func scalarsOfYAMLHaveTheTypesOfFilesInYAML() throws {
    let schema = """
      properties:
        mask: {type: integer, enum: [0x10, 0o17, 1]}
        word: {type: string, enum: [!!str 5, '6', yes, 1.2.3]}
        ratio: {type: number, enum: [1e3, .5, .inf]}
        same: &s {type: boolean, enum: [true]}
        other: *s
      """
    let (reader, root) = reading(schema, name: "s.yaml")
    func node(_ name: String) -> SchemaNode {
      reader.node(at: reader.files.position(in: root, "properties", name))
    }
    #expect(node("mask").number.allowed?.map(\.value) == [16, 15, 1])
    #expect(node("word").text.allowed?.map(\.value) == ["5", "6", "yes", "1.2.3"])
    #expect(node("ratio").number.allowed?.map(\.value) == [.integer(1_000), .real(0.5)])
    #expect(node("other").flags?.map(\.value) == [true])
    #expect(reader.diagnostics.compactMap { $0.location?.line } == [4])
  }

  @Test(arguments: [
    ("a: 1\na: 2\n", "s.yaml:2:1", "occurs twice"), ("a: [1\n", "s.yaml:2:1", "bracket"),
    ("a: *b\n", "s.yaml:1:4", "nothing above"),
    ("a:" + String(repeating: " [", count: 300), "s.yaml:1:", "nested more than 200"),
  ])
  func whatYAMLCantBeReadHasItsLocation(yaml: String, location: String, message: String) {
    guard case .failure(let failure) = SchemaParsing.documents(in: Array(yaml.utf8), file: "s.yaml")
    else { return #expect(Bool(false)) }
    #expect(failure.location.description.hasPrefix(location))
    #expect(failure.message.contains(message) && !failure.remedy.isEmpty)
  }

  @Test func whatIsNotKeptIsReportedWithItsLine() {
    let (reader, root) = reading("{\n\"pattern\": \"(?=a)b\"}")
    #expect(reader.node(at: root).text.patterns == [])
    #expect(reader.diagnostics.map(\.id) == ["not-imported"])
    #expect(reader.diagnostics.first?.location?.line == 2)
  }
}

private func reading(_ schema: String, name: String = "s.json") -> (
  reader: SchemaReader, root: SchemaPlace
) {
  var files = SchemaFiles()
  guard
    case .success(let documents) = SchemaParsing.documents(in: Array(schema.utf8), file: name)
  else {
    Issue.record("the schema can't be parsed")
    let position = files.position(for: true, at: .init(file: "s.json"))
    return (SchemaReader(files), position)
  }
  files.add(documents[0], name: name)
  return (SchemaReader(files), files.files[0].root)
}

private func node(_ schema: String) -> SchemaNode {
  let (reader, root) = reading(schema)
  return reader.node(at: root)
}
