import Checking
import Diagnostics
import Site
import Text

enum FindingFormat: String, CaseIterable {
  case text, json, sarif, github

  /// What the text is to the terminal.
  var escaping: Terminal.Escaping {
    switch self {
    case .text: .styled
    case .json, .sarif: .json
    case .github: .plain
    }
  }

  /// Findings of one kind in one file beyond this number are counted in the forms for people.
  private static let mostOfOneKind = 20

  /// - Parameters:
  ///   - withNotes: Whether to print what may be as it is.
  ///   - base: Where the reference is served, for links to it; nil if nowhere.
  func text(
    of findings: [Diagnostic], withNotes: Bool, base: String? = nil, hasColor: Bool = false
  ) -> String {
    let findings = withNotes ? findings : findings.filter { !$0.isRemark }
    var shown: [(finding: Diagnostic, more: Int)] {
      findings.capped(at: Self.mostOfOneKind) { [$0.id, $0.location?.file] }
    }
    switch self {
    case .text:
      let format = DiagnosticText(colored: hasColor)
      return shown.map { format.format($0.finding, more: $0.more) + "\n" }.joined()
    case .json: return DiagnosticJSON.format(findings).serialized()
    case .sarif:
      let format = DiagnosticSARIF(
        tool: Program.current.name, version: Program.current.version, kinds: findingKinds,
        page: { id in base.map { $0.endingInSlash + pageAddress(ofFinding: id) } })
      return format.format(findings).serialized()
    case .github:
      return shown.map { DiagnosticGitHub.format($0.finding, more: $0.more) + "\n" }.joined()
    }
  }
}
