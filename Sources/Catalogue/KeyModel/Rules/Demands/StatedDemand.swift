package import Diagnostics

/// A fact that no file shows, as one sentence of inline Markdown, and its subject.
package struct StatedDemand: DemandDefinition {
  package var text: String
  package var dependence: Condition.Dependence

  package static let name = "stated"
  package static let severity = Severity.note
  package static let summary = "A rule about something that no file shows."
  package static let explanation = """
    Such a rule is a sentence on the key's page. It depends on the program's code, on the device, on \
    a review, or on what the product is for.
    """
  package static let cost = "No run can tell. The sentence on the key's page says what to expect."
  package static let repair = "Read the sentence on the key's page and decide for your product."

  package func sentence(_ must: String) -> String { text }

  // It says itself when it holds.
  package func sentence(_ must: String, when condition: String?) -> String { text }

  private static let dependence = RuleMember<Condition.Dependence>.choice("dependsOn")
  // The sentence is a member of every rule.
  package static let fields: [RuleField] = [dependence.field]

  init(_ text: String, on dependence: Condition.Dependence) {
    self.text = text
    self.dependence = dependence
  }

  package init?(_ members: RuleMembers) {
    guard let text = members[.sentence] else { return nil }
    self.init(text, on: members[Self.dependence] ?? .intent)
  }

  package var members: RuleMembers { [Self.dependence.with(dependence)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .forPeople("It is about something that isn't in the list.")
  }

  package static let judges: Set<DemandAspect> = []

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    []
  }
}

extension Rule {
  /// A fact that no file shows, as one sentence of inline Markdown.
  public static func stated(_ sentence: String, on dependence: Condition.Dependence) -> Self {
    Self(.stated(StatedDemand(sentence, on: dependence)))
  }
}

extension RuleMember<String> {
  /// The sentence, which `catalogue.json` has for every rule.
  package static let sentence = text("text")
}
