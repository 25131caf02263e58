import Text

/// A query: filters, and the remaining text.
struct SearchQuery: Sendable {
  /// The words and separators by which a query's text is read.
  struct Reader: Sendable {
    var tokenizer: Tokenizer
    var stopWords: Set<Letters>
    /// The words of synonyms in scripts without spaces, longest first.
    var unspacedWords: [Letters] = []
  }

  static let mostWords = 12
  /// The most words as written, stop words and repetitions included.
  static let mostWrittenWords = 48

  var filters: [SearchFilter] = []
  var problems: [SearchProblem] = []
  /// The text without filters and surrounding space.
  var text: Letters
  var squashed: Letters
  /// The text, split into words.
  var phrase: Phrase
  /// The words as they are written.
  var writtenWords: [QueryWord]
  /// The words without stop words, unless there are no others; each stem once.
  var words: [QueryWord]

  /// A filter is a word of letters, a colon and a value, in quotation marks if it has spaces.
  ///
  /// Only known names are filters. A word one edit away from one is a mistake, unless an address follows
  /// (`port://`); any other word with a colon is text. A filter with an empty value is ignored.
  init(_ written: String, _ reader: Reader) {
    let letters = Letters(written.utf16.prefix(SearchLimits.queryLength))
    var filters: [SearchFilter] = []
    var problems: [SearchProblem] = []
    var text: Letters = []
    var index = 0
    while index < letters.count {
      if index == 0 || isSpace(letters[index - 1]),
        let (name, value, end) = Self.filter(in: letters, at: index)
      {
        if let filter = SearchFilter.Name(rawValue: name.folded.text) {
          if !value.isEmpty { filters.append(SearchFilter(name: filter, value: value)) }
          index = end
          continue
        }
        if let nearest = SearchFilter.Name.nearest(to: name.folded), !value.isEmpty,
          value.first != 47
        {
          problems.append(
            SearchProblem(filter: name.text, value: nil, nearest: nearest.rawValue))
          index = end
          continue
        }
        text += letters[index..<end]
        index = end
        continue
      }
      text.append(letters[index])
      index += 1
    }
    self.init(text: reader.spaced(Self.withNames(of: text.trimmed)), reader)
    self.filters = filters
    self.problems = problems
  }

  /// A query without filters.
  init(text: Letters, _ reader: Reader) {
    self.text = text
    squashed = text.squashed
    phrase = Phrase(text, reader.tokenizer)
    var seen: Set<Letters> = []
    let all = reader.tokenizer.words(of: text)
    writtenWords = all.prefix(Self.mostWrittenWords).map(QueryWord.init)
    let counting = all.filter { !reader.stopWords.contains($0) }
    words = (counting.isEmpty ? all : counting).map(QueryWord.init)
      .filter { seen.insert($0.stem).inserted }
    words = Array(words.prefix(Self.mostWords))
  }

  /// Signs that people look for, which have no letters.
  static let signs = ["&": "ampersand", "<": "less than"]

  private static func withNames(of text: Letters) -> Letters {
    for (sign, name) in signs where text == Letters(sign) { return Letters(name) }
    return text
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

extension SearchQuery.Reader {
  /// The text with only the words of synonyms, if it has any, of each run in a script without spaces between words.
  func spaced(_ text: Letters) -> Letters {
    guard text.contains(where: isUnspaced) else { return text }
    var spaced: Letters = []
    var index = 0
    while index < text.count {
      let end = text[index...].firstIndex { !isUnspaced($0) } ?? text.count
      guard end > index else {
        spaced.append(text[index])
        index += 1
        continue
      }
      let run = Letters(text[index..<end])
      var found: [Letters] = []
      var start = 0
      while start < run.count {
        let word = unspacedWords.first { run.has($0, at: start) }
        if let word { found.append(word) }
        start += word?.count ?? 1
      }
      let space = UInt16(UInt8(ascii: " "))
      spaced += found.isEmpty ? run : [space] + Letters(found.joined(separator: [space])) + [space]
      index = end
    }
    return spaced.trimmed
  }
}

/// A condition on results, such as `type:array`.
struct SearchFilter: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case kind, platform, type, deprecated, value, `in`, point, document

    static let shortestWritten = 3
    static let shortestCorrected = 4
    static let mostEdits = 1

    /// The filter that was probably meant, if any.
    static func nearest(to written: Letters) -> Name? {
      guard written.count >= shortestWritten else { return nil }
      return allCases.first {
        let name = Letters($0.rawValue)
        return name.count >= shortestCorrected
          && editDistance(written, name, atMost: mostEdits) <= mostEdits
      }
    }
  }

  var name: Name
  var value: Letters

  /// The values of `deprecated:`, each with another name.
  static let deprecatedValues = ["yes", "true"]
  static let notDeprecatedValues = ["no", "false"]
  /// A wrong value is corrected with one edit per this many letters, and at least one.
  static let valueLengthPerEdit = 3
}
