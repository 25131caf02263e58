import Threads

/// The stems of summaries and texts, and where they occur.
struct Vocabulary: Sendable {
  struct Posting: Hashable, Sendable {
    var entry: Int
    /// Whether the word stands in the summary, which counts more than the text.
    var isInSummary: Bool
  }

  /// In the order of their UTF-16 code units.
  let words: [Letters]
  let postings: [[Posting]]
  private let numbers: [Letters: Int]

  init(_ entries: [SearchEntry], _ tokenizer: Tokenizer, stopWords: Set<Letters>) {
    let stems = mapInParallel(entries) { Self.stems(of: $0, tokenizer, stopWords) }
    var found: [Letters: [Posting]] = [:]
    for (number, stems) in stems.enumerated() {
      for (stem, isInSummary) in stems {
        found[stem, default: []].append(Posting(entry: number, isInSummary: isInSummary))
      }
    }
    let sorted = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    words = sorted.map(\.key)
    postings = sorted.map(\.value)
    numbers = Dictionary(
      sorted.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { one, _ in one })
  }

  /// The stems of an entry's words, each once, and whether it stands in the summary.
  private static func stems(
    of entry: SearchEntry, _ tokenizer: Tokenizer, _ stopWords: Set<Letters>
  ) -> [(stem: Letters, isInSummary: Bool)] {
    var seenWords: Set<Letters> = []
    var seen: Set<Letters> = []
    var stems: [(stem: Letters, isInSummary: Bool)] = []
    for (text, isInSummary) in [(entry.summary, true), (entry.text, false)] {
      for word in tokenizer.words(of: Letters(text)) where word.count > 1 {
        guard seenWords.insert(word).inserted, !stopWords.contains(word) else { continue }
        let stem = stem(word)
        if seen.insert(stem).inserted { stems.append((stem, isInSummary)) }
      }
    }
    return stems
  }

  func number(of stem: Letters) -> Int? { numbers[stem] }

  /// The words that begin so, as a range of their numbers.
  func numbers(beginningWith start: Letters) -> Range<Int> {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].lexicographicallyPrecedes(start) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < words.count, words[end].has(start, at: 0) { end += 1 }
    return low..<end
  }
}
