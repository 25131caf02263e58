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
    var query = SearchQuery(text, reader)
    let isAllowed = entriesSatisfying(&query)
    guard query.problems.isEmpty else {
      return SearchAnswer(results: [], isGuess: false, problems: query.problems)
    }
    let hasText = !query.squashed.isEmpty
    var scores: [Int]
    var note = ""
    if hasText {
      scores = self.scores(of: query)
      narrow(query, &scores)
      note = self.note(on: query, &scores)
    } else {
      scores = [Int](repeating: query.filters.isEmpty ? 0 : Self.guessLimit, count: entries.count)
    }
    func isFound(_ number: Int) -> Bool { isAllowed[number] && scores[number] >= Self.floor }
    var numbers = entries.indices.filter(isFound)
    if numbers.isEmpty, hasText {
      addNearest(to: query, &scores)
      numbers = entries.indices.filter(isFound)
    }
    numbers.sort { ranksBefore($0, $1, scores: hasText ? scores : nil) }
    let rows = self.rows(of: numbers, areFolded: hasText)
    let results = rows.prefix(max(0, limit)).map { row in
      SearchResult(
        entry: entries[row[0]], score: scores[row[0]],
        marks: hasText ? marks(query, subjects[row[0]].name) : [],
        places: row.count > 1 ? row.map { entries[$0] } : [])
    }
    let best = results.first?.score ?? 0
    return SearchAnswer(
      results: results, isGuess: best > 0 && best < Self.guessLimit, problems: [],
      kinds: kinds(of: rows), note: note)
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
}

/// A query that is a path, `Lamps/Colour`, and may leave out `[]` and `*`.
struct PathQuery {
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
    if entry.path.utf16.elementsEqual(written) { return Tier.wholePath + detail }
    guard !path.isEmpty else { return 0 }
    let other = Self.reduced(Letters(entry.path))
    if other == path { return Tier.exactIgnoringCase + detail }
    return other.ends(with: [slash] + path) ? Tier.endOfPath + detail : 0
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
