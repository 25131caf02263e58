import Diagnostics
import Text

/// Repairs that leave a list better than it was.
extension PropertyListChecker {
  /// Keeps only the repairs that leave fewer findings and no new ones.
  ///
  /// All are tried together; if they uncover something, halves of them, the first before the second.
  func withProvenRepairs(
    _ findings: [Diagnostic], of bytes: [UInt8], file: String, surroundings: BundleSurroundings,
    selecting selection: Selection?
  ) -> [Diagnostic] {
    let repairs = findings.compactMap { $0.fixIt }
    guard !repairs.isEmpty else { return findings }
    let before = counted(findings)
    var unread = Self.mostBytesOfTrials
    var trials = Self.mostTrials
    func areProven(_ repairs: [FixIt]) -> Bool {
      let (fixed, applied) = FixApplier.apply(repairs, to: bytes)
      trials -= 1
      guard applied == repairs.count,
        let left = remains(
          of: fixed, known: before, file: file, surroundings: surroundings, selecting: selection,
          &unread)
      else { return false }
      return left.count < findings.count
        && counted(left).allSatisfy { $0.value <= before[$0.key] ?? 0 }
    }
    var proven: [FixIt] = []
    var waiting = [repairs[...]]
    while let some = waiting.popLast(), trials > 0 {
      if areProven(proven + some) {
        proven += some
      } else if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        waiting += [some[middle...], some[..<middle]]
      }
    }
    guard proven.count < repairs.count else { return findings }
    let kept = Set(proven)
    return findings.map { finding in
      changed(finding) { if let repair = $0.fixIt, !kept.contains(repair) { $0.fixIt = nil } }
    }
  }

  /// The findings that remain in a list after all repairs of unknown findings; each known one is tried on its own.
  ///
  /// - Parameter unread: The number of bytes that may still be checked.
  /// - Returns: Nil if the rest is not known, because that takes too long or there are too many mistakes.
  private func remains(
    of bytes: [UInt8], known: [String: Int], file: String, surroundings: BundleSurroundings,
    selecting selection: Selection?, _ unread: inout Int
  ) -> [Diagnostic]? {
    var bytes = bytes
    var findings: [Diagnostic] = []
    for _ in 0..<Self.mostRounds {
      unread -= bytes.count
      guard unread >= 0 else { return nil }
      let read = self.read(bytes, file: file, PropertyListReader())
      findings = allFindings(
        read, bytes: bytes, file: file, surroundings: surroundings, selecting: selection)
      let repairs = findings.filter { known[label($0)] == nil }.compactMap { $0.fixIt }
      let (fixed, applied) = FixApplier.apply(repairs, to: bytes)
      guard applied > 0 else { break }
      bytes = fixed
    }
    return findings
  }

  private func counted(_ findings: [Diagnostic]) -> [String: Int] {
    Dictionary(counting: findings.map { label($0) })
  }

  private func label(_ finding: Diagnostic) -> String { "\(finding.id) \(finding.message)" }

  /// The limits of all trials for a list. Each checks it again, up to four times, so a list that is longer gets no repairs.
  private static let mostTrials = 20
  private static let mostBytesOfTrials = 1 << 20
  /// A key's name, its location, its value.
  private static let mostRounds = 4
}
