/// A kind of finding, identified by its id, with its meaning and usual severity.
package struct DiagnosticKind: Hashable, Sendable {
  /// In kebab case; never changes.
  package var id: String
  /// The severity, unless a finding states another one.
  package var severity: Severity
  #if hasFeature(Embedded)
    // A page links to explanations.
    package var summary: String { "" }
    package var explanation: String { "" }
    package var example: Example? { nil }
  #else
    /// The mistake, in one sentence.
    package var summary: String
    /// The reason why it matters, when it is reported, and what to do.
    package var explanation: String
    /// A piece of a file that has the mistake, and the same piece without it; nil where no short one can show it.
    package var example: Example?
  #endif

  package struct Example: Hashable, Sendable {
    package var wrong: String
    package var right: String

    package init(wrong: String, right: String) {
      self.wrong = wrong
      self.right = right
    }
  }

  package init(
    _ id: String, _ severity: Severity, _ summary: @autoclosure () -> String,
    explanation: @autoclosure () -> String, wrong: @autoclosure () -> String? = nil,
    right: @autoclosure () -> String? = nil
  ) {
    self.id = id
    self.severity = severity
    #if !hasFeature(Embedded)
      self.summary = summary()
      self.explanation = explanation()
      if let wrong = wrong(), let right = right() { example = Example(wrong: wrong, right: right) }
    #endif
  }
}
