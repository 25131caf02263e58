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
    let runs = stride(from: 0, to: entries.count, by: 256).map {
      $0..<min(entries.count, $0 + 256)
    }
    let parts = mapInParallel(runs.count) { Self.postings(entries, runs[$0], tokenizer, stopWords) }
    var found: [Letters: [Posting]] = [:]
    for part in parts { found.merge(part) { $0 + $1 } }
    let sorted = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    words = sorted.map(\.key)
    postings = sorted.map(\.value)
    numbers = Dictionary(
      sorted.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { one, _ in one })
  }

  /// Where the stems of some entries occur.
  private static func postings(
    _ entries: [SearchEntry], _ range: Range<Int>, _ tokenizer: Tokenizer, _ stopWords: Set<Letters>
  ) -> [Letters: [Posting]] {
    // Few words make up most of a text, and each is taken apart once; nil for those of no weight.
    var stems: [Letters: Letters?] = [:]
    var found: [Letters: [Posting]] = [:]
    for number in range {
      let entry = entries[number]
      for (text, isInSummary) in [(entry.summary, true), (entry.text, false)] {
        for word in tokenizer.words(of: Letters(text)) where word.count > 1 {
          let known = stems[word]
          let stem = known ?? (stopWords.contains(word) ? nil : KeySearch.stem(word))
          if known == nil { stems.updateValue(stem, forKey: word) }
          // An entry counts once, where the word stands first.
          guard let stem, found[stem]?.last?.entry != number else { continue }
          found[stem, default: []].append(Posting(entry: number, isInSummary: isInSummary))
        }
      }
    }
    return found
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
