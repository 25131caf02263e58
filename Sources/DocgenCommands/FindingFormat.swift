import Diagnostics
import KeyValidation

/// What every finding is called and means: the checker's, the reader's, and those of the files.
let findingKinds =
  PropertyListChecker.kinds + PropertyListReader.kinds + [
    .unclearDocument, .settingWithoutEffect, .unreadSettings, .bundleDisagreement,
    .notGranted, .expiredGrant, .unreadableGrant,
    .incompleteBundle, .collidingBundles, .misplacedBundle, .staleBaseline,
    DiagnosticKind(
      "no-property-list", .error, "A folder or a bundle contains no file to check.",
      explanation:
        "A folder is searched for files whose names match those of the reference's documents, hidden folders left out."
    ),
    DiagnosticKind(
      "unreadable-file", .error, "A file cannot be read.",
      explanation: "Check its name and its permissions. The exit status is 2."),
    DiagnosticKind(
      "unreadable-signature", .note, "The code signature of a program cannot be read.",
      explanation:
        "A bundle's program may have a file of the reference in its signature, which is checked with the bundle's other files. This one is damaged, or has a form that docgen does not read, so nothing that would be in it is reported. Sign the program again, or put the file beside the bundle, with the bundle's name. The finding fails no run."
    ),
    DiagnosticKind(
      "not-written", .error, "The baseline was not written.",
      explanation:
        "It may not be written, has other names (hard links), or was saved while the lists were checked. The old one is unchanged. The exit status is 2."
    ),
    DiagnosticKind(
      "not-repaired", .error, "A file was not repaired with --fix.",
      explanation:
        "Nothing in the file was changed: it may not be written, has other names (hard links), was saved while it was being checked, was found through a symbolic link, or its owner or attributes could not be kept. The exit status is 2."
    ),
  ]

/// How findings are printed.
enum FindingFormat: String, CaseIterable {
  case text, json, sarif, github

  /// What the text is to the terminal.
  var form: Terminal.Form {
    switch self {
    case .text: .styled
    case .json, .sarif: .json
    case .github: .plain
    }
  }

  /// Findings of one kind in one file beyond this number are counted in the forms for people.
  private static let mostOfOneKind = 20

  /// - Parameter withNotes: Whether to print what may be as it is.
  func text(of findings: [Diagnostic], withNotes: Bool) -> String {
    let findings = withNotes ? findings : findings.filter { !$0.isRemark }
    var shown: [(finding: Diagnostic, more: Int)] {
      findings.capped(at: Self.mostOfOneKind) { [$0.id, $0.location?.file] }
    }
    switch self {
    case .text:
      let format = DiagnosticText(colored: Terminal.hasColor)
      return shown.map { format.format($0.finding, more: $0.more) + "\n" }.joined()
    case .json: return DiagnosticJSON().format(findings).serialized()
    case .sarif:
      let format = DiagnosticSARIF(
        tool: Program.current.name, version: Program.current.version, kinds: findingKinds)
      return format.format(findings).serialized()
    case .github:
      return shown.map { DiagnosticGitHub().format($0.finding, more: $0.more) + "\n" }.joined()
    }
  }
}

extension Diagnostic {
  /// Whether it is a note about what a list has. Others say what was not checked.
  var isRemark: Bool {
    severity == .note && !Self.idsOfWhatIsUnchecked.contains(id)
  }

  private static let idsOfWhatIsUnchecked = [
    "unread-template", "unreadable-signature", DiagnosticKind.unreadSettings.id,
    DiagnosticKind.staleBaseline.id, DiagnosticKind.unreadableGrant.id,
  ]
}
