import Markup
import TestSupport
import Testing

/// Hostile Markdown.
struct LimitsTests {
  static let deep = MarkdownParser.depthLimit + 20

  @Test(arguments: [
    String(repeating: "> ", count: deep) + "text",
    (0..<deep).map { String(repeating: "  ", count: $0) + "- a" }.joined(separator: "\n"),
    String(repeating: "- ", count: deep) + "text",
  ])
  func deepBlocksAreCutAndReported(markdown: String) {
    let result = parsed(markdown)
    #expect(result.diagnostics.map(\.id) == ["nesting-too-deep"])
    #expect(result.diagnostics.containsErrors)
  }

  @Test func deepInlinesAreCutAndReported() {
    let markdown =
      (0..<Self.deep).map { $0.isMultiple(of: 2) ? "*a " : "**a " }.joined()
      + "core" + (0..<Self.deep).reversed().map { $0.isMultiple(of: 2) ? "*" : "**" }.joined()
    let result = parsed("Text.\n\n" + markdown)
    #expect(result.diagnostics.map(\.id) == ["nesting-too-deep"])
    #expect(result.diagnostics.map { $0.location?.line } == [3])
  }

  @Test func nestingWithinTheLimitIsKept() {
    let quotes = MarkdownParser.depthLimit - 1
    let result = parsed(String(repeating: "> ", count: quotes) + "text")
    #expect(result.diagnostics.isEmpty)
    #expect(html(result.blocks).contains("<p>text</p>"))
  }

  @Test(arguments: [
    String(repeating: "[", count: 10_000), String(repeating: "*a ", count: 10_000),
    String(repeating: "`", count: 10_000), String(repeating: "![", count: 10_000),
    String(repeating: "<", count: 10_000), String(repeating: "> ", count: 10_000),
    String(repeating: "| ", count: 10_000) + "\n" + String(repeating: "| -", count: 10_000),
    String(repeating: "a\n", count: 10_000), String(repeating: "\n", count: 10_000),
  ])
  func longRunsOfMarkersAreParsedInTime(markdown: String) throws {
    _ = try shape(ofHTML: html(of: markdown))
  }

  @Test func parsersRunInParallel() async {
    let text = String(repeating: "~~a~~ https://example.com | b\n", count: 50)
    let expected = html(of: text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { html(of: text) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test(arguments: 1...300)
  func randomTextNeverTraps(seed: Int) throws {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "*", "**", "_", "`", "```", "~~", "[", "]", "(", ")", "<", ">", "#", "- ", "1. ", "> ", "\n",
      "\r\n", "\n\n", "|", "---", "    ", "\t", "\\", "&amp;", "!", "key:A", "text", "é", "\u{0}",
      "\u{202E}", "👩‍👩‍👧", "[!NOTE]", "https://a.b", "<b>", "<!--",
    ]
    let text = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    _ = try shape(ofHTML: html(of: text))
  }
}
