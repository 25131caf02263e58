extension SearchIndex {
  /// The parts of a name to mark as matched.
  func marks(_ query: SearchQuery, _ name: Phrase) -> [Range<Int>] {
    let squashed = query.squashed
    if let start = name.wordStart(of: squashed) ?? name.squashed.firstIndex(of: squashed) {
      return name.textRanges([start..<(start + squashed.count)])
    }
    if squashed.count == query.text.count, name.abbreviationCost(squashed) != nil {
      return name.textRanges(name.pieces(squashed))
    }
    return name.textRanges(
      query.words.compactMap { word in
        if let start = name.wordStart(of: word.letters) {
          return start..<(start + word.letters.count)
        }
        return name.stems.firstIndex(of: word.stem)
          .map { name.starts[$0]..<name.starts[$0 + 1] }
      })
  }
}

extension Phrase {
  /// Maps ranges of the squashed text to sorted ranges of the text, joining those that touch.
  fileprivate func textRanges(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let sorted = ranges.map { indices[$0.lowerBound]..<(indices[$0.upperBound - 1] + 1) }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for range in sorted {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// The pieces of words that the query abbreviates, each as long as possible.
  fileprivate func pieces(_ query: Letters) -> [Range<Int>] {
    var deadEnds: Set<[Int]> = []
    func rest(_ word: Int, _ first: Int) -> [Range<Int>]? {
      if first == query.count { return [] }
      guard word < words.count, !deadEnds.contains([word, first]) else { return nil }
      var piece: [Int] = []
      for (offset, letter) in words[word].enumerated() where first + piece.count < query.count {
        if letter == query[first + piece.count] {
          piece.append(starts[word] + offset)
        } else if offset == 0 || query.count < Abbreviation.shortestWithGaps {
          break
        }
      }
      // Try a piece without gaps, then one with gaps, then skipping the word.
      let run = piece.enumerated().prefix { $0.element == starts[word] + $0.offset }.count
      let lengths =
        Array((0...run).reversed().dropLast())
        + Array((run...piece.count).reversed().dropLast()) + [0]
      for length in lengths {
        if let rest = rest(word + 1, first + length) {
          return piece.prefix(length).map { $0..<($0 + 1) } + rest
        }
      }
      deadEnds.insert([word, first])
      return nil
    }
    return rest(0, 0) ?? []
  }
}
