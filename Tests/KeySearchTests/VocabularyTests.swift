import TestSupport
import Testing

@testable import KeySearch

struct VocabularyTests {
  private static let stopWords = Set(SearchLanguage.standard.stopWords.map { Letters($0) })
  private static let tokenizer = Tokenizer(.standard)

  private static func vocabulary(of entries: [SearchEntry]) -> Vocabulary {
    Vocabulary(entries, tokenizer, stopWords: stopWords)
  }

  /// Texts of words of every kind, enough of them for several parts.
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
        .key, "Key\(number)", summary: text(upTo: 4), text: text(upTo: 12), url: "\(number).html")
    }
  }

  /// What the vocabulary is, written down in the plainest way.
  private static func plainly(_ entries: [SearchEntry]) -> [Letters: [Vocabulary.Posting]] {
    var found: [Letters: [Vocabulary.Posting]] = [:]
    for (number, entry) in entries.enumerated() {
      for (text, isInSummary) in [(entry.summary, true), (entry.text, false)] {
        for word in tokenizer.words(of: Array(text.utf16))
        where word.count > 1 && !stopWords.contains(word) {
          let stem = stem(word)
          if found[stem]?.last?.entry == number { continue }
          found[stem, default: []].append(.init(entry: number, isInSummary: isInSummary))
        }
      }
    }
    return found
  }

  @Test(arguments: [(0, 1), (1, 2), (511, 3), (512, 4), (513, 5), (1500, 6)] as [(Int, UInt64)])
  func everyWordWithItsEntriesInOrder(count: Int, seed: UInt64) {
    let entries = Self.entries(count, seed: seed)
    let vocabulary = Self.vocabulary(of: entries)
    let expected = Self.plainly(entries)
    #expect(vocabulary.words == expected.keys.sorted { $0.lexicographicallyPrecedes($1) })
    for (number, word) in vocabulary.words.enumerated() {
      #expect(Array(vocabulary.postings(of: number)) == expected[word], "\(word.text)")
    }
  }

  @Test func wordsAreFoundByThemselvesAndByTheirStart() {
    let vocabulary = Self.vocabulary(of: Self.entries(600, seed: 7))
    for (number, word) in vocabulary.words.enumerated() {
      #expect(vocabulary.number(of: word) == number)
      // Such a letter separates words, so none has it.
      #expect(vocabulary.number(of: word + Letters("-")) == nil)
      let start = Letters(word.prefix(2))
      let found = vocabulary.numbers(beginningWith: start)
      #expect(found.contains(number))
      #expect(found.count == vocabulary.words.count { $0.starts(with: start) })
    }
    #expect(vocabulary.number(of: Letters("zzz")) == nil)
    #expect(vocabulary.numbers(beginningWith: Letters("zzz")).isEmpty)
  }

  @Test func aTableNumbersWordsAsTheyCome() {
    var table = WordTable()
    let words = (0..<5000).map { Letters("w\($0)") }
    for (number, word) in words.enumerated() {
      #expect(table.number(of: word) == number)
      #expect(table.number(of: words[number / 2]) == number / 2)
    }
    #expect(table.number(of: []) == 5000)
    #expect(table.count == 5001)
    for (number, word) in words.enumerated() where table[number] != word {
      Issue.record("\(number) is \(table[number].text)")
    }
  }

  @Test(arguments: [
    "", "plain", "a text of more than fifteen bytes", "naïve", "a💥b", "\u{FEFF}e\u{301}",
  ])
  func lettersAreCodeUnits(text: String) {
    #expect(Letters(text) == Array(text.utf16))
    #expect(Letters("\(text)\(text)").text == text + text)
  }
}
