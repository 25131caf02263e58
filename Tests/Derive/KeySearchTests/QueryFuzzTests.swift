import Foundation
import TestSupport
import Testing

@testable import KeySearch

/// Queries of filters, names and hostile characters, at random.
struct QueryFuzzTests {
  static let seeds = fuzzSeeds(otherwise: 7)

  private static let pieces = [
    "platform:", "type:", "deprecated:", "value:", "in:", "point:", "ios", "array", "yes", "\"",
    ":",
    "::", "/", "[]", "*", " ", "\t", "\n", "NSExtension", "camera", "permission", "é", "e\u{301}",
    "ﬁ", "ß", "İ", "\u{0}", "\u{202E}", "\u{FEFF}", "\u{D7FF}", "💥", "👩‍👩‍👧", "a", "Z", "0", "_", "-",
    ".",
    "NS", "UI", "constructor", "__proto__", "<b>", "\\", "(", ".*",
  ]

  @Test("Any query has an answer, in order, with marks inside names", arguments: seeds)
  func anyQuery(seed: Int) {
    var random = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed))
    let index = Indexes.reference
    for _ in 0..<4 {
      let query = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        return Int.random(in: 0..<20, using: &random) == 0
          ? String(repeating: piece, count: 80) : piece
      }.joined()
      let answer = index.search(query, limit: 10)
      #expect(answer.problems.isEmpty || answer.results.isEmpty)
      let results = answer.results
      #expect(zip(results, results.dropFirst()).allSatisfy { $0.score >= $1.score }, "\(query)")
      for result in results {
        let name = 0..<result.entry.name.utf16.count
        #expect(
          result.marks.allSatisfy {
            name.contains($0.lowerBound) && $0.upperBound <= name.upperBound && !$0.isEmpty
          }, "\(query)")
      }
    }
  }
}
