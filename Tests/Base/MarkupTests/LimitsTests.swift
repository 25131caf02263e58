import Markup
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

  @Test(arguments: ["[", "*a ", "`", "![", "<", "> ", "| ", "a\n", "\n"])
  func longRunsOfMarkersAreParsedInTime(marker: String) throws {
    let run = String(repeating: marker, count: 10_000)
    let rest = marker == "| " ? "\n" + String(repeating: "| -", count: 10_000) : ""
    _ = try shape(ofHTML: html(of: run + rest))
  }

  @Test func parsersRunInParallel() async {
    let text = String(repeating: "~~a~~ https://example.com | b\n", count: 50)
    let expected = html(of: text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 { group.addTask { html(of: text) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
