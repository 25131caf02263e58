import Diagnostics
import Text

/// Repairs that leave a list better than it was.
extension PropertyListChecker {
  /// Keeps only the repairs that leave fewer findings and no new ones.
  ///
  /// All are tried together; if they uncover something, one after the other.
  func withProvenRepairs(
    _ findings: [Diagnostic], of bytes: [UInt8], file: String, surroundings: BundleSurroundings
  ) -> [Diagnostic] {
    let repairs = findings.compactMap { $0.fixIt }
    let before = counted(findings)
    func areProven(_ repairs: [FixIt]) -> Bool {
      let (fixed, applied) = FixApplier.apply(repairs, to: bytes)
      guard applied == repairs.count else { return false }
      let left = remains(of: fixed, known: before, file: file, surroundings: surroundings)
      return left.count < findings.count
        && counted(left).allSatisfy { $0.value <= before[$0.key] ?? 0 }
    }
    guard !repairs.isEmpty, !areProven(repairs) else { return findings }
    var proven: [FixIt] = []
    for repair in repairs.prefix(Self.mostTriedRepairs) where areProven(proven + [repair]) {
      proven.append(repair)
    }
    return findings.map { finding in
      changed(finding) { if let repair = $0.fixIt, !proven.contains(repair) { $0.fixIt = nil } }
    }
  }

  /// What is found in a list after all repairs of what is not known: each of the known findings is tried on its own.
  private func remains(
    of bytes: [UInt8], known: [String: Int], file: String, surroundings: BundleSurroundings
  ) -> [Diagnostic] {
    var bytes = bytes
    var findings: [Diagnostic] = []
    for _ in 0..<Self.mostRounds {
      let read = self.read(bytes, file: file, PropertyListReader())
      findings = allFindings(read, bytes: bytes, file: file, surroundings: surroundings)
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

  /// More than a person writes wrong in one file; each takes another check of the file.
  private static let mostTriedRepairs = 20
  /// A key's name, its location, its value.
  private static let mostRounds = 4
}
