import KeyCatalogue
import KeyModel
import TestSupport
import Testing

@testable import KeySearch

/// The quality of search over the reference, by classes of queries.
struct QualityTests {
  /// A query, and which entries may be the first result.
  struct Case {
    var query: String
    var accepts: (SearchEntry) -> Bool
  }

  /// The success of a class of queries among the first ten results.
  struct Score {
    var name: String
    var count = 0
    var reciprocalRanks = 0.0
    var first = 0
    var firstThree = 0
    var missed: [String] = []

    var meanReciprocalRank: Double { reciprocalRanks / Double(max(count, 1)) }
    var successAtOne: Double { Double(first) / Double(max(count, 1)) }
    var successAtThree: Double { Double(firstThree) / Double(max(count, 1)) }

    init(_ name: String, _ cases: [Case], _ index: SearchIndex) {
      self.name = name
      for item in cases {
        count += 1
        let answer = index.search(item.query, limit: 10)
        let rank = answer.results.firstIndex { item.accepts($0.entry) }
        if let rank {
          reciprocalRanks += 1 / Double(rank + 1)
          if rank == 0 { first += 1 }
          if rank < 3 { firstThree += 1 }
        }
        if rank != 0 {
          missed.append(
            "\(item.query): \(rank.map { "\($0 + 1)" } ?? "-"), first \(answer.results.first?.entry.name ?? "none")"
          )
        }
      }
    }

    /// Counts the queries of another score too.
    mutating func add(_ other: Score) {
      count += other.count
      reciprocalRanks += other.reciprocalRanks
      first += other.first
      firstThree += other.firstThree
      missed += other.missed
    }

    /// The numbers, and the first of the queries whose answer is not the first result.
    var card: String {
      func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
      let numbers = [
        "\(count) queries", "MRR@10 \((meanReciprocalRank * 1000).rounded() / 1000)",
        "first \(percent(successAtOne))", "in three \(percent(successAtThree))",
      ]
      let line = "\(name): \(numbers.joined(separator: ", "))"
      return ([line] + missed.prefix(12).map { "    " + $0 }).joined(separator: "\n")
    }
  }

  static let index = Indexes.reference

  /// The queries of a class of `PeoplesQueries`.
  static func cases(of name: String) -> [Case] {
    PeoplesQueries.byClass.filter { $0.0 == name }.flatMap(\.1).map { query, names in
      Case(query: query) { names.contains($0.name) || names.contains($0.path) }
    }
  }

  @Test func queriesThatPeopleTypeFindWhatTheyMean() {
    var overall = Score("overall", [], Self.index)
    for (name, _) in PeoplesQueries.byClass {
      let score = Score(name, Self.cases(of: name), Self.index)
      #expect(score.successAtThree >= 0.9, "\(score.card)")
      overall.add(score)
    }
    #expect(overall.count >= 100)
    #expect(overall.meanReciprocalRank >= 0.95)
    #expect(overall.successAtThree >= 0.97)
  }

  /// Classes that need no person: keys are asked for in every way that follows from their names. A query takes tens of
  /// milliseconds, so a quick run asks for a few keys in half of the ways, and one with many seeds for at most 300 in
  /// each: only `DOCGEN_FUZZ_WHOLE=1` asks for every key in every way.
  @Test(arguments: sample(GeneratedClass.allCases, otherwise: 10))
  func everyKeyIsFoundInEveryWayItsNameCanBeWritten(_ kind: GeneratedClass) {
    let cases = kind.cases(Self.index)
    let score = Score(kind.rawValue, sample(cases, otherwise: 6, atMost: 300), Self.index)
    #expect(score.count > 5)
    // One query does not decide, however few are asked.
    let one = 1 / Double(score.count)
    #expect(score.successAtOne + one >= kind.leastFirst, "\(score.card)")
    #expect(score.successAtThree + one >= kind.leastInThree, "\(score.card)")
  }

  @Test func aKeysOwnNameIsNeverAnsweredWithAGuess() {
    let keys = Self.index.entries.filter { $0.kind == .key }
    for entry in sample(keys, otherwise: 17, atMost: 300) {
      #expect(!Self.index.search(entry.name, limit: 1).isGuess)
    }
  }

  @Test(arguments: ["qwertyuiop zxcvbnm", "xyzzy", "blah blah", "....", "💥"])
  func nonsenseFindsAtMostGuesses(query: String) {
    let answer = Self.index.search(query)
    #expect(answer.isGuess || answer.results.isEmpty, "\(answer.results.map(\.entry.name))")
  }
}

/// Ways of asking for a key that follow from its name.
enum GeneratedClass: String, CaseIterable, Sendable {
  case names, namesInSmallLetters, withoutPrefix, insertions, deletions, replacements, swaps
  case twoEdits, spacedWords, wordsInOtherOrder, adjacentWords, wordsWithATypo, initials
  case abbreviations, beginnings, values, partsOfValues, titles, titlesWithATypo, paths

  var leastFirst: Double {
    switch self {
    case .names, .namesInSmallLetters, .withoutPrefix, .values, .titles, .paths, .spacedWords: 0.98
    case .insertions, .deletions, .replacements, .swaps, .adjacentWords: 0.95
    default: 0.9
    }
  }

  var leastInThree: Double {
    switch self {
    case .twoEdits, .wordsWithATypo, .abbreviations, .initials, .titlesWithATypo: 0.95
    default: 0.98
    }
  }

  func cases(_ index: SearchIndex) -> [QualityTests.Case] {
    var generator = SeededNumbers(seed: UInt64(rawValue.count) + 11)
    var random = RandomQueries(index, seed: 5)
    var cases: [QualityTests.Case] = []
    func add(_ query: String, _ accepts: @escaping (SearchEntry) -> Bool) {
      cases.append(QualityTests.Case(query: query, accepts: accepts))
    }
    var seen: Set<String> = []
    for (entry, subject) in zip(index.entries, index.subjects) where entry.kind == .key {
      let phrase = subject.name
      let words = phrase.words.map(\.text)
      let body = Array(
        words.drop { word in
          let start = phrase.words.firstIndex { $0.text == word } ?? 0
          return phrase.starts[start] < phrase.unprefixed
        })
      let isSame: (SearchEntry) -> Bool = { $0.name == entry.name }
      let isNew = seen.insert(entry.name).inserted
      // A query may fit another name better than the one it was made from.
      let has: ([String]) -> (SearchEntry) -> Bool = { parts in
        { other in
          let text =
            Letters(other.name).squashed.text + " "
            + ([other.title] + other.labels).joined(separator: " ").lowercased()
          return parts.allSatisfy { text.contains($0) }
        }
      }
      switch self {
      case .paths: add(entry.path) { $0.path == entry.path }
      case .values:
        // A search makes no difference between "None" and "none", and a key of the value's name comes first.
        for value in entry.values {
          add(value) { ($0.values + [$0.name]).contains { $0.lowercased() == value.lowercased() } }
        }
      case .partsOfValues:
        for value in entry.values where value.contains(".") && !value.hasPrefix("TLS") {
          let part = value.split(separator: ".").last.map(String.init) ?? value
          add(part) { $0.values.contains { $0.contains(part) } || has([part.lowercased()])($0) }
        }
      case .titles:
        for label in ([entry.title] + entry.labels).filter({ !$0.isEmpty }) {
          add(label) {
            ($0.title == label || $0.labels.contains(label))
              || $0.name.lowercased() == label.lowercased()
              || $0.name.hasSuffix(label.split(separator: " ").joined())
          }
        }
      case .titlesWithATypo:
        for label in ([entry.title] + entry.labels).filter({ !$0.isEmpty })
        where label.split(separator: " ").contains(where: { $0.count >= 6 }) {
          add(Self.typo(label, &generator)) {
            ($0.title == label || $0.labels.contains(label)) || isSame($0)
          }
        }
      default: break
      }
      guard isNew, !entry.name.hasPrefix("<") else { continue }
      switch self {
      case .names: add(entry.name, isSame)
      case .namesInSmallLetters: add(entry.name.lowercased(), isSame)
      case .withoutPrefix:
        if phrase.unprefixed > 0, body.joined().count > 3 {
          add(body.joined()) {
            $0.name.lowercased().hasSuffix(body.joined()) || has([body.joined()])($0)
          }
        }
      case .insertions, .deletions, .replacements, .swaps, .twoEdits:
        guard entry.name.count >= 8 else { continue }
        add(Self.edited(entry.name, self, &generator), isSame)
      case .spacedWords:
        if body.count > 1 { add(body.joined(separator: " "), has([body.joined()])) }
      case .wordsInOtherOrder:
        if body.count > 1 {
          add(body.shuffled(using: &generator).joined(separator: " "), has(body))
        }
      case .adjacentWords:
        for (one, other) in zip(body, body.dropFirst()) {
          add("\(one) \(other)") { has([one + other])($0) || has([one, other])($0) }
        }
      case .wordsWithATypo:
        if body.count > 1, body.contains(where: { $0.count >= 6 }) {
          add(Self.typo(body.joined(separator: " "), &generator), has(body))
        }
      case .initials:
        if words.count >= 4 {
          let initials =
            words[0] + words.dropFirst().compactMap { $0.first.map(String.init) }.joined()
          add(initials) { Self.initials(of: $0.name, index).contains(initials) }
        }
      case .abbreviations:
        if words.count >= 3 {
          let short = words[0] + words.dropFirst().map { String($0.prefix(3)) }.joined()
          add(short) { isSame($0) || Self.isAbbreviation(short, $0.name, index) }
        }
      case .beginnings:
        let part = String(entry.name.prefix(max(4, entry.name.count * 2 / 3)))
        add(part) { $0.name.lowercased().hasPrefix(part.lowercased()) }
      default: break
      }
    }
    _ = random.next()
    return cases
  }

  private static func initials(of name: String, _ index: SearchIndex) -> String {
    let words = index.tokenizer.words(of: Letters(name)).map(\.text)
    return (words.first ?? "") + words.dropFirst().compactMap { $0.first.map(String.init) }.joined()
  }

  private static func isAbbreviation(_ short: String, _ name: String, _ index: SearchIndex) -> Bool
  {
    let phrase = Phrase(Letters(name), index.tokenizer)
    return phrase.abbreviationCost(Letters(short)) == 0
  }

  /// The name with an edit in its middle.
  private static func edited(
    _ name: String, _ kind: GeneratedClass, _ generator: inout SeededNumbers
  ) -> String {
    var letters = [Character](name)
    for _ in 0..<(kind == .twoEdits ? 2 : 1) {
      let index = Int.random(in: 1..<(letters.count - 1), using: &generator)
      let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "x"
      let number = [.insertions: 0, .deletions: 1, .replacements: 2, .swaps: 3][kind] ?? index % 4
      switch number {
      case 0: letters.insert(letter, at: index)
      case 1: letters.remove(at: index)
      case 2: letters[index] = letter
      default: letters.swapAt(index, index + 1)
      }
    }
    return String(letters)
  }

  /// The words with one letter left out or swapped in the longest.
  private static func typo(_ text: String, _ generator: inout SeededNumbers) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }) else {
      return text
    }
    var letters = [Character](words[longest])
    let index = Int.random(in: 1..<(letters.count - 1), using: &generator)
    if Bool.random(using: &generator) {
      letters.remove(at: index)
    } else {
      letters.swapAt(index, index + 1)
    }
    words[longest] = String(letters)
    return words.joined(separator: " ")
  }
}
