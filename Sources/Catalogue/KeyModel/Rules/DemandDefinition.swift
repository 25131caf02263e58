package import Diagnostics

/// A kind of demand: its words, its form in `catalogue.json`, its schema and its check.
///
/// Only `Demand` names the types that conform; it is a closed set.
package protocol DemandDefinition: Hashable, Sendable {
  // MARK: In words

  /// The name in `catalogue.json` and the id of the checker's findings, in kebab case.
  static var name: String { get }
  /// The severity of a finding; advice is reported one step lower.
  static var severity: Severity { get }
  /// The mistake in a list that breaks the rule, in one sentence.
  static var summary: String { get }
  /// The reason, when it is reported and when not.
  static var explanation: String { get }
  /// The consequence where it stays as it is.
  static var cost: String { get }
  /// The change to make, or the command to type.
  static var repair: String { get }
  /// The demand as a sentence with the verb of its strength, in lower case unless the first word is
  /// spelled otherwise.
  func sentence(_ must: String) -> String
  /// The same where it has a condition, such as "where `Key` is present".
  func sentence(_ must: String, when condition: String?) -> String

  // MARK: Other keys

  /// The keys that the demand mentions. Others may be set, in the same number.
  var references: [PropertyPath] { get set }

  // MARK: In catalogue.json

  /// The members that the rule's object may have besides the members of every rule.
  static var fields: [RuleField] { get }
  /// Nil if a member is missing.
  init?(_ members: RuleMembers)
  var members: RuleMembers { get }

  // MARK: In a schema

  /// The rule in the schema of its key, or why no schema expresses it.
  func schema(at path: PropertyPath) -> DemandSchema

  // MARK: In a property list

  /// The aspects of a list that it examines.
  static var judges: Set<DemandAspect> { get }
  /// The breaches of a subject with one of these aspects.
  func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
}

extension DemandDefinition {
  package static var finding: DiagnosticKind {
    DiagnosticKind(
      name, severity, summary, explanation: explanation, cost: cost, repair: repair,
      wrong: DemandExamples.named(name)?.wrong, right: DemandExamples.named(name)?.right)
  }

  package func sentence(_ must: String, when condition: String?) -> String {
    let sentence = sentence(must)
    return condition.map { "\(sentence.withoutPeriod) \($0)." } ?? sentence
  }

  package var references: [PropertyPath] {
    get { [] }
    set {}
  }

  package static var fields: [RuleField] { [] }
  package var members: RuleMembers { [] }
}
