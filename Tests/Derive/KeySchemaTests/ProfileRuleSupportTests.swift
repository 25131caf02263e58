import Diagnostics
import JSON
import KeyModel
import KeySchema
import Testing

/// Schemas do as `schemaSupport` says: a rule that is said to be expressed changes a
/// schema, any other changes none.
@Suite struct ProfileRuleSupportTests {
  private typealias Fixture = ProfileFixture

  static let rules: [Rule] =
    [
      .range(min: 0, max: 9), .withoutSuffix([".x"]), .withSuffix([".y"]), .firstElement("a"),
      .mustNotShip("stub", reason: "it is one"), .atLeastOne(of: ["Parent/Key", "Parent/Other"]),
      .atLeastOne(of: ["Parent/Key", "Elsewhere"]), .excludes(["Parent/Other"]),
      .excludes(["Elsewhere"]), .needsNonzero("Parent/Other", when: "Always"),
      .needsNonzero("Elsewhere", when: "Always"), .needs("Parent/Other", when: "Always"),
      .ignoredBeside(["Parent/Other"]), .agrees(with: "Elsewhere"),
      .present.when(.code("it rains")),
      .onlyIn(.app), .onlyInside("Elsewhere"), .developmentOnly, .uniqueElements,
      .count(atLeast: 1),
      .onlyKnownKeys, .stated("A sentence.", on: .intent),
    ] + TextFormat.allCases.map { .format($0) }

  static let types: [ValueType] = [
    .string, .integer, .boolean, .dictionary, .array(of: .string), .array(of: .integer),
  ]

  private func schemas(_ key: Key) -> [JSONValue] {
    let keys =
      Fixture.extensionKeys + [
        Fixture.key("Parent", .dictionary), Fixture.key("Parent/Other", .integer),
        Fixture.key("Elsewhere", .integer), key,
      ]
    return SchemaProfile.Placeholders.allCases.flatMap { stage in
      Draft.allCases.map { draft in
        Fixture.schema(
          keys, points: [Fixture.point], draft: draft, SchemaProfile(placeholders: stage))
      }
    }
  }

  @Test(arguments: types)
  func schemaExpressesExactlyTheRulesItClaims(type: ValueType) {
    let plain = schemas(Fixture.key("Parent/Key", type))
    for given in Self.rules {
      for (strength, points) in [
        (Rule.Strength.must, []), (.should, []), (.must, [Fixture.point.id]),
      ] {
        var rule = given
        rule.strength = strength
        rule.extensionPoints = points
        let ruled = Fixture.key("Parent/Key", type, rules: [rule])
        let changed = zip(plain, schemas(ruled)).map { $0 != $1 }
        switch rule.schemaSupport(at: ruled, in: Fixture.catalogue([ruled])) {
        case .expressed: #expect(changed.allSatisfy { $0 }, "\(rule)")
        case .partly: #expect(changed.contains(true) && changed.contains(false), "\(rule)")
        case .checkerOnly, .people: #expect(!changed.contains(true), "\(rule)")
        }
      }
    }
  }
}
