/// Tells a slip in writing a known name from a different name.
///
/// A schema that rejects slips and the checker that reports them use the same definition. Names come in
/// families, so names that differ in their prefix (`ABMessage`, `CDMessage`) or in a number alone are not
/// slips: they may be keys that the catalogue does not have. A name that differs from one known name in a
/// number alone is not a slip of another either: `IconFile2` is a sibling of `IconFile`, not a misspelt
/// `IconFiles`.
package enum NameSlip {
  /// In a shorter name, only case and two swapped letters are slips: with a letter more or less it is another word.
  package static let shortest = 6
  /// In a shorter name, swapping letters makes another word too.
  package static let shortestForSwap = 4
  /// From this length on, two edits are still a slip.
  static let shortestForTwo = 12
  /// The number of first letters that must be right; they may be swapped.
  package static let prefix = 2

  /// - Parameter distance: The number of edits between the two, case aside.
  package static func isSlip(_ written: String, for known: String, distance: Int) -> Bool {
    guard distance > 0 else { return true }
    let (written, known) = (Array(written.lowercased().utf8), Array(known.lowercased().utf8))
    if known.count < shortest {
      return known.count >= shortestForSwap && distance == 1 && written.count == known.count
        && written.sorted() == known.sorted() && !areSiblings(written, known)
    }
    guard known.count >= (distance == 1 ? shortest : shortestForTwo), distance <= 2,
      written.starts(with: known.prefix(prefix))
        || written.count == known.count && written.starts(with: known.prefix(prefix).reversed())
    else { return false }
    return !areSiblings(written, known)
  }

  /// Whether an identifier is a slip of another. If both have periods, each differing part must be a slip: the parts
  /// that a family of identifiers shares say nothing about the rest.
  package static func isSlip(ofIdentifier written: String, for known: String, distance: Int) -> Bool
  {
    let (one, other) = (written.split(separator: "."), known.split(separator: "."))
    guard one.count > 1, one.count == other.count else {
      return isSlip(written, for: known, distance: distance)
    }
    return zip(one, other).enumerated().allSatisfy { index, pair in
      let (written, known) = (pair.0.lowercased(), pair.1.lowercased())
      guard written != known else { return true }
      let edits = editDistance(Array(written.utf16), Array(known.utf16), atMost: 2)
      // A correct part after it shows that the family is meant.
      let isOfFamily =
        edits == 1 && distance == 1 && index < one.count - 1 && known.utf8.count >= 5
        && !areSiblings(written, known)
      return isOfFamily || isSlip(written, for: known, distance: edits)
    }
  }

  /// Whether two names are at most one edit apart, case aside.
  package static func areWithinOneEdit(_ one: String, _ other: String) -> Bool {
    editDistance(Array(one.lowercased().utf16), Array(other.lowercased().utf16), atMost: 1) <= 1
  }

  /// Whether two names are the same but for their digits, case aside.
  package static func areSiblings(_ one: String, _ other: String) -> Bool {
    areSiblings(Array(one.lowercased().utf8), Array(other.lowercased().utf8))
  }

  private static func areSiblings(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.filter { !$0.isDigit } == other.filter { !$0.isDigit }
  }
}
