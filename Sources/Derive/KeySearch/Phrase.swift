import Text

/// A name, label or value, split into words for comparison.
struct Phrase: Sendable {
  /// As it was written.
  let text: Letters
  /// Only letters and digits, folded.
  let squashed: Letters
  /// For each letter of the squashed text, its index in the text.
  let indices: [Int]
  /// The starts of words in the squashed text, followed by its length.
  let starts: [Int]
  /// The length of the vendor's prefix.
  let unprefixed: Int
  let words: [Letters]
  let stems: [Letters]

  init(_ text: Letters, _ tokenizer: Tokenizer) {
    self.text = text
    let (ranges, prefixCount) = tokenizer.ranges(of: text)
    words = ranges.map { Letters(text[$0]).folded }
    squashed = words.flatMap { $0 }
    indices = ranges.flatMap { $0 }
    var starts = [0]
    for word in words { starts.append((starts.last ?? 0) + word.count) }
    self.starts = starts
    unprefixed = prefixCount < words.count ? starts[prefixCount] : 0
    stems = words.map(stem)
  }

  /// The way in which a squashed query occurs in the phrase, from worst to best.
  enum Occurrence: Int, Comparable, CaseIterable {
    case none, inside, atWord, startUnprefixed, start, wholeUnprefixed, whole

    static func < (one: Occurrence, other: Occurrence) -> Bool { one.rawValue < other.rawValue }
  }

  func occurrence(of query: Letters) -> Occurrence {
    guard !query.isEmpty, let first = squashed.firstIndex(of: query) else { return .none }
    if first == 0 { return query.count == squashed.count ? .whole : .start }
    if unprefixed > 0, squashed.has(query, at: unprefixed) {
      return unprefixed + query.count == squashed.count ? .wholeUnprefixed : .startUnprefixed
    }
    return wordStart(of: query) == nil ? .inside : .atWord
  }

  /// Whether a query is whole words of the phrase in a row, or a form of one of its words.
  func isWords(_ query: Phrase) -> Bool {
    starts.contains {
      squashed.has(query.squashed, at: $0) && starts.contains($0 + query.squashed.count)
    } || (query.stems.count == 1 && stems.contains(query.stems[0]))
  }

  /// Whether another phrase has all of this one's words in a row, and these are not only stop words.
  func isIn(_ other: Phrase, stopWords: Set<Letters>) -> Bool {
    guard words.count >= Shortest.inQuery, !words.allSatisfy(stopWords.contains) else {
      return false
    }
    return other.starts.contains { start in
      other.squashed.has(squashed, at: start) && other.starts.contains(start + squashed.count)
    }
  }

  /// The first occurrence of the query at the start of a word.
  func wordStart(of query: Letters) -> Int? {
    starts.first { squashed.has(query, at: $0) }
  }

  /// The strength of a word if the phrase contains it, or 0.
  func strength(of word: QueryWord, _ strength: Strength) -> Int {
    if stems.contains(word.stem) { return strength.word }
    let found = starts.filter { squashed.has(word.letters, at: $0) }
    // The query's word may also be several words in a row.
    if found.contains(where: { starts.contains($0 + word.letters.count) }) { return strength.word }
    return found.isEmpty || word.letters.count < Shortest.prefix ? 0 : strength.prefix
  }

  /// The fewest edits between the query and a run of whole words, or a number above the limit. With `whole`, runs
  /// must reach from the start, with or without the vendor's prefix, to the end.
  func edits(_ query: Letters, limit: Int, whole: Bool) -> Int {
    var best = limit + 1
    for first in starts.dropLast() where !whole || first == 0 || first == unprefixed {
      for end in starts where end > first && (!whole || end == squashed.count) {
        guard abs(end - first - query.count) < best else { continue }
        if query.count < Shortest.wrongFirstLetter, squashed[first] != query[0] { continue }
        best = min(best, editDistance(query, Array(squashed[first..<end]), atMost: best - 1))
      }
    }
    return best
  }

  /// The cost of the query as an abbreviation; nil if it isn't one.
  ///
  /// Each piece of it begins a word, in the order of the words. Skipping a word has a cost, unless it is the
  /// vendor's prefix; so do gaps in a piece.
  func abbreviationCost(_ query: Letters) -> Int? {
    var least: [Int?] = [0] + query.map { _ in nil }
    for (index, word) in words.enumerated() {
      let skip = starts[index] < unprefixed ? 0 : Abbreviation.skippedWord
      var next = least.map { cost in cost.map { $0 + skip } }
      for first in query.indices {
        guard let cost = least[first] else { continue }
        var end = first
        for (offset, letter) in word.enumerated() where end < query.count {
          if letter == query[end] {
            end += 1
            let gap = end - first == offset + 1 ? 0 : Abbreviation.gap
            next[end] = min(next[end] ?? .max, cost + gap)
          } else if offset == 0 || query.count < Abbreviation.shortestWithGaps {
            break
          }
        }
      }
      least = next
    }
    return least[query.count].flatMap { $0 <= Abbreviation.mostExpensive ? $0 : nil }
  }
}

/// A word of a query.
struct QueryWord: Sendable {
  let letters: Letters
  let stem: Letters

  init(_ letters: Letters) {
    self.letters = letters
    stem = KeySearch.stem(letters)
  }
}
