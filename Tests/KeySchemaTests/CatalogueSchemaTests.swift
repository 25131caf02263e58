import Diagnostics
import JSON
import KeyCatalogue
import KeyModel
import Testing

@testable import KeySchema

/// A schema of the reference of Info.plist keys: the whole, or one extension point's.
struct EmittedSchema: Sendable, CustomTestStringConvertible {
  var draft: Draft
  var point: ExtensionPoint?

  var testDescription: String { "\(point?.id ?? "whole"), \(draft.rawValue)" }

  var document: JSONValue {
    let schema = PropertyListSchema(infoPlistCatalogue, draft: draft)
    return point.map { json(schema.document(for: $0, fileName: "a.json")) }
      ?? json(schema.document(fileName: "a.json"))
  }

  static let all = Draft.allCases.flatMap { draft in
    ([nil] + infoPlistCatalogue.extensionPoints).map { EmittedSchema(draft: draft, point: $0) }
  }
}

@Suite struct CatalogueSchemaTests {
  @Test(arguments: EmittedSchema.all)
  func nothingIsNullAndNoMemberIsDoubled(schema: EmittedSchema) {
    for value in schema.document.everyValue {
      #expect(value != .null)
      guard case .object(let members) = value else { continue }
      let names = members.map(\.name)
      #expect(Set(names).count == names.count, "\(names)")
    }
  }

  /// Draft-07 ignores the siblings of a reference.
  @Test(arguments: EmittedSchema.all)
  func referencesHaveNoSiblingKeywords(schema: EmittedSchema) {
    for case .object(let members) in schema.document.everyValue
    where members.contains(where: { $0.name == "$ref" }) {
      #expect(members.count == 1)
    }
  }

  @Test(arguments: EmittedSchema.all)
  func keywordsBelongToTheDraft(schema: EmittedSchema) {
    let foreign: Set<String> =
      switch schema.draft {
      case .draft07: ["prefixItems", "unevaluatedProperties", "dependentRequired", "$defs"]
      case .draft202012: ["additionalItems", "definitions", "dependencies"]
      }
    for case .object(let members) in schema.document.everyValue {
      #expect(foreign.intersection(members.map(\.name)) == [])
    }
  }

  @Test(arguments: Draft.allCases)
  func everyRootKeyIsAProperty(draft: Draft) throws {
    let schema = json(
      PropertyListSchema(infoPlistCatalogue, draft: draft).document(fileName: "a.json"))
    guard case .object(let members)? = schema["properties"] else {
      Issue.record("no properties")
      return
    }
    let roots = infoPlistCatalogue.keys.filter { $0.path.components.count == 1 }
    #expect(members.map(\.name) == roots.map(\.name))
  }

  @Test(arguments: infoPlistCatalogue.extensionPoints.map(\.id), Draft.allCases)
  func minimalListHasEverythingRequired(id: String, draft: Draft) throws {
    let point = try #require(infoPlistCatalogue.extensionPoint(id))
    let schema = PropertyListSchema(infoPlistCatalogue, draft: draft)
    let list = infoPlistCatalogue.minimalPropertyList(for: point).json
    #expect(absent(from: list, by: json(schema.document(for: point, fileName: "a.json"))) == [])
    #expect(absent(from: list, by: try #require(Self.wholeSchemas[draft])) == [])
  }

  private static let wholeSchemas = Dictionary(
    uniqueKeysWithValues: Draft.allCases.map { draft in
      (
        draft,
        json(PropertyListSchema(infoPlistCatalogue, draft: draft).document(fileName: "a.json"))
      )
    })

  @Test(arguments: infoPlistCatalogue.extensionPoints.map(\.id))
  func noExampleBelongsToAnotherExtensionPoint(id: String) throws {
    let point = try #require(infoPlistCatalogue.extensionPoint(id))
    let schema = PropertyListSchema(infoPlistCatalogue, draft: .draft202012)
    let examples = json(schema.document(for: point, fileName: "a.json")).everyValue
      .compactMap { $0["examples"] }.flatMap(\.everyValue)
    for example in examples {
      for name in ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"] {
        #expect(example[name] == nil || example[name] == .string(id))
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
