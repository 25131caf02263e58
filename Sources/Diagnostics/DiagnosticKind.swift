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

  package init(_ id: String, _ severity: Severity, _ summary: String, explanation: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }
}
