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
  let reader: SearchQuery.Reader
  let subjects: [Subject]
  let leads: [Lead]
  let vocabulary: Vocabulary
  let expansions: [Expansion]
  let kindWords: [KindWords]

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
    leads = zip(Self.numberedLeads(of: entries), subjects).flatMap { leads, subject in
      zip(subject.leading, leads).compactMap { phrase, keys in
        keys.isEmpty
          ? nil : Lead(phrase: phrase, keys: keys, isBefore: subject.names == .label)
      }
    }
    vocabulary = Vocabulary(entries, tokenizer, stopWords: stopWords)
    let expansions = synonyms.map { Expansion($0, tokenizer) }
    self.expansions = expansions
    // Equally long words stay in the order of the synonyms.
    let unspaced = expansions.flatMap(\.words).map(\.letters).filter {
      $0.contains(where: isUnspaced)
    }
    reader = SearchQuery.Reader(
      tokenizer: tokenizer, stopWords: stopWords,
      unspacedWords: unspaced.enumerated()
        .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element))
    kindWords = language.kindFilters.map { kind in
      KindWords(
        stems: tokenizer.words(of: Letters(kind.words)).map(stem),
        filter: SearchFilter(name: kind.name, value: Letters(kind.value)))
    }
  }

  /// Words of a query that mean what a filter says.
  struct KindWords: Sendable {
    var stems: [Letters]
    var filter: SearchFilter
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

  /// A name or a label that finds keys too: those that an interface needs, or that a message is about.
  struct Lead: Sendable {
    var phrase: Phrase
    /// The numbers of their entries.
    var keys: [Int]
    /// Whether the keys come before the entry that leads to them.
    var isBefore: Bool
  }

  /// The leads of each entry, with the numbers of keys instead of their addresses.
  static func numberedLeads(of entries: [SearchEntry]) -> [[[Int]]] {
    let numbers = Dictionary(firstOf: entries.enumerated().map { ($1.url, $0) })
    return entries.map { entry in entry.leads.map { $0.compactMap { numbers[$0] } } }
  }

  /// The phrases of an entry.
  struct Subject: Sendable {
    var name: Phrase
    /// Nil if it has no title.
    var title: Letters?
    var labels: [Phrase]
    var symbols: [Phrase]
    var values: [Phrase]
    var isDeprecated: Bool
    var weight: Int
    /// The tiers of the name.
    var tiers: NameTiers
    /// The tiers of names of this kind.
    var names: NameTiers

    /// The phrases that may find keys as well: the name, then the labels without the title, then the symbols.
    var leading: [Phrase] { [name] + labels.dropFirst(title == nil ? 0 : 1) + symbols }

    init(_ entry: SearchEntry, _ tokenizer: Tokenizer) {
      let name = Phrase(Letters(entry.name), tokenizer)
      self.name = name
      tiers = NameTiers(entry, name)
      names = NameTiers(entry.kind)
      weight = entry.weight
      title = entry.title.isEmpty ? nil : Letters(entry.title)
      labels = ([entry.title] + entry.labels).filter { !$0.isEmpty }
        .map { Phrase(Letters($0), tokenizer) }
      symbols = entry.symbols.map { Phrase(Letters($0), tokenizer) }
      values = entry.values.map { Phrase(Letters($0), tokenizer) }
      isDeprecated = entry.traits.isDeprecated
    }
  }

  /// A synonym, split into words.
  struct Expansion: Sendable {
    var words: [QueryWord]
    var meanings: [Meaning]
    var note: String

    /// Whether the query is the synonym's words.
    func isAll(of query: SearchQuery) -> Bool { words.flatMap(\.letters) == query.squashed }

    init(_ synonym: SearchSynonym, _ tokenizer: Tokenizer) {
      words = tokenizer.words(of: Letters(synonym.words)).map(QueryWord.init)
      note = synonym.note
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
    clean(&entry.symbols)
    clean(&entry.values)
    clean(&entry.summary)
    clean(&entry.url)
    return entry
  }
}
