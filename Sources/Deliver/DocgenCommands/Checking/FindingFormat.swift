import Checking
import Diagnostics
import KeyValidation
import Site
import Text

enum FindingFormat: String, CaseIterable {
  case text, json, sarif, github

  /// The escaping that the text needs in a terminal.
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
  ///   - verdict: The verdict on the product, for the forms that have a place for it.
  ///   - withNotes: Whether to print what may be as it is.
  ///   - page: The address of a finding's page; nil where it has none.
  func text(
    of findings: [Diagnostic], verdict: String? = nil, withNotes: Bool, hasColor: Bool = false,
    page: @escaping @Sendable (_ id: String) -> PageAddress? = { _ in nil }
  ) -> String {
    let findings = withNotes ? findings : findings.filter { !$0.isRemark }
    func shown(_ findings: [Diagnostic]) -> [(finding: Diagnostic, more: Int)] {
      findings.capped(at: Self.mostOfOneKind) { [$0.id, $0.location?.file] }
    }
    switch self {
    case .text:
      let format = DiagnosticText(colored: hasColor)
      return shown(findings.worstFirst).map { format.format($0.finding, more: $0.more) + "\n" }
        .joined()
    case .json: return DiagnosticJSON.format(findings).serialized()
    case .sarif:
      let format = DiagnosticSARIF(
        tool: Program.current.name, version: Program.current.version, kinds: findingKinds,
        page: page)
      return format.format(findings, verdict: verdict).serialized()
    case .github:
      return shown(findings).map { DiagnosticGitHub.format($0.finding, more: $0.more) + "\n" }
        .joined()
    }
  }
}
