import Markup
import Testing
import Text

/// Text that would be markup, wherever a text can be.
struct HostileTextTests {
  static let hostile = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onerror=\"alert(1)",
    "' onmouseover='alert(1)", "\"><svg onload=alert(1)>", "</p></div><script>", "<!-- ", "-->",
    "]]>", "&lt;script&gt;", "&#60;script>", "<\u{0}script>", "<scr\u{0}ipt>", "`</code><b>`",
    "javascript:alert(1)", "\u{202E}<b>", "<a href=\"javascript:alert(1)\">x</a>", "{{title}}",
  ]

  @Test(arguments: [
    ("a <b>bold</b> c", "<p>a &lt;b&gt;bold&lt;/b&gt; c</p>\n"),
    ("a <!-- note --> c", "<p>a  c</p>\n"),
    ("<div>\nx\n</div>", "<p>&lt;div&gt;\nx\n&lt;/div&gt;</p>\n"),
    ("<script>x</script>", "<p>&lt;script&gt;x&lt;/script&gt;</p>\n"),
  ])
  func rawHTMLIsShownAsText(markdown: String, expected: String) {
    #expect(html(of: markdown) == expected)
  }

  @Test func rawHTMLBlocksAreReported() throws {
    let found = parsed("Text.\n\n<div>\nx\n</div>").diagnostics
    #expect(found.map(\.id) == ["raw-html"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { $0.location?.line } == [3])
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{1B}", "\u{7F}"])
  func controlCharactersBecomeReplacementCharacters(character: String) {
    #expect(html([.paragraph([.text("a\(character)b")])]) == "<p>a\u{FFFD}b</p>\n")
    #expect(html(of: "a\(character)b") == "<p>a\u{FFFD}b</p>\n")
  }

  @Test func bidirectionalOverridesAreClosed() {
    let text = "a\u{202E}b\u{2066}c"
    #expect(html(of: text + "\n\nd") == "<p>\(text)</p>\n<p>d</p>\n")
  }

  @Test func escapedTextIsReadBack() {
    for text in Self.hostile where !text.contains("\u{0}") {
      var writer = HTMLWriter()
      writer.text(text)
      var back = writer.string
      for (entity, character) in [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
      ] {
        back = back.replacing(entity, with: character)
      }
      #expect(back == text)
    }
  }
}
