import KeyModel

extension SearchIndex {
  /// If the best score is lower, all results are guesses.
  static let guessLimit = 9000
  /// Entries with a lower score are left out.
  static let floor = 2500

  /// Finds the entries that match a query.
  ///
  /// Filters narrow the results; without other words, all entries that satisfy them are listed by name.
  /// Results are ordered by score; then keys come first, then shorter names, then names by their code units, then
  /// by depth: of keys with one name, the outermost comes first.
  package func search(_ text: String, limit: Int = SearchLimits.results) -> SearchAnswer {
    var query = SearchQuery(text, tokenizer, stopWords: stopWords)
    let isAllowed = entriesSatisfying(&query)
    guard query.problems.isEmpty else {
      return SearchAnswer(results: [], isGuess: false, problems: query.problems)
    }
    let hasText = !query.squashed.isEmpty
    var scores: [Int]
    if hasText {
      scores = self.scores(of: query)
    } else {
      scores = [Int](repeating: query.filters.isEmpty ? 0 : Self.guessLimit, count: entries.count)
    }
    for number in scores.indices where !isAllowed[number] { scores[number] = 0 }
    let numbers = entries.indices.filter { scores[$0] >= Self.floor }.sorted {
      ranksBefore($0, $1, scores: hasText ? scores : nil)
    }
    let results = numbers.prefix(max(0, limit)).map { number in
      SearchResult(
        entry: entries[number], score: scores[number],
        marks: hasText ? marks(query, subjects[number].name) : [])
    }
    let best = results.first?.score ?? 0
    let isOther = results.first.map { Self.haveOtherNumbers(text, $0.entry.name) } ?? false
    return SearchAnswer(
      results: results, isGuess: best > 0 && (best < Self.guessLimit || isOther), problems: [])
  }

  /// Whether a query is a number like a name's, as codes have them, but another one: nothing is about it then.
  private static func haveOtherNumbers(_ query: String, _ name: String) -> Bool {
    guard let (word, number) = numbered(query), let (other, known) = numbered(name) else {
      return false
    }
    return number != known && number.utf8.count == known.utf8.count
      && (word.isEmpty || word.lowercased() == other.lowercased())
  }

  /// A word that ends in at least four digits, as what is before them and the digits; nil for other texts.
  private static func numbered(_ text: String) -> (word: Substring, number: Substring)? {
    let words = text.split(separator: " ")
    guard words.count == 1, let all = words.first else { return nil }
    let count = all.utf8.reversed().prefix { $0.isDigit }.count
    let (word, number) = (all.dropLast(count), all.suffix(count))
    return count < 4 || word.utf8.contains { $0.isDigit } ? nil : (word, number)
  }

  private func ranksBefore(_ one: Int, _ other: Int, scores: [Int]?) -> Bool {
    let first = subjects[one].name.text
    let second = subjects[other].name.text
    if let scores {
      if scores[one] != scores[other] { return scores[one] > scores[other] }
      if (one < keyCount) != (other < keyCount) { return one < keyCount }
      if first.count != second.count { return first.count < second.count }
    }
    if first != second { return first.lexicographicallyPrecedes(second) }
    let depths = (depth(of: entries[one]), depth(of: entries[other]))
    if depths.0 != depths.1 { return depths.0 < depths.1 }
    return one < other
  }

  private func depth(of entry: SearchEntry) -> Int { entry.path.utf16.count { $0 == slash } }

  private func scores(of query: SearchQuery) -> [Int] {
    var scores = wordScores(of: query)
    let paths = PathQuery(query.text)
    let synonyms = expansions.filter { $0.words.flatMap(\.letters) == query.squashed }
    var best = 0
    for number in entries.indices {
      var score = nameScore(of: query, subjects[number])
      score = max(score, paths.score(of: entries[number]), synonymScore(synonyms, subjects[number]))
      best = max(best, score)
      scores[number] = max(scores[number], score)
    }
    for lead in leads {
      let score = labelScore(of: query, in: lead.phrase, isDeprecated: false)
      guard score > 0 else { continue }
      for number in lead.keys {
        let score =
          score - (lead.isBefore ? 0 : 1) - (subjects[number].isDeprecated ? Detail.deprecated : 0)
        best = max(best, score)
        scores[number] = max(scores[number], score)
      }
    }
    if best < Tier.abbreviation, EditLimit.of(query.squashed.count) > 0 {
      for number in entries.indices {
        scores[number] = max(scores[number], typoScore(of: query, subjects[number]))
      }
    }
    return scores
  }

  /// The score of an entry whose name, label or value contains the query.
  private func nameScore(of query: SearchQuery, _ subject: Subject) -> Int {
    func detail(_ part: Int, of whole: Int) -> Int {
      Detail.of(part, of: whole, isDeprecated: subject.isDeprecated)
    }
    let name = subject.name
    if subject.tiers != .label, query.text == name.text { return Tier.exact + detail(1, of: 1) }
    if query.text == subject.title { return Tier.exactTitle + detail(1, of: 1) }
    let squashed = query.squashed
    guard !squashed.isEmpty else { return 0 }
    var best = score(of: query, in: name, isDeprecated: subject.isDeprecated, subject.tiers.tier)
    for phrase in subject.labels + subject.symbols + subject.values {
      best = max(best, labelScore(of: query, in: phrase, isDeprecated: subject.isDeprecated))
    }
    if best < Tier.abbreviation, squashed.count >= Abbreviation.shortest,
      squashed.count == query.text.count, let cost = name.abbreviationCost(squashed)
    {
      return Tier.abbreviation
        + detail(Detail.abbreviationSteps - cost, of: Detail.abbreviationSteps)
    }
    if best > 0 { return best }
    let longest = ([name] + subject.symbols).filter { $0.isIn(query.phrase) }
      .map(\.squashed.count).max()
    return longest.map { Tier.inQuery + detail($0, of: squashed.count) } ?? 0
  }

  /// The score of a query that a label, a value or a symbol contains. The last part of an identifier is worth as much
  /// as all of it.
  private func labelScore(of query: SearchQuery, in phrase: Phrase, isDeprecated: Bool) -> Int {
    let isEnd = phrase.squashed.ends(with: query.squashed)
    return score(
      of: query, in: phrase, isDeprecated: isDeprecated, isWhole: isEnd, Tier.ofLabelOrValue)
  }

  /// - Parameter isWhole: Whether the part that the query is counts as all of the phrase.
  private func score(
    of query: SearchQuery, in phrase: Phrase, isDeprecated: Bool, isWhole: Bool = false,
    _ tierOf: (Phrase.Occurrence) -> Int
  ) -> Int {
    let occurrence = phrase.occurrence(of: query.squashed)
    let count = query.squashed.count
    guard occurrence != .inside || count >= Shortest.inside else { return 0 }
    let tier = tierOf(occurrence)
    let isAll = isWhole && tier == Tier.inLabelOrValue
    return tier == 0
      ? 0
      : tier
        + Detail.of(count, of: isAll ? count : phrase.squashed.count, isDeprecated: isDeprecated)
  }

  /// The score of an entry whose name has a meaning of one of the synonyms; each synonym is the whole query. The
  /// first meaning counts most.
  private func synonymScore(_ synonyms: [Expansion], _ subject: Subject) -> Int {
    let name = subject.name
    var best = 0
    for synonym in synonyms {
      let tier = synonym.words.count > 1 ? Tier.synonymPhrase : Tier.synonym
      let count = synonym.meanings.count
      for (index, meaning) in synonym.meanings.enumerated()
      where name.strength(of: meaning.inARow, .name) == Strength.name.word {
        best = max(
          best, tier + Detail.of(count - index, of: count, isDeprecated: subject.isDeprecated))
      }
    }
    return best
  }

  /// The score of the query as a misspelt name.
  private func typoScore(of query: SearchQuery, _ subject: Subject) -> Int {
    let limit = EditLimit.of(query.squashed.count)
    let edits = subject.name.edits(query.squashed, limit: limit, whole: true)
    guard edits <= limit else { return 0 }
    return Tier.typo
      + Detail.of(
        Detail.typoSteps - edits, of: Detail.typoSteps, isDeprecated: subject.isDeprecated)
  }
}

/// A query that is a path, `Lamps/Colour`, and may leave out `[]` and `*`.
private struct PathQuery {
  let written: Letters
  /// Empty for a query of one part, which can only equal the whole path of a key.
  let path: Letters

  init(_ text: Letters) {
    written = text
    path = text.contains(slash) ? Self.reduced(text) : []
  }

  func score(of entry: SearchEntry) -> Int {
    guard !entry.path.isEmpty else { return 0 }
    let detail = Detail.of(1, of: 1, isDeprecated: false)
    if entry.path.utf16.elementsEqual(written) { return Tier.exact + detail }
    guard !path.isEmpty else { return 0 }
    let other = Self.reduced(Letters(entry.path))
    if other == path { return Tier.exactIgnoringCase + detail }
    return other.ends(with: [slash] + path) ? Tier.withoutPrefix + detail : 0
  }

  /// Folded, without elements and without arbitrary names, except as the last part.
  private static func reduced(_ path: Letters) -> Letters {
    let parts = path.folded.split(separator: slash).map { Letters($0) }
    let kept = parts.enumerated().filter { index, part in
      part != Letters(PathText.element)
        && (part != Letters(PathText.anyName) || index == parts.count - 1)
    }
    return Letters(kept.map(\.element).joined(separator: [slash]))
  }
}

private let slash = UInt16(UInt8(ascii: "/"))

/// The text of path components that are not names.
enum PathText {
  static let anyName = PropertyPath.Component.anyName.plainText
  static let element = PropertyPath.Component.element.plainText
}

extension Letters {
  func ends(with other: Letters) -> Bool { has(other, at: count - other.count) }
}
