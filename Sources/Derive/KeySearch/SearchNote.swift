import Text

/// Sentences about queries that nothing is about.
enum SearchNote {
  /// The words after a code that isn't known.
  static let unknown = " is not known. These have the nearest numbers."

  /// The number of digits of codes.
  static let digits = 4...9

  /// A text of some digits, with what is before them; nil for other texts.
  static func numbered(_ text: Letters) -> (word: Letters, number: Int, digits: Int)? {
    let count = text.reversed().prefix(while: isDigit).count
    let word = text.dropLast(count)
    guard digits.contains(count), !word.contains(where: { isDigit($0) || isSpace($0) }),
      let number = Int(Letters(text.suffix(count)).text)
    else { return nil }
    return (Letters(word).folded, number, count)
  }
}

extension SearchIndex {
  /// A sentence that people must know besides the results. Of a code that isn't known, the nearest ones become the results.
  func note(on query: SearchQuery, _ scores: inout [Int]) -> String {
    if let noted = expansions.first(where: { !$0.note.isEmpty && $0.isAll(of: query) }) {
      return noted.note
    }
    guard let asked = SearchNote.numbered(query.text) else { return "" }
    let near = subjects.indices.compactMap { number -> (number: Int, distance: Int)? in
      guard let known = SearchNote.numbered(subjects[number].name.text),
        known.digits == asked.digits, asked.word.isEmpty || known.word == asked.word
      else { return nil }
      return (number, abs(known.number - asked.number))
    }.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }
    guard let nearest = near.first, nearest.distance > 0 else { return "" }
    for index in scores.indices { scores[index] = 0 }
    for (rank, entry) in near.prefix(SearchLimits.nearest).enumerated() {
      scores[entry.number] = Self.guessLimit - 1 - rank
    }
    return query.text.text + SearchNote.unknown
  }

  /// Makes the names that are least unlike the query results.
  func addNearest(to query: SearchQuery, _ scores: inout [Int]) {
    let limit = query.squashed.count / Detail.shareOfNearest
    guard limit > 0, query.squashed.count == query.text.count else { return }
    let near = subjects.indices.compactMap { number -> (number: Int, edits: Int)? in
      let name = Letters(subjects[number].name.squashed.dropFirst(subjects[number].name.unprefixed))
      let edits = editDistance(query.squashed, name, atMost: limit)
      return edits <= limit ? (number, edits) : nil
    }.sorted { ($0.edits, $0.number) < ($1.edits, $1.number) }
    for entry in near.prefix(SearchLimits.nearest) {
      scores[entry.number] = Self.floor + limit - entry.edits
    }
  }
}
