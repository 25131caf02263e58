import Markup

extension Listing {
  /// Marks the lines that are in no longest common sequence with those of another text.
  mutating func markLines(unlike other: String, as mark: LineMark) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = lines.difference(from: others)
    self.mark = mark
    marked = Set(
      changes.insertions.compactMap { change in
        if case .insert(let offset, _, _) = change { offset } else { nil }
      })
    // All lines differ where nothing is the same; marks would say nothing.
    if marked.count == lines.count { marked = [] }
  }
}
