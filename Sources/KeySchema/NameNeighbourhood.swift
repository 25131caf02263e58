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
    // Nearly every text belongs to one name alone, so that a filter tells most of them apart.
    var met = HashFilter(capacity: names.reduce(0) { $0 + $1.utf8.count + 2 })
    var metAgain = met
    let remainders = names.map(Self.remainders)
    for hashes in remainders {
      for hash in hashes where !met.insert(hash) { metAgain.insert(hash) }
    }
    var places: [UInt64: [Int]] = [:]
    for (place, hashes) in remainders.enumerated() {
      for hash in hashes where metAgain.contains(hash) {
        places[hash, default: []].append(place)
      }
    }
    for places in places.values where places.contains(where: { $0 != places[0] }) {
      for place in places { neighbours[names[place], default: []].formUnion(places) }
    }
  }

  /// The neighbours of one of the names, in the order the names were given.
  func neighbours(of name: String) -> [String] {
    (neighbours[name] ?? []).sorted().map { names[$0] }.filter { $0 != name }
  }

  /// The hashes of the name, of the name in lower case, and of what is left without each letter.
  private static func remainders(of name: String) -> [UInt64] {
    let letters = numbers(of: name)
    var starts: [UInt64] = [0]
    starts.reserveCapacity(letters.count + 1)
    for letter in letters { starts.append(starts[starts.count - 1] &* base &+ letter) }
    var hashes = [
      starts[letters.count], numbers(of: name.lowercased()).reduce(0) { $0 &* base &+ $1 },
    ]
    hashes.reserveCapacity(letters.count + 2)
    // What stands behind the missing letter, and the base to the power of its length.
    var (end, power): (UInt64, UInt64) = (0, 1)
    for index in letters.indices.reversed() {
      hashes.append(starts[index] &* power &+ end)
      end = letters[index] &* power &+ end
      power = power &* base
    }
    return hashes
  }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A number for each letter, the same for the same letter.
  private static func numbers(of text: String) -> [UInt64] {
    guard !text.hasLettersOfOneByte else { return text.utf8.map { 1 << 8 | UInt64($0) } }
    return text.map { letter in letter.utf8.reduce(1) { $0 << 8 | UInt64($1) } }
  }
}

/// A set of hashes that may seem to hold a few that nobody put in, and takes a byte for each.
///
/// Source: B. Bloom, "Space/time trade-offs in hash coding with allowable errors" (1970).
private struct HashFilter {
  private var bits: [UInt64]
  private let shift: UInt64

  init(capacity: Int) {
    let digits = max(6, Int.bitWidth - (capacity * 8).leadingZeroBitCount)
    bits = Array(repeating: 0, count: 1 << (digits - 6))
    shift = UInt64(UInt64.bitWidth - digits)
  }

  /// Puts a hash in; false where it seems to be in already.
  @discardableResult
  mutating func insert(_ hash: UInt64) -> Bool {
    let (word, bit) = place(of: hash)
    guard bits[word] & bit == 0 else { return false }
    bits[word] |= bit
    return true
  }

  func contains(_ hash: UInt64) -> Bool {
    let (word, bit) = place(of: hash)
    return bits[word] & bit != 0
  }

  /// The last letters of a text are in a hash's lowest digits alone: the product's highest depend on all.
  private func place(of hash: UInt64) -> (word: Int, bit: UInt64) {
    let number = (hash &* 0x9E37_79B9_7F4A_7C15) >> shift
    return (Int(number >> 6), 1 << (number & 63))
  }
}
