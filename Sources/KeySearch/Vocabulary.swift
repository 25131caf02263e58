import Parallelism

/// The stems of summaries and texts, and where they occur.
struct Vocabulary: Sendable {
  /// An entry that has a word.
  struct Posting: Hashable, Sendable {
    /// Twice the entry's number, and one more where the word stands in the summary.
    private let code: UInt32

    init(entry: Int, isInSummary: Bool) {
      code = UInt32(truncatingIfNeeded: 2 * entry + (isInSummary ? 1 : 0))
    }

    var entry: Int { Int(code / 2) }

    /// Whether the word stands in the summary, which counts more than the text.
    var isInSummary: Bool { code % 2 == 1 }
  }

  /// In the order of their UTF-16 code units.
  let words: [Letters]
  /// The postings of all words, one word after another, each in the order of the entries.
  private let postings: [Posting]
  /// Where the postings of each word begin, and where the last ones end.
  private let starts: [Int]

  init(_ entries: [SearchEntry], _ tokenizer: Tokenizer, stopWords: Set<Letters>) {
    let runs = stride(from: 0, to: entries.count, by: 512).map {
      $0..<min(entries.count, $0 + 512)
    }
    let parts = mapInParallel(runs.count) { number in
      var part = VocabularyPart(tokenizer, stopWords: stopWords)
      for entry in runs[number] { part.add(entries[entry], number: entry) }
      return part.occurrences
    }

    // The parts' stems by one table's numbers, these in the order of the stems.
    var table = WordTable()
    let numbers = parts.map { part in part.stems.map { table.number(of: $0) } }
    let stems = (0..<table.count).map { table[$0] }
    let order = stems.indices.sorted { stems[$0].lexicographicallyPrecedes(stems[$1]) }
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, number) in order.enumerated() { ranks[number] = rank }

    // Each posting goes behind the ones of its word, as many places as there are.
    var starts = [Int](repeating: 0, count: order.count + 1)
    for (part, numbers) in zip(parts, numbers) {
      for (stem, count) in part.counts.enumerated() { starts[ranks[numbers[stem]] + 1] += count }
    }
    for rank in order.indices { starts[rank + 1] += starts[rank] }
    var next = starts
    var postings = [Posting](
      repeating: Posting(entry: 0, isInSummary: false), count: starts[order.count])
    for (part, numbers) in zip(parts, numbers) {
      let ranks = numbers.map { ranks[$0] }
      for (stem, posting) in zip(part.postingStems, part.postings) {
        let rank = ranks[Int(stem)]
        postings[next[rank]] = posting
        next[rank] += 1
      }
    }
    words = order.map { stems[$0] }
    self.postings = postings
    self.starts = starts
  }

  /// Where the word of a number occurs, in the order of the entries.
  func postings(of number: Int) -> ArraySlice<Posting> {
    postings[starts[number]..<starts[number + 1]]
  }

  func number(of stem: Letters) -> Int? {
    let number = firstNumber(from: stem)
    return number < words.count && words[number] == stem ? number : nil
  }

  /// The words that begin so, as a range of their numbers.
  func numbers(beginningWith start: Letters) -> Range<Int> {
    let first = firstNumber(from: start)
    var end = first
    while end < words.count, words[end].has(start, at: 0) { end += 1 }
    return first..<end
  }

  /// The number of the first word that does not come before the given one.
  private func firstNumber(from word: Letters) -> Int {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].lexicographicallyPrecedes(word) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
