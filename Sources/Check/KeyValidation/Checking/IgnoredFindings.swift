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
      // A finding about the whole file has no line.
      let start =
        scope.lowerBound == 0
        ? SourceLocation(file: file) : lines.location(of: scope.lowerBound, in: file)
      return start..<max(start, lines.location(of: scope.upperBound, in: file))
    }
    let byID = Dictionary(grouping: document.ignores.indices) { document.ignores[$0].id }
    var used: Set<Int> = []
    var ignored: Set<Int> = []
    for (id, found) in Dictionary(grouping: findings.indices, by: { findings[$0].id }) {
      guard let comments = byID[id] else { continue }
      let located = found.compactMap { index in findings[index].location.map { (index, $0) } }
      let begun = comments.compactMap { index in scopes[index].map { (index, $0) } }
      Self.visit(located, in: begun) { finding, comments in
        ignored.insert(finding)
        used.formUnion(comments)
      }
    }
    let others = findings.indices.filter { !ignored.contains($0) }.map { findings[$0] }
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

  /// Visits each location that is in a scope, with the scopes around it that were not visited with another location.
  ///
  /// Scopes belong to elements: one is inside another, or apart from it.
  private static func visit(
    _ locations: [(Int, SourceLocation)], in scopes: [(Int, Range<SourceLocation>)],
    _ use: (_ location: Int, _ scopes: [Int]) -> Void
  ) {
    var waiting = scopes.sorted { one, other in
      one.1.lowerBound == other.1.lowerBound
        ? one.1.upperBound < other.1.upperBound : one.1.lowerBound > other.1.lowerBound
    }
    var open: [(index: Int, end: SourceLocation)] = []
    /// The number of open scopes, from the outermost, that were visited.
    var visited = 0
    func close(before location: SourceLocation) {
      while let last = open.last, last.end <= location { open.removeLast() }
      visited = min(visited, open.count)
    }
    for (index, location) in locations.sorted(by: { $0.1 < $1.1 }) {
      while let next = waiting.last, next.1.lowerBound <= location {
        close(before: next.1.lowerBound)
        open.append((next.0, next.1.upperBound))
        waiting.removeLast()
      }
      close(before: location)
      guard !open.isEmpty else { continue }
      use(index, open[visited...].map { $0.index })
      visited = open.count
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
      A comment `docgen:ignore ID REASON` leaves out the findings with this id about the element \
      after it and everything inside. This one leaves out none: the mistake was corrected, the id \
      is wrong, or the finding is about another element. Errors of syntax can't be left out.
      """,
    cost: "Nothing. If the mistake comes back, the comment hides it.",
    repair: """
      Remove the comment. If a finding is still reported, move the comment right above its key, \
      and write the id that the finding ends in.
      """,
    wrong: """
      <!-- docgen:ignore range -->
      <key>Brightness</key>
      <real>0.8</real>
      """,
    right: """
      <key>Brightness</key>
      <real>0.8</real>
      """)
}
