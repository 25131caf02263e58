package import Diagnostics

/// Everything docgen knows about one kind of demand: how it reads, how `catalogue.json` spells it,
/// what a schema says about it and how a property list is checked against it.
///
/// Only `Demand` names the types that conform; it is a closed set.
package protocol DemandDefinition: Hashable, Sendable {
  // MARK: In words

  /// The name in `catalogue.json` and the id of the checker's findings, in kebab case.
  static var name: String { get }
  /// The severity of a finding; advice is reported one step lower.
  static var severity: Severity { get }
  /// What is wrong where the rule is broken, in one sentence.
  static var summary: String { get }
  /// Why it matters, when it is reported and when not, and what to do.
  static var explanation: String { get }
  /// The demand as a sentence with the verb of its strength, in lower case unless the first word is
  /// spelled otherwise.
  func sentence(_ must: String) -> String
  /// The same where it has a condition, such as "where `Key` is present".
  func sentence(_ must: String, when condition: String?) -> String

  // MARK: Other keys

  /// The keys that the demand mentions.
  var references: [PropertyPath] { get }

  // MARK: In catalogue.json

  /// The members that the rule's object may have besides those of every rule.
  static var fields: [RuleField] { get }
  /// Nil where a member is missing that the demand needs.
  init?(_ members: RuleMembers)
  var members: RuleMembers { get }

  // MARK: In a schema

  /// What a schema says about a key that has the rule, or why it can't say anything.
  func schema(at path: PropertyPath) -> DemandSchema

  // MARK: In a property list

  /// What of a list it looks at.
  static var judges: Set<DemandSubject.Aspect> { get }
  /// How the subject, which is one of those that it looks at, breaks the rule.
  func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem]
}

extension DemandDefinition {
  /// The kind of the checker's findings.
  static var finding: DiagnosticKind {
    DiagnosticKind(name, severity, summary, explanation: explanation)
  }

  package func sentence(_ must: String, when condition: String?) -> String {
    let sentence = sentence(must)
    return condition.map { "\(sentence.withoutPeriod) \($0)." } ?? sentence
  }

  package var references: [PropertyPath] { [] }
  package static var fields: [RuleField] { [] }
  package var members: RuleMembers { [] }
}
