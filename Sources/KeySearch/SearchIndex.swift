package import KeyModel
import Text

/// Entries prepared for search.
///
/// `themes/default/assets/search-engine.js` does the same in a page, over the same data and with the same
/// constants (`SearchConstants`). Every step counts in integers and UTF-16 code units, so that both give the
/// same results with the same scores in the same order. Change both together; tests compare them.
package struct SearchIndex: Sendable {
  /// Keys first, otherwise in the given order; an entry's index is the last tie-breaker.
  package let entries: [SearchEntry]
  let keyCount: Int
  let language: SearchLanguage
  let synonyms: [SearchSynonym]
  let tokenizer: Tokenizer
  let stopWords: Set<Letters>
  let subjects: [Subject]
  let vocabulary: Vocabulary
  let expansions: [Expansion]

  package init(
    _ entries: [SearchEntry], synonyms: [SearchSynonym] = [],
    language: SearchLanguage = SearchLanguage()
  ) {
    let entries = Self.ordered(entries)
    self.entries = entries
    keyCount = entries.count { $0.kind == .key }
    self.language = language
    self.synonyms = synonyms
    let tokenizer = Tokenizer(language)
    self.tokenizer = tokenizer
    let stopWords = Set(language.stopWords.map { Letters($0) })
    self.stopWords = stopWords
    subjects = mapInParallel(entries, by: 128) { Subject($0, tokenizer) }
    vocabulary = Vocabulary(entries, tokenizer, stopWords: stopWords)
    expansions = synonyms.map { Expansion($0, tokenizer) }
  }

  /// Sorts keys first, and makes each entry fit on one line of the scripts' columns.
  static func ordered(_ entries: [SearchEntry]) -> [SearchEntry] {
    var keys: [SearchEntry] = []
    var others: [SearchEntry] = []
    keys.reserveCapacity(entries.count)
    for entry in entries {
      if entry.kind == .key { keys.append(entry.onOneLine) } else { others.append(entry.onOneLine) }
    }
    return keys + others
  }

  /// The phrases of an entry.
  struct Subject: Sendable {
    var name: Phrase
    var labels: [Phrase]
    var values: [Phrase]
    var isDeprecated: Bool

    init(_ entry: SearchEntry, _ tokenizer: Tokenizer) {
      name = Phrase(Letters(entry.name), tokenizer)
      labels = ([entry.title] + entry.labels).filter { !$0.isEmpty }
        .map { Phrase(Letters($0), tokenizer) }
      values = entry.values.map { Phrase(Letters($0), tokenizer) }
      isDeprecated = entry.traits.isDeprecated
    }
  }

  /// A synonym, split into words.
  struct Expansion: Sendable {
    var words: [QueryWord]
    var meanings: [Meaning]

    init(_ synonym: SearchSynonym, _ tokenizer: Tokenizer) {
      words = tokenizer.words(of: Letters(synonym.words)).map(QueryWord.init)
      meanings = synonym.meanings.map { Meaning(tokenizer.words(of: Letters($0))) }
    }
  }

  /// The meaning of a synonym's words: best found in a row, otherwise scattered over one entry.
  struct Meaning: Sendable {
    var words: [QueryWord]
    var inARow: QueryWord

    init(_ words: [Letters]) {
      self.words = words.map(QueryWord.init)
      inARow = QueryWord(words.flatMap { $0 })
    }
  }
}

extension SearchEntry {
  /// The entry without tabs and line ends, which are separators in the index.
  fileprivate var onOneLine: SearchEntry {
    func clean(_ text: inout String) {
      guard text.utf8.contains(where: { $0 < 32 }) else { return }
      text = String(
        String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
    }
    func clean(_ texts: inout [String]) {
      for index in texts.indices { clean(&texts[index]) }
      texts.removeAll(where: \.isEmpty)
    }
    var entry = self
    clean(&entry.name)
    clean(&entry.path)
    clean(&entry.title)
    clean(&entry.labels)
    clean(&entry.values)
    clean(&entry.summary)
    clean(&entry.url)
    return entry
  }
}
