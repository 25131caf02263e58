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
  /// For each word its entries, in order.
  let postings: [Letters: [Posting]]

  init(_ entries: [SearchEntry], _ tokenizer: Tokenizer, stopWords: Set<Letters>) {
    var postings: [Letters: [Posting]] = [:]
    // A few words make up most of the texts; an empty stem is that of a stop word.
    var stems: [Letters: Letters] = [:]
    for (number, entry) in entries.enumerated() {
      var seen: Set<Letters> = []
      for (text, isInSummary) in [(entry.summary, true), (entry.text, false)] {
        for word in tokenizer.words(of: Letters(text)) where word.count > 1 {
          let stem = stems[word] ?? (stopWords.contains(word) ? [] : KeySearch.stem(word))
          stems[word] = stem
          // An entry counts once, where the word occurs first.
          guard !stem.isEmpty, seen.insert(stem).inserted else { continue }
          postings[stem, default: []].append(Posting(entry: number, isInSummary: isInSummary))
        }
      }
    }
    words = postings.keys.sorted { $0.lexicographicallyPrecedes($1) }
    self.postings = postings
  }

  /// The words that begin like this.
  func words(beginningWith start: Letters) -> [Letters] {
    words.filter { $0.has(start, at: 0) }
  }
}
