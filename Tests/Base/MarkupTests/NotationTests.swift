import Diagnostics
import Markup
import Testing
import Text

/// Lists of tasks, footnotes and raw HTML.
struct NotationTests {
  @Test func tasksHaveAMarkWithAMeaning() {
    let result = parsed("- [x] one\n- [ ] two\n- three")
    #expect(
      html(result.blocks) == """
        <ul>
        <li class="task"><span role="img" aria-label="Done">☑</span> one</li>
        <li class="task"><span role="img" aria-label="To do">☐</span> two</li>
        <li>three</li>
        </ul>

        """)
    #expect(
      MarkdownRenderer(page: "a").render(result.blocks) == "- [x] one\n- [ ] two\n- three\n")
    #expect(
      TerminalRenderer(width: 40, styled: false).render(result.blocks)
        == "☑ one\n☐ two\n• three\n")
  }

  @Test func footnotesAreNumberedAndLeadBack() {
    let result = parsed("One[^b], two[^a], one again[^b].\n\n[^a]: Second.\n[^b]: First *one*.")
    #expect(result.diagnostics.isEmpty)
    #expect(
      html(result.blocks) == """
        <p>One<a class="footnote" href="#note.1" id="noteref.1" role="doc-noteref" aria-label="Note 1">1</a>, \
        two<a class="footnote" href="#note.2" id="noteref.2" role="doc-noteref" aria-label="Note 2">2</a>, \
        one again<a class="footnote" href="#note.1" role="doc-noteref" aria-label="Note 1">1</a>.</p>
        <ol class="footnotes" role="doc-endnotes">
        <li id="note.1">First <em>one</em>. <a href="#noteref.1" role="doc-backlink" aria-label="Back to note 1">↩</a></li>
        <li id="note.2">Second. <a href="#noteref.2" role="doc-backlink" aria-label="Back to note 2">↩</a></li>
        </ol>

        """)
    #expect(
      MarkdownRenderer(page: "a").render(result.blocks)
        == "One[^1], two[^2], one again[^1].\n\n[^1]: First *one*.\n\n[^2]: Second.\n")
    #expect(
      TerminalRenderer(width: 60, styled: false).render(result.blocks)
        == "One [1], two [2], one again [1].\n\n[1] First one.\n[2] Second.\n")
  }

  @Test(arguments: [
    ("Text[^a].\n\nMore.", 1, "no text"), ("Text.\n\n[^a]: Note.", 3, "no mark"),
    ("Text[^B].\n\n[^b]: Note.\n\n[^a]: Note.", 5, "no mark"),
  ])
  func halvesOfFootnotesAreReported(markdown: String, line: Int, message: String) throws {
    let findings = parsed(markdown).diagnostics
    #expect(findings.map(\.id) == ["dangling-footnote"])
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.location?.line == line)
    #expect(finding.message.contains(message), "\(finding.message)")
  }

  @Test func textsOfACatalogueHaveNoFootnotes() {
    var ids = ElementIDs()
    let result = MarkdownParser(resolver: siteLinks).parse(
      "A[^1]\n\n[^1]: b", at: Text.SourceLocation(file: "c"), ids: &ids)
    #expect(!html(result.blocks).contains("footnote"))
  }

  @Test func markupOfATrustedAuthorReachesThePageAlone() {
    let markdown = "<b>a</b> *b*\n\n<div class=\"c\">\n<img src=x>\n</div>"
    var ids = ElementIDs()
    let result = MarkdownParser(resolver: siteLinks, trustsHTML: true).parse(
      markdown, file: "g.md", ids: &ids)
    #expect(result.diagnostics.isEmpty)
    #expect(
      html(result.blocks)
        == "<p><b>a</b> <em>b</em></p>\n<div class=\"c\">\n<img src=x>\n</div>\n")
    #expect(MarkdownRenderer(page: "a").render(result.blocks) == "a *b*\n")
    // Entries of a catalogue may be anybody's.
    let entry = MarkdownParser(resolver: siteLinks, trustsHTML: true).parse(
      markdown, at: Text.SourceLocation(file: "c"), ids: &ids)
    #expect(!html(entry.blocks).contains("<b>") && !html(entry.blocks).contains("<div"))
  }

  @Test func commentsAreForAuthors() {
    let result = parsed("a <!-- b --> c\n\n<!-- d\ne -->\n\n<!-- f --> <b>g</b>")
    #expect(!html(result.blocks).contains("d"))
    #expect(html(result.blocks).hasPrefix("<p>a  c</p>\n"))
    #expect(result.diagnostics.map(\.id) == ["raw-html"])
  }
}
