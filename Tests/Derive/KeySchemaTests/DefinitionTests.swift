import JSON
import KeyModel
import Testing

@testable import KeySchema

@Suite struct DefinitionTests {
  /// Keys with an availability, a value or a rule that one profile objects to, and keys whose
  /// schemas hold the only reference to the definition of a placeholder.
  @Test(arguments: Draft.allCases, [nil, Platform.iOS, .macOS])
  func schemasDefineWhatTheyReferTo(draft: Draft, platform: Platform?) {
    var gone = key("Gone", .integer)
    gone.availability = [.iOS("8.0", deprecated: "9.0")]
    let keys = [
      key("Flag", .boolean), gone,
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
      let schema = json(
        PropertyListSchema(small, draft: draft, profile: SchemaProfile(platform: platform))
          .document(fileName: "a.json"))
      var references: Set<String> = []
      schema.collectReferences(into: &references)
      var definitions: [JSONValue.Member] = []
      if case .object(let members)? = schema[draft.definitions] { definitions = members }
      #expect(
        references.filter { $0.contains(draft.definitions) }
          == Set(definitions.map { "#/\(draft.definitions)/\($0.name)" }))
    }
  }
}
