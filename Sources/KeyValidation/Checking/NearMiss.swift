import Diagnostics
import Text

/// Finds the name that somebody meant, and keeps quiet where they may have meant what they wrote.
struct NearMiss {
  let names: [String]

  init(_ names: [String]) { self.names = names }

  /// The one name that is at most a slip away: another case, one edit in six letters or more, two
  /// in twelve or more. Nil where two names are equally near.
  func certain(for written: String) -> String? {
    guard written.utf8.count <= 256 else { return nil }
    let wanted = Array(written.lowercased().utf8)
    let furthest = wanted.count >= 12 ? 2 : wanted.count >= 6 ? 1 : 0
    var best: (distance: Int, name: String)?
    var isUnique = true
    for name in names {
      let candidate = Array(name.lowercased().utf8)
      guard abs(candidate.count - wanted.count) <= furthest, isComparable(wanted, candidate) else {
        continue
      }
      let distance = editDistance(wanted, candidate, atMost: furthest)
      guard distance <= furthest else { continue }
      if let found = best, found.distance <= distance {
        if found.distance == distance { isUnique = false }
      } else {
        best = (distance, name)
        isUnique = true
      }
    }
    return isUnique ? best?.name : nil
  }

  /// Names that differ in their prefix (`NS`, `UI`) or in a number alone are siblings, not slips.
  private func isComparable(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one != other else { return true }
    guard Set(one.prefix(2)) == Set(other.prefix(2)) else { return false }
    let isLetter: (UInt8) -> Bool = { !(0x30...0x39).contains($0) }
    return one.filter(isLetter) != other.filter(isLetter)
  }
}
