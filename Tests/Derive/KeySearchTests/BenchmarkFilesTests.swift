import Foundation
import KeyCatalogue
import KeyModel
import Testing

@testable import KeySearch

/// Not a test: writes what `Benchmarks/search` measures and prints, into the folder that
/// `DOCGEN_SEARCH_BENCHMARK` names.
struct BenchmarkFilesTests {
  static let folder = ProcessInfo.processInfo.environment["DOCGEN_SEARCH_BENCHMARK"]

  @Test(.enabled(if: folder != nil, "for Benchmarks/search"), arguments: [1000, 10_000])
  func scriptsOfTheIndex(keys: Int) throws {
    let index = SyntheticIndex.of(keys: keys)
    try Self.write(index.namesScript, to: "search-index-\(keys).js")
    try Self.write(index.textScript, to: "search-text-\(keys).js")
  }

  /// The quality of search in the reference, by classes of queries.
  @Test(.enabled(if: folder != nil, "for Benchmarks/search"))
  func scoreCard() throws {
    var scores = PeoplesQueries.byClass.map { name, _ in
      QualityTests.Score(name, QualityTests.cases(of: name), QualityTests.index)
    }
    scores += GeneratedClass.allCases.map {
      QualityTests.Score($0.rawValue, $0.cases(QualityTests.index), QualityTests.index)
    }
    try Self.write(scores.map { $0.card + "\n" }.joined(), to: "score-card.txt")
  }

  private static func write(_ text: String, to name: String) throws {
    let folder = URL(fileURLWithPath: try #require(folder))
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}
