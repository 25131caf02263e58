import Diagnostics

/// Finds which of many names differ in case alone, or by one letter that is missing, added, swapped
/// with its neighbour or another one, without comparing each with each.
///
/// Two such names have a text in common once one letter is taken out of each. The texts are known by
/// hashes of 64 bits: should two of them ever collide, a name would be spared that is no near miss.
/// Source: W. Garbe, "Symmetric Delete spelling correction" (2012); for the hashes, R. Karp and
/// M. Rabin, "Efficient randomized pattern-matching algorithms" (1987).
struct NameNeighbourhood {
  private let names: [String]
  /// The neighbours of the few names that have some.
  private var neighbours: [String: Set<Int>] = [:]

  init(_ names: [String]) {
    self.names = names
    // Nearly every text belongs to one name alone.
    var first: [UInt64: Int] = [:]
    var shared: [UInt64: [Int]] = [:]
    first.reserveCapacity(names.count * 32)
    for (place, name) in names.enumerated() {
      for hash in Self.remainders(of: name) {
        if let other = first[hash] {
          if other != place { shared[hash, default: [other]].append(place) }
        } else {
          first[hash] = place
        }
      }
    }
    for places in shared.values {
      for place in places { neighbours[names[place], default: []].formUnion(places) }
    }
  }

  /// The neighbours of one of the names, in the order the names were given.
  func neighbours(of name: String) -> [String] {
    (neighbours[name] ?? []).sorted().map { names[$0] }.filter { $0 != name }
  }

  /// The hashes of the name, of the name in lower case, and of what is left without each letter.
  private static func remainders(of name: String) -> Set<UInt64> {
    let letters = name.map(Self.number)
    var starts: [UInt64] = [0]
    for letter in letters { starts.append(starts[starts.count - 1] &* base &+ letter) }
    var hashes: Set<UInt64> = [
      starts[letters.count], name.lowercased().map(Self.number).reduce(0) { $0 &* base &+ $1 },
    ]
    // What stands behind the missing letter, and the base to the power of its length.
    var (end, power): (UInt64, UInt64) = (0, 1)
    for index in letters.indices.reversed() {
      hashes.insert(starts[index] &* power &+ end)
      end = letters[index] &* power &+ end
      power = power &* base
    }
    return hashes
  }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A number for a letter, the same for the same letter.
  private static func number(of letter: Character) -> UInt64 {
    letter.utf8.reduce(1) { $0 << 8 | UInt64($1) }
  }
}
