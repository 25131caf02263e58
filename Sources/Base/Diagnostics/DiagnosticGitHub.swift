/// Diagnostics as the workflow commands that GitHub Actions turns into annotations.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are the same as in
/// `@actions/core`, `command.ts`.
package enum DiagnosticGitHub {
  /// `::error file=lamp.json,line=3,col=2,title=wrong-type::message`, without a newline.
  ///
  /// - Parameter more: The number of findings like it that are not shown.
  package static func format(_ diagnostic: Diagnostic, more: Int = 0) -> String {
    let command =
      switch diagnostic.severity {
      case .note: "notice"
      case .warning: "warning"
      case .error: "error"
      }
    var properties: [(String, String)] = []
    if let location = diagnostic.location {
      // The path in the repository, without the `./` of a search in `.`.
      properties.append(("file", String(location.file.trimmingPrefix("./"))))
      if let line = location.line { properties.append(("line", String(line))) }
      if let column = location.column { properties.append(("col", String(column))) }
      // An annotation of several lines is shown after the last one and has no columns.
      if let end = diagnostic.end, let line = end.line, line == location.line {
        properties.append(("endLine", String(line)))
        if let column = end.column { properties.append(("endColumn", String(column))) }
      }
    }
    properties.append(("title", diagnostic.id))
    var message = diagnostic.message
    for code in diagnostic.codes { message += " [\(code)]" }
    if let path = diagnostic.path, diagnostic.location?.line == nil { message += " (at \(path))" }
    if let remedy = diagnostic.remedy { message += "\nremedy: \(remedy)" }
    if let url = diagnostic.url { message += "\nsee: \(url.text)" }
    if more > 0 { message += "\n… and \(more) more like this" }
    let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    return "::\(command) \(list)::\(escapedData(message))"
  }

  private static func escapedData(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func escapedProperty(_ text: String) -> String {
    escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
