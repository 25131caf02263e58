import Text

extension SearchIndex {
  /// Scores entries by the words of the query that they have.
  ///
  /// Rare words weigh more, and an entry loses points by the weight of the words that it lacks. The last word may
  /// be unfinished. A word that no entry has is taken for a misspelt one.
  ///
  /// - Parameter among: The numbers of the entries among which a word is rare or not; others have no score.
  func wordScores(of query: SearchQuery, among: [Int]) -> [Int] {
    let all = query.writtenWords
    var got = [Int](repeating: 0, count: entries.count)
    var covered = got
    var total = 0
    for word in query.words {
      let isLast = word.stem == all.last?.stem
      var strengths = self.strengths(of: word, isLast: isLast, among)
      expand(word, in: all, into: &strengths, among)
      if !among.contains(where: { strengths[$0] > 0 }) { correct(word, into: &strengths, among) }
      let weight = WordWeight.of(among.count { strengths[$0] > 0 }, of: among.count)
      total += weight
      for number in among where strengths[number] > 0 {
        got[number] += weight * strengths[number]
        covered[number] += weight
      }
    }
    var scores = [Int](repeating: 0, count: entries.count)
    for number in among
    where total > 0 && WordWeight.shareFound * covered[number] >= total {
      let score =
        Tier.words * got[number] * covered[number] / (Strength.name.word * total * total)
      scores[number] =
        score + score * subjects[number].weight / Usual.wordsShare
        - (subjects[number].isDeprecated ? score / Detail.deprecatedWordsShare : 0)
    }
    return scores
  }

  private func strengths(of word: QueryWord, isLast: Bool, _ among: [Int]) -> [Int] {
    var strengths = [Int](repeating: 0, count: entries.count)
    for number in among { strengths[number] = strength(of: word, subjects[number]) }
    if isLast, word.letters.count >= Shortest.prefixInText {
      for other in vocabulary.words(beginningWith: word.letters) {
        raise(&strengths, whereTextsHave: other, \.prefix)
      }
    }
    raise(&strengths, whereTextsHave: word.stem, \.word)
    return strengths
  }

  /// Raises the strengths of entries with the word in their summary or text.
  private func raise(
    _ strengths: inout [Int], whereTextsHave word: Letters, _ part: KeyPath<Strength, Int>
  ) {
    for posting in vocabulary.postings[word] ?? [] {
      let strength = posting.isInSummary ? Strength.summary : .text
      strengths[posting.entry] = max(strengths[posting.entry], strength[keyPath: part])
    }
  }

  /// The word's strength in name, labels and values.
  private func strength(of word: QueryWord, _ subject: Subject) -> Int {
    var best = subject.name.strength(of: word, .name)
    for label in subject.labels { best = max(best, label.strength(of: word, .label)) }
    for value in subject.values { best = max(best, value.strength(of: word, .value)) }
    return best
  }

  /// Adds the entries that the word's synonyms find. Of synonyms that share the word, the longest is meant: a
  /// widget gallery is not for photos.
  private func expand(
    _ word: QueryWord, in all: [QueryWord], into strengths: inout [Int], _ among: [Int]
  ) {
    let covering = expansions.filter { $0.covers(word, in: all) }
    let longest = covering.map(\.words.count).max()
    for expansion in covering where expansion.words.count == longest {
      add(expansion, into: &strengths, among)
    }
  }

  private func add(_ expansion: Expansion, into strengths: inout [Int], _ among: [Int]) {
    let isPhrase = expansion.words.count > 1
    for meaning in expansion.meanings {
      for number in among {
        let subject = subjects[number]
        let inARow = strength(of: meaning.inARow, subject)
        var found = isPhrase ? inARow : Strength.inARow.of(inARow)
        if found == 0 {
          let weakest = meaning.words.map { strength(of: $0, subject) }.min() ?? 0
          found = Strength.scattered.of(weakest)
        }
        strengths[number] = max(strengths[number], found)
      }
    }
  }

  /// Treats the word as misspelt.
  private func correct(_ word: QueryWord, into strengths: inout [Int], _ among: [Int]) {
    let length = word.letters.count
    let limit = max(EditLimit.of(length), length >= Shortest.correctedWord ? 1 : 0)
    guard limit > 0 else { return }
    func nearest(_ phrase: Phrase) -> Int {
      phrase.edits(word.letters, limit: limit, whole: false)
    }
    let distances = among.map { number in
      let subject = subjects[number]
      return subject.labels.reduce(nearest(subject.name)) { min($0, nearest($1)) }
    }
    let best = min(limit, distances.min() ?? limit)
    for (number, distance) in zip(among, distances) where distance <= best {
      strengths[number] = Strength.misspelt
    }
    let stem = word.stem
    func isNear(_ other: Letters) -> Bool {
      (length >= Shortest.wrongFirstLetter || other.first == stem.first)
        && abs(stem.count - other.count) <= best
        && editDistance(stem, other, atMost: best) <= best
    }
    for other in vocabulary.words where isNear(other) {
      raise(&strengths, whereTextsHave: other, \.prefix)
    }
    for expansion in expansions {
      if expansion.words.count == 1, isNear(expansion.words[0].stem) {
        add(expansion, into: &strengths, among)
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
        || (index == all.count - 1 && written.letters.count >= Shortest.unfinishedSynonym
          && wanted.letters.has(written.letters, at: 0))
    }
    return words.allSatisfy { wanted in all.indices.contains { means($0, wanted) } }
      && words.contains { wanted in
        all.indices.contains { all[$0].stem == word.stem && means($0, wanted) }
      }
  }
}
