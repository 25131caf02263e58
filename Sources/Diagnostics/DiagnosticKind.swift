/// A kind of finding, known by its id: what it means and how bad it is as a rule.
package struct DiagnosticKind: Hashable, Sendable {
  /// Kebab case. Part of the interface of the tool.
  package var id: String
  /// The severity of a finding that says nothing else.
  package var severity: Severity
  /// What is wrong, in one sentence.
  package var summary: String
  /// Why it matters, when it is reported and when not, and what to do.
  package var explanation: String

  package init(_ id: String, _ severity: Severity, _ summary: String, explanation: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }
}
