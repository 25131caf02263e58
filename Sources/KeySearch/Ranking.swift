import JSON

// The numbers that results are ranked by. `SearchConstants` hands them to the page's script.

/// The least score of each kind of match.
///
/// Within a tier, a result scores more the more of the name was written, and a deprecated key
/// a little less; no result leaves its tier. Words score less than every tier.
enum Tier {
  static let exact = 150_000
  static let exactIgnoringCase = 140_000
  static let withoutPrefix = 130_000
  static let exactLabelOrValue = 120_000
  static let start = 110_000
  static let startWithoutPrefix = 100_000
  static let atWord = 90_000
  static let inLabelOrValue = 80_000
  static let abbreviation = 70_000
  static let typo = 60_000
  static let inside = 50_000
  static let words = 49_999

  /// The tier of a query that occurs in a name like this, or 0.
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

  /// The tier of a query that occurs in a label or value like this, or 0.
  static func ofLabelOrValue(_ occurrence: Phrase.Occurrence) -> Int {
    switch occurrence {
    case .none: 0
    case .inside: inside
    case .atWord, .startUnprefixed, .start: inLabelOrValue
    case .wholeUnprefixed, .whole: exactLabelOrValue
    }
  }
}

/// Points that a match adds to its tier.
enum Detail {
  static let least = 500
  /// For a whole name; a part of one gets its share.
  static let range = 9000
  /// Points that a deprecated key loses.
  static let deprecated = 300
  /// A deprecated key that is found by words loses its score divided by this.
  static let deprecatedWordsShare = 50
  /// The score of a misspelt name is divided into this many parts, and loses one for each edit.
  static let typoSteps = 4
  /// The score of an abbreviated name is divided into this many parts, and loses as many as its cost.
  static let abbreviationSteps = 9

  static func of(_ part: Int, of whole: Int, isDeprecated: Bool) -> Int {
    least + range * part / max(whole, 1) - (isDeprecated ? deprecated : 0)
  }
}

/// The shortest texts for which something is done.
enum Shortest {
  /// A query found inside of a word; shorter ones match too much.
  static let inside = 3
  /// A word that names, labels and values may begin with.
  static let prefix = 2
  /// A word that words of summaries and texts may begin with.
  static let prefixInText = 3
  /// The unfinished last word of a synonym.
  static let unfinishedSynonym = 4
  /// A word that may be misspelt although `EditLimit` allows no edit.
  static let correctedWord = 4
  /// A text whose first letter may be wrong: few people misspell the first letter of a short word.
  static let wrongFirstLetter = 6
}

/// How many edits a typing error may have in a text of some length.
struct EditLimit {
  var length: Int
  var edits: Int

  static let all = [
    EditLimit(length: 12, edits: 3), EditLimit(length: 8, edits: 2), EditLimit(length: 6, edits: 1),
  ]

  static func of(_ length: Int) -> Int { all.first { length >= $0.length }?.edits ?? 0 }
}

/// Costs of reading a query as the abbreviation of a name.
enum Abbreviation {
  static let shortest = 2
  /// From this length on, a piece may have gaps behind its first letter: `cfbndlid`.
  static let shortestWithGaps = 5
  static let skippedWord = 2
  static let gap = 1
  /// A query that costs more is not an abbreviation of the name.
  static let mostExpensive = 5
}

/// The points that a word gets where it is found, as a whole word or as the beginning of one.
struct Strength {
  var word: Int
  var prefix: Int

  static let name = Strength(word: 12, prefix: 8)
  static let label = Strength(word: 10, prefix: 6)
  static let value = Strength(word: 8, prefix: 5)
  static let summary = Strength(word: 6, prefix: 3)
  static let text = Strength(word: 3, prefix: 1)
  static let misspelt = 6

  /// The share that is left when a synonym's words are found side by side.
  static let inARow = Share(numerator: 3, denominator: 4)
  /// The share that is left when they are scattered over an entry.
  static let scattered = Share(numerator: 1, denominator: 2)

  var json: JSONValue { ["word": .integer(word), "prefix": .integer(prefix)] }
}

/// A part of a number of points, rounded down.
struct Share {
  var numerator: Int
  var denominator: Int

  func of(_ points: Int) -> Int { points * numerator / denominator }

  var json: JSONValue {
    ["numerator": .integer(numerator), "denominator": .integer(denominator)]
  }
}

/// How much a word of a query weighs: more the fewer entries have it.
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
