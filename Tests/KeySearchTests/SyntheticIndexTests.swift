import Foundation
import KeyCatalogue
import KeyModel
import TestSupport
import Testing

@testable import Archive
@testable import KeySearch

/// A catalogue of any size, made of the words of the reference, the same in every run.
///
/// With `DOCGEN_SYNTHETIC_INDEX=FOLDER`, the scripts of 1,000 and 10,000 keys are written there, for
/// `Benchmarks/search`.
struct SyntheticIndexTests {
  /// Sizes that a page may load; deflated, as a server sends them.
  @Test func thousandKeysAreSmall() {
    let index = Self.index(keys: 1000)
    let compressor = Compressor(level: 6)
    let names = compressor.gzipped([UInt8](index.namesScript.utf8)).count
    let text = compressor.gzipped([UInt8](index.textScript.utf8)).count
    #expect(names <= 15_000)
    #expect(text <= 55_000)
    #expect(index.entries.count { $0.kind == .key } == 1000)
  }

  @Test(.enabled(if: folder != nil, "writes files for the benchmark"))
  func writesScripts() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    for count in [1000, 10_000] {
      let index = Self.index(keys: count)
      for (part, script) in [("index", index.namesScript), ("text", index.textScript)] {
        try Data(script.utf8).write(to: folder.appendingPathComponent("search-\(part)-\(count).js"))
      }
    }
  }

  static let folder = ProcessInfo.processInfo.environment["DOCGEN_SYNTHETIC_INDEX"]

  static func index(keys count: Int) -> SearchIndex {
    var generator = SeededNumbers(seed: 3)
    let reference = Indexes.reference
    let keys = reference.entries.filter { $0.kind == .key }
    func words(_ text: (SearchEntry) -> String) -> [String] {
      keys.flatMap { text($0).split(separator: " ").map(String.init) }
    }
    let summaryWords = words(\.summary)
    let textWords = words(\.text)
    let humps = reference.subjects.flatMap { subject in
      subject.name.words.indices.map { index in
        let start = subject.name.positions[subject.name.starts[index]]
        let end = subject.name.positions[subject.name.starts[index + 1] - 1] + 1
        return Letters(subject.name.text[start..<end]).text
      }.filter { $0.count > 2 }
    }
    func some(_ texts: [String], _ range: ClosedRange<Int>) -> [String] {
      (0..<Int.random(in: range, using: &generator)).compactMap { _ in
        texts.randomElement(using: &generator)
      }
    }
    var paths: Set<String> = []
    while paths.count < count {
      let prefix = ["NS", "CF", "UI", "LS", "UT"].randomElement(using: &generator) ?? "NS"
      let stem = prefix + some(humps, 1...2).joined()
      for _ in 0..<4 where paths.count < count { paths.insert(stem + some(humps, 1...2).joined()) }
    }
    let entries = paths.sorted().map { path in
      let model = keys.randomElement(using: &generator) ?? keys[0]
      let hasTitle = Int.random(in: 0..<3, using: &generator) == 0
      return SearchEntry(
        .key, path, path: path, title: hasTitle ? some(humps, 2...4).joined(separator: " ") : "",
        values: model.values.count > 4 ? [] : model.values,
        summary: some(summaryWords, 7...13).joined(separator: " ") + ".",
        text: some(textWords, 20...50).joined(separator: " "), url: "keys/\(path).html",
        traits: model.traits)
    }
    return SearchIndex(entries, synonyms: reference.synonyms)
  }
}
