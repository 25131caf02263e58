import Markup
import TestSupport
import Testing

/// Code with its parts in spans, whose classes a theme colours.
struct HighlightingTests {
  static let languages = [
    "xml", "plist", "html", "json", "swift", "objc", "objective-c", "javascript", "js", "sh",
    "shell", "bash",
  ]

  @Test(arguments: [
    ("xml", "<key>A &amp; B</key>", "<t:<key>>A &amp; B<t:</key>>"),
    ("xml", "<a b='c'/>", "<t:<a> <a:b>=<s:'c'><t:/>>"),
    ("xml", "a < b <!-- <c> --> <?d?>", "a < b <c:<!-- <c> -->> <k:<?d?>>"),
    ("xml", "<![CDATA[<a>]]><a <b>", "<s:<![CDATA[<a>]]>><t:<a> <t:<b>>"),
    ("json", #"{"a": [true, -1.5e3, "b"]}"#, #"{<a:"a">: [<k:true>, -<n:1.5e3>, <s:"b">]}"#),
    ("swift", "let a = 1...0xFF // b", "<k:let> a = <n:1>...<n:0xFF> <c:// b>"),
    ("swift", "@objc /* a /* b */ c */ d", "<k:@objc> <c:/* a /* b */ c */> d"),
    (
      "swift", "\"\"\"\na \"b\"\n\"\"\" + \"c\\\"d\"",
      "<s:\"\"\"\na \"b\"\n\"\"\"> + <s:\"c\\\"d\">"
    ),
    ("swift", "letter \"open\nif", "letter <s:\"open>\n<k:if>"),
    ("objc", "#import <a.h>\nBOOL b = @\"c\";", "<k:#import> <a.h>\n<k:BOOL> b = @<s:\"c\">;"),
    ("javascript", "const a = `b\n${c}`;", "<k:const> a = <s:`b\n${c}`>;"),
    ("sh", "# a\nb#c \"$D\" $E 'f\\'", "<c:# a>\nb#c <s:\"$D\"> <a:$E> <s:'f\\'>"),
    ("text", "let a = \"b\"", "let a = \"b\""),
  ])
  func syntaxIsHighlighted(language: String, code: String, expected: String) {
    // The expectation writes a part as `<class:text>`.
    let written = marked(language, code)
      .replacing(/<span class="(.)">/) { "<\($0.output.1):" }.replacing("</span>", with: ">")
    #expect(unescaped(written) == expected)
  }

  @Test(arguments: languages)
  func highlightingKeepsEveryCharacter(language: String) {
    var random = SeededNumbers(seed: language.utf8.reduce(0) { $0 * 31 + Int($1) })
    let pieces = [
      "<", ">", "/", "key", "<!--", "-->", "<![CDATA[", "]]>", "\"", "\"\"\"", "'", "`", "\\", "\n",
      "\r\n", " ", "//", "/*", "*/", "#", "@", "$", "1", ".", "é", "👩‍👩‍👧", "if", ":", "&", "{",
      "true", "\u{0}", "=", "-", "e\u{301}",
    ]
    for _ in fuzzSeeds(otherwise: 133) {
      let code = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let plain = marked(nil, code)
      #expect(marked(language, code).replacing(/<\/?span[^>]*>/, with: "") == plain)
    }
  }

  /// A quadratic search for the end of each comment would take hours.
  @Test func unterminatedCommentsAreHighlightedInLinearTime() {
    let code = String(repeating: "/*", count: 100_000)
    #expect(marked("swift", code).contains(code))
  }

  /// The text of the listing.
  private func marked(_ language: String?, _ code: String) -> String {
    let page = html([.code(language: language, code)])
    guard let start = page.firstRange(of: "<code>"), let end = page.firstRange(of: "</code>") else {
      return page
    }
    return String(page[start.upperBound..<end.lowerBound])
  }

  private func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

struct RowTests {
  @Test func formsOfAListingHavePlainTexts() {
    let row = Block.row(label: "Since", [[.strong([.text("a")]), .text(" 1")], [.text("b")]])
    #expect(
      html([row])
        == "<ul class=\"row\" aria-label=\"Since\">\n<li><strong>a</strong> 1</li>\n<li>b</li>\n</ul>\n"
    )
    #expect(MarkdownRenderer(page: "a").render([row]) == "**Since:** **a** 1, b\n")
    #expect(TerminalRenderer(width: 80, styled: false).render([row]) == "Since: a 1, b\n")
  }
}

/// A statement with the mark of its source, and the list that the mark leads to.
struct SourceTests {
  private let mark = SourceMark(
    2, "A \"Manual\"", section: "a/b", address: "https://example.com/a/b", leadsToSection: true)
  private let list = Block.sources([["One: 1"], [.link(.external("https://example.com"), ["Two"])]])

  @Test func htmlHasANumberWithAName() {
    #expect(
      html([.paragraph(["It works.", .source(mark)]), list]) == """
        <p>It works.<a class="source" href="#source.2" aria-label="Source 2">[2]</a></p>
        <ol class="sources">
        <li id="source.1">One: 1</li>
        <li id="source.2"><a href="https://example.com">Two</a></li>
        </ol>

        """)
  }

  @Test func markdownHasWords() {
    let renderer = MarkdownRenderer(page: "a")
    #expect(
      renderer.render([.paragraph(["It works.", .source(mark)])])
        == "It works. ([A \"Manual\"](https://example.com/a/b))\n")
    #expect(
      MarkdownRenderer(page: "a", namesSources: false)
        .render([.paragraph(["It works.", .source(mark)])]) == "It works.\n")
    var other = mark
    other.leadsToSection = false
    #expect(renderer.render([.source(other)]) == " ([A \"Manual\"](https://example.com/a/b): a/b)")
    other.address = nil
    #expect(renderer.render([.source(other)]) == " (A \"Manual\": a/b)")
    #expect(renderer.render([list]) == "1. One: 1\n2. [Two](https://example.com)\n")
  }

  @Test func aTerminalHasNumbers() {
    let renderer = TerminalRenderer(width: 80, styled: false)
    let row = Block.row(label: "Since", [["a 1"], ["b"]], mark: [.source(mark)])
    #expect(
      renderer.render([.paragraph(["It works.", .source(mark), " More."]), row, list])
        == "It works. [2] More.\n\nSince: a 1, b [2]\n\n1. One: 1\n2. Two\n")
  }
}

/// Code in several forms.
struct FormsTests {
  private let forms = Block.forms(
    id: "form", label: "Form",
    [Listing("XML", language: "xml", "<a/>"), Listing("JSON", language: "json", "1")])

  @Test func listingFormsHaveOneButtonEach() {
    let page = html([forms])
    #expect(page.contains(#"<input type="radio" name="form" id="form.1" checked="">"#))
    #expect(
      page.contains(
        #"<input type="radio" name="form" id="form.2"><label for="form.2">JSON</label>"#))
    #expect(page.ranges(of: "<pre").count == 2)
  }

  @Test func markdownShowsAllFormsAndATerminalTheFirst() {
    let markdown = MarkdownRenderer(page: "a").render([forms])
    #expect(markdown == "**XML**\n\n```xml\n<a/>\n```\n\n**JSON**\n\n```json\n1\n```\n")
    let terminal = TerminalRenderer(width: 80, styled: false).render([forms])
    #expect(terminal == "    <a/>\n")
  }
}
