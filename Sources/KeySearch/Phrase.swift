/// A name, label or value, taken apart for comparison.
struct Phrase: Sendable {
  /// As it was written.
  let text: Letters
  /// Letters and digits alone, folded.
  let squashed: Letters
  /// For each letter of the squashed text its position in the text.
  let positions: [Int]
  /// Where words begin in the squashed text, and its length at the end.
  let starts: [Int]
  /// Where the name begins behind the vendor's prefix; 0 without one.
  let unprefixed: Int
  let words: [Letters]
  let stems: [Letters]
  let mask: UInt32

  init(_ text: Letters, _ tokenizer: Tokenizer) {
    self.text = text
    let (ranges, prefixCount) = tokenizer.ranges(of: text)
    words = ranges.map { Letters(text[$0]).folded }
    squashed = words.flatMap { $0 }
    positions = ranges.flatMap { $0 }
    var starts = [0]
    for word in words { starts.append((starts.last ?? 0) + word.count) }
    self.starts = starts
    unprefixed = prefixCount < words.count ? starts[prefixCount] : 0
    stems = words.map(stem)
    mask = letterMask(squashed)
  }

  /// How a squashed query stands in the phrase; the greater, the better.
  enum Place: Int, Comparable {
    case none, inside, atWord, startUnprefixed, start, wholeUnprefixed, whole

    static func < (one: Place, other: Place) -> Bool { one.rawValue < other.rawValue }
  }

  func place(of query: Letters) -> Place {
    guard !query.isEmpty, let first = squashed.firstPosition(of: query) else { return .none }
    if first == 0 { return query.count == squashed.count ? .whole : .start }
    if unprefixed > 0, squashed.has(query, at: unprefixed) {
      return unprefixed + query.count == squashed.count ? .wholeUnprefixed : .startUnprefixed
    }
    return wordPosition(of: query, from: first) == nil ? .inside : .atWord
  }

  /// Where the query stands at the beginning of a word.
  func wordPosition(of query: Letters, from start: Int = 0) -> Int? {
    starts.first { $0 >= start && squashed.has(query, at: $0) }
  }

  /// Whether one of the words, or several in a row, are the query, or begin with it.
  func match(_ word: QueryWord) -> Match {
    if stems.contains(word.stem) { return .word }
    guard word.mask & ~mask == 0 else { return .none }
    var best = Match.none
    for start in starts where squashed.has(word.letters, at: start) {
      if starts.contains(start + word.letters.count) { return .word }
      best = .prefix
    }
    return best
  }

  enum Match: Int {
    case none, prefix, word
  }

  /// The fewest edits between the query and a run of whole words. `whole` asks for runs that reach
  /// from the start, with or without the vendor's prefix, to the end.
  func edits(_ query: Letters, mask queryMask: UInt32, limit: Int, whole: Bool) -> Int {
    var best = limit + 1
    guard (queryMask & ~mask).nonzeroBitCount <= limit else { return best }
    for first in starts.dropLast() where !whole || first == 0 || first == unprefixed {
      for end in starts where end > first && (!whole || end == squashed.count) {
        guard abs(end - first - query.count) < best else { continue }
        // Few people get the first letter of a short word wrong.
        if query.count < 6, squashed[first] != query[0] { continue }
        best = min(best, KeySearch.edits(query, squashed[first..<end], limit: best - 1))
      }
    }
    return best
  }

  /// What it costs to read the query as an abbreviation, or nil where it is none.
  ///
  /// Each piece of it is the beginning of a word, in the order of the words. A word left out costs
  /// 2, but the vendor's prefix nothing. In queries of five letters and more, a piece may have gaps
  /// behind its first letter (`cfbndlid`), which costs 1. More than `dearestAbbreviation` is none.
  func abbreviationCost(_ query: Letters, mask queryMask: UInt32) -> Int? {
    guard queryMask & ~mask == 0 else { return nil }
    let never = Int.max / 2
    var least = [Int](repeating: never, count: query.count + 1)
    least[0] = 0
    for (index, word) in words.enumerated() {
      let skip = starts[index] < unprefixed ? 0 : 2
      var next = least.map { $0 == never ? never : $0 + skip }
      for position in query.indices where least[position] < never {
        var end = position
        for (offset, letter) in word.enumerated() where end < query.count {
          if letter == query[end] {
            end += 1
            let gap = end - position == offset + 1 ? 0 : 1
            next[end] = min(next[end], least[position] + gap)
          } else if offset == 0 || query.count < 5 {
            break
          }
        }
      }
      least = next
    }
    return least[query.count] <= Self.dearestAbbreviation ? least[query.count] : nil
  }

  static let dearestAbbreviation = 5
}

/// A word of a query.
struct QueryWord: Sendable {
  let letters: Letters
  let stem: Letters
  let mask: UInt32

  init(_ letters: Letters) {
    self.letters = letters
    stem = KeySearch.stem(letters)
    mask = letterMask(letters)
  }
}
