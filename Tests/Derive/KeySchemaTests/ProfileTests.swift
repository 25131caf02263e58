import Diagnostics
import KeyModel
import KeySchema
import Testing

@Suite struct ProfileTests {
  private typealias Fixture = ProfileFixture

  static let everyProfile: [SchemaProfile] = SchemaProfile.Placeholders.allCases.flatMap { stage in
    SchemaProfile.UnknownKeys.allCases.flatMap { unknown in
      [nil, Platform.iOS].flatMap { platform in
        [false, true].map { editor in
          SchemaProfile(
            placeholders: stage, unknownKeys: unknown, platform: platform, isForEditors: editor)
        }
      }
    }
  }

  private var keys: [Key] {
    Fixture.extensionKeys + [
      Fixture.key("Flag", .boolean),
      Fixture.key("Name", .string, required: .required, rules: [.format(.reverseDNS)]),
      Fixture.key("Old", .string, availability: [.iOS("8.0", deprecated: "9.0")]),
    ]
  }

  @Test(arguments: Draft.allCases, everyProfile)
  func referencesHaveNoSiblingsInAnyProfile(draft: Draft, profile: SchemaProfile) {
    let schema = Fixture.schema(keys, points: [Fixture.point], draft: draft, profile)
    for object in schema.objects where object["$ref"] != nil {
      #expect(object.names == ["$ref"])
    }
  }

  @Test(arguments: Draft.allCases, everyProfile)
  func schemaObjectsHaveNoDuplicateMembers(draft: Draft, profile: SchemaProfile) {
    let schema = Fixture.schema(keys, points: [Fixture.point], draft: draft, profile)
    for object in schema.objects {
      #expect(Set(object.names).count == object.names.count, "\(object.names)")
    }
  }

  @Test func sourceSchemaAcceptsPlaceholders() {
    let schema = Fixture.schema(keys)
    #expect(schema.at("properties", "Flag", "if") == ["$ref": "#/$defs/flag"])
    #expect(
      schema.at("$defs", "flag", "anyOf").elements.first == ["$ref": "#/$defs/placeholder"])
  }

  @Test func aBooleanHasNoOtherFormInADocumentThatTakesOnlyBooleans() {
    var exact = document
    exact.hasExactBooleans = true
    let catalogue = Catalogue(
      title: "Test", document: exact,
      groups: [KeyGroup("all", "All", summary: "All.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    let schema = json(
      PropertyListSchema(catalogue, draft: .draft202012).document(fileName: "test.schema.json"))
    #expect(schema.at("properties", "Flag", "if") == ["$ref": "#/$defs/placeholder"])
    #expect(schema.at("properties", "Flag", "else") == ["type": "boolean"])
  }

  @Test func builtSchemaRejectsPlaceholders() {
    let schema = Fixture.schema(keys, SchemaProfile(placeholders: .built))
    #expect(schema.at("$defs", "flag", "anyOf").elements.first == ["type": "integer"])
    #expect(schema.at("properties", "Name", "not") == ["$ref": "#/$defs/placeholder"])
    #expect(schema.at("properties", "Name", "pattern") == .string(TextFormat.reverseDNS.pattern))
  }

  @Test func onlyBuiltSchemaRequiresTheKeysOfEveryBundle() {
    #expect(Fixture.schema(keys).at("required") == .null)
    #expect(
      Fixture.schema(keys, SchemaProfile(placeholders: .built)).at("required") == ["Name"])
  }

  @Test func unusedDefinitionsAreOmitted() {
    let schema = Fixture.schema([Fixture.key("Name", .string)])
    #expect(schema.at("$defs") == .null)
  }

  @Test func alsoAcceptedTypesAreAlternatives() {
    let count = Fixture.key("Count", .integer, alsoAccepts: [.boolean])
    let options = Fixture.schema([count]).at("properties", "Count", "else", "anyOf").elements
    #expect(options == [["type": "integer"], ["type": "boolean"]])
  }

  @Test func suffixedKeysReferToThePlainKey() {
    let patterns = Fixture.schema([Fixture.key("A b~1c~0d", .string)]).at("patternProperties")
    #expect(patterns.names.count == 1)
    #expect(patterns.objects.contains(["$ref": "#/properties/A%20b~1c~0d"]))
  }

  @Test func everyRuleOnATextIsExpressed() {
    let key = Fixture.key(
      "File", .string, rules: [.format(.filename), .withSuffix([".icns"]), .withoutSuffix([".x"])])
    let schema = Fixture.schema([key], SchemaProfile(placeholders: .built)).at("properties", "File")
    #expect(schema.at("pattern") == .string(TextFormat.filename.pattern))
    #expect(schema.at("allOf") == [["pattern": #"(?:\.icns)$"#]])
    #expect(schema.at("not", "anyOf").elements.count == 2)
  }

  @Test func adviceDoesNotChangeTheSchema() {
    let advice = Fixture.key("File", .string, rules: [.should(.withSuffix([".icns"]))])
    #expect(Fixture.schema([advice]) == Fixture.schema([Fixture.key("File", .string)]))
  }

  @Test func stubsAreRejectedInBuiltListsOnly() {
    let stub = Fixture.key(
      "Rule", .string,
      values: .open([AllowedValue("TRUE", "All."), AllowedValue("FALSE", "None.")]),
      rules: [.mustNotShip("TRUE", reason: "it is a stub")])
    func takes(_ profile: SchemaProfile) -> Bool {
      Fixture.schema([stub], profile).at("properties", "Rule", "anyOf").elements.first?
        .at("enum").elements.contains("TRUE") ?? false
    }
    #expect(takes(SchemaProfile()))
    #expect(!takes(SchemaProfile(placeholders: .built)))
  }
}
