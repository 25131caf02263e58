package import Diagnostics

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

  #if hasFeature(Embedded)
    // Optimized, it would be copied for each function that it is called with.
    @_optimize(none)
  #endif
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
  package func judges(_ aspect: DemandAspect) -> Bool {
    visit(Judges(aspect: aspect))
  }

  func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    visit(ProblemsOf(subject: subject, list: list))
  }

  func schema(at path: PropertyPath) -> DemandSchema { visit(SchemaOf(path: path)) }
}

private struct NameOf: DemandVisitor {
  func visit<Definition: DemandDefinition>(_: Definition) -> String { Definition.name }
}

private struct FindingOf: DemandVisitor {
  func visit<Definition: DemandDefinition>(_: Definition) -> DiagnosticKind { Definition.finding }
}

private struct ReferencesOf: DemandVisitor {
  func visit(_ demand: some DemandDefinition) -> [PropertyPath] { demand.references }
}

private struct MembersOf: DemandVisitor {
  func visit(_ demand: some DemandDefinition) -> RuleMembers { demand.members }
}

private struct SentenceOf: DemandVisitor {
  var must: String
  var condition: String?

  func visit(_ demand: some DemandDefinition) -> String { demand.sentence(must, when: condition) }
}

private struct Judges: DemandVisitor {
  var aspect: DemandAspect

  func visit<Definition: DemandDefinition>(_: Definition) -> Bool {
    Definition.judges.contains(aspect)
  }
}

private struct ProblemsOf<Context: RuleContext>: DemandVisitor {
  var subject: DemandSubject<Context.Value>
  var list: Context

  func visit(_ demand: some DemandDefinition) -> [RuleProblem] {
    demand.problems(of: subject, in: list)
  }
}

private struct SchemaOf: DemandVisitor {
  var path: PropertyPath

  func visit(_ demand: some DemandDefinition) -> DemandSchema { demand.schema(at: path) }
}
