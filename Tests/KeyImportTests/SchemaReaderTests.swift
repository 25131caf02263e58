import Diagnostics
import JSON
import Testing

@testable import KeyImport

/// What schemas allow, in their normal form.
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
      #expect(facts.min == 0 && facts.excludesMin)
    }
    let hull = node(
      #"{"anyOf": [{"type": "integer", "minimum": 3, "maximum": 4}, {"type": "integer", "minimum": 1, "maximum": 9}]}"#
    )
    #expect(hull.number.min == 1 && hull.number.max == 9)
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
      return reader.node(at: reader.files.position(in: root, "properties", "a")).text.maxLength
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

  @Test func whatIsNotKeptIsReportedWithItsLine() {
    let (reader, root) = reading("{\n\"pattern\": \"(?=a)b\"}")
    #expect(reader.node(at: root).text.patterns == [])
    #expect(reader.diagnostics.map(\.id) == ["not-imported"])
    #expect(reader.diagnostics.first?.location?.line == 2)
  }
}

private func reading(_ schema: String) -> (reader: SchemaReader, root: SchemaPlace) {
  var files = SchemaFiles()
  guard
    case .success(let documents) = SchemaParsing.documents(in: Array(schema.utf8), file: "s.json")
  else {
    Issue.record("the schema can't be parsed")
    let position = files.position(for: true, at: .init(file: "s.json"))
    return (SchemaReader(files), position)
  }
  files.add(documents[0], name: "s.json")
  return (SchemaReader(files), files.files[0].root)
}

private func node(_ schema: String) -> SchemaNode {
  let (reader, root) = reading(schema)
  return reader.node(at: root)
}
