import TestSupport

@testable import KeySearch

/// An index of any number of keys, made of the words of the reference, the same in every run.
enum SyntheticIndex {
  static func of(keys count: Int) -> SearchIndex {
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
        let start = subject.name.indices[subject.name.starts[index]]
        let end = subject.name.indices[subject.name.starts[index + 1] - 1] + 1
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
    return SearchIndex(entries, synonyms: reference.synonyms, language: .reference)
  }
}
