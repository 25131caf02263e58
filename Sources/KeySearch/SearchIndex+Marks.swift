extension SearchIndex {
  /// The parts of a name to show as matched.
  func marks(_ query: SearchQuery, _ name: Phrase) -> [Range<Int>] {
    let squashed = query.squashed
    if let position = name.wordPosition(of: squashed) ?? name.squashed.firstPosition(of: squashed) {
      return name.textRanges([position..<(position + squashed.count)])
    }
    if squashed.count == query.text.count, name.abbreviationCost(squashed, mask: query.mask) != nil
    {
      return name.textRanges(name.pieces(squashed))
    }
    return name.textRanges(
      query.words.compactMap { word in
        if let position = name.wordPosition(of: word.letters) {
          return position..<(position + word.letters.count)
        }
        return name.stems.firstIndex(of: word.stem)
          .map { name.starts[$0]..<name.starts[$0 + 1] }
      })
  }
}

extension Phrase {
  /// Ranges of the squashed text as ranges of the text, in order, those that touch as one.
  fileprivate func textRanges(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let sorted = ranges.map { positions[$0.lowerBound]..<(positions[$0.upperBound - 1] + 1) }
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

  /// The pieces of words that make up the query as an abbreviation: of each word as much as possible.
  fileprivate func pieces(_ query: Letters) -> [Range<Int>] {
    var dead: Set<[Int]> = []
    func rest(_ word: Int, _ position: Int) -> [Range<Int>]? {
      if position == query.count { return [] }
      guard word < words.count, !dead.contains([word, position]) else { return nil }
      var piece: [Int] = []
      for (offset, letter) in words[word].enumerated() where position + piece.count < query.count {
        if letter == query[position + piece.count] {
          piece.append(starts[word] + offset)
        } else if offset == 0 || query.count < 5 {
          break
        }
      }
      // Pieces without gaps come first, then those with gaps, then none.
      let run = piece.enumerated().prefix { $0.element == starts[word] + $0.offset }.count
      let lengths =
        Array((0...run).reversed().dropLast())
        + Array((run...piece.count).reversed().dropLast()) + [0]
      for length in lengths {
        if let rest = rest(word + 1, position + length) {
          return piece.prefix(length).map { $0..<($0 + 1) } + rest
        }
      }
      dead.insert([word, position])
      return nil
    }
    return rest(0, 0) ?? []
  }
}
