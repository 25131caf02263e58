import Diagnostics
import JSON
import KeyCatalogue
import KeyModel
import Testing

@testable import KeySchema

/// What profiles share is made once for all of them, which must not change the result.
@Suite struct SharedSchemaTests {
  static let profiles = [
    SchemaProfile(), SchemaProfile(isForEditors: true),
    SchemaProfile(
      placeholders: .built, unknownKeys: .strict, platform: .macOS, minimumVersion: "10.6"),
    SchemaProfile(extensionPoint: infoPlistCatalogue.extensionPoints.first?.id),
  ]

  @Test func sharedSchemasHaveTheSameBytes() {
    let shared = SharedKeySchemas(infoPlistCatalogue, draft: .draft07)
    for profile in Self.profiles {
      var schema = PropertyListSchema(infoPlistCatalogue, draft: .draft07, profile: profile)
      let alone = schema.document(fileName: "a.json")
      schema.shared = shared
      #expect(schema.document(fileName: "a.json") == alone, "\(profile)")
    }
  }

  /// Keys with an availability, a value or a rule that one profile objects to, and keys whose
  /// schemas hold the only reference to the definition of a placeholder.
  @Test(arguments: Draft.allCases, [nil, Platform.iOS, .macOS])
  func sharedSchemasKeepDifferencesOfProfiles(draft: Draft, platform: Platform?) {
    let keys = [
      key("Flag", .boolean),
      statedKey("Gone", .integer, [.iOS("8.0", deprecated: "9.0")]),
      key(
        "Choice", .string,
        values: .closed([
          AllowedValue("old", "Old.", availability: [.iOS("8.0", deprecated: "9.0")]),
          AllowedValue("new", "New."),
        ])),
      key("Misplaced", .boolean, rules: [.onlyInside("Elsewhere")]),
    ]
    for count in 1...keys.count {
      let small = Catalogue(
        title: "Small",
        groups: [KeyGroup("general", "General", summary: "Any key.", keys: keys.suffix(count))],
        extensionPoints: [], sources: [],
        releases: ReleaseRegistry([.init(.iOS, ["8.0", "9.0"]), .init(.macOS, ["10.0"])]))
      var schema = PropertyListSchema(
        small, draft: draft, profile: SchemaProfile(platform: platform))
      let alone = schema.document(fileName: "a.json")
      schema.shared = SharedKeySchemas(small, draft: draft)
      #expect(schema.document(fileName: "a.json") == alone)
      var references: Set<String> = []
      json(alone).collectReferences(into: &references)
      let definitions = json(alone)[draft.definitions]?.everyName ?? []
      #expect(
        references.filter { $0.contains(draft.definitions) }
          == Set(definitions.map { "#/\(draft.definitions)/\($0)" }))
    }
  }

  private func statedKey(
    _ path: PropertyPath, _ type: ValueType, _ statements: [AvailabilityStatement]
  ) -> Key {
    var stated = key(path, type)
    stated.availability = statements
    return stated
  }
}

extension JSONValue {
  /// The names of an object's members.
  fileprivate var everyName: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }
}
