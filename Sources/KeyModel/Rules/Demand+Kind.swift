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
  package var name: String { visit(NameOf()) }
  /// The kind of the checker's findings.
  package var finding: DiagnosticKind { visit(FindingOf()) }
  package var references: [PropertyPath] { visit(ReferencesOf()) }
  package var members: RuleMembers { visit(MembersOf()) }

  /// The rule as a sentence with the verb of its strength and, at its end, when it holds.
  package func sentence(_ must: String, when condition: String? = nil) -> String {
    visit(SentenceOf(must: must, condition: condition))
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
    visit(Judges(aspect: aspect))
  }

  func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    visit(ProblemsOf(subject: subject, list: list))
  }

  /// What a schema says about a key with this demand, whatever its condition.
  func schema(at path: PropertyPath) -> DemandSchema { visit(SchemaOf(path: path)) }

  func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    visit(BreachesOf(key: key, catalogue: catalogue))
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    visit(PreparationsOf(key: key, catalogue: catalogue))
  }
}

private struct NameOf: DemandVisitor {
  func visit<Description: DemandKind>(_: Description) -> String { Description.name }
}

private struct FindingOf: DemandVisitor {
  func visit<Description: DemandKind>(_: Description) -> DiagnosticKind { Description.finding }
}

private struct ReferencesOf: DemandVisitor {
  func visit(_ demand: some DemandKind) -> [PropertyPath] { demand.references }
}

private struct MembersOf: DemandVisitor {
  func visit(_ demand: some DemandKind) -> RuleMembers { demand.members }
}

private struct SentenceOf: DemandVisitor {
  var must: String
  var condition: String?

  func visit(_ demand: some DemandKind) -> String { demand.sentence(must, when: condition) }
}

private struct Judges: DemandVisitor {
  var aspect: DemandSubject.Aspect

  func visit<Description: DemandKind>(_: Description) -> Bool {
    Description.judges.contains(aspect)
  }
}

private struct ProblemsOf<Context: RuleContext>: DemandVisitor {
  var subject: DemandSubject
  var list: Context

  func visit(_ demand: some DemandKind) -> [RuleProblem] {
    demand.problems(of: subject, in: list)
  }
}

private struct SchemaOf: DemandVisitor {
  var path: PropertyPath

  func visit(_ demand: some DemandKind) -> DemandSchema { demand.schema(at: path) }
}

private struct BreachesOf: DemandVisitor {
  var key: Key
  var catalogue: Catalogue

  func visit(_ demand: some DemandKind) -> [RuleBreach] {
    demand.breaches(at: key, in: catalogue)
  }
}

private struct PreparationsOf: DemandVisitor {
  var key: Key
  var catalogue: Catalogue

  func visit(_ demand: some DemandKind) -> [ListChange] {
    demand.preparations(at: key, in: catalogue)
  }
}
