extension SearchIndex {
  /// What a word scores in an entry, by where it stands there.
  enum Strength {
    static let most = 12
    static let name = (word: 12, prefix: 8)
    static let label = (word: 10, prefix: 6)
    static let value = (word: 8, prefix: 5)
    static let summary = (word: 6, prefix: 3)
    static let text = (word: 3, prefix: 1)
    static let misspelt = 6
  }

  /// Scores entries by the words of the query that they have.
  ///
  /// A word weighs more the fewer entries have it; what an entry gets also falls with the weight of
  /// the words that it lacks. The last word may be unfinished. A word that nothing has may be
  /// misspelt.
  func wordScores(of query: SearchQuery) -> [Int] {
    let all = tokenizer.words(of: query.text).prefix(4 * SearchQuery.mostWords).map(QueryWord.init)
    var got = [Int](repeating: 0, count: entries.count)
    var covered = got
    var total = 0
    for word in query.words {
      let isLast = word.stem == all.last?.stem
      var strengths = self.strengths(of: word, isLast: isLast)
      expand(word, in: all, into: &strengths)
      if !strengths.contains(where: { $0 > 0 }) { correct(word, into: &strengths) }
      let weight = weight(ofWordIn: strengths.count { $0 > 0 })
      total += weight
      for number in entries.indices where strengths[number] > 0 {
        got[number] += weight * strengths[number]
        covered[number] += weight
      }
    }
    return entries.indices.map { number in
      guard 3 * covered[number] >= total, total > 0 else { return 0 }
      let score =
        Tier.words * got[number] * covered[number] / (Strength.most * total * total)
      return score - (subjects[number].isDeprecated ? score / 50 : 0)
    }
  }

  /// The number of binary digits of four times the entries to one that has the word. A word that
  /// none has weighs as much as one that every sixteenth has.
  private func weight(ofWordIn count: Int) -> Int {
    let ratio = count == 0 ? 64 : 4 * entries.count / count
    return Int.bitWidth - ratio.leadingZeroBitCount
  }

  private func strengths(of word: QueryWord, isLast: Bool) -> [Int] {
    var strengths = subjects.map { strength(of: word, $0) }
    func raise(_ number: Int, _ inSummary: Int, _ inText: Int) {
      for posting in vocabulary.postings(of: number) {
        strengths[posting.entry] = max(
          strengths[posting.entry], posting.isInSummary ? inSummary : inText)
      }
    }
    if isLast, word.letters.count > 2 {
      for number in vocabulary.numbers(beginningWith: word.letters) {
        raise(number, Strength.summary.prefix, Strength.text.prefix)
      }
    }
    if let number = vocabulary.number(of: word.stem) {
      raise(number, Strength.summary.word, Strength.text.word)
    }
    return strengths
  }

  /// The word's strength in name, labels and values.
  private func strength(of word: QueryWord, _ subject: Subject) -> Int {
    // A stem may have a letter that the word lacks: `y` for `ies`.
    var best = 0
    func consider(_ phrase: Phrase, _ strength: (word: Int, prefix: Int)) {
      switch phrase.match(word) {
      case .word: best = max(best, strength.word)
      case .prefix: if word.letters.count > 1 { best = max(best, strength.prefix) }
      case .none: break
      }
    }
    consider(subject.name, Strength.name)
    for label in subject.labels { consider(label, Strength.label) }
    for value in subject.values { consider(value, Strength.value) }
    return best
  }

  /// Adds what the word's synonyms find.
  private func expand(_ word: QueryWord, in all: [QueryWord], into strengths: inout [Int]) {
    for expansion in expansions where expansion.covers(word, in: all) {
      add(expansion, into: &strengths)
    }
  }

  private func add(_ expansion: Expansion, into strengths: inout [Int]) {
    for meaning in expansion.meanings {
      for number in entries.indices {
        let subject = subjects[number]
        var found = strength(of: meaning.inARow, subject) * 3 / 4
        if found == 0 {
          found = meaning.words.map { strength(of: $0, subject) }.min() ?? 0
          found /= 2
        }
        strengths[number] = max(strengths[number], found)
      }
    }
  }

  /// Takes the word for a misspelt one.
  private func correct(_ word: QueryWord, into strengths: inout [Int]) {
    let length = word.letters.count
    let limit = max(Self.editLimit(length), length >= 4 ? 1 : 0)
    guard limit > 0 else { return }
    var best = limit
    func nearest(_ phrase: Phrase) -> Int {
      phrase.edits(word.letters, mask: word.mask, limit: limit, whole: false)
    }
    let distances = subjects.map { subject in
      subject.labels.reduce(nearest(subject.name)) { min($0, nearest($1)) }
    }
    best = min(best, distances.min() ?? best)
    for number in entries.indices where distances[number] <= best {
      strengths[number] = Strength.misspelt
    }
    let stem = word.stem
    func isNear(_ other: Letters) -> Bool {
      (length >= 6 || other.first == stem.first) && edits(stem, other[...], limit: best) <= best
    }
    for (number, other) in vocabulary.words.enumerated() where isNear(other) {
      for posting in vocabulary.postings(of: number) {
        strengths[posting.entry] = max(
          strengths[posting.entry],
          posting.isInSummary ? Strength.summary.prefix : Strength.text.prefix)
      }
    }
    for expansion in expansions {
      if expansion.words.count == 1, isNear(expansion.words[0].stem) {
        add(expansion, into: &strengths)
      }
    }
  }
}

extension SearchIndex.Expansion {
  /// Whether the query has all of the synonym's words, in any order, the given one among them. The
  /// query's last word may be unfinished.
  fileprivate func covers(_ word: QueryWord, in all: [QueryWord]) -> Bool {
    func means(_ index: Int, _ wanted: QueryWord) -> Bool {
      let written = all[index]
      return written.stem == wanted.stem
        || (index == all.count - 1 && written.letters.count >= 4
          && wanted.letters.has(written.letters, at: 0))
    }
    return words.allSatisfy { wanted in all.indices.contains { means($0, wanted) } }
      && words.contains { wanted in
        all.indices.contains { all[$0].stem == word.stem && means($0, wanted) }
      }
  }
}
