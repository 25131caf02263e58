import Markup
import Testing

/// Markdown that is refused before cmark sees it.
struct TextLimitsTests {
  private static func lines(_ line: String, _ count: Int) -> String {
    String(repeating: line + "\n", count: count)
  }

  // Not arguments, because a log would show all of each text.
  private static let tooLong = [
    ("text-too-long", 1, lines("word", 250_000)),
    ("text-too-long", 50_001, lines("", 60_000)),
    ("paragraph-too-long", 3, "Text.\n\n" + lines("words and words", 2_200)),
    ("paragraph-too-long", 1, String(repeating: "*a ", count: 11_000)),
    (
      "table-too-large", 3,
      "Text.\n\n|a" + String(repeating: "|b", count: 99) + "\n"
        + String(repeating: "|-", count: 100) + "\n" + lines("a", 250)
    ),
    (
      "table-too-large", 1,
      "| a | b |\n| - | - |\n" + String(repeating: "|", count: 300) + "\n"
    ),
    (
      "table-too-large", 1,
      String(repeating: "|", count: 300) + "\n| a | b |\n| - | - |\n| c | d |\n"
    ),
    ("nesting-too-deep", 3, "Text.\n\n" + String(repeating: "> ", count: 300) + "a"),
    ("nesting-too-deep", 1, String(repeating: "- ", count: 300) + "a"),
    ("nesting-too-deep", 1, String(repeating: "12. ", count: 200) + "a"),
    (
      "too-many-references", 1,
      "[a]: " + String(repeating: "u", count: 30_000) + "\n\n" + lines("[a]\n", 5_000)
    ),
  ]

  @Test func textsBeyondALimitAreReported() {
    for (id, line, markdown) in Self.tooLong {
      let result = parsed(markdown, firstLine: 5)
      let start = markdown.prefix(40)
      #expect(result.blocks.isEmpty, "\(start)")
      #expect(result.diagnostics.map(\.id) == [id], "\(start)")
      #expect(result.diagnostics.map { $0.location?.line } == [line + 4], "\(start)")
      #expect(result.diagnostics.allSatisfy { $0.severity == .error && $0.remedy != nil })
    }
  }

  private static let ordinary = [
    lines("A paragraph of some words.\n", 10_000), lines(String(repeating: "-", count: 600), 1),
    "**" + String(repeating: "*a* ", count: 2_000) + "**",
    lines("| a | b | c |\n| - | - | - |", 1) + lines("| x | y | z |", 1_000),
    "[a]: https://example.com/\n\n" + lines("[a] and [a]\n", 5_000),
    "```\n" + lines("    let a = [1]", 1_500) + "```", "12345678901234567890. a", "1.a 2) b -c",
    String(repeating: " ", count: 400) + "a",
  ]

  @Test func ordinaryLongTextsAreRead() {
    for markdown in Self.ordinary {
      let result = parsed(markdown)
      #expect(result.diagnostics.isEmpty && !result.blocks.isEmpty, "\(markdown.prefix(40))")
    }
  }

  /// The first ones are enough, and the others cost nothing.
  @Test func numberOfReportedMistakesIsLimited() {
    let result = parsed(Self.lines("[a](nowhere)\n", 10_000))
    #expect(result.diagnostics.count == MarkdownParser.findingsLimit)
    #expect(result.blocks.count == 10_000)
  }
}
