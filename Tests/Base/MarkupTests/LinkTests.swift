import Diagnostics
import Markup
import Testing

/// Links and code spans in HTML.
struct LinkTests {
  @Test(arguments: [
    ("[a](page:keys/A)", "<a href=\"../keys/A.html\">a</a>"),
    ("[*a* `b`](page:guides/other)", "<a href=\"other.html\"><em>a</em> <code>b</code></a>"),
    ("[a](#here)", "<a href=\"#here\">a</a>"),
    ("[a](https://example.com/?a=1&b=2)", "<a href=\"https://example.com/?a=1&amp;b=2\">a</a>"),
    ("[a](https://example.com/\"x)", "<a href=\"https://example.com/&quot;x\">a</a>"),
    ("https://example.com", "<a href=\"https://example.com\">https://example.com</a>"),
    ("<https://example.com>", "<a href=\"https://example.com\">https://example.com</a>"),
    ("[a]\n\n[a]: https://example.com", "<a href=\"https://example.com\">a</a>"),
    ("\\[a](page:x)", "[a](page:x)"),
  ])
  func linksAreResolved(markdown: String, expected: String) {
    let result = parsed(markdown)
    #expect(result.diagnostics.isEmpty)
    #expect(html(result.blocks) == "<p>\(expected)</p>\n")
  }

  @Test(arguments: [
    "See `KnownKey`.", "See **`KnownKey`**.", "- `KnownKey`", "| `KnownKey` |\n| - |",
    "> `KnownKey`", "## A title\n\n`KnownKey`",
  ])
  func codeSpansThatNameKeysBecomeLinks(markdown: String) {
    #expect(
      html(of: markdown).contains("<a href=\"../keys/KnownKey.html\"><code>KnownKey</code></a>"))
  }

  @Test(arguments: [
    "See `Unknown`.", "See KnownKey.", "## The `KnownKey` key", "## The **`KnownKey`** key",
    "## The [`KnownKey`](#here) `KnownKey` key", "```\nKnownKey\n```",
  ])
  func otherCodeSpansStayCode(markdown: String) {
    #expect(!html(of: markdown).contains("keys/KnownKey"))
  }

  @Test func codeSpansInsideLinksStayCode() {
    #expect(
      html(of: "[the `KnownKey` key](page:keys/B)")
        == "<p><a href=\"../keys/B.html\">the <code>KnownKey</code> key</a></p>\n")
    #expect(
      html(of: "[**`KnownKey`**](page:keys/B)")
        == "<p><a href=\"../keys/B.html\"><strong><code>KnownKey</code></strong></a></p>\n")
  }

  @Test func imagesAreReported() {
    let marked = Marked("Text.\n\nA ![cat](⟦cat.png) picture.")
    let result = parsed(marked.text)
    #expect(result.diagnostics.map(\.id) == ["image-not-supported"])
    #expect(result.diagnostics.map(\.location) == marked.locations)
    #expect(html(result.blocks) == "<p>Text.</p>\n<p>A cat picture.</p>\n")
  }
}
