import JSON
import KeyCatalogue
import KeyModel
import KeySchema
import Testing

/// A platform's schema as a reference to the general one: the same as the whole one, in a few kilobytes.
@Suite struct PlatformReferenceTests {
  private typealias Fixture = ProfileFixture

  @Test(arguments: Draft.allCases)
  func referenceAndDescriptionsAreTheWholeSchema(draft: Draft) throws {
    let over: [AvailabilityStatement] = [.iOS("8.0", deprecated: "9.0")]
    let small = Fixture.catalogue([
      Fixture.key("Flag", .boolean, availability: over),
      Fixture.key("List", .array([.dictionary]), availability: over),
      Fixture.key("List/[]/Name", .string, availability: over),
      Fixture.key("List/[]/Number", .integer, availability: [.iOS("8.0")]),
      Fixture.key("Parent", .dictionary), Fixture.key("Parent/*", .dictionary),
      Fixture.key("Parent/*/Inside", .string, availability: over),
    ])
    for catalogue in [small, entitlementsCatalogue] {
      let general = PropertyListSchema(catalogue, draft: draft)
      var own = general
      own.profile.platform = .iOS
      let short = json(try #require(own.referring(to: "all.json", fileName: "own.json")))
      #expect(short.at("allOf").elements == [["$ref": "all.json"]])
      let whole = json(own.document(fileName: "own.json"))
      #expect(whole != json(general.document(fileName: "own.json")))
      #expect(json(general.document(fileName: "own.json")).describing(short) == whole)
      #expect(short["title"] == whole["title"])
    }
  }

  @Test(arguments: [infoPlistCatalogue, entitlementsCatalogue, privacyManifestCatalogue].indices)
  func everyPlatformOfTheReferenceIsAFewKilobytes(index: Int) throws {
    let catalogue = [infoPlistCatalogue, entitlementsCatalogue, privacyManifestCatalogue][index]
    for platform in catalogue.releases.platforms {
      let schema = PropertyListSchema(
        catalogue, draft: .draft07, profile: SchemaProfile(platform: platform))
      let short = try #require(schema.referring(to: "all.json", fileName: "own.json"))
      #expect(short.count < 20_000, "\(platform)")
    }
  }

  @Test func schemaIsWholeWhereTheGeneralOneDemandsWhatDoesNotWork() {
    let statements: [(AvailabilityStatement, isWhole: Bool)] = [
      (AvailabilityStatement(.iOS, isAvailable: false), true),
      (.iOS("8.0", ignored: "9.0"), true), (.iOS("8.0", deprecated: "9.0"), false),
    ]
    for (statement, isWhole) in statements {
      let keys = [
        Fixture.key("Parent", .dictionary),
        Fixture.key("Parent/Key", .string, availability: [statement], required: .required),
      ]
      #expect((referring(keys) == nil) == isWhole, "\(statement)")
    }
  }

  @Test func schemaIsWholeWhereNamesAreBesideAnArbitraryOne() {
    let over: [AvailabilityStatement] = [.iOS("8.0", deprecated: "9.0")]
    let keys = [
      Fixture.key("Parent", .dictionary),
      Fixture.key("Parent/*", .string, availability: over),
      Fixture.key("Parent/Key", .string, availability: [.iOS("8.0")]),
    ]
    #expect(referring(keys) == nil)
    #expect(referring(Array(keys.prefix(2))) != nil)
  }

  @Test func deprecatedKeyIsStillDemanded() {
    let keys = [
      Fixture.key("Parent", .dictionary),
      Fixture.key(
        "Parent/Key", .string, availability: [.iOS("8.0", deprecated: "9.0")], required: .required),
    ]
    let schema = { Fixture.schema(keys, SchemaProfile(unknownKeys: $0, platform: .iOS)) }
    #expect(schema(.open).at("properties", "Parent", "required") == ["Key"])
    #expect(schema(.strict).at("properties", "Parent", "required") == .null)
  }

  private func referring(_ keys: [Key]) -> [UInt8]? {
    PropertyListSchema(
      Fixture.catalogue(keys), draft: .draft07, profile: SchemaProfile(platform: .iOS)
    ).referring(to: "all.json", fileName: "own.json")
  }
}

extension JSONValue {
  /// The schema with the descriptions of another, and its title.
  fileprivate func describing(_ remarks: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        switch member.name {
        case "title", "description", "properties", "items", "additionalProperties":
          guard let other = remarks[member.name] else { return member }
          if member.name == "properties", case .object(let named) = member.value {
            return Member(
              member.name,
              .object(
                named.map { Member($0.name, $0.value.describing(other[$0.name] ?? [:])) }))
          }
          return Member(
            member.name,
            member.name == "title" || member.name == "description"
              ? other : member.value.describing(other))
        case "anyOf":
          let inside = ["properties", "items", "additionalProperties"].compactMap { name in
            remarks[name].map { Member(name, $0) }
          }
          return Member(
            member.name, .array(member.value.elements.map { $0.describing(.object(inside)) }))
        default: return member
        }
      })
  }
}
