package import Diagnostics

/// Needs the other key, where the dictionary that may hold that key is present.
package struct NeedsRule: SituationRule {
  package var other: PropertyPath
  package var situation: String

  package static let name = "needs"
  package static let severity = Severity.warning
  package static let summary = "A key needs another one."
  package static let explanation = """
    The need may depend on a situation that no file shows; the key's page names it. \
    Nothing is reported where the dictionary that would hold the other key is missing.
    """

  package func sentence(_ must: String) -> String {
    "\(situation.lowercasedFirst), \(link(other)) \(must) be present."
  }

  package init(_ other: PropertyPath, when situation: String) {
    self.other = other
    self.situation = situation
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .inexpressible("The need depends on a situation that no file shows.")
  }

  package static let judges: Set<RuleSubject.Aspect> = [.key]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard list.isComplete, list.canHold(other), list.occurrences(of: other).isEmpty else {
      return []
    }
    return [
      RuleProblem(
        "\(subject.quotedKey) needs '\(other.name)', which is missing",
        remedy: "add '\(other.name)'")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .needs("Other", when: "Always"), [.string], others: ["Other": [.string]],
      kept: ["Key": "a", "Other": "b"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.remove(other)])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    catalogue[other]?.example.map { [.set(other, $0)] } ?? []
  }
}

extension Rule {
  /// Needs the other key; `when` says in words in which situation.
  public static func needs(_ key: PropertyPath, when situation: String) -> Self {
    Self(NeedsRule(key, when: situation))
  }
}

extension RuleContext {
  /// Whether the dictionary that would hold a key is in the list; a string may be there instead.
  func canHold(_ path: PropertyPath) -> Bool {
    guard let parent = path.parent, !parent.isRoot else { return true }
    return occurrences(of: parent).holdDictionary
  }
}
