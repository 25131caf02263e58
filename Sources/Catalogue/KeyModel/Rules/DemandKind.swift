package import Diagnostics

/// The properties of all demands of a kind.
package struct DemandKind: Sendable {
  /// The name in `catalogue.json`, and the id of the checker's findings.
  package let name: String
  /// The kind of the checker's findings.
  package let finding: DiagnosticKind
  /// Whether it is about keys that are there or not, rather than about their values.
  package let isAboutPresence: Bool
  /// The members that the rule's object may have besides the members of every rule.
  package let fields: [RuleField]
  /// Makes a demand; nil where a member is missing that it needs.
  package let demand: @Sendable (RuleMembers) -> Demand?

  #if !hasFeature(Embedded)
    /// The type that describes the kind.
    package let definition: any DemandDefinition.Type
  #endif

  init<Definition: DemandDefinition>(
    _: Definition.Type, _ demand: @escaping @Sendable (Definition) -> Demand
  ) {
    #if !hasFeature(Embedded)
      definition = Definition.self
    #endif
    name = Definition.name
    finding = Definition.finding
    isAboutPresence = Definition.judges.isSubset(of: [.key, .holder, .unknownKey])
    fields = Definition.fields
    self.demand = { members in Definition(members).map { demand($0) } }
  }
}

extension Demand {
  /// The kind of a name in `catalogue.json`.
  package static func kind(named name: String) -> DemandKind? { kindsByName[name] }

  private static let kindsByName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
}
