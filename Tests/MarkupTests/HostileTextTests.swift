import Markup
import Testing

/// Text that would be markup, wherever a text can be.
struct HostileTextTests {
  static let hostile = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onerror=\"alert(1)",
    "' onmouseover='alert(1)", "\"><svg onload=alert(1)>", "</p></div><script>", "<!-- ", "-->",
    "]]>", "&lt;script&gt;", "&#60;script>", "<\u{0}script>", "<scr\u{0}ipt>", "`</code><b>`",
    "javascript:alert(1)", "\u{202E}<b>", "<a href=\"javascript:alert(1)\">x</a>", "{{title}}",
  ]

  static let positions: [@Sendable (String) -> Block] = [
    { .paragraph([.text($0)]) },
    { .paragraph([.code($0)]) },
    { .paragraph([.emphasis([.strong([.strikethrough([.text($0)])])])]) },
    { .paragraph([.badge($0, style: $0)]) },
    { .paragraph([.link(.external($0), [.text($0)])]) },
    { .paragraph([.link(.page($0, fragment: $0), [.code($0)])]) },
    { .paragraph([.link(.file($0), [])]) },
    { .paragraph([.link(.fragment($0), [])]) },
    { .heading(level: 2, [.text($0)], id: $0) },
    { .list(List(items: [[.paragraph([.text($0)])], [.code(language: $0, $0)]])) },
    { .listing(number: 1, Listing($0, language: $0, $0)) },
    { .quote([.callout(.note, [.paragraph([.text($0)])])]) },
    {
      .table(
        Table(
          caption: $0, header: [[.text($0)]], rows: [[[.code($0)]]], hasRowHeaders: true, style: $0)
      )
    },
    { .table(Table(header: [[.text($0)]], rows: [[[.text($0)]]])) },
    { .definitions([Definition($0, [.text($0)])]) },
  ]

  @Test(arguments: hostile)
  func hostileTextIsEscapedInBlocks(text: String) throws {
    let harmless = Self.positions.map { html([$0("x")]) }
    for (position, safe) in zip(Self.positions, harmless) {
      // The same tags with the same attribute names, whatever the text says; only where a name
      // may break depends on it.
      let tags = try shape(ofHTML: html([position(text)])).filter { $0 != "wbr" }
      #expect(tags == (try shape(ofHTML: safe)))
    }
  }

  @Test(arguments: hostile)
  func hostileTextIsEscapedInMarkdown(text: String) throws {
    let known: Set<String> = [
      "p", "code", "pre", "em", "strong", "a", "ul", "li", "h2", "div", "table", "thead", "tbody",
      "tr", "th", "td", "blockquote", "hr", "br", "wbr", "s", "ol",
      "figure", "figcaption", "b",
    ]
    for markdown in [
      text, "a \(text) b", "## \(text)", "- \(text)", "> \(text)", "`` \(text) ``",
      "| \(text) |\n| - |\n| \(text) |", "[x](\(text))", "[\(text)](page:keys/a)",
      "```\(text)\n\(text)\n```",
      "``` title=\"\(text)\"\n\(text)\n```",
    ] {
      let output = html(of: markdown)
      for tag in try shape(ofHTML: output) {
        let parts = tag.split(separator: " ").map(String.init)
        let name = try #require(parts.first)
        #expect(known.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name))
        #expect(!parts.dropFirst().contains { $0.hasPrefix("on") || $0 == "src" })
      }
      #expect(!output.contains("href=\"javascript:"))
    }
  }

  @Test(arguments: [
    ("a <b>bold</b> c", "<p>a &lt;b&gt;bold&lt;/b&gt; c</p>\n"),
    ("a <!-- note --> c", "<p>a &lt;!-- note --&gt; c</p>\n"),
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
