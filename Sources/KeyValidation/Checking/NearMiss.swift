import Text

/// Finds the name that was probably meant, or nil where the written name may be intended.
struct NearMiss: Sendable {
  private let names: NearNames

  init(_ names: [String]) { self.names = NearNames(names) }

  /// The one name that is at most a slip away: another case, one edit in six letters or more, two
  /// in twelve or more. Nil where two names are equally near.
  func certain(for written: String) -> String? {
    let letters = Array(written.lowercased().utf8)
    let limit = letters.count >= 12 ? 2 : letters.count >= 6 ? 1 : 0
    let matches = names.matches(for: written, within: limit)
      .filter { areComparable(letters, Array($0.name.lowercased().utf8)) }
    guard let least = matches.map(\.distance).min() else { return nil }
    let nearest = matches.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0].name : nil
  }

  /// Names that differ in their prefix (`NS`, `UI`) or in a number alone are siblings, not slips.
  private func areComparable(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one != other else { return true }
    guard Set(one.prefix(2)) == Set(other.prefix(2)) else { return false }
    return one.filter { !$0.isDigit } != other.filter { !$0.isDigit }
  }
}
