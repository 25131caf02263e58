import Text

/// The stems of summaries and texts, and the entries that have them.
struct Vocabulary: Sendable {
  /// An entry that has a word.
  struct Posting: Hashable, Sendable {
    /// The entry's number.
    var entry: Int
    /// Whether the word occurs in the summary, which counts more than the text.
    var isInSummary: Bool
  }

  /// In the order of their UTF-16 code units.
  let words: [Letters]
  /// The entries of each word, in order.
  let postings: [Letters: [Posting]]

  private static let shareOfEntries = 31
  private static let fewEntries = 50

  init(_ entries: [SearchEntry], _ tokenizer: Tokenizer, stopWords: Set<Letters>) {
    // Few runs, because each stems its words again, and equal ones, because the slowest is waited for.
    let count = (entries.count + 1023) / 1024
    let runs = (0..<count).map {
      entries[$0 * entries.count / count..<($0 + 1) * entries.count / count]
    }
    let all = mapInParallel(runs, by: 1) {
      Self.postings(of: $0, tokenizer, stopWords: stopWords)
    }.reduce(into: [:]) { all, run in all.merge(run, uniquingKeysWith: +) }
    // Many entries' texts have such a word, so it tells none of them from the others.
    let mostTexts = max(Self.fewEntries, entries.count / Self.shareOfEntries)
    postings = all.mapValues { list in
      list.count { !$0.isInSummary } > mostTexts ? list.filter(\.isInSummary) : list
    }.filter { !$0.value.isEmpty }
    words = postings.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func postings(
    of entries: ArraySlice<SearchEntry>, _ tokenizer: Tokenizer, stopWords: Set<Letters>
  ) -> [Letters: [Posting]] {
    var postings: [Letters: [Posting]] = [:]
    func stems(of text: String) -> [Letters] {
      tokenizer.words(of: Letters(text)).filter { $0.count > 1 && !stopWords.contains($0) }
        .map(stem)
    }
    for (number, entry) in zip(entries.indices, entries) {
      // Matches in these count more, and need no posting.
      let names = [entry.name, entry.title] + entry.labels + entry.values
      let named = Set(names.flatMap(stems))
      for (text, isInSummary) in [(entry.summary, true), (entry.text, false)] {
        // An entry counts once, at the first occurrence of the word.
        for stem in stems(of: text)
        where postings[stem]?.last?.entry != number && (isInSummary || !named.contains(stem)) {
          postings[stem, default: []].append(Posting(entry: number, isInSummary: isInSummary))
        }
      }
    }
    return postings
  }

  /// The words with this prefix.
  func words(beginningWith start: Letters) -> [Letters] {
    words.filter { $0.has(start, at: 0) }
  }
}
