package import Diagnostics
import JSON
import Text

/// Text, or every element of an array of texts, that a pattern matches; the name of an arbitrary key.
package struct PatternDemand: DemandDefinition {
  /// As it is written, in the syntax of `Pattern`.
  package var pattern: String
  /// The end of "must be": `a code of two letters`.
  package var form: String
  /// Nil for a malformed pattern, which a check reports.
  private let compiled: Pattern?

  package static let name = "pattern"
  package static let severity = Severity.error
  package static let summary = "A text does not have the form that its key requires."
  package static let explanation = """
    The text contains a character that doesn't belong, or lacks a part. The message says in words \
    which form is required. A text that contains a build setting is not judged.
    """
  package static let cost = """
    The system doesn't recognize the text, or a store refuses it. The key's page says which.
    """
  package static let repair = """
    Write the text in the form that the remedy describes.
    """

  package func sentence(_ must: String) -> String { "\(must) be \(form)." }

  private static let pattern = RuleMember.text("pattern")
  private static let form = RuleMember.text("form")
  package static let fields = [pattern.field, form.field]

  init(_ pattern: String, _ form: String) {
    self.pattern = pattern
    self.form = form
    compiled = try? Pattern(pattern)
  }

  package init?(_ members: RuleMembers) {
    guard let pattern = members[Self.pattern] else { return nil }
    self.init(pattern, members[Self.form] ?? "a text that fits")
  }

  package var members: RuleMembers { [Self.pattern.with(pattern), Self.form.with(form)] }

  package func schema(at path: PropertyPath) -> DemandSchema { .demands([.pattern(pattern)]) }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, let isFinal, let isName) = subject.part, isFinal,
      !list.mayBeMacro(text), let compiled, !compiled.matches(text)
    else { return [] }
    let isBlank = !text.isEmpty && text.allSatisfy { $0.isSpace }
    return [
      RuleProblem(
        isBlank && !isName ? "\(subject.quotedKey) is blank" : "'\(text)' is not \(plain(form))",
        remedy: "write \(plain(form))")
    ]
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.pattern == other.pattern && one.form == other.form
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension Rule {
  /// Text, or every element of an array of texts, that a pattern matches; the name of an arbitrary key.
  ///
  /// - Parameters:
  ///   - pattern: In the syntax of ECMA-262 without its expensive parts; see `docs/rules.md`.
  ///   - form: The end of "must be": `a code of two letters`.
  public static func pattern(_ pattern: String, _ form: String) -> Self {
    Self(.pattern(PatternDemand(pattern, form)))
  }
}
