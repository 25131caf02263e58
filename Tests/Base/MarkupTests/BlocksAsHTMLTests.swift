import Markup
import Testing
import Text

/// Each construct of Markdown, as the page shows it.
struct BlocksAsHTMLTests {
  @Test(arguments: [
    ("One\nparagraph.\n\nAnother.", "<p>One\nparagraph.</p>\n<p>Another.</p>\n"),
    ("A hard\\\nbreak.", "<p>A hard<br>\nbreak.</p>\n"),
    ("*a* **b** ~~c~~ `d`", "<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>\n"),
    // A line may break between the words of a name, but not after a single letter.
    ("`iCloudKey.plainText`", "<p><code>iCloud<wbr>Key.<wbr>plain<wbr>Text</code></p>\n"),
    ("## A title", "<h2 id=\"a-title\">A title</h2>\n"),
    ("Setext\n---", "<h2 id=\"setext\">Setext</h2>\n"),
    ("###### Deep", "<h6 id=\"deep\">Deep</h6>\n"),
    ("# Top", "<h2 id=\"top\">Top</h2>\n"),
    ("> said", "<blockquote>\n<p>said</p>\n</blockquote>\n"),
    ("---", "<hr>\n"),
    ("a -- \"b\"...", "<p>a -- &quot;b&quot;...</p>\n"),
    ("", ""),
  ])
  func textAndHeadingsBecomeHTML(markdown: String, expected: String) {
    #expect(html(of: markdown) == expected)
  }

  @Test func headingsOfTheSameNameGetDifferentAnchors() {
    #expect(
      html(of: "## A\n\n## A\n\n## A")
        == "<h2 id=\"a\">A</h2>\n<h2 id=\"a-1\">A</h2>\n<h2 id=\"a-2\">A</h2>\n")
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    ("7. a", "<ol start=\"7\">\n<li>a</li>\n</ol>\n"),
    ("0. a", "<ol start=\"0\">\n<li>a</li>\n</ol>\n"),
    (
      "- a\n  - b\n    1. c\n- d",
      "<ul>\n<li>a\n<ul>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ul>\n"
    ),
    (
      "- a\n\n  - b\n  - c",
      "<ul>\n<li>\n<p>a</p>\n\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"
    ),
    (
      "- a\n\n  ```sh\n  run\n  ```",
      "<ul>\n<li>\n<p>a</p>\n\n<pre tabindex=\"0\" class=\"language-sh\"><code>run\n</code></pre>\n</li>\n</ul>\n"
    ),
  ])
  func listsBecomeHTML(markdown: String, expected: String) {
    #expect(html(of: markdown) == expected)
  }

  @Test(arguments: [
    (
      "```xml\n<key>A & B</key>\n```",
      "<pre tabindex=\"0\" class=\"language-xml\"><code><span class=\"t\">&lt;key&gt;</span>A &amp; B<span class=\"t\">&lt;/key&gt;</span>\n</code></pre>\n"
    ),
    (
      "``` swift {1} linenums=\"x\"\nlet a\n```",
      "<pre tabindex=\"0\" class=\"language-swift\"><code><span class=\"k\">let</span> a\n</code></pre>\n"
    ),
    ("```\nplain\n```", "<pre tabindex=\"0\"><code>plain\n</code></pre>\n"),
    ("    indented", "<pre tabindex=\"0\"><code>indented\n</code></pre>\n"),
    (
      "```\"><script>\nx\n```",
      "<pre tabindex=\"0\" class=\"language-&quot;&gt;&lt;script&gt;\"><code>x\n</code></pre>\n"
    ),
  ])
  func codeBecomesHTML(markdown: String, expected: String) {
    #expect(html(of: markdown) == expected)
  }

  @Test func tablesBecomeHTML() {
    let markdown = """
      | Key | *Means* |
      | --- | :-: |
      | `a\\|b` | x |
      | c |
      """
    #expect(
      html(of: markdown) == """
        <div class="table" tabindex="0" role="region" aria-label="Key, Means"><table>
        <thead>
        <tr><th scope="col">Key</th><th scope="col"><em>Means</em></th></tr>
        </thead>
        <tbody>
        <tr><td><code>a|b</code></td><td>x</td></tr>
        <tr><td>c</td><td></td></tr>
        </tbody>
        </table></div>

        """)
  }

  @Test func rowDataBecomesAttributes() {
    var table = Table(header: [[.text("a")]], rows: [[[.text("1")]], [[.text("2")]]])
    table.data = RowData(names: ["group", "since"], rows: [["g\"", "1.0 -"]])
    let rows = html([.table(table)])
    #expect(rows.contains("<tr data-group=\"g&quot;\" data-since=\"1.0 -\"><td>1</td></tr>"))
    #expect(rows.contains("<tr><td>2</td></tr>"))
  }

  @Test func partsOfHTMLAloneAreInNoOtherForm() {
    struct Rule: HTMLContent {
      func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
        writer.markup("<hr>")
      }
    }
    let blocks: [Block] = [.paragraph([.text("a")]), .html(HTMLOnly(Rule()))]
    #expect(html(blocks) == "<p>a</p>\n<hr>")
    #expect(MarkdownRenderer(page: "x").render(blocks) == "a\n")
    #expect(TerminalRenderer(width: 80, styled: false).render(blocks) == "a\n")
  }
}
