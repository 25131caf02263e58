import Diagnostics
import JSON
import KeyCatalogue
import KeyModel
import Testing

@testable import KeySchema

/// The schemas of the reference of Info.plist keys: the whole, and each extension point's.
@Suite struct CatalogueSchemaTests {
  private static let wholes = Dictionary(
    uniqueKeysWithValues: Draft.allCases.map { draft in
      let schema = PropertyListSchema(infoPlistCatalogue, draft: draft)
      return (draft, json(schema.document(fileName: "a.json")))
    })

  private func schemas(_ draft: Draft) throws -> [(name: String, document: JSONValue)] {
    let schema = PropertyListSchema(infoPlistCatalogue, draft: draft)
    return [("whole", try #require(Self.wholes[draft]))]
      + infoPlistCatalogue.extensionPoints.map { point in
        (point.id, json(schema.document(for: point, fileName: "a.json")))
      }
  }

  /// Nothing is null, no member is doubled, a reference has no siblings, which draft-07 would ignore, and no keyword is
  /// the other draft's.
  @Test(arguments: Draft.allCases)
  func schemasConsistOfTheKeywordsOfTheirDraft(draft: Draft) throws {
    let foreign: Set<String> =
      switch draft {
      case .draft07: ["prefixItems", "unevaluatedProperties", "dependentRequired", "$defs"]
      case .draft202012: ["additionalItems", "definitions", "dependencies"]
      }
    for (name, document) in try schemas(draft) {
      for value in document.everyValue {
        if value == .null { Issue.record("\(name): null") }
        guard case .object(let members) = value else { continue }
        let names = Set(members.map(\.name))
        let isSound =
          names.count == members.count && (names.count == 1 || !names.contains("$ref"))
          && names.isDisjoint(with: foreign)
        if !isSound { Issue.record("\(name): \(members.map(\.name))") }
      }
    }
  }

  @Test(arguments: Draft.allCases)
  func everyRootKeyIsAProperty(draft: Draft) throws {
    let schema = try #require(Self.wholes[draft])
    guard case .object(let members)? = schema["properties"] else {
      Issue.record("no properties")
      return
    }
    let roots = infoPlistCatalogue.keys.filter { $0.path.components.count == 1 }
    #expect(members.map(\.name) == roots.map(\.name))
  }

  @Test(arguments: Draft.allCases)
  func minimalListHasEverythingRequired(draft: Draft) throws {
    let whole = try #require(Self.wholes[draft])
    for (id, schema) in try schemas(draft).dropFirst() {
      let point = try #require(infoPlistCatalogue.extensionPoint(id))
      let list = infoPlistCatalogue.minimalPropertyList(for: point).json
      #expect(absent(from: list, by: schema) == [], "\(id)")
      #expect(absent(from: list, by: whole) == [], "\(id)")
    }
  }

  @Test func noExampleBelongsToAnotherExtensionPoint() throws {
    for (id, schema) in try schemas(.draft202012).dropFirst() {
      let examples = schema.everyValue.compactMap { $0["examples"] }.flatMap(\.everyValue)
      for name in ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"] {
        #expect(Set(examples.compactMap { $0[name] }).subtracting([.string(id)]) == [], "\(id)")
      }
    }
  }

  /// The names that a schema requires of a value, and the value does not have.
  private func absent(from value: JSONValue, by schema: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    var missing: [String] = []
    if case .array(let names)? = schema["required"] {
      for case .string(let name) in names where value[name] == nil { missing.append(name) }
    }
    for member in members {
      guard let inner = schema["properties"]?[member.name] else { continue }
      missing += absent(from: member.value, by: inner)
    }
    return missing
  }
}
