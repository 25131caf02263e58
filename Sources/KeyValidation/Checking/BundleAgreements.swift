package import Diagnostics
import KeyModel
import Text

/// What a bundle has in common with the one that it is inside of.
extension DocumentCheckers {
  /// Where the files of a bundle don't agree with those of the one around it.
  package func disagreements(of files: [File], with outer: [File]) -> [Diagnostic] {
    guard !disabled.contains(DiagnosticKind.bundleDisagreement.id) else { return [] }
    return files.flatMap { file -> [Diagnostic] in
      let agreements = file.document.bundles?.agreements ?? []
      guard !agreements.isEmpty, let inner = file.facts,
        let other = outer.first(where: { $0.document.id == file.document.id }),
        let root = file.root, let otherRoot = other.root
      else { return [] }
      return agreements.compactMap { agreement -> Diagnostic? in
        guard
          agreement.bundleKinds.isEmpty
            || agreement.bundleKinds.contains(inner.bundleKind?.name ?? ""),
          let value = root.text(at: agreement.key), let wanted = otherRoot.text(at: agreement.key),
          let problem = agreement.problem(value, wanted)
        else { return nil }
        let isError =
          inner.platform.map(agreement.rejectedOn.contains) == true || isStrict
        let range = root.node(at: agreement.key)?.range
        func location(_ offset: Int) -> SourceLocation? { file.location(of: offset) }
        var finding = Diagnostic(
          agreement.relation == .notBefore ? .note : isError ? .error : .warning,
          DiagnosticKind.bundleDisagreement.id,
          at: range.flatMap { location($0.lowerBound) } ?? SourceLocation(file: file.path),
          to: range.flatMap { location($0.upperBound) },
          "\(quoted(agreement.key.name)) is \(quoted(value)), \(problem.message) in '\(other.path)'",
          remedy: problem.remedy, path: agreement.key.steps, codes: agreement.codes)
        finding.document = file.document.id
        return finding
      }
    }
  }
}

extension DocumentKind.Bundles.Agreement {
  fileprivate func problem(_ value: String, _ outer: String) -> (message: String, remedy: String)? {
    switch relation {
    case .same:
      guard value != outer else { return nil }
      return ("but \(quoted(outer))", "write the same in both")
    case .below:
      guard !value.hasPrefix(outer + ".") else { return nil }
      return (
        "which does not begin with \(quoted(outer + ".")), the value",
        "write \(quoted(outer + ".NAME"))"
      )
    case .notBefore:
      let (version, other) = (Version(value), Version(outer))
      guard version.components != nil, other.components != nil, version < other else { return nil }
      return (
        "and \(quoted(outer))", "write \(quoted(outer)) or a later version: nothing runs before"
      )
    }
  }
}

extension DiagnosticKind {
  package static let bundleDisagreement = DiagnosticKind(
    "bundle-disagreement", .warning, "A bundle does not agree with the one that it is inside of.",
    explanation: """
      Identifiers begin with that of the bundle around them, versions are the same, and no bundle inside another one \
      runs on older systems. An error on platforms of which a source says that they reject the product, otherwise a \
      warning. Reported where both files have the key with a final value.
      """)
}
