package import Diagnostics

/// Text of at most this many characters, as Unicode counts code points.
package struct LengthDemand: DemandDefinition {
  package var max: Int

  package static let name = "length"
  package static let severity = Severity.error
  package static let summary = "A text is too long."
  package static let explanation = """
    The key's page states how many characters fit, counted as Unicode code points. A text that \
    contains a build setting is not judged.
    """

  package func sentence(_ must: String) -> String {
    "\(must) have at most \(max) \(max == 1 ? "character" : "characters")."
  }

  private static let max = RuleMember.integer("max", form: .number)
  package static let fields = [max.field]

  init(max: Int) { self.max = max }

  package init?(_ members: RuleMembers) {
    guard let max = members[Self.max], max >= 0 else { return nil }
    self.init(max: max)
  }

  package var members: RuleMembers { [Self.max.with(max)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([.text([.init("maxLength", .integer(max))])])
  }

  package static let judges: Set<DemandSubject.Aspect> = [.text]

  package func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal,
      text.unicodeScalars.count > max
    else { return [] }
    return [
      RuleProblem(
        "'\(text)' has \(text.unicodeScalars.count) characters, which is more than \(max)",
        remedy: "shorten it")
    ]
  }
}

extension Rule {
  /// Text of at most this many characters.
  public static func length(atMost max: Int) -> Self { Self(.length(LengthDemand(max: max))) }
}
