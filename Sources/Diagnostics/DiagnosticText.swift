/// Diagnostics as lines of text, in the form compilers use and editors open.
public struct DiagnosticText: Sendable {
  /// Whether to colour severities with ANSI escapes; for terminals only.
  public var colored: Bool

  public init(colored: Bool) { self.colored = colored }

  /// `file:line:column: error: message [id]`, and the remedy indented on a second line.
  public func format(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0): " } ?? ""
    let severity = paint("\(diagnostic.severity.rawValue):", diagnostic.severity)
    let first = "\(place)\(severity) \(diagnostic.message) [\(diagnostic.id)]"
    guard let remedy = diagnostic.remedy else { return first }
    return "\(first)\n  remedy: \(remedy)"
  }

  private func paint(_ text: String, _ severity: Severity) -> String {
    guard colored else { return text }
    let code =
      switch severity {
      case .note: "36"
      case .warning: "33"
      case .error: "31"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}
