package import Diagnostics

/// The key is not there.
package struct AbsentDemand: DemandKind {
  package static let name = "absent"
  package static let severity = Severity.error
  package static let summary = "A key is where a rule doesn't allow it."
  package static let explanation = """
    The key's page says where it has no place and what happens otherwise. Remove it, or correct what \
    the rule depends on.
    """

  package func sentence(_ must: String) -> String { "\(must) not be present." }

  package static let fields: [RuleField] = []

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package var members: RuleMembers { RuleMembers() }

  package func schema(at path: PropertyPath) -> DemandSchema { .demands([.absence]) }

  package static let judges: Set<DemandSubject.Aspect> = [.key]

  package func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    return [
      RuleProblem(
        "\(subject.quotedKey) \(subject.rule.verb) not be present\(subject.whenItHolds)",
        remedy: "remove the key")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .absent.when(.has("Other", true)), [.string], others: ["Other": [.boolean]],
      kept: ["Other": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [
      RuleBreach(
        [.set(key.path, key.example ?? "a")], rejectedAt: key.path.parent ?? .root, by: "not")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.remove(key.path)]
  }
}

extension Rule {
  /// The key is not there; with a condition, where that holds.
  public static var absent: Self { Self(.absent(AbsentDemand())) }
}
