import KeyModel
import Testing

@Suite struct TextFormatTests {
  @Test(arguments: formatCases.indices)
  func acceptsItsFormAlone(index: Int) {
    let (format, text, accepts) = formatCases[index]
    #expect(format.accepts(text) == accepts, "\(format.rawValue): \(text)")
  }

  @Test(arguments: TextFormat.allCases)
  func everyFormTakesSomethingAndRefusesSomething(format: TextFormat) {
    let cases = formatCases.filter { $0.format == format }
    #expect(cases.contains { $0.accepts })
    #expect(cases.contains { !$0.accepts })
  }

  /// An accepted value with more behind or before it on another line is another value.
  @Test(
    arguments: TextFormat.allCases.filter { ![.url, .filenameExtension, .notAddress].contains($0) })
  func patternsMatchTheWholeText(format: TextFormat) throws {
    let good = try #require(formatCases.first { $0.format == format && $0.accepts }).text
    #expect(!format.accepts(good + "\n; rm -rf"))
    #expect(!format.accepts(good + "\n"))
    #expect(!format.accepts("; rm -rf\n" + good))
  }

  @Test(arguments: TextFormat.allCases)
  func phrasesEndASentence(format: TextFormat) {
    #expect(["a", "an"].contains(format.phrase.split(separator: " ").first))
    #expect(!format.phrase.hasSuffix("."))
    #expect(Rule.format(format).sentence == "Must be \(format.phrase).")
  }
}
