import JSON

/// English endings that search ignores: `files` equals `file`; `allowed` and `allowing` equal `allow`. Not every
/// stem is a word.
enum Stemming {
  /// An ending and its replacement.
  struct Ending: Sendable {
    var ending: Letters
    var replacement: Letters
    /// The fewest letters before the ending.
    var leastBefore: Int
    /// Whether they must contain a vowel.
    var needsVowel: Bool

    init(
      _ ending: String, to replacement: String = "", leastBefore: Int = 0, needsVowel: Bool = false
    ) {
      self.ending = Letters(ending)
      self.replacement = Letters(replacement)
      self.leastBefore = leastBefore
      self.needsVowel = needsVowel
    }

    /// An ending that later rules must not remove.
    static func kept(_ ending: String) -> Ending { Ending(ending, to: ending) }

    fileprivate func applies(to word: Letters) -> Bool {
      let before = word.count - ending.count
      return before >= leastBefore && word.has(ending, at: before)
        && (!needsVowel || word[..<before].contains(where: vowelsAndY.contains))
    }
  }

  /// Shorter words, and words with a digit, have no endings.
  static let shortestWord = 4

  /// In each step, the first ending that applies is replaced.
  static let steps: [[Ending]] = [
    [
      Ending("ies", to: "y", leastBefore: 2), Ending("sses", to: "ss"), .kept("ss"), .kept("us"),
      .kept("is"), Ending("s"),
    ],
    [
      Ending("ing", leastBefore: 3, needsVowel: true), .kept("eed"),
      Ending("ed", leastBefore: 3, needsVowel: true), Ending("tion", to: "t", leastBefore: 3),
    ],
    [Ending("e", leastBefore: 3)],
  ]

  /// The fewest letters left after dropping the second of two equal final consonants.
  static let leastBeforeDouble = 3

  static let vowels = Letters("aeiou")
  static let vowelsAndY = vowels + Letters("y")

  static var json: JSONValue {
    [
      "shortestWord": .integer(shortestWord), "leastBeforeDouble": .integer(leastBeforeDouble),
      "vowels": .string(vowels.text), "vowelsAndY": .string(vowelsAndY.text),
      "steps": .array(
        steps.map { step in
          .array(
            step.map {
              [
                "ending": .string($0.ending.text), "replacement": .string($0.replacement.text),
                "leastBefore": .integer($0.leastBefore), "needsVowel": .boolean($0.needsVowel),
              ]
            })
        }),
    ]
  }
}

/// The word without its endings.
func stem(_ word: Letters) -> Letters {
  guard word.count >= Stemming.shortestWord, !word.contains(where: isDigit) else { return word }
  var word = word
  for step in Stemming.steps {
    if let rule = step.first(where: { $0.applies(to: word) }) {
      word.replaceSubrange((word.count - rule.ending.count)..., with: rule.replacement)
    }
  }
  if word.count > Stemming.leastBeforeDouble, word[word.count - 1] == word[word.count - 2],
    !Stemming.vowels.contains(word[word.count - 1])
  {
    word.removeLast()
  }
  return word
}
