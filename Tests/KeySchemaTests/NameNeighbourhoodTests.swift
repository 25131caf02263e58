import Testing

@testable import KeySchema

@Suite struct NameNeighbourhoodTests {
  /// Whether two names differ in case alone, or have a text in common once each lost a letter at most.
  private static func areNear(_ one: String, _ other: String) -> Bool {
    !remainders(of: one).isDisjoint(with: remainders(of: other))
  }

  private static func remainders(of name: String) -> Set<[Character]> {
    let letters = Array(name)
    var texts: Set = [letters, Array(name.lowercased())]
    for index in letters.indices {
      texts.insert(Array(letters[..<index] + letters[(index + 1)...]))
    }
    return texts
  }

  /// Few letters make many neighbours; some are no bytes of ASCII, and one is two of them.
  @Test(arguments: [["a", "b", "A"], ["a", "é", "日", "\r\n", "Z"]], 1...8)
  func neighboursAreThoseOfPairwiseComparison(letters: [String], seed: Int) {
    var numbers = SmallNumbers(state: UInt64(seed))
    let names = Set(
      (0..<120).map { _ in
        (0..<numbers.next(below: 9)).map { _ in letters[numbers.next(below: letters.count)] }
          .joined()
      }
    ).sorted()
    let neighbourhood = NameNeighbourhood(names)
    for name in names {
      let expected = names.filter { $0 != name && Self.areNear($0, name) }
      #expect(neighbourhood.neighbours(of: name) == expected, "\(name)")
    }
  }

  @Test func singleNameHasNoNeighbours() {
    #expect(NameNeighbourhood([]).neighbours(of: "A") == [])
    #expect(NameNeighbourhood(["Ab"]).neighbours(of: "Ab") == [])
    #expect(NameNeighbourhood([""]).neighbours(of: "") == [])
  }
}

/// Numbers that are the same in every run.
///
/// Source: G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators" (2014).
private struct SmallNumbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((number ^ (number >> 31)) % UInt64(limit))
  }
}
