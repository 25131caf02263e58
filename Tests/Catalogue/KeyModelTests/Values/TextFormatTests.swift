import KeyModel
import TestSupport
import Testing

@Suite struct TextFormatTests {
  @Test func textFormatsAcceptOnlyTheirForm() {
    for (format, text, accepts) in formatCases {
      #expect(format.accepts(text) == accepts, "\(format.rawValue): \(text)")
    }
  }

  @Test(arguments: TextFormat.allCases)
  func everyTextFormatAcceptsAndRejectsSomething(format: TextFormat) {
    let cases = formatCases.filter { $0.format == format }
    #expect(cases.contains { $0.accepts })
    #expect(cases.contains { !$0.accepts })
  }

  /// An accepted value with more behind or before it on another line is another value.
  @Test(
    arguments: TextFormat.allCases.filter { ![.url, .filenameExtension, .notAddress].contains($0) })
  func textFormatPatternsMatchTheWholeText(format: TextFormat) throws {
    let good = try #require(formatCases.first { $0.format == format && $0.accepts }).text
    #expect(!format.accepts(good + "\n; rm -rf"))
    #expect(!format.accepts(good + "\n"))
    #expect(!format.accepts("; rm -rf\n" + good))
  }

  /// Schemas carry the patterns, the checker calls the function.
  @Test(arguments: TextFormat.allCases, fuzzSeeds(otherwise: 2, atMost: 100))
  func textFormatPatternsAndFunctionsAgree(format: TextFormat, seed: Int) throws {
    let regex = try Regex(format.pattern).matchingSemantics(.unicodeScalar)
    var numbers = SeededNumbers(seed: seed)
    let texts = formatCases.map(\.text)
    for number in 0..<400 {
      var text =
        number % 2 == 0
        ? numbers.text(
          of: [
            ".", "-", "_", "/", ":", "*", "+", "$", " ", "\n", "a", "Z", "en", "Latn", "0", "255",
            "com", "é", "\u{301}", "🇩🇪", "\u{A0}",
          ], atMost: 8)
        : texts.randomElement(using: &numbers) ?? ""
      if number % 4 == 1, let index = text.indices.randomElement(using: &numbers) {
        text.insert(
          ["x", ".", "/", "9", "\n", "é"].randomElement(using: &numbers) ?? "x", at: index)
      }
      #expect(
        format.accepts(text) == (text.firstMatch(of: regex) != nil), "\(text.debugDescription)")
    }
  }

  @Test(arguments: TextFormat.allCases)
  func textFormatPhrasesEndASentence(format: TextFormat) {
    #expect(["a", "an"].contains(format.phrase.split(separator: " ").first))
    #expect(!format.phrase.hasSuffix("."))
    #expect(Rule.format(format).sentence == "Must be \(format.phrase).")
  }
}
