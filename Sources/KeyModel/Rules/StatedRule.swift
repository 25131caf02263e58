package import Diagnostics

/// What no program can check, as one sentence of inline Markdown.
package struct StatedRule: RuleKind {
  var text: String

  package static let name = "stated"
  package static let severity = Severity.note
  package static let summary = "A rule that no program can check."
  package static let explanation = """
    Such a rule is a sentence on the key's page: what a file must contain, how an app must \
    behave. It is never reported.
    """

  package func sentence(_ must: String) -> String { text }

  // The sentence is a member of every rule.
  package static let fields: [RuleField] = []

  init(_ text: String) { self.text = text }

  package init?(_ members: RuleMembers) {
    guard let text = members[.sentence] else { return nil }
    self.init(text)
  }

  package var members: RuleMembers { RuleMembers() }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .forPeople("It is about something that isn't in the list.")
  }

  package static let judges: Set<RuleSubject.Aspect> = []

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    []
  }

  package static var example: RuleExample {
    RuleExample(.stated("The file must exist."), [.string], kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    []
  }
}

extension Rule {
  /// What no program can check, as one sentence of inline Markdown.
  public static func stated(_ sentence: String) -> Self { Self(StatedRule(sentence)) }
}

extension RuleMember<String> {
  /// The sentence, which `catalogue.json` has for every rule.
  package static let sentence = text("text")
}
