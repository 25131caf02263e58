package import Diagnostics
import Text

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
    let references = references
    return references.isEmpty ? self : visit(Referring(references: references.map(change)))
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
  func visit<Definition: DemandDefinition>(_: Definition, _: (Definition) -> Demand) -> String {
    Definition.name
  }
}

private struct FindingOf: DemandVisitor {
  func visit<Definition: DemandDefinition>(
    _: Definition, _: (Definition) -> Demand
  ) -> DiagnosticKind { Definition.finding }
}

private struct ReferencesOf: DemandVisitor {
  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _: (Definition) -> Demand
  ) -> [PropertyPath] { demand.references }
}

/// The demand with other references.
private struct Referring: DemandVisitor {
  var references: [PropertyPath]

  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _ wrap: (Definition) -> Demand
  ) -> Demand { wrap(changed(demand) { $0.references = references }) }
}

private struct MembersOf: DemandVisitor {
  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _: (Definition) -> Demand
  ) -> RuleMembers { demand.members }
}

private struct SentenceOf: DemandVisitor {
  var must: String
  var condition: String?

  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _: (Definition) -> Demand
  ) -> String { demand.sentence(must, when: condition) }
}

private struct Judges: DemandVisitor {
  var aspect: DemandAspect

  func visit<Definition: DemandDefinition>(_: Definition, _: (Definition) -> Demand) -> Bool {
    Definition.judges.contains(aspect)
  }
}

private struct ProblemsOf<Context: RuleContext>: DemandVisitor {
  var subject: DemandSubject<Context.Value>
  var list: Context

  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _: (Definition) -> Demand
  ) -> [RuleProblem] { demand.problems(of: subject, in: list) }
}

private struct SchemaOf: DemandVisitor {
  var path: PropertyPath

  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _: (Definition) -> Demand
  ) -> DemandSchema { demand.schema(at: path) }
}
