/// What a person typed, taken apart: filters, and the text that is left.
struct SearchQuery: Sendable {
  /// Longer queries are cut, so that no query costs more than a bounded time.
  static let longestText = 200
  static let mostWords = 12

  var filters: [SearchFilter] = []
  var problems: [SearchProblem] = []
  /// The rest without its surrounding space.
  var text: Letters
  var squashed: Letters
  var mask: UInt32
  /// The words that count, each stem once; all of them where none counts.
  var words: [QueryWord]

  /// A filter is a word of letters, a colon and a value, in quotation marks where it has spaces.
  ///
  /// Only the known names are filters. A word one edit away from one is a mistake, unless an address
  /// follows (`port://`); any other word with a colon is text. A filter that is not finished, because
  /// its value is empty, counts for nothing.
  init(_ written: String, _ tokenizer: Tokenizer, stopWords: Set<Letters>) {
    let letters = Letters(written.utf16.prefix(Self.longestText))
    var text: Letters = []
    var position = 0
    while position < letters.count {
      if position == 0 || isSpace(letters[position - 1]),
        let (name, value, end) = Self.filter(in: letters, at: position)
      {
        if let filter = SearchFilter.Name(rawValue: name.folded.text) {
          if !value.isEmpty { filters.append(SearchFilter(name: filter, value: value)) }
          position = end
          continue
        }
        if let nearest = SearchFilter.Name.nearest(to: name.folded), !value.isEmpty,
          value.first != 47
        {
          problems.append(
            SearchProblem(filter: name.text, value: nil, nearest: nearest.rawValue))
          position = end
          continue
        }
        text += letters[position..<end]
        position = end
        continue
      }
      text.append(letters[position])
      position += 1
    }
    self.text = text.trimmed
    squashed = self.text.squashed
    mask = letterMask(squashed)
    var seen: Set<Letters> = []
    let all = tokenizer.words(of: self.text)
    let counting = all.filter { !stopWords.contains($0) }
    words = (counting.isEmpty ? all : counting).map(QueryWord.init)
      .filter { seen.insert($0.stem).inserted }
    words = Array(words.prefix(Self.mostWords))
  }

  private static func filter(in letters: Letters, at start: Int) -> (
    name: Letters, value: Letters, end: Int
  )? {
    var colon = start
    while colon < letters.count, isUpper(letters[colon]) || isSmall(letters[colon]) { colon += 1 }
    guard colon > start, colon < letters.count, letters[colon] == 58 else { return nil }
    var end = colon + 1
    if end < letters.count, letters[end] == 34 {
      let first = end + 1
      end = first
      while end < letters.count, letters[end] != 34 { end += 1 }
      return (
        Letters(letters[start..<colon]), Letters(letters[first..<end]).trimmed,
        min(end + 1, letters.count)
      )
    }
    while end < letters.count, !isSpace(letters[end]) { end += 1 }
    return (Letters(letters[start..<colon]), Letters(letters[(colon + 1)..<end]), end)
  }

  private static func isSmall(_ unit: UInt16) -> Bool { unit >= 97 && unit <= 122 }
}

/// A condition on results, such as `type:array`.
struct SearchFilter: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case platform, type, deprecated, value, `in`, point

    /// The filter that was probably meant: one edit away.
    static func nearest(to written: Letters) -> Name? {
      guard written.count >= 3 else { return nil }
      return allCases.first {
        $0.rawValue.utf16.count > 3 && edits(written, Letters($0.rawValue)[...], limit: 1) <= 1
      }
    }
  }

  var name: Name
  var value: Letters
}
