import JSON

// The numbers that results are ranked by. `SearchConstants` hands them to the page's script.

/// The least score of each kind of match.
///
/// Within a tier, a result scores more the larger the written part of the name, and a deprecated key a little
/// less. An entry that is usual may pass others by a tier or more, but none that has the query as its whole name or
/// title.
enum Tier {
  static let wholePath = 310_000
  static let exact = 300_000
  static let exactTitle = 290_000
  static let exactIgnoringCase = 240_000
  static let endOfPath = 230_000
  static let narrowed = 160_000
  static let message = 100_000
  static let synonymPhrase = 100_000
  static let synonym = 92_000
  static let abbreviation = 70_000
  static let typo = 60_000
  static let inQuery = 52_000
  static let inside = 50_000
  static let words = 36_000
}

/// The tiers of a query's occurrences in a text.
struct OccurrenceTiers: Hashable, Sendable {
  /// For each occurrence, from worst to best.
  private let tiers: [Int]
  /// Whether the text is not what its entry is about, so that it is no better for being usual.
  private(set) var isWeak = false
  /// Whether the text as it is written comes before everything else.
  private(set) var isExact = false

  func tier(_ occurrence: Phrase.Occurrence) -> Int { tiers[occurrence.rawValue] }

  /// A name: every part of an identifier counts.
  static let identifier = OccurrenceTiers(
    tiers: [0, Tier.inside, 88_000, 93_000, 95_000, 130_000, Tier.exactIgnoringCase],
    isExact: true)
  /// A title in prose is found first if it is written as a whole; its parts count like the parts of a label.
  static let title = OccurrenceTiers(
    tiers: [0, Tier.inside, 80_000, 80_000, 80_000, 110_000, Tier.exactIgnoringCase], isExact: true)
  /// The page of a programming interface comes after the keys that it needs, and a placeholder stands for a name
  /// that no one searches for.
  static let other = OccurrenceTiers(
    tiers: [0, Tier.inside, 80_000, 80_000, 80_000, 106_000, 108_000], isWeak: true)
  /// A word that is the name of a key inside of another: people rather mean the word.
  static let word = OccurrenceTiers(
    tiers: [0, Tier.inside, 88_000, 93_000, 95_000, 115_000, 118_000])
  /// The title of the entry.
  static let ownTitle = OccurrenceTiers(
    tiers: [0, Tier.inside, 80_000, 80_000, 80_000, 112_000, 115_000])
  /// A name of a tool or a message, which has many words that tell nothing by themselves.
  static let symbol = OccurrenceTiers(
    tiers: [0, Tier.inside, 80_000, 80_000, 80_000, 112_000, 220_000], isWeak: true)
  /// A symbol of code, which leads to a key as its name does to its page.
  static let symbolWord = OccurrenceTiers(
    tiers: [0, Tier.inside, 80_000, 80_000, 80_000, 112_000, 115_000], isWeak: true)
  /// A value, a heading of a guide.
  static let value = OccurrenceTiers(
    tiers: [0, Tier.inside, 78_000, 78_000, 78_000, 105_000, 110_000], isWeak: true)

  var json: JSONValue {
    [
      "tiers": .array(tiers.map { .integer($0) }), "isWeak": .boolean(isWeak),
      "isExact": .boolean(isExact),
    ]
  }
}

/// The weight of an occurrence in an entry's name.
enum NameTiers: Int, CaseIterable, Sendable {
  case identifier, title, label, word

  init(_ kind: SearchEntryKind) {
    switch kind {
    case .key, .code: self = .identifier
    case .api: self = .label
    default: self = .title
    }
  }

  init(_ entry: SearchEntry, _ name: Phrase) {
    if entry.name.utf8.first == UInt8(ascii: "<") {
      self = .label
    } else if name.words.count == 1, entry.path.utf8.contains(UInt8(ascii: "/")) {
      self = .word
    } else {
      self = NameTiers(entry.kind)
    }
  }

  var tiers: OccurrenceTiers {
    switch self {
    case .identifier: .identifier
    case .title: .title
    case .label: .other
    case .word: .word
    }
  }

  /// The tiers of labels besides the title.
  var labelTiers: OccurrenceTiers {
    switch self {
    case .title: .value
    case .identifier, .word, .label: .symbolWord
    }
  }
}

/// The points that an entry has for being usual.
enum Usual {
  /// For whole words, and for each of the entry's weight.
  static let words = 10_000
  static let perWord = 3000
  /// For each of its weight if only part of a word matches.
  static let perPart = 1000
  /// If the name is the query, which only orders keys of one name.
  static let perExact = 10
  /// An entry found by words gains its weight in this fraction of its score.
  static let wordsShare = 100

  static func points(of weight: Int, isOfWords: Bool) -> Int {
    isOfWords ? words + weight * perWord : weight * perPart
  }
}

/// The points that a match adds to its tier.
enum Detail {
  static let least = 500
  /// For a whole name; a part gets its share.
  static let range = 9000
  /// The points that a deprecated key loses.
  static let deprecated = 300
  /// A deprecated key found by words loses this fraction of its score.
  static let deprecatedWordsShare = 50
  /// The number of parts of a score; a misspelt name loses one per edit.
  static let typoSteps = 4
  /// The number of parts of a score; an abbreviated name loses as many as its cost.
  static let abbreviationSteps = 9
  /// An entry of the kind that a query names keeps this fraction of its points.
  static let narrowedShare = 4
  /// A message may lack one of this many words.
  static let messageShare = 4
  /// A name that is offered if nothing is found differs in this fraction of the query's letters at most.
  static let shareOfNearest = 2

  static func of(_ part: Int, of whole: Int, isDeprecated: Bool) -> Int {
    least + range * part / max(whole, 1) - (isDeprecated ? deprecated : 0)
  }
}

/// The shortest texts to which a comparison applies.
enum Shortest {
  /// The words of a name or label that a query may contain.
  static let inQuery = 2
  /// A query inside a word; shorter ones match too much.
  static let inside = 3
  /// A word as a prefix of words in names, labels and values.
  static let prefix = 2
  /// A word as a prefix of words in summaries and texts.
  static let prefixInText = 3
  /// The unfinished last word of a synonym.
  static let unfinishedSynonym = 4
  /// A word that is corrected although `EditLimit` allows no edit.
  static let correctedWord = 4
  /// A text with a wrong first letter: few people misspell the first letter of a short word.
  static let wrongFirstLetter = 6
  /// The words of a message that is found although some differ.
  static let message = 5
}

/// The most edits that count as a typing error, by the length of the text.
struct EditLimit {
  var length: Int
  var edits: Int

  static let all = [
    EditLimit(length: 12, edits: 3), EditLimit(length: 8, edits: 2), EditLimit(length: 6, edits: 1),
  ]

  static func of(_ length: Int) -> Int { all.first { length >= $0.length }?.edits ?? 0 }
}

/// The costs of reading a query as an abbreviation of a name.
enum Abbreviation {
  static let shortest = 2
  /// From this length on, a piece may have gaps after its first letter: `cfbndlid`.
  static let shortestWithGaps = 5
  static let skippedWord = 2
  static let gap = 1
  /// A query that costs more is not an abbreviation of the name.
  static let mostExpensive = 5
}

/// The points of a word by where it is found, whole or as a prefix.
struct Strength {
  var word: Int
  var prefix: Int

  static let name = Strength(word: 12, prefix: 8)
  static let label = Strength(word: 10, prefix: 6)
  static let value = Strength(word: 8, prefix: 5)
  static let summary = Strength(word: 6, prefix: 3)
  static let text = Strength(word: 3, prefix: 1)
  static let misspelt = 6

  /// The share for the meaning of one word, found side by side; the meaning of several words counts in full.
  static let inARow = Share(numerator: 3, denominator: 4)
  /// The share for words scattered over an entry.
  static let scattered = Share(numerator: 1, denominator: 2)

  var json: JSONValue { ["word": .integer(word), "prefix": .integer(prefix)] }
}

/// A fraction of a number of points, rounded down.
struct Share {
  var numerator: Int
  var denominator: Int

  func of(_ points: Int) -> Int { points * numerator / denominator }

  var json: JSONValue {
    ["numerator": .integer(numerator), "denominator": .integer(denominator)]
  }
}

/// The weight of a word in a query: the rarer, the heavier.
enum WordWeight {
  static let scale = 4
  /// A word that no entry has weighs as much as one that every sixteenth entry has.
  static let ratioOfUnknown = 64
  /// An entry is a result if its words have at least the query's weight divided by this.
  static let shareFound = 3

  /// The number of binary digits of the scaled ratio of all entries to those that have the word.
  static func of(_ found: Int, of entries: Int) -> Int {
    let ratio = found == 0 ? ratioOfUnknown : scale * entries / found
    return Int.bitWidth - ratio.leadingZeroBitCount
  }
}
