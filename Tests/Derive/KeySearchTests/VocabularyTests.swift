import TestSupport
import Testing

@testable import KeySearch

struct VocabularyTests {
  private static let stopWords = Set(SearchLanguage.reference.stopWords.map { Letters($0) })
  private static let tokenizer = Tokenizer(.reference)

  private static func vocabulary(of entries: [SearchEntry]) -> Vocabulary {
    Vocabulary(entries, tokenizer, stopWords: stopWords)
  }

  /// Texts of words of every kind.
  private static func entries(_ count: Int, seed: UInt64) -> [SearchEntry] {
    var generator = SeededNumbers(seed: seed)
    let words = [
      "the", "files", "File", "NSName", "URLs", "naïve", "каталог", "a💥b", "x", "12", "policies",
      "LSUIElement", "—", "ends\u{301}",
    ]
    func text(upTo length: Int) -> String {
      (0..<Int.random(in: 0...length, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? words.randomElement(using: &generator) ?? ""
          : String(Int.random(in: 0..<3000, using: &generator), radix: 36) + "q"
      }.joined(separator: " ")
    }
    return (0..<count).map { number in
      SearchEntry(
        .key, "Key", summary: text(upTo: 4), text: text(upTo: 12), url: "\(number).html")
    }
  }

  @Test func everyWordHasItsEntriesInOrder() {
    let entries = Self.entries(600, seed: 5)
    let vocabulary = Self.vocabulary(of: entries)
    func stems(_ text: String) -> Set<Letters> {
      let words = Self.tokenizer.words(of: Letters(text))
      return Set(words.filter { $0.count > 1 && !Self.stopWords.contains($0) }.map { stem($0) })
    }
    let stemmed = entries.map { (summary: stems($0.summary), text: stems($0.text)) }
    for (word, postings) in vocabulary.postings {
      let inTexts = stemmed.count { $0.text.contains(word) && !$0.summary.contains(word) }
      // More than 50 texts of 600 have it.
      let isCommon = inTexts > 50
      let wrong = stemmed.indices.filter { number in
        let entry = stemmed[number]
        let expected =
          entry.summary.contains(word) ? true : entry.text.contains(word) && !isCommon ? false : nil
        return postings.first { $0.entry == number }?.isInSummary != expected
      }
      #expect(wrong.isEmpty, "\(word.text)")
      #expect(postings.map(\.entry) == postings.map(\.entry).sorted())
    }
  }

  @Test("A word of the name, a label or a value is not looked up in the text as well")
  func namesNeedNoText() {
    let entry = SearchEntry(
      .key, "LampColor", labels: ["Bulbs"], values: ["warmWhite"],
      summary: "Chooses a lamp's color.", text: "Lamps with white bulbs glow in this color.",
      url: "lamp.html")
    let postings = Self.vocabulary(of: [entry]).postings
    #expect(
      Set(postings.filter { !$0.value.isEmpty }.keys.map(\.text)) == [
        "choos", "lamp", "color", "glow",
      ])
    #expect(postings[Letters("color")]?.first?.isInSummary == true)
  }

  @Test func wordsAreInTheOrderOfTheirCodeUnits() {
    let vocabulary = Self.vocabulary(of: Self.entries(600, seed: 7))
    #expect(Set(vocabulary.words) == Set(vocabulary.postings.keys))
    #expect(
      zip(vocabulary.words, vocabulary.words.dropFirst()).allSatisfy {
        $0.lexicographicallyPrecedes($1)
      })
  }

  @Test func canonicallyEquivalentWordsStayApart() {
    let entries = ["caf\u{E9}", "cafe\u{301}"].map { SearchEntry(.key, "A", summary: $0, url: "") }
    #expect(Self.vocabulary(of: entries).words.count == 2)
  }

  @Test func wordsAreFoundByTheirBeginning() {
    let vocabulary = Self.vocabulary(of: Self.entries(600, seed: 7))
    for word in vocabulary.words.prefix(100) {
      let start = Letters(word.prefix(2))
      let found = vocabulary.words(beginningWith: start)
      #expect(found.contains(word))
      #expect(found.count == vocabulary.words.count { $0.starts(with: start) })
    }
    #expect(vocabulary.words(beginningWith: Letters("zzzz")).isEmpty)
  }
}
