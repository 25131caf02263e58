import Diagnostics
import KeyModel
import KeySchema
import Testing

@Suite struct ProfilePlatformTests {
  private typealias Fixture = ProfileFixture

  private func isRejected(
    _ statement: AvailabilityStatement, minimum: Version?,
    _ unknownKeys: SchemaProfile.UnknownKeys = .strict
  ) -> Bool {
    let schema = Fixture.schema(
      [Fixture.key("Key", .string, availability: [statement])],
      SchemaProfile(unknownKeys: unknownKeys, platform: .iOS, minimumVersion: minimum))
    return schema.at("properties", "Key", "not", "description") != .null
  }

  @Test(
    arguments: [
      (.iOS("9.0"), "8.0", true), (.iOS("9.0"), "9.0", false), (.iOS("9.0"), "10.0", false),
      (.iOS("≤9.0"), "8.0", false), (.iOS(), "8.0", false), (.macOS("11.0"), "8.0", false),
      (.iOS("8.0", deprecated: "9.0"), "8.0", false), (.iOS("8.0", deprecated: "9.0"), "9.0", true),
      (.iOS("8.0", ignored: "≤9.0"), "9.0", true),
      (.iOS("8.0", deprecated: .unknown), "9.0", false),
      (.iOS("8.0", deprecated: .unknown), "10.0", true),
      (AvailabilityStatement(.iOS, isAvailable: false), "8.0", true),
    ] as [(AvailabilityStatement, Version, Bool)])
  func onlyAStrictPlatformSchemaRejectsKeysOutsideTheirReleases(
    statement: AvailabilityStatement, minimum: Version, isWrong: Bool
  ) {
    #expect(isRejected(statement, minimum: minimum) == isWrong)
    #expect(!isRejected(statement, minimum: minimum, .open))
  }

  @Test func platformSchemaWithoutVersionUsesTheNewest() {
    #expect(isRejected(.iOS("8.0", deprecated: "10.0"), minimum: nil))
    #expect(!isRejected(.iOS("10.0"), minimum: nil))
  }

  @Test func platformSchemaExplainsWhatDoesNotWork() {
    let schema = Fixture.schema(
      [Fixture.key("Key", .string, availability: [.iOS("9.0")])],
      SchemaProfile(platform: .iOS, minimumVersion: "8.0"))
    #expect(
      schema.at("properties", "Key", "description")
        == "Not available in iOS 8.0: introduced in iOS 9.0. Does Key.")
  }

  @Test func deprecationIsSaidOnce() {
    let key = Fixture.key("Key", .string, availability: [.iOS("8.0", deprecated: "9.0")])
    let schema = Fixture.schema([key], SchemaProfile(platform: .iOS, isForEditors: true))
    #expect(
      schema.at("properties", "Key", "description") == "Deprecated since iOS 9.0. Does Key.")
    #expect(
      schema.at("properties", "Key", "markdownDescription")
        == "**Deprecated since iOS 9.0.**\n\nDoes `Key`.\n\nSince iOS 8.0.")
  }

  @Test func strictPlatformSchemaOmitsLaterValues() {
    let key = Fixture.key(
      "Key", .string,
      values: .closed([
        AllowedValue("old", "Old."), AllowedValue("new", "New.", availability: [.iOS("9.0")]),
      ]))
    let known =
      Fixture.schema(
        [key], SchemaProfile(unknownKeys: .strict, platform: .iOS, minimumVersion: "8.0")
      )
      .at("properties", "Key", "else", "enum")
    #expect(known == ["old"])
  }

  @Test func platformSchemaDoesNotRequireRejectedKeys() {
    let keys = [
      Fixture.key("Parent", .dictionary),
      Fixture.key(
        "Parent/Key", .string, availability: [.iOS("9.0")], required: .required),
    ]
    let schema = Fixture.schema(keys, SchemaProfile(platform: .iOS, minimumVersion: "8.0"))
    #expect(schema.at("properties", "Parent", "required") == .null)
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
}
