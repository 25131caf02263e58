import Diagnostics
import Testing
import Text

@Suite struct EditDistanceTests {
  static let words = [
    "", "a", "ab", "ba", "abc", "NSExtension", "NSExtesnion", "NSExtensions", "UTTypeIdentifier",
    "größe", "日本",
  ]

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "abcd", 1), ("abc", "bc", 1), ("ab", "ba", 1), ("kitten", "sitting", 3),
    // Optimal string alignment edits no part twice: the true Damerau distance would be 2.
    ("ca", "abc", 3),
  ])
  func editDistanceCountsEdits(one: String, other: String, edits: Int) {
    #expect(editDistance(one.utf8, other.utf8) == edits)
  }

  @Test(arguments: words)
  func editDistanceIsZeroOnlyForEqualTexts(word: String) {
    for other in Self.words {
      #expect((editDistance(word.utf8, other.utf8) == 0) == (word == other), "\(other)")
    }
  }

  @Test(
    "A limit does not change smaller distances, and larger ones stay above it", arguments: 0...6)
  func limitedEditDistanceIsExactBelowTheLimit(limit: Int) {
    for word in Self.words {
      for other in Self.words {
        let distance = editDistance(word.utf8, other.utf8)
        let limited = editDistance(word.utf8, other.utf8, atMost: limit)
        #expect(distance <= limit ? limited == distance : limited > limit, "\(word) \(other)")
      }
    }
  }

  @Test(arguments: words)
  func editDistanceIsSymmetricAndBounded(word: String) {
    for other in Self.words {
      let distance = editDistance(word.utf8, other.utf8)
      #expect(distance == editDistance(other.utf8, word.utf8), "\(other)")
      #expect(distance <= max(word.utf8.count, other.utf8.count), "\(other)")
      #expect(distance >= abs(word.utf8.count - other.utf8.count), "\(other)")
    }
  }
}
