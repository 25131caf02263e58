import Markup
import Testing

/// The walk over lines that are not in listings.
struct MarkdownLinesTests {
  @Test(arguments: [
    ("a\n```\nb\n```\nc", "a c"), ("~~~\na\n```\nb\n~~~\nc", "c"),
    ("````\na\n```\nb\n````\nc", "c"), ("```a``` b\nc", "```a``` b c"),
    ("- ```\n  a\n  ```\n- b", "- b"), ("1. a\n\n   ~~~\n   b\n   ~~~\n\nc", "1. a c"),
    ("    ```\na", "    ``` a"), ("```\na", ""), ("a\n``", "a ``"), ("``` x\na\n``` y\nb", ""),
  ])
  func listingsAreKnown(text: String, outside: String) {
    let lines = MarkdownLines(of: text).filter { !$0.isListing && !$0.text.isEmpty }
    #expect(lines.map { String($0.text) }.joined(separator: " ") == outside)
  }

  @Test func everyLineHasItsNumber() {
    #expect(MarkdownLines(of: "a\n\n```\n").map(\.index) == [0, 1, 2, 3])
    #expect(MarkdownLines(of: "").map(\.text) == [""])
  }
}
