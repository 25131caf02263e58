/// A kind of finding, identified by its id, with its meaning and usual severity.
package struct DiagnosticKind: Hashable, Sendable {
  /// In kebab case; never changes.
  package var id: String
  /// The severity, unless a finding states another one.
  package var severity: Severity
  /// The mistake, in one sentence.
  package var summary: String
  /// Why it matters, when it is reported, and what to do.
  package var explanation: String
  /// A piece of a file that has the mistake, and the same piece without it; nil where no short one can show it.
  package var example: Example?

  package struct Example: Hashable, Sendable {
    package var wrong: String
    package var right: String
  }

  package init(
    _ id: String, _ severity: Severity, _ summary: String, explanation: String,
    wrong: String? = nil, right: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    if let wrong, let right { example = Example(wrong: wrong, right: right) }
  }
}
