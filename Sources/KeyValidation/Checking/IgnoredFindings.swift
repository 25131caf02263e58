import Diagnostics
import Text

extension PropertyListChecker {
  /// The other findings, with a note for each comment that leaves out nothing.
  func findings(
    _ findings: [Diagnostic], withoutIgnoredIn document: PropertyListDocument, file: String
  ) -> [Diagnostic] {
    guard !document.ignores.isEmpty, let lines = document.lines else { return findings }
    let scopes = document.ignores.map { comment -> Range<SourceLocation>? in
      guard let scope = comment.scope else { return nil }
      // What is about the whole file has no line.
      let start =
        scope.lowerBound == 0
        ? SourceLocation(file: file) : lines.location(of: scope.lowerBound, in: file)
      return start..<max(start, lines.location(of: scope.upperBound, in: file))
    }
    let byID = Dictionary(grouping: document.ignores.indices) { document.ignores[$0].id }
    var used: Set<Int> = []
    let others = findings.filter { finding in
      let ignoring = (byID[finding.id] ?? []).filter { index in
        finding.location.map { scopes[index]?.contains($0) == true } == true
      }
      used.formUnion(ignoring)
      return ignoring.isEmpty
    }
    guard !options.disabled.contains(DiagnosticKind.unusedIgnore.id) else { return others }
    let unused = document.ignores.indices.filter {
      !used.contains($0) && !options.disabled.contains(document.ignores[$0].id)
    }
    return others
      + unused.map { index in
        let id = document.ignores[index].id
        let problem = Self.problem(withIgnored: id)
        return Diagnostic(
          .note, DiagnosticKind.unusedIgnore.id,
          at: lines.location(of: document.ignores[index].range.lowerBound, in: file),
          problem ?? "the comment ignores nothing: no finding \(quoted(id)) is about what follows",
          remedy: problem == nil ? "remove the comment" : "write the id that the finding ends with")
      }
  }

  private static func problem(withIgnored id: String) -> String? {
    if id.isEmpty { return "the comment does not say which findings to ignore" }
    let ids = (kinds + PropertyListReader.kinds).map { $0.id }
    return ids.contains(id)
      ? nil : "no finding is named \(quoted(id))\(suggestion(for: id, among: ids))"
  }
}

extension DiagnosticKind {
  static let unusedIgnore = DiagnosticKind(
    "unused-ignore", .note, "A comment ignores no finding.",
    explanation: """
      <!-- docgen:ignore ID REASON --> leaves out the findings with this id about the element after it and \
      everything inside; before the root, those about the whole file. Syntax errors cannot be ignored. This \
      comment ignores none: the mistake was corrected, the id is wrong, or the finding is about another element.
      """)
}
