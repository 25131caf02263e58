extension SearchIndex {
  /// The lowest score by which an entry of the kind that a query names comes first.
  static let narrowedFloor = 24_000

  /// Puts entries of the kind that the query names first, if they are about its other words.
  func narrow(_ query: SearchQuery, _ scores: inout [Int]) {
    guard let (filter, queries) = narrowed(query) else { return }
    var problems: [SearchProblem] = []
    let isOfKind = entriesSatisfying([filter], &problems)
    guard problems.isEmpty else { return }
    let among = entries.indices.filter { isOfKind[$0] }
    for query in queries {
      let narrowed = self.scores(of: query, among: among)
      for number in among where narrowed[number] >= Self.narrowedFloor {
        scores[number] = max(
          scores[number], Tier.narrowed + narrowed[number] / Detail.narrowedShare)
      }
    }
  }

  /// The filter that the query's words of kind stand for, and the query without them: with and without stop words.
  private func narrowed(_ query: SearchQuery) -> (SearchFilter, [SearchQuery])? {
    let stems = query.phrase.stems
    let ranges = tokenizer.ranges(of: query.text).words
    for kind in kindWords where !kind.stems.isEmpty && kind.stems.count <= stems.count {
      let starts = 0...(stems.count - kind.stems.count)
      guard
        let start = starts.first(where: {
          stems[$0..<($0 + kind.stems.count)].elementsEqual(kind.stems)
        })
      else { continue }
      let end = ranges[start + kind.stems.count - 1].upperBound
      let text = query.text[..<ranges[start].lowerBound] + query.text[end...]
      let others = SearchQuery(text: Letters(text).trimmed, reader)
      // A sentence is about more than things of a kind.
      guard others.words.count <= SearchLimits.narrowedWords else { return nil }
      guard others.words.contains(where: { !stopWords.contains($0.letters) }) else { continue }
      let counting = Letters(others.words.map(\.letters).joined(separator: Letters(" ")))
      let isSame = others.squashed == counting.squashed
      return (kind.filter, isSame ? [others] : [others, SearchQuery(text: counting, reader)])
    }
    return nil
  }
}
