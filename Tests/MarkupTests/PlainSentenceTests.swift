import Diagnostics
import Markup
import TestSupport
import Testing

/// Sentences that are read without cmark are read as cmark reads them.
struct PlainSentenceTests {
  private static let parser = MarkdownParser(
    resolver: LinkResolver(
      link: { .success(.external($0.destination)) },
      codeSpan: { $0 == "Named" ? .page("named", fragment: nil) : nil }))

  private static let pieces = [
    "a", "Word", "s", "w", "www.a.de", "http:", "https://a.de", "//", ":", ".", ",", " ", "  ", "`",
    "``", "`code`", "`Named`", "` x `", "`*`", "`<b>`", "-", "1", "1.", "é", "’", "\"", "'", "(",
    ")",
    "?", "+", "=", "%", "$", "/", "*", "_", "!", "[", "]", "@", "a@b.de", "#", "&amp;", "<", "\\",
    "~~", "|", "\u{7F}", "mailto:a@b.de",
  ]

  @Test(arguments: 1...300)
  func plainSentencesAreReadAsByTheParser(seed: Int) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<40 {
      let count = Int.random(in: 1...7, using: &random)
      // Most with a letter in front, as sentences are.
      let start = Bool.random(using: &random) ? "The " : ""
      let text =
        start + (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      // A line above is too much for the short way, and means nothing to cmark.
      let expected = Self.parser.parse("\n" + text, file: "guide.md")
      #expect(Self.parser.parse(text, file: "guide.md").blocks == expected.blocks, "\(text)")
    }
  }

  @Test(
    arguments: [
      (
        "Sets the `Named` of `a*b`.",
        [
          .text("Sets the "), .link(.page("named", fragment: nil), [.code("Named")]),
          .text(" of "), .code("a*b"), .text("."),
        ]
      ),
      ("`NSName`", [.code("NSName")]),
      ("`a``b`", [.code("a``b")]),
      (
        "See www.example.com now",
        [
          .text("See "), .link(.external("http://www.example.com"), [.text("www.example.com")]),
          .text(" now"),
        ]
      ),
    ] as [(String, [Inline])])
  func plainSentencesAreRead(text: String, expected: [Inline]) {
    #expect(Self.parser.parse(text, file: "guide.md").blocks == [.paragraph(expected)])
  }
}
