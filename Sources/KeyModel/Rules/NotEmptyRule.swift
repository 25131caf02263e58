package import Diagnostics

/// A dictionary or an array holds something.
package struct NotEmptyRule: RuleKind {
  package static let name = "not-empty"
  package static let severity = Severity.error
  package static let summary = "A dictionary or an array is empty that must hold something."
  package static let explanation = """
    Add what the key's page describes, or remove the key.
    """

  package func sentence(_ must: String) -> String {
    "\(must) not be empty."
  }

  package static let fields: [RuleField] = []

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package var members: RuleMembers { RuleMembers() }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .demands([.array([.init("minItems", 1)]), .dictionary([.init("minProperties", 1)])])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.emptiness]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard list.isComplete else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) is empty", remedy: "add what it is for, or remove the key")
    ]
  }

  package static var example: RuleExample {
    RuleExample(.notEmpty, [.array(of: .string)], kept: ["Key": ["a"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [
      RuleBreach(
        [.set(key.path, key.types.contains(.dictionary) ? [:] : [])], rejectedAt: key.path,
        by: "minItems", "minProperties")
    ]
  }
}

extension Rule {
  /// A dictionary or an array holds something.
  public static var notEmpty: Self { Self(NotEmptyRule()) }
}
