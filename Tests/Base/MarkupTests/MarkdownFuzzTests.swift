import Foundation
import Markup
import TestSupport
import Testing

/// Markdown out of pieces that matter to a parser, and out of damaged texts.
struct MarkdownFuzzTests {
  static let seeds = fuzzSeeds(otherwise: 167)

  static let corpus: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }()

  private static let pieces = [
    "[a](page:b)", "[a](page:b \"c\")", "[a][b]", "[b]: page:c\n", "[b]: <page: c>\n", "[](", "](",
    ")", "[", "]", "![a](b)", "<https://a.b>", "https://a.b/c_d", "www.a.b", "a@b.c", "[a](<b c>)",
    "[a](nowhere)", "[`c`](#d)", "`KnownKey`", "``", "*", "**", "_", "~~", "\\", "&amp;", "&#0;",
    "\n", "\n\n", "\r\n", "\r", "  \n", "> ", "- ", "1. ", "99999999999. ", "# ", "| ", "| - |\n",
    "```\n", "~~~ swift\n", "    ", "\t", "---\n", "> [!NOTE]\n", "[!TIP]", "<b>", "<!--", "-->",
    "<script>", "<img src=x onerror=y>", "\"><svg onload=y>", "javascript:a", "é", "e\u{301}",
    "\u{202E}", "\u{0}", "\u{FEFF}", "👩‍👩‍👧", "a", " ",
  ]

  private func text(seed: Int) -> String {
    var random = SeededNumbers(seed: seed)
    var text =
      Self.corpus.isEmpty || seed.isMultiple(of: 2) ? "" : Self.corpus[seed / 2 % Self.corpus.count]
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let scalars = Array(text.unicodeScalars)
      let index = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, index + Int.random(in: 0...6, using: &random))
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      let keeps = Bool.random(using: &random) ? index : end
      text =
        String(String.UnicodeScalarView(scalars[..<index])) + piece
        + String(String.UnicodeScalarView(scalars[keeps...]))
    }
    return text
  }

  /// Tags are of ASCII. In Swift, what follows a bracket may make one character with it.
  private func ascii(_ html: String) -> String {
    String(String.UnicodeScalarView(html.unicodeScalars.filter(\.isASCII)))
  }

  private static let known: Set<String> = [
    "p", "code", "pre", "em", "strong", "a", "ul", "li", "h2", "h3", "h4", "h5", "h6", "div",
    "table", "thead", "tbody", "tr", "th", "td", "blockquote", "hr", "br", "wbr", "s", "ol",
    "figure", "figcaption", "b", "span",
  ]

  /// Only the tags that the writer makes, without an attribute that does something.
  private func expectHarmless(_ html: String) throws {
    for tag in try shape(ofHTML: ascii(html)) {
      let parts = tag.split(separator: " ").map(String.init)
      let name = parts[0].hasPrefix("/") ? String(parts[0].dropFirst()) : parts[0]
      let isHarmless =
        Self.known.contains(name)
        && !parts.dropFirst().contains { $0.hasPrefix("on") || $0 == "src" }
      if !isHarmless { Issue.record("<\(tag)> in \(html)") }
    }
    #expect(!html.contains("href=\"javascript:"))
  }

  @Test("Random Markdown gives valid HTML, and locations within the text", arguments: seeds)
  func damagedMarkdownGivesWellFormedHTML(seed: Int) throws {
    let text = text(seed: seed)
    let result = parsed(text, firstLine: 5)
    try expectHarmless(html(result.blocks))
    // Its own Markdown is read to the same end.
    try expectHarmless(html(of: MarkdownRenderer(page: "a").render(result.blocks)))
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(Array.init)
    let locations = result.diagnostics.compactMap(\.location) + result.links.map(\.location)
    for location in locations {
      let line = location.line ?? 5
      #expect((5..<5 + lines.count).contains(line), "\(location) in \(text.debugDescription)")
      guard (5..<5 + lines.count).contains(line) else { continue }
      #expect(
        (location.column ?? 1) <= lines[line - 5].count + 1,
        "\(location) in \(text.debugDescription)")
    }
    #expect(result.diagnostics.allSatisfy { !$0.message.isEmpty })
  }
}
