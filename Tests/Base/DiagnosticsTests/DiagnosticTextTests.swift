import Diagnostics
import Testing
import Text

@Suite struct DiagnosticTextTests {
  static let location = SourceLocation(file: "Keys/Dock.swift", line: 8, column: 3)

  @Test(arguments: [
    (
      Diagnostic.error("bad-name", at: location, "'a' is not a name"),
      "Keys/Dock.swift:8:3: error: 'a' is not a name [bad-name]"
    ),
    (
      Diagnostic.warning("old-name", at: SourceLocation(file: "a.md", line: 2), "'a' is old"),
      "a.md:2: warning: 'a' is old [old-name]"
    ),
    (
      Diagnostic(.note, "seen", at: SourceLocation(file: "a.md"), "Look here"),
      "a.md: note: Look here [seen]"
    ),
    (Diagnostic.error("no-location", at: nil, "It failed"), "error: It failed [no-location]"),
    (
      Diagnostic.error("bad-name", at: nil, "'a' is not a name", remedy: "write 'b'"),
      "error: 'a' is not a name [bad-name]\n  remedy: write 'b'"
    ),
  ])
  func diagnosticsReadLikeThoseOfACompiler(diagnostic: Diagnostic, text: String) {
    #expect(DiagnosticText(colored: false).format(diagnostic) == text)
  }

  @Test(arguments: [(Severity.note, "36"), (.warning, "33"), (.error, "31")])
  func onlyTheSeverityIsColoured(severity: Severity, code: String) {
    let diagnostic = Diagnostic(severity, "id", at: Self.location, "Message", remedy: "Do it")
    #expect(
      DiagnosticText(colored: true).format(diagnostic)
        == "Keys/Dock.swift:8:3: \u{1B}[1;\(code)m\(severity.rawValue):\u{1B}[0m Message [id]\n  remedy: Do it"
    )
  }
}
