import Foundation
import KeyModel
import Testing

@testable import KeyImport

/// Schemas that are as deep, as large or as strange as no one writes them.
@Suite struct HostileSchemaTests {
  private static func imported(_ schema: String) -> SchemaImport.Result {
    SchemaImport.catalogue(of: [.init(name: "s.json", bytes: Array(schema.utf8))])
  }

  private static func losses(_ schema: String) -> [String] {
    imported(schema).diagnostics.filter { $0.id == "not-imported" }.map(\.message)
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private static func listed(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  // MARK: - Depth

  /// Definitions of which each is a part of the one before.
  private static func chain(_ count: Int, _ part: (String) -> String) -> String {
    let definitions = listed(count) { number in
      #""d\#(number)": \#(part(##"{"$ref": "#/definitions/d\##(number + 1)"}"##))"#
    }
    return """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "#/definitions/d0",
       "definitions": {\(definitions), "d\(count)": {"type": "object", "properties": {"a": {"type": "string"}}}}}
      """
  }

  private static let parts: [@Sendable (String) -> String] = [
    { $0 }, { #"{"allOf": [\#($0)]}"# }, { #"{"anyOf": [\#($0), {"type": "integer"}]}"# },
    { #"{"oneOf": [{"type": "integer"}, \#($0)]}"# },
    { #"{"if": {"type": "object"}, "then": \#($0)}"# },
    { #"{"if": {"type": "string"}, "then": true, "else": \#($0)}"# },
    { #"{"if": {"properties": {"a": {"minLength": 1}}}, "then": \#($0), "else": {}}"# },
  ]

  @Test(arguments: parts.indices)
  func schemasThatAreEachAPartOfTheOneBeforeAreReadToALimit(kind: Int) {
    for count in [10, 1_000] {
      let result = Self.imported(Self.chain(count, Self.parts[kind]))
      #expect((result.catalogue != nil) == (count == 10))
      guard count > 10 else { continue }
      let error = result.diagnostics.first { $0.severity == .error }
      #expect(error?.id == "import-failed" && error?.location?.line == 2)
      #expect(error?.message.hasPrefix("more than 100 schemas") == true)
    }
  }

  /// Commands run on the first thread, which has twice as much; a build that is not optimised needs the most.
  @Test(arguments: parts.indices)
  func theDeepestSchemasNeedLittleStack(kind: Int) async {
    let schema = Self.chain(1_000, Self.parts[kind])
    let isDone = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: Self.imported(schema).catalogue == nil)
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    #expect(isDone)
  }

  @Test func schemasInsideOfPropertiesHaveNoLimit() throws {
    let schema = Self.chain(1_000) { #"{"type": "object", "properties": {"x": \#($0)}}"# }
    let catalogue = try #require(Self.imported(schema).catalogue)
    #expect(catalogue.keys.count > 1_000)
  }

  // MARK: - Size

  @Test func moreNamesThanAreKeptApartAreReported() {
    func branches(_ count: Int) -> String {
      #"{"oneOf": [\#(Self.listed(count) { #"{"required": ["k\#($0)"]}"# })]}"#
    }
    #expect(Self.losses(branches(40)) == [])
    #expect(Self.losses(branches(41)) == ["that only one of 41 keys may be there is not kept"])
  }

  @Test func alternativesThatMultiplyAreJoinedAndReported() throws {
    let schema = """
      {"allOf": [\(Self.listed(30) { number in
        #"{"anyOf": [{"properties": {"a\#(number)": {"type": "string"}}}, {"properties": {"b\#(number)": {"type": "integer"}}}]}"#
      })]}
      """
    let result = Self.imported(schema)
    #expect(result.diagnostics.contains { $0.message.contains("what they have in common") })
    #expect(try #require(result.catalogue).keys.count < 10_000)
  }

  @Test func keysOfAllDocumentsAreCountedTogether() {
    let definition = """
      {"apiVersion": "apiextensions.k8s.io/v1beta1", "kind": "CustomResourceDefinition", "spec": {
        "group": "a.example", "names": {"kind": "Lamp"},
        "versions": [\(Self.listed(400) { #"{"name": "v\#($0)"}"# })],
        "validation": {"openAPIV3Schema": {"properties": {\(Self.listed(400) { #""k\#($0)": {}"# })}}}}}
      """
    let result = Self.imported(definition)
    #expect(result.catalogue == nil)
    #expect(result.diagnostics.contains { $0.message.contains("more than 90000 keys") })
  }

  @Test func numbersBehindNamesGoOnWhereTheyEnded() {
    var names = FreeNames()
    #expect(
      ["a", "A", "a-2", "a", "b"].map { names.name($0).name } == ["a", "A-2", "a-2-2", "a-3", "b"])
  }

  // MARK: - What can't be said

  @Test func onlyTheRuleThatContradictsIsLeftOut() throws {
    let result = Self.imported(
      """
      {"type": "object", "properties": {
        "a": {"type": ["integer", "array"], "minimum": 5, "maximum": 3, "uniqueItems": true},
        "b": {"enum": ["x", "long"], "allOf": [{"minLength": 1}], "pattern": "^[a-z]+$"},
        "c": {"type": "string", "maxLength": 2, "pattern": "^x"}}}
      """)
    let catalogue = try #require(result.catalogue)
    #expect(catalogue["a"]?.rules == [.uniqueElements])
    #expect(result.diagnostics.map(\.location?.line) == [2])
    #expect(result.diagnostics.first?.message.contains("minimum 5 is above the maximum 3") == true)
    #expect(catalogue["c"]?.rules.count == 2)
  }

  @Test(arguments: [
    "contains", "unevaluatedItems", "x-kubernetes-list-map-keys",
  ])
  func demandsWithoutARuleAreReported(keyword: String) {
    let schema = #"{"type": "array", "\#(keyword)": [{"rule": "self.a < self.b"}]}"#
    #expect(Self.losses(schema) == ["'\(keyword)' is not kept"])
  }

  @Test func rulesInAnotherLanguageAreShownAndComparisonsOfTwoNumbersAreChecked() throws {
    let result = Self.imported(
      """
      {"type": "object", "properties": {"a": {
       "type": "object", "properties": {"least": {"type": "integer"}, "most": {"type": "integer"}},
       "x-kubernetes-validations": [
        {"rule": "self.least <= self.most", "message": "least must not be larger than most"},
        {"rule": "self.least == oldSelf.least", "message": "least can't be changed"}]}}}
      """)
    #expect(
      result.diagnostics.map(\.message) == [
        "the rule 'self.least == oldSelf.least' is shown, but not checked"
      ])
    let rules = (result.catalogue?.keys ?? []).flatMap(\.rules)
    #expect(rules.contains(.notMoreThan("a/most")))
    #expect(
      rules.contains { rule in
        guard case .stated(let demand) = rule.demand else { return false }
        return demand.text == "least can't be changed (`self.least == oldSelf.least`)."
      })
  }

  // MARK: - Names and texts

  private static let names = [
    "\u{1B}", "a\u{1B}b", "a\u{0}b", "\u{202E}x", "a\u{200B}b", "\u{FEFF}", "", "*", "[]", "{x}",
    "a/b",
    "/", "~", "~0", " a", "a\nb", "a\rb", "a\tb", "\u{2028}", "\u{85}",
    String(repeating: "x", count: 901),
    String(repeating: "x", count: 900), "e\u{301}", "\u{301}",
    String(repeating: "\u{301}", count: 300),
    "\u{F0000}", "\u{FFFF}", ":", "doc:x", "#", "<b>", "`", "\\", "\"", "$ref", ".", "..", "-",
    "%41", "a|b",
    "{", "}", "{}", "[0]", "0", "true", "null", "A\u{1C}", "A\u{1D}", "a b",
  ]

  /// A catalogue that somebody can continue with: it is read again, and has no errors.
  private static func problems(_ schema: String) -> [String] {
    let result = imported(schema)
    guard let catalogue = result.catalogue else {
      return result.diagnostics.filter { $0.severity == .error }.map(\.message)
    }
    let (read, found) = CatalogueReader.read(catalogue.draftBytes(), file: "c.json")
    guard let read else { return found.map(\.message) }
    return (found + read.check()).filter {
      $0.severity == .error || $0.id == "unprintable-character"
    }
    .map(\.message)
  }

  @Test func aCatalogueOfStrangeNamesCanBeBuilt() {
    let all = Self.names.map(Self.quoted)
    let schemas =
      all.flatMap { name in
        [
          #"{"type": "object", "properties": {\#(name): {"type": "string"}, "o": {}}, "required": [\#(name)], "dependentRequired": {\#(name): ["o"], "o": [\#(name)]}}"#,
          #"{"type": "object", "properties": {"o": {"additionalProperties": false, "properties": {\#(name): {"properties": {"a": {}}}}, "oneOf": [{"required": [\#(name)]}, {"required": ["b"]}]}}}"#,
          #"{"type": "object", "title": \#(name), "properties": {"o": {"title": \#(name), "description": \#(name), "enum": [\#(name), "q"], "default": \#(name), "examples": [\#(name)]}, "p": {"not": {"enum": [\#(name)]}}}}"#,
          #"{"type": "object", "properties": {"k": {"enum": [\#(name), "q"]}}, "if": {"properties": {"k": {"const": \#(name)}}, "required": ["k"]}, "then": {"required": ["r"]}}"#,
          #"{"type": "object", "definitions": {\#(name): {"title": \#(name), "properties": {"a": {"pattern": \#(name)}}}}, "properties": {"l": {"allOf": [{}]}}, "patternProperties": {\#(name): {"type": "string"}}, "propertyNames": {"enum": [\#(name)]}}"#,
        ]
      } + [
        #"{"type": "object", "properties": {\#(all.map { "\($0): {}" }.joined(separator: ","))}}"#
      ]
    for schema in schemas { #expect(Self.problems(schema) == [], "\(schema)") }
  }

  @Test(arguments: ["[", "a", "`a ", "```\n", "- a\n", "\u{1F1E9}"])
  func textsOfAnyLengthAreCutToWhatACatalogueMayHave(piece: String) {
    let text = Self.quoted(String(repeating: piece, count: 300_000))
    let schema =
      #"{"type": "object", "title": \#(text), "description": \#(text), "properties": {"a": {"title": \#(text), "description": \#(text)}}}"#
    #expect(Self.problems(schema) == [])
    #expect(Set(Self.losses(schema)) == ["the description is too long to be kept whole"])
  }

  @Test func definitionsWithOneNameAreDocumentsOfTheirOwn() {
    let definition = """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      spec:
        group: a.example
        names: {kind: Lamp}
        versions: [{name: v1, schema: {openAPIV3Schema: {type: object, properties: {a: {type: string}}}}}]

      """
    let file = Array(Array(repeating: definition, count: 3).joined(separator: "---\n").utf8)
    let catalogue = SchemaImport.catalogue(of: [.init(name: "s.yaml", bytes: file)]).catalogue
    #expect(Set(catalogue?.documents.map(\.id) ?? []).count == 3)
    #expect(catalogue?.check().filter { $0.severity == .error } == [])
  }
}
