/// Takes the summaries and texts of some entries apart, for the vocabulary of all.
struct VocabularyPart {
  /// What was found, one posting after another as they stand in the texts.
  struct Occurrences: Sendable {
    /// Each stem once, in the order in which they come first.
    var stems: [Letters] = []
    /// How many postings each stem has.
    var counts: [Int] = []
    var postings: [Vocabulary.Posting] = []
    /// The number of each posting's stem.
    var postingStems: [UInt32] = []
  }

  private(set) var occurrences = Occurrences()
  private let tokenizer: Tokenizer
  private let stopWords: Set<Letters>
  private var words = WordTable()
  /// The number of each word's stem, because few words make up most of a text, and each is taken
  /// apart once.
  private var stemNumbers: [Int] = []
  private var stems = WordTable()
  /// The last entry that has each stem.
  private var lastEntries: [Int] = []

  /// The number for words of no weight.
  private static let none = -1

  init(_ tokenizer: Tokenizer, stopWords: Set<Letters>) {
    self.tokenizer = tokenizer
    self.stopWords = stopWords
  }

  /// Takes the entries in the order of their numbers.
  mutating func add(_ entry: SearchEntry, number: Int) {
    // An entry counts once, where the word stands first.
    add(entry.summary, of: number, isInSummary: true)
    add(entry.text, of: number, isInSummary: false)
  }

  private mutating func add(_ written: String, of entry: Int, isInSummary: Bool) {
    let text = Letters(written)
    let folded = text.folded
    let posting = Vocabulary.Posting(entry: entry, isInSummary: isInSummary)
    tokenizer.forEachWord(of: text) { range, _ in
      guard range.count > 1 else { return }
      let word = words.number(of: range, in: folded)
      if word == stemNumbers.count { stemNumbers.append(numberOfStem(of: Letters(folded[range]))) }
      let stem = stemNumbers[word]
      guard stem != Self.none, lastEntries[stem] != entry else { return }
      lastEntries[stem] = entry
      occurrences.counts[stem] += 1
      occurrences.postings.append(posting)
      occurrences.postingStems.append(UInt32(truncatingIfNeeded: stem))
    }
  }

  private mutating func numberOfStem(of word: Letters) -> Int {
    guard !stopWords.contains(word) else { return Self.none }
    let stem = KeySearch.stem(word)
    let number = stems.number(of: stem)
    if number == occurrences.stems.count {
      occurrences.stems.append(stem)
      occurrences.counts.append(0)
      lastEntries.append(Self.none)
    }
    return number
  }
}
