extension SearchIndex {
  /// Under this score even the best result is a guess.
  static let guessLimit = 9000
  /// Under this score an entry is no result.
  static let floor = 2500

  /// Finds what a person may mean.
  ///
  /// Filters narrow the answer. Filters alone list whatever satisfies them, in the order of names.
  /// Results stand by score, then by the length of their names, then by the names' code units.
  public func search(_ text: String, limit: Int = SearchLimits.keys) -> SearchAnswer {
    var query = SearchQuery(text, tokenizer, stopWords: stopWords)
    let isAllowed = entriesSatisfying(&query)
    guard query.problems.isEmpty else {
      return SearchAnswer(keys: [], others: [], isGuess: false, problems: query.problems)
    }
    let hasText = !query.squashed.isEmpty
    var scores: [Int]
    if hasText {
      scores = self.scores(of: query)
    } else {
      scores = [Int](repeating: query.filters.isEmpty ? 0 : Self.guessLimit, count: entries.count)
    }
    for number in scores.indices where !isAllowed[number] { scores[number] = 0 }
    func results(_ range: Range<Int>) -> [SearchResult] {
      let numbers = range.filter { scores[$0] >= Self.floor }.sorted {
        ranksBefore($0, $1, scores: hasText ? scores : nil)
      }
      return numbers.prefix(max(0, limit)).map { number in
        SearchResult(
          entry: entries[number], score: scores[number],
          marks: hasText ? marks(query, subjects[number].name) : [])
      }
    }
    let keys = results(0..<keyCount)
    let others = results(keyCount..<entries.count)
    let best = max(keys.first?.score ?? 0, others.first?.score ?? 0)
    return SearchAnswer(
      keys: keys, others: others, isGuess: best > 0 && best < Self.guessLimit, problems: [])
  }

  private func ranksBefore(_ one: Int, _ other: Int, scores: [Int]?) -> Bool {
    let first = subjects[one].name.text
    let second = subjects[other].name.text
    if let scores {
      if scores[one] != scores[other] { return scores[one] > scores[other] }
      if first.count != second.count { return first.count < second.count }
    }
    if first != second { return first.lexicographicallyPrecedes(second) }
    return one < other
  }

  private func scores(of query: SearchQuery) -> [Int] {
    var scores = wordScores(of: query)
    let paths = PathQuery(query.text)
    var best = 0
    for number in entries.indices {
      var score = nameScore(of: query, subjects[number])
      if let paths { score = max(score, paths.score(of: entries[number])) }
      best = max(best, score)
      scores[number] = max(scores[number], score)
    }
    if best < Tier.better, Self.editLimit(query.squashed.count) > 0 {
      for number in entries.indices {
        scores[number] = max(scores[number], typoScore(of: query, subjects[number]))
      }
    }
    return scores
  }

  /// How many edits a typing error may have in a name of so many letters.
  static func editLimit(_ length: Int) -> Int {
    length >= 12 ? 3 : length >= 8 ? 2 : length >= 6 ? 1 : 0
  }
}

/// What each kind of match scores at least. Within a tier, the more of the name was written, the
/// better, and a deprecated key loses a little; nothing leaves its tier. Words score less than all.
enum Tier {
  static let exact = 150_000
  static let exactIgnoringCase = 140_000
  static let withoutPrefix = 130_000
  static let exactLabelOrValue = 120_000
  static let start = 110_000
  static let startWithoutPrefix = 100_000
  static let atWord = 90_000
  static let inLabelOrValue = 80_000
  static let abbreviation = 70_000
  static let typo = 60_000
  static let inside = 50_000
  static let words = 49_999
  /// From here on, nobody looks for typing errors.
  static let better = abbreviation
}

extension SearchIndex {
  /// Shorter queries match inside of too many things.
  private static let shortestInside = 3

  private func detail(_ subject: Subject, _ part: Int, of whole: Int) -> Int {
    500 + 9000 * part / max(whole, 1) - (subject.isDeprecated ? 300 : 0)
  }

  /// The score of an entry whose name, label or value the query is, or is a part of.
  private func nameScore(of query: SearchQuery, _ subject: Subject) -> Int {
    let name = subject.name
    if query.text == name.text { return Tier.exact + detail(subject, 1, of: 1) }
    guard !query.squashed.isEmpty else { return 0 }
    let length = query.squashed.count
    var tier = 0
    var whole = name.squashed.count
    if query.mask & ~subject.mask == 0 {
      switch name.place(of: query.squashed) {
      case .whole: tier = Tier.exactIgnoringCase
      case .wholeUnprefixed: tier = Tier.withoutPrefix
      case .start: tier = Tier.start
      case .startUnprefixed: tier = Tier.startWithoutPrefix
      case .atWord: tier = Tier.atWord
      case .inside: if length >= Self.shortestInside { tier = Tier.inside }
      case .none: break
      }
      for phrase in subject.labels + subject.values {
        var other = 0
        switch phrase.place(of: query.squashed) {
        case .whole, .wholeUnprefixed: other = Tier.exactLabelOrValue
        case .start, .startUnprefixed, .atWord: other = Tier.inLabelOrValue
        case .inside: if length >= Self.shortestInside { other = Tier.inside }
        case .none: break
        }
        // The last part of an identifier is worth as much as all of it.
        let isEnd = phrase.squashed.has(query.squashed, at: phrase.squashed.count - length)
        let size = isEnd && other == Tier.inLabelOrValue ? length : phrase.squashed.count
        if other > tier || (other == tier && size < whole) {
          tier = other
          whole = size
        }
      }
    }
    if tier < Tier.abbreviation, length > 1, length == query.text.count,
      let cost = name.abbreviationCost(query.squashed, mask: query.mask)
    {
      return Tier.abbreviation + detail(subject, 9 - cost, of: 9)
    }
    return tier == 0 ? 0 : tier + detail(subject, length, of: whole)
  }

  /// The score of a name that the query misspells.
  private func typoScore(of query: SearchQuery, _ subject: Subject) -> Int {
    let limit = Self.editLimit(query.squashed.count)
    let edits = subject.name.edits(query.squashed, mask: query.mask, limit: limit, whole: true)
    return edits > limit ? 0 : Tier.typo + detail(subject, 4 - edits, of: 4)
  }
}

/// A query that is a path, `NSServices/NSMessage`, and may leave out `[]` and `*`.
private struct PathQuery {
  let written: Letters
  let path: Letters

  init?(_ text: Letters) {
    guard text.contains(47) else { return nil }
    written = text
    path = Self.reduced(text)
    if path.isEmpty { return nil }
  }

  func score(of entry: SearchEntry) -> Int {
    guard !entry.path.isEmpty else { return 0 }
    let entryPath = Letters(entry.path)
    if entryPath == written { return Tier.exact + 9500 }
    let other = Self.reduced(entryPath)
    if other == path { return Tier.exactIgnoringCase + 9500 }
    return other.has([47] + path, at: other.count - path.count - 1) ? Tier.withoutPrefix + 9500 : 0
  }

  /// Folded, without elements and without arbitrary names but the last.
  private static func reduced(_ path: Letters) -> Letters {
    let parts = path.folded.split(separator: 47).map { Letters($0) }
    let kept = parts.enumerated().filter { index, part in
      part != Letters("[]") && (part != Letters("*") || index == parts.count - 1)
    }
    return Letters(kept.map(\.element).joined(separator: [47]))
  }
}
