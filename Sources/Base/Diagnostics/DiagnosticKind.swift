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
  #else
    /// The mistake, in one sentence.
    package var summary: String
    /// The reason, when it is reported, and when not.
    package var explanation: String
    /// The consequence where it stays as it is.
    package var cost: String
    /// The change to make, or the command to type.
    package var repair: String
    /// A piece of a file that has the mistake, and the same piece without it; nil for what is never reported.
    package var example: Example?
    /// The command that finds the mistake of the example, and its output.
    package var session = ""
    /// Whether `--disable` leaves it out.
    package var canBeDisabled = true
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
    explanation: @autoclosure () -> String, cost: @autoclosure () -> String,
    repair: @autoclosure () -> String, wrong: @autoclosure () -> String? = nil,
    right: @autoclosure () -> String? = nil
  ) {
    self.id = id
    self.severity = severity
    #if !hasFeature(Embedded)
      self.summary = summary()
      self.explanation = explanation()
      self.cost = cost()
      self.repair = repair()
      if let wrong = wrong(), let right = right() { example = Example(wrong: wrong, right: right) }
    #endif
  }
}
