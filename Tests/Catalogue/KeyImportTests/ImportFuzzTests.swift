import Diagnostics
import JSON
import KeyModel
import TestSupport
import Testing
import Text

@testable import KeyImport

/// Any schema ends in a catalogue or in findings.
struct ImportFuzzTests {
  private static let names = ["a", "b", "c-d", "é", "$ref", "*", "x/y"]
  private static let types = [
    "string", "integer", "number", "boolean", "null", "array", "object", "any", "lamp",
  ]
  private static let patterns = ["^a+$", "[0-9]{2}", "(?=x)", "a|", ".*", "["]
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-1", "1e400", "0x10", "!!str ", "&a ",
    "*a",
    "\"$ref\": \"#\",", "\"$ref\": \"#/definitions/a\",", "\"enum\": [1],", "\"type\": \"string\",",
    "\"allOf\": [{}],", "\"not\": {},", "\\u0000", "\u{202E}", "é", "\n", "#", "`", "<b>", "](",
    "\\",
  ]

  /// A schema of a few dozen keywords, which may refer to its definitions or to itself.
  private static func schema(_ numbers: inout SeededNumbers, _ depth: Int = 0) -> JSONValue {
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &numbers)]
    }
    func isChosen(_ chance: Int) -> Bool { Int.random(in: 0..<chance, using: &numbers) == 0 }
    func scalar() -> JSONValue {
      pick([
        .null, .boolean(true), .integer(3), .integer(-1), .real(0.5), .string("a"),
        .string("é `b`"), ["a"], [:],
      ])
    }
    func inner() -> JSONValue { schema(&numbers, depth + 1) }
    guard depth < 4, !isChosen(12) else {
      return pick([.boolean(true), .boolean(false), [:], scalar()])
    }
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue) { members.append(.init(name, value)) }
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      switch Int.random(in: 0..<24, using: &numbers) {
      case 0, 1: add("type", .string(pick(types)))
      case 2: add("type", .array([.string(pick(types)), .string(pick(types))]))
      case 3, 4, 5, 6:
        add("type", "object")
        add(
          "properties",
          .object(
            names.shuffled(using: &numbers).prefix(depth < 2 ? 3 : 1).map { .init($0, inner()) }))
      case 7: add("required", [.string(pick(names)), .string(pick(names))])
      case 8: add("additionalProperties", isChosen(2) ? .boolean(false) : inner())
      case 9: add("patternProperties", .object([.init(pick(patterns), inner())]))
      case 10: add("items", inner())
      case 11: add("enum", .array((0..<3).map { _ in scalar() }))
      case 12: add("const", scalar())
      case 13: add("default", scalar())
      case 14: add("pattern", .string(pick(patterns)))
      case 15: add(pick(["minimum", "maximum", "exclusiveMinimum", "multipleOf"]), scalar())
      case 16:
        add(pick(["minLength", "maxLength", "minItems", "maxItems", "minProperties"]), scalar())
      case 17: add(pick(["allOf", "anyOf", "oneOf"]), .array([inner(), inner()]))
      case 18: add("not", inner())
      case 19:
        add("if", inner())
        add(pick(["then", "else"]), inner())
      case 20:
        add(
          "$ref", .string(pick(["#", "#/definitions/a", "#/definitions/b", "#/nothing", "x.json"])))
      case 21: add("dependencies", .object([.init(pick(names), isChosen(2) ? ["a"] : inner())]))
      case 22: add("propertyNames", inner())
      default: add(pick(["title", "description"]), .string(numbers.text(of: tokens, atMost: 6)))
      }
    }
    if depth == 0 {
      add("definitions", .object([.init("a", inner()), .init("b", inner())]))
      if isChosen(3) { add("$schema", "http://json-schema.org/draft-04/schema#") }
    }
    return .object(members)
  }

  /// The same schema as custom resources are described by.
  private static func resource(_ schema: JSONValue) -> JSONValue {
    [
      "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
      "metadata": ["name": "lamps.example.com"],
      "spec": [
        "group": "example.com", "names": ["kind": "Lamp", "plural": "lamps"],
        "versions": [["name": "v1", "schema": ["openAPIV3Schema": schema]]],
      ],
    ]
  }

  /// A device-management description, whose lists of keys may contain themselves.
  private static func description(_ numbers: inout SeededNumbers) -> String {
    let kinds = ["payloadtype", "declarationtype", "requesttype", "credentialtype", "type"]
    let types = [
      "<string>", "<integer>", "<real>", "<boolean>", "<date>", "<data>", "<any>", "<lamp>", "1",
    ]
    let facts = [
      "presence: required", "rangelist: [a, b]", "rangelist: [1, 2.5]", "default: 1", "default: a",
      "range: {min: 3, max: 1}", "format: '^a+$'", "format: '['", "repetition: {min: 2, max: 1}",
      "content: 'a `b'", "title: é", "valuetype: url", "combinetype: '`'", "assettypes: [a]",
      "supportedOS: {Deck: {introduced: '2.0', deprecated: '1.0', supervised: true}}",
      "supportedOS: {Deck: {introduced: n/a}, '': 1, Wall: {introduced: 3, sharedipad: {mode: allowed}}}",
    ]
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
    func keys(_ depth: Int) -> String {
      let list = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        var members = ["key: \(pick(["a", "b", "ANY", "'*'", "1", "é", "PayloadType", "''"]))"]
        if depth < 4, Int.random(in: 0..<2, using: &numbers) == 0 {
          members.append("type: \(pick(["<array>", "<dictionary>", "<string>"]))")
          members.append("subkeys: \(keys(depth + 1))")
        } else {
          members.append("type: \(pick(types))")
        }
        for _ in 0..<Int.random(in: 0...2, using: &numbers) { members.append(pick(facts)) }
        return "{\(members.uniqued.joined(separator: ", "))}"
      }
      let alias = depth > 0 && Int.random(in: 0..<8, using: &numbers) == 0
      return alias ? "*l\(depth - 1)" : "&l\(depth) [\(list.joined(separator: ", "))]"
    }
    return """
      title: \(pick(["Lamp", "é", "''"]))
      payload: {\(pick(kinds)): \(pick(["a", "TopLevel", "any", "1"])), \(pick(facts))}
      payloadkeys: \(keys(0))
      """
  }

  @Test(arguments: fuzzSeeds(otherwise: 40))
  func anyDescriptionEndsInACatalogueOrInFindings(seed: Int) {
    var numbers = SeededNumbers(seed: 17 * seed)
    let first = Self.description(&numbers)
    let bytes = Array(first.utf8)
    check(bytes, seed, true)
    check(numbers.damaged(bytes, with: Self.tokens), seed, true)
    let files = [bytes, Array(Self.description(&numbers).utf8)].enumerated().map {
      SchemaImport.File(name: "\($0.offset).yaml", bytes: $0.element)
    }
    let result = SchemaImport.catalogue(of: files)
    #expect((result.catalogue == nil) == result.diagnostics.containsErrors, "seed \(seed)")
    let faults = result.catalogue?.check().filter { $0.severity == .error } ?? []
    #expect(faults.isEmpty, "seed \(seed): \(faults)\n\(first)")
  }

  @Test(arguments: fuzzSeeds(otherwise: 40))
  func anySchemaEndsInACatalogueOrInFindings(seed: Int) {
    var numbers = SeededNumbers(seed: 13 * seed)
    let schema = Self.schema(&numbers)
    let isResource = seed % 4 == 3
    let whole = (isResource ? Self.resource(schema) : schema).serialized()
    // A comment makes it YAML.
    let isYAML = seed % 2 == 1
    check(Array(((isYAML ? "# a schema\n" : "") + whole).utf8), seed, isYAML)
    var bytes = Array(((isYAML ? "# a schema\n" : "") + whole).utf8)
    for _ in 0..<Int.random(in: 1..<4, using: &numbers) {
      bytes.damage(with: Self.tokens, using: &numbers)
    }
    check(bytes, seed, isYAML)
  }

  private func check(_ bytes: [UInt8], _ seed: Int, _ isYAML: Bool) {
    let name = isYAML ? "lamp.yaml" : "lamp.json"
    let result = SchemaImport.catalogue(of: [.init(name: name, bytes: bytes)])
    let areSound = result.diagnostics.allSatisfy {
      $0.location != nil && $0.remedy?.isEmpty == false && !$0.message.contains("\n")
    }
    #expect(areSound, "seed \(seed): \(result.diagnostics)")
    #expect((result.catalogue == nil) == result.diagnostics.containsErrors, "seed \(seed)")
    #expect(result.diagnostics.count < 1_000, "seed \(seed)")
    #expect((result.catalogue?.keys.count ?? 0) < 20_000, "seed \(seed)")
  }
}
