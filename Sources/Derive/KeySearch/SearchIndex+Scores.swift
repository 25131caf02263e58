extension SearchIndex {
  /// The scores of some entries by their names, labels, values, synonyms and words; of all unless numbers are given.
  func scores(of query: SearchQuery, among numbers: [Int]? = nil) -> [Int] {
    let among = numbers ?? Array(entries.indices)
    var scores = wordScores(of: query, among: among)
    let paths = PathQuery(query.text)
    let synonyms = expansions.filter { $0.isAll(of: query) }
    var best = 0
    for number in among {
      var score = nameScore(of: query, subjects[number])
      score = max(
        score, paths.score(of: entries[number]),
        synonymScore(synonyms, subjects[number], isKey: number < keyCount))
      best = max(best, score)
      scores[number] = max(scores[number], score)
    }
    for lead in numbers == nil ? leads : [] {
      let score = labelScore(of: query, in: lead.phrase, nil, .symbolWord)
      guard score > 0 else { continue }
      for number in lead.keys {
        let subject = subjects[number]
        let score =
          score - (lead.isBefore ? 0 : 1) + Usual.points(of: subject.weight, isOfWords: false)
          - (subject.isDeprecated ? Detail.deprecated : 0)
        best = max(best, score)
        scores[number] = max(scores[number], score)
      }
    }
    if best < Tier.abbreviation, EditLimit.of(query.squashed.count) > 0 {
      for number in among {
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
    let (name, tiers) = (subject.name, subject.tiers.tiers)
    let squashed = query.squashed
    // A word in small letters is rather a word than a name.
    if query.text == name.text, tiers.isExact || (subject.tiers == .word && query.text != squashed)
    {
      return Tier.exact + subject.weight * Usual.perExact + detail(1, of: 1)
    }
    if query.text == subject.title, tiers.isExact { return Tier.exactTitle + detail(1, of: 1) }
    guard !squashed.isEmpty else { return 0 }
    var best = score(of: query, in: name, subject, tiers)
    for (index, phrase) in subject.labels.enumerated() {
      let isTitle = index == 0 && subject.title != nil
      best = max(
        best,
        labelScore(
          of: query, in: phrase, subject, isTitle ? .ownTitle : subject.names.labelTiers))
    }
    for phrase in subject.symbols {
      best = max(
        best, labelScore(of: query, in: phrase, subject, .symbol), messageScore(of: query, phrase))
    }
    for phrase in subject.values {
      best = max(best, labelScore(of: query, in: phrase, subject, .value))
    }
    let usual = Usual.points(of: subject.weight, isOfWords: false)
    if best < Tier.abbreviation, squashed.count >= Abbreviation.shortest,
      squashed.count == query.text.count, let cost = name.abbreviationCost(squashed)
    {
      return Tier.abbreviation + usual
        + detail(Detail.abbreviationSteps - cost, of: Detail.abbreviationSteps)
    }
    if best > 0 { return best }
    let longest = ([name] + subject.symbols).filter { $0.isIn(query.phrase, stopWords: stopWords) }
      .map(\.squashed.count).max()
    return longest.map { Tier.inQuery + usual + detail($0, of: squashed.count) } ?? 0
  }

  /// The score of a query that a label, a value or a symbol contains. The last part of an identifier is worth as much
  /// as all of it.
  private func labelScore(
    of query: SearchQuery, in phrase: Phrase, _ subject: Subject?, _ tiers: OccurrenceTiers
  ) -> Int {
    let isEnd = phrase.squashed.ends(with: query.squashed)
    return score(of: query, in: phrase, subject, tiers, isEnd: isEnd)
  }

  /// Whole words count more, the more usual the entry is.
  ///
  /// - Parameter isEnd: Whether the part that the query is counts as all of the phrase.
  private func score(
    of query: SearchQuery, in phrase: Phrase, _ subject: Subject?, _ tiers: OccurrenceTiers,
    isEnd: Bool = false
  ) -> Int {
    let count = query.squashed.count
    let isWords = phrase.isWords(query.phrase)
    let occurrence = max(phrase.occurrence(of: query.squashed), isWords ? .atWord : .none)
    let tier = tiers.tier(occurrence)
    guard tier > 0, occurrence != .inside || count >= Shortest.inside else { return 0 }
    let length = isEnd && occurrence < .wholeUnprefixed ? count : phrase.squashed.count
    return tier
      + Detail.of(min(count, length), of: length, isDeprecated: subject?.isDeprecated ?? false)
      + (tiers.isWeak ? 0 : Usual.points(of: subject?.weight ?? 0, isOfWords: isWords))
  }

  /// The score of a query that has most words of a message: what is between them differs from case to case.
  private func messageScore(of query: SearchQuery, _ message: Phrase) -> Int {
    let count = min(query.writtenWords.count, message.stems.count)
    guard count >= Shortest.message else { return 0 }
    let found = query.writtenWords.count { message.stems.contains($0.stem) }
    return found * Detail.messageShare < count * (Detail.messageShare - 1)
      ? 0 : Tier.message + Detail.of(min(found, count), of: count, isDeprecated: false)
  }

  /// The score of an entry whose name, or whose identifier unless it is a key, has a meaning of one of the synonyms;
  /// each synonym is the whole query. The first meaning counts most.
  private func synonymScore(_ synonyms: [Expansion], _ subject: Subject, isKey: Bool) -> Int {
    let phrases = isKey ? [subject.name] : [subject.name] + subject.values
    var best = 0
    for synonym in synonyms {
      let tier = synonym.words.count > 1 ? Tier.synonymPhrase : Tier.synonym
      let count = synonym.meanings.count
      for (index, meaning) in synonym.meanings.enumerated()
      where phrases.contains(where: { $0.strength(of: meaning.inARow, .name) == Strength.name.word }
      ) {
        best = max(
          best,
          tier + Detail.of(count - index, of: count, isDeprecated: subject.isDeprecated)
            + subject.weight * Usual.perWord)
      }
    }
    return best
  }

  /// The score of the query as a misspelt name.
  private func typoScore(of query: SearchQuery, _ subject: Subject) -> Int {
    let limit = EditLimit.of(query.squashed.count)
    let edits = subject.name.edits(query.squashed, limit: limit, whole: true)
    guard edits <= limit else { return 0 }
    return Tier.typo + Usual.points(of: subject.weight, isOfWords: false)
      + Detail.of(
        Detail.typoSteps - edits, of: Detail.typoSteps, isDeprecated: subject.isDeprecated)
  }
}
