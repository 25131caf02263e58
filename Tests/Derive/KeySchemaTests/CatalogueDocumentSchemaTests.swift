import Diagnostics
import JSON
import KeyCatalogue
import KeyModel
import KeySchema
import TestSupport
import Testing

/// `catalogue.json` and its schema come from one description.
@Suite struct CatalogueDocumentSchemaTests {
  static let schema = catalogueDocumentSchema(
    baseURL: "https://example.com/", fileName: "catalogue.schema.json")
  static let document = infoPlistCatalogue.json(
    keyURL: { "\($0.path)" }, extensionPointURL: { $0.id })

  @Test func catalogueSchemaHasAnID() {
    #expect(Self.schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    #expect(Self.schema["$id"] == "https://example.com/catalogue.schema.json")
    #expect(catalogueDocumentSchema(baseURL: nil, fileName: "a.json")["$id"] == nil)
  }

  @Test func catalogueSchemaRequiresOnlyWhatReadersNeed() {
    #expect(Self.schema["required"] == ["format", "keys"])
    #expect(Self.schema["$defs"]?["key"]?["required"] == ["path", "types", "summary"])
    #expect(Self.schema["properties"]?["format"]?["enum"] == [1, 2])
  }

  @Test(arguments: ["keys", "extensionPoints", "groups", "sources", "releases"])
  func everyFieldOfTheDocumentIsDescribed(list: String) throws {
    let items = try #require(Self.schema["properties"]?[list]?["items"])
    let described = try names(of: resolved(items)["properties"])
    guard case .array(let entries)? = Self.document[list] else {
      Issue.record("\(list) is not an array")
      return
    }
    for entry in entries {
      #expect(Set(try names(of: entry)).subtracting(described) == [])
    }
  }

  @Test func everyMemberOfTheDocumentIsDescribed() throws {
    // A document may also name its schema, and leaves out what it has none of.
    let written = try ["$schema"] + names(of: Self.document)
    #expect(try names(of: Self.schema["properties"]).filter(written.contains) == written)
  }

  @Test func everyReferenceLeadsToADefinition() throws {
    let references = Self.schema.everyValue.compactMap { $0["$ref"] }
    #expect(!references.isEmpty)
    for reference in references {
      guard case .string(let text) = reference else { continue }
      #expect(text.hasPrefix("#/$defs/"))
      #expect(Self.schema["$defs"]?[String(text.dropFirst("#/$defs/".count))] != nil, "\(text)")
    }
  }

  private func resolved(_ schema: JSONValue) throws -> JSONValue {
    guard case .string(let text)? = schema["$ref"] else { return schema }
    return try #require(Self.schema["$defs"]?[String(text.dropFirst("#/$defs/".count))])
  }

  private func names(of value: JSONValue?) throws -> [String] {
    guard case .object(let members) = try #require(value) else { return [] }
    return members.map(\.name)
  }
}
