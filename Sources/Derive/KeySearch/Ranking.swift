import JSON

// The numbers that results are ranked by. `SearchConstants` hands them to the page's script.

/// The least score of each kind of match.
///
/// Within a tier, a result scores more the larger the written part of the name, and a deprecated key a little
/// less, but no result leaves its tier. Words score below every tier.
enum Tier {
  static let exact = 150_000
  static let exactTitle = 145_000
  static let exactIgnoringCase = 140_000
  static let withoutPrefix = 130_000
  static let exactLabelOrValue = 120_000
  static let start = 110_000
  static let startWithoutPrefix = 100_000
  static let atWord = 90_000
  static let inLabelOrValue = 80_000
  static let synonymPhrase = 90_000
  static let synonym = 75_000
  static let abbreviation = 70_000
  static let typo = 60_000
  static let inQuery = 55_000
  static let inside = 50_000
  static let words = 49_999

  /// The tier of an occurrence in a name, or 0.
  static func ofName(_ occurrence: Phrase.Occurrence) -> Int {
    switch occurrence {
    case .none: 0
    case .inside: inside
    case .atWord: atWord
    case .startUnprefixed: startWithoutPrefix
    case .start: start
    case .wholeUnprefixed: withoutPrefix
    case .whole: exactIgnoringCase
    }
  }

  /// The tier of an occurrence in a label or value, or 0.
  static func ofLabelOrValue(_ occurrence: Phrase.Occurrence) -> Int {
    switch occurrence {
    case .none: 0
    case .inside: inside
    case .atWord, .startUnprefixed, .start: inLabelOrValue
    case .wholeUnprefixed, .whole: exactLabelOrValue
    }
  }
}

/// The weight of an occurrence in an entry's name.
enum NameTiers: Int, CaseIterable, Sendable {
  /// Every part of an identifier counts.
  case identifier
  /// A title in prose is found first if it is written as a whole; its parts count like the parts of a label.
  case title
  /// The page of a programming interface comes after the keys that it needs, and a placeholder stands for a name
  /// that no one searches for.
  case label

  init(_ kind: SearchEntryKind) {
    switch kind {
    case .key, .code: self = .identifier
    case .api: self = .label
    default: self = .title
    }
  }

  init(_ entry: SearchEntry) {
    self = entry.name.utf8.first == UInt8(ascii: "<") ? .label : NameTiers(entry.kind)
  }

  func tier(_ occurrence: Phrase.Occurrence) -> Int {
    switch self {
    case .identifier: Tier.ofName(occurrence)
    case .title where occurrence == .whole: Tier.exactIgnoringCase
    case .title, .label: Tier.ofLabelOrValue(occurrence)
    }
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
