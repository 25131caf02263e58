import Diagnostics
import Testing
import Text

@Suite struct EditDistanceTests {
  static let words = [
    "", "a", "ab", "ba", "abc", "NSExtension", "NSExtesnion", "NSExtensions", "UTTypeIdentifier",
    "größe", "日本",
  ]

  private func edits(_ one: String, _ other: String, atMost limit: Int = 1_000) -> Int {
    editDistance(Array(one.utf16), Array(other.utf16), atMost: limit)
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "abcd", 1), ("abc", "bc", 1), ("ab", "ba", 1), ("kitten", "sitting", 3),
    // Optimal string alignment edits no part twice: the true Damerau distance would be 2.
    ("ca", "abc", 3),
  ])
  func editDistanceCountsEdits(one: String, other: String, edits: Int) {
    #expect(self.edits(one, other) == edits)
  }

  @Test(arguments: words)
  func editDistanceIsZeroOnlyForEqualTexts(word: String) {
    for other in Self.words {
      #expect((edits(word, other) == 0) == (word == other), "\(other)")
    }
  }

  @Test(
    "A limit does not change smaller distances, and larger ones stay above it", arguments: 0...6)
  func limitedEditDistanceIsExactBelowTheLimit(limit: Int) {
    for word in Self.words {
      for other in Self.words {
        let distance = edits(word, other)
        let limited = edits(word, other, atMost: limit)
        #expect(distance <= limit ? limited == distance : limited > limit, "\(word) \(other)")
      }
    }
  }

  @Test(arguments: words)
  func editDistanceIsSymmetricAndBounded(word: String) {
    for other in Self.words {
      let distance = edits(word, other)
      #expect(distance == edits(other, word), "\(other)")
      #expect(distance <= max(word.utf16.count, other.utf16.count), "\(other)")
      #expect(distance >= abs(word.utf16.count - other.utf16.count), "\(other)")
    }
  }
}
