package import Diagnostics
import JSON

extension Demand {
  /// What all demands of one kind have in common.
  package struct Kind: Sendable {
    /// The name in `catalogue.json`, and the id of the checker's findings.
    package let name: String
    /// The kind of the checker's findings.
    package let finding: DiagnosticKind
    /// The members that the rule's object may have besides those of every rule.
    package let fields: [RuleField]
    private let makeExample: @Sendable () -> RuleExample
    private let make: @Sendable (RuleMembers) -> Demand?

    init<Description: DemandKind>(
      _: Description.Type, _ demand: @escaping @Sendable (Description) -> Demand
    ) {
      name = Description.name
      finding = Description.finding
      fields = Description.fields
      makeExample = { Description.example }
      make = { members in Description(members).map { demand($0) } }
    }

    /// A small catalogue that has such a rule, and a property list that keeps it.
    package var example: RuleExample { makeExample() }

    /// Nil where a member is missing that the demand needs.
    package func demand(_ members: RuleMembers) -> Demand? { make(members) }
  }

  /// The kind of a name in `catalogue.json`.
  package static func kind(named name: String) -> Kind? { kindsByName[name] }

  private static let kindsByName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
}

// MARK: - What each description says

extension Demand {
  package var name: String { type(of: description).name }
  /// The kind of the checker's findings.
  package var finding: DiagnosticKind { type(of: description).finding }
  package var references: [PropertyPath] { description.references }
  package var members: RuleMembers { description.members }

  /// The rule as a sentence with the verb of its strength and, at its end, when it holds.
  package func sentence(_ must: String, when condition: String? = nil) -> String {
    description.sentence(must, when: condition)
  }

  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Demand {
    switch self {
    case .prefixFrom(let demand): .prefixFrom(demand.mappingReferences(change))
    case .atLeastOne(let demand): .atLeastOne(demand.mappingReferences(change))
    case .excludes(let demand): .excludes(demand.mappingReferences(change))
    case .needsNonzero(let demand): .needsNonzero(demand.mappingReferences(change))
    case .needs(let demand): .needs(demand.mappingReferences(change))
    case .ignoredBeside(let demand): .ignoredBeside(demand.mappingReferences(change))
    case .agreesWith(let demand): .agreesWith(demand.mappingReferences(change))
    case .declaredIn(let demand): .declaredIn(demand.mappingReferences(change))
    case .absent(let demand): .absent(demand.mappingReferences(change))
    case .onlyInside(let demand): .onlyInside(demand.mappingReferences(change))
    case .range, .length, .format, .pattern, .withoutSuffix, .withSuffix, .withPrefix,
      .withoutText, .predicate, .firstElement, .oneOf, .noneOf, .mustNotShip, .count, .contains,
      .atMostOneOf, .uniqueElements, .present, .onlyIn, .developmentOnly,
      .onlyKnownKeys, .stated:
      self
    }
  }

  /// Whether a demand of this kind looks at an aspect of a list.
  package func judges(_ aspect: DemandSubject.Aspect) -> Bool {
    type(of: description).judges.contains(aspect)
  }

  func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    description.problems(of: subject, in: list)
  }

  /// What a schema says about a key with this demand, whatever its condition.
  func schema(at path: PropertyPath) -> DemandSchema { description.schema(at: path) }

  func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    description.breaches(at: key, in: catalogue)
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    description.preparations(at: key, in: catalogue)
  }
}
