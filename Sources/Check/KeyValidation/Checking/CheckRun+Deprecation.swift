package import Diagnostics
import KeyModel
import Text

/// Files of a kind that is deprecated as a whole.
extension CheckRun {
  /// Reports it at the constant by which the file says its kind, in the words of the reference.
  mutating func checkDeprecation(of root: Node) {
    guard let warning = kind.deprecation?.oneLine, !warning.isEmpty else { return }
    var mark: Member?
    if case .dictionary(let members) = root.value, let name = checker.kindMarks.all.first?.name {
      mark = members.first { $0.key == name }
    }
    let newer = catalogue.documents.filter {
      $0.versionOf != nil && $0.versionOf == kind.versionOf && $0.deprecation == nil
    }
    report(
      .deprecatedDocument, at: mark?.node.range,
      warning.hasSuffix(".") ? String(warning.dropLast()) : warning,
      remedy: newer.isEmpty
        ? "look for what replaces it, and write that"
        : "write \(alternatives(newer.map { "'\($0.name)'" })) instead",
      about: mark.map { PropertyPath([.name($0.key)]) })
  }
}

extension DiagnosticKind {
  package static let deprecatedDocument = DiagnosticKind(
    "deprecated-document", .warning, "A file is of a kind that is deprecated.",
    explanation: """
      The maker of the format has given up this version of the document; another one takes its \
      place.
      """,
    cost: "Nothing yet: the program still reads the file. A later release may refuse it.",
    repair: """
      Write the version that the message names, and check the file again, since keys may differ.
      """,
    wrong: """
      version: lamps/v1beta1
      kind: LampShade
      """,
    right: """
      version: lamps/v1
      kind: LampShade
      """)
}
