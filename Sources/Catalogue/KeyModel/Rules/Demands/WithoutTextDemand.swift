package import Diagnostics
import JSON
import Text

/// Text that holds none of these pieces.
package struct WithoutTextDemand: DemandDefinition {
  package var pieces: [String]

  package static let name = "without-text"
  package static let severity = Severity.error
  package static let summary = "A text contains what must not be in it."
  package static let explanation = """
    The character or word that the message names has another meaning there, such as a separator.
    """
  package static let cost = """
    The system divides or changes the text, or ignores it. The key's page says which.
    """
  package static let repair = "Write the text without the characters that the message names."

  package func sentence(_ must: String) -> String {
    "\(must) not contain \(alternatives(pieces.map(code)))."
  }

  private static let pieces = RuleMember.texts("pieces")
  package static let fields = [pieces.field]

  init(_ pieces: [String]) { self.pieces = pieces }

  package init?(_ members: RuleMembers) {
    guard let pieces = members[Self.pieces], !pieces.isEmpty else { return nil }
    self.init(pieces)
  }

  package var members: RuleMembers { [Self.pieces.with(pieces)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    let pattern = pieces.map(escapedForPattern).joined(separator: "|")
    return .demands([.notText([.init("pattern", .string(pattern))])])
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, _, let isName) = subject.part,
      let piece = pieces.first(where: text.holds)
    else { return [] }
    return [
      RuleProblem(
        "\(isName ? "the key" : subject.quotedKey) contains '\(piece)', which it \(subject.rule.verb) not contain",
        remedy: "write the text without it")
    ]
  }
}

extension Rule {
  /// Text that holds none of these pieces.
  public static func withoutText(_ pieces: [String]) -> Self {
    Self(.withoutText(WithoutTextDemand(pieces)))
  }
}
