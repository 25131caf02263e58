package import Diagnostics

/// The key is not there; perhaps another one is in its stead.
package struct AbsentDemand: DemandDefinition {
  /// The key to write instead.
  package var instead: PropertyPath?

  package static let name = "absent"
  package static let severity = Severity.error
  package static let summary = "A key is where a rule doesn't allow it."
  package static let explanation = """
    Another key or value of the file, or the file's kind, makes the key wrong here. The message says \
    which. The same key is fine where the condition doesn't hold.
    """
  package static let cost = """
    The key's page says what happens; most often the system ignores the key. If the finding names a \
    code, a store refuses the product with it.
    """
  package static let repair = """
    Remove the key and its value. If the key is right, correct what the rule depends on: the key or \
    value that the message names.
    """

  package func sentence(_ must: String) -> String { sentence(must, when: nil) }

  package func sentence(_ must: String, when condition: String?) -> String {
    let limit = condition.map { " \($0)" } ?? ""
    return "\(must) not be present\(limit)\(instead.map { "; use \(link($0)) instead" } ?? "")."
  }

  package static let fields = [keysMember.field]

  init(instead: PropertyPath? = nil) { self.instead = instead }

  package init?(_ members: RuleMembers) { self.init(instead: members[keysMember]?.first) }

  package var members: RuleMembers { [keysMember.with(instead.map { [$0] })] }

  package var references: [PropertyPath] {
    get { instead.map { [$0] } ?? [] }
    set { instead = newValue.first }
  }

  package func schema(at path: PropertyPath) -> DemandSchema { .demands([.absence]) }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    [
      RuleProblem(
        "\(subject.quotedKey) \(subject.rule.verb) not be present\(subject.whenItHolds)",
        remedy: instead.map { "write '\($0.name)' instead" } ?? "remove the key")
    ]
  }
}

extension Rule {
  /// The key is not there; with a condition, where that holds.
  public static var absent: Self { Self(.absent(AbsentDemand())) }

  /// The key is not there, and another one has its meaning; with a condition, where that holds.
  public static func absent(use other: PropertyPath) -> Self {
    Self(.absent(AbsentDemand(instead: other)))
  }
}
