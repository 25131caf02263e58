import Text

/// Diagnostics as lines of text, in the form that compilers use and editors recognize.
package struct DiagnosticText: Sendable {
  /// Whether to colour severities with ANSI escapes; for terminals only.
  package var colored: Bool

  package init(colored: Bool) { self.colored = colored }

  /// `file:line:column: error: message [id] [code]`, followed by indented lines with the details.
  ///
  /// - Parameter more: The number of findings like it that are not shown.
  package func format(_ diagnostic: Diagnostic, more: Int = 0) -> String {
    // Names of files and quoted input may contain escape sequences for the terminal.
    let location = diagnostic.location.map { "\("\($0)".legibleLine()): " } ?? ""
    let severity = "\(diagnostic.severity.rawValue):".styled(
      diagnostic.severity.terminalStyle, colored)
    let names = ([diagnostic.id] + diagnostic.codes).map { "[\($0.legibleLine())]" }
    var lines = [
      "\(location)\(severity) \(diagnostic.message.legibleLine()) \(names.joined(separator: " "))"
    ]
    // The path is needed only if no line is known.
    if let path = diagnostic.path, diagnostic.location?.line == nil {
      lines.append("at: \(path.legibleLine())")
    }
    if let remedy = diagnostic.remedy { lines.append("remedy: \(remedy.legibleLine())") }
    if let fixIt = diagnostic.fixIt { lines.append("fix available: \(fixIt.title.legibleLine())") }
    if let url = diagnostic.url { lines.append("see: \(url.text)") }
    if more > 0 { lines.append("… and \(more) more like this") }
    return lines.joined(separator: "\n  ")
  }
}

extension Severity {
  /// Its style of ANSI escapes.
  package var terminalStyle: String {
    switch self {
    case .note: "1;36"
    case .warning: "1;33"
    case .error: "1;31"
    }
  }
}
