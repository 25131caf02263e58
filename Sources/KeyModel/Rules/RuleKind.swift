package import Diagnostics

/// Everything docgen knows about one kind of rule: how it reads, how `catalogue.json` spells it,
/// what a schema says about it and how a property list is checked against it.
///
/// To add a kind of rule, write one file with a type that conforms to this protocol and a factory
/// in an extension of `Rule`, and add the type to `Rule.kinds`. The tests of all kinds use `example`
/// and `breaches`.
package protocol RuleKind: Hashable, Sendable {
  // MARK: In words

  /// The rule's name in `catalogue.json` and the id of the checker's findings, in kebab case.
  static var name: String { get }
  /// The severity of a finding; advice is reported one step lower.
  static var severity: Severity { get }
  /// What is wrong where the rule is broken, in one sentence.
  static var summary: String { get }
  /// Why it matters, when it is reported and when not, and what to do.
  static var explanation: String { get }
  /// The rule as a sentence with the verb of its strength, in lower case unless the first word is
  /// spelled otherwise.
  func sentence(_ must: String) -> String
  /// The same for the extension points listed.
  func sentence(_ must: String, for points: String) -> String

  // MARK: Other keys

  /// The keys that the rule mentions.
  var references: [PropertyPath] { get }
  func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self

  // MARK: In catalogue.json

  /// The members that the rule's object may have besides those of every rule.
  static var fields: [RuleField] { get }
  /// Nil where a member is missing that the rule needs.
  init?(_ members: RuleMembers)
  var members: RuleMembers { get }

  // MARK: In a schema

  /// What a schema says about a key that has the rule, or why it can't say anything.
  func schema(at path: PropertyPath) -> RuleSchema

  // MARK: In a property list

  /// What the rule looks at.
  static var judges: Set<RuleSubject.Aspect> { get }
  /// How the subject, which is one of those that the rule looks at, breaks the rule.
  func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem]

  // MARK: Examples

  /// A small catalogue that has the rule, and a property list that keeps it.
  static var example: RuleExample { get }
  /// Ways to break the rule in a list that keeps it; empty where no program can check it.
  func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach]
  /// What to change in a list that holds the key's example so that it keeps the rule.
  func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange]
}

extension RuleKind {
  package func sentence(_ must: String, for points: String) -> String {
    "For \(points): \(sentence(must))"
  }

  package var references: [PropertyPath] { [] }
  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self { self }
  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] { [] }

  /// The kind of the checker's findings.
  package static var finding: DiagnosticKind {
    DiagnosticKind(name, severity, summary, explanation: explanation)
  }
}
