import Diagnostics
import JSON
import KeyModel
import KeySchema
import Testing
import Text

/// A file that may go elsewhere has no mistake where only services refuse it, so only strict schemas reject it.
@Suite struct ServiceRuleTests {
  private typealias Fixture = ProfileFixture

  private static let store = Distribution("store", name: "the store")

  private func catalogue(_ key: Key, refusedBy: [Distribution], isForServices: Bool) -> Catalogue {
    Catalogue(
      title: "Test",
      document: changed(document) { $0.isForServices = isForServices },
      groups: [
        KeyGroup("all", "All", summary: "All.", keys: Fixture.extensionKeys + [key])
      ],
      extensionPoints: [Fixture.point], distributions: [Self.store],
      sources: [Source(Fixture.source, "Test", url: nil, summary: "A test.")],
      releases: ReleaseRegistry([.init(.iOS, ["8.0", "9.0", "10.0"])]),
      codes: [
        RejectionCode("S-1", "Refused", summary: "Refused.", refusedBy: refusedBy, sources: [])
      ])
  }

  private func schema(_ catalogue: Catalogue, _ unknownKeys: SchemaProfile.UnknownKeys) -> JSONValue
  {
    json(
      PropertyListSchema(
        catalogue, draft: .draft202012, profile: SchemaProfile(unknownKeys: unknownKeys)
      ).document(fileName: "test.schema.json"))
  }

  /// Who refuses what breaks the rule, whether the document is for services alone, and whether it is right elsewhere.
  static let cases: [([Distribution], Bool, Bool)] = [
    ([store], false, true), ([], false, true), ([store], true, false), ([], true, true),
  ]

  @Test(arguments: cases)
  func onlyStrictSchemasRejectWhatOnlyServicesRefuse(
    refusedBy: [Distribution], isForServices: Bool, isLeftOut: Bool
  ) {
    let rules: [Rule] = [
      .withSuffix([".y"]), .length(atMost: 3),
      .must(.withSuffix([".y"]), for: [Fixture.point.id]),
      .must(.absent, for: [Fixture.point.id]),
    ]
    for rule in rules {
      let ruled = Fixture.key("Key", .string, rules: [rule.codes("S-1")])
      let plain = catalogue(
        Fixture.key("Key", .string), refusedBy: refusedBy, isForServices: isForServices)
      let whole = catalogue(ruled, refusedBy: refusedBy, isForServices: isForServices)
      #expect((schema(whole, .open) == schema(plain, .open)) == isLeftOut, "\(rule)")
      #expect(schema(whole, .strict) != schema(plain, .strict), "\(rule)")
      #expect(
        ruled.rules[0].schemaSupport(at: ruled, in: whole) == (isLeftOut ? .partly : .expressed))
    }
  }
}
