import Diagnostics
import JSON
import KeyModel
import KeySchema
import Testing

@Suite struct ProfileStrictTests {
  private typealias Fixture = ProfileFixture

  /// Whether a strict schema of these keys rejects a name at the root.
  private func rejects(_ name: String, knowing known: [String]) throws -> Bool {
    let schema = Fixture.schema(
      known.map { Fixture.key(PropertyPath($0), .string) }, SchemaProfile(unknownKeys: .strict))
    guard case .object(let members)? = schema["patternProperties"] else { return false }
    for member in members where member.value["not"] == [:] {
      if try name.firstMatch(of: Regex(member.name)) != nil { return true }
    }
    return false
  }

  @Test(arguments: [
    "nsextension", "NSextension", "NSExtenson", "NSExtensio", "SExtension", "NSExtennsion",
    "NSExtensionn", "NSExetnsion", "SNExtension",
  ])
  func strictSchemaRejectsNearMisses(name: String) throws {
    #expect(try rejects(name, knowing: ["NSExtension"]))
  }

  @Test(arguments: [
    "NSExtension", "NSExtensions", "NSExtension2", "_NSExtension", "NSExtention", "NSExtensionKey",
    "Extension", "ExampleKey", "NSExtension~ipad", "",
  ])
  func strictSchemaAcceptsOtherNames(name: String) throws {
    #expect(try !rejects(name, knowing: ["NSExtension"]))
  }

  @Test func strictSchemaAcceptsKnownKeysThatAreNearOthers() throws {
    let known = ["UTTypeIcon", "UTTypeIconX", "uttypeicon", "UTTypeIcno"]
    for name in known { #expect(try !rejects(name, knowing: known), "\(name)") }
  }

  @Test func strictSchemaComparesShortNamesByCaseOnly() throws {
    #expect(try rejects("NAME", knowing: ["Name"]))
    #expect(try !rejects("Nam", knowing: ["Name"]))
  }

  @Test func strictSchemaAcceptsAnyNameInOpenDictionaries() {
    let keys = [
      Fixture.key("Parent", .dictionary), Fixture.key("Parent/*", .string),
      Fixture.key("Parent/Special", .string),
    ]
    let schema = Fixture.schema(keys, SchemaProfile(unknownKeys: .strict))
    #expect(schema.at("properties", "Parent", "patternProperties") == .null)
  }

  @Test func strictSchemaRejectsKeysOfOtherExtensionPoints() {
    let other = ExtensionPoint(
      "com.example.other", "Other", .nsExtension, summary: "Another.", availability: [],
      sources: [])
    let keys =
      Fixture.extensionKeys + [
        Fixture.key("NSExtension/Mine", .string, points: .only([Fixture.point.id]))
      ]
    func conditions(_ profile: SchemaProfile) -> [JSONValue] {
      Fixture.schema(keys, points: [Fixture.point, other], profile).at("allOf").elements
    }
    #expect(conditions(SchemaProfile()).isEmpty)
    let strict = conditions(SchemaProfile(unknownKeys: .strict))
    #expect(strict.count == 1)
    #expect(
      strict.first?.at("then", "properties", "NSExtension", "properties", "Mine", "not") == [:])
    #expect(strict.first?.objects.contains { $0["enum"] == ["com.example.other"] } == true)
  }
}
