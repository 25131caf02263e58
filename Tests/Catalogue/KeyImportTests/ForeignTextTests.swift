import Testing

@testable import KeyImport

/// Descriptions from elsewhere are safe Markdown, and begin with one sentence.
@Suite struct ForeignTextTests {
  @Test(arguments: [
    ("One thing", "One thing.", ""), ("First. Second.", "First.", "Second."),
    ("Names, e.g. Ada or Bob. More", "Names, e.g. Ada or Bob.", "More"),
    ("Is it on?", "Is it on.", ""), ("Use `a. B`. Then", "Use `a. B`.", "Then"),
    ("Short\nlines of it.\n\n- one\n- two", "Short lines of it.", "- one\n- two"),
    ("- one\n- two", "", "- one\n- two"), ("  \n ", "", ""), ("…", "", "…"),
  ])
  func theFirstSentenceIsTheSummary(text: String, summary: String, discussion: String) {
    let read = ForeignText(text)
    #expect(read.summary == summary)
    #expect(read.discussion == discussion)
  }

  @Test(arguments: [
    ("<b>x</b>", #"\<b>x\</b>"#), ("[a](https://a.b/c)", "[a](https://a.b/c)"),
    ("[a](../c.md)", "a"), ("[a](javascript:alert)", "a"), ("a ] b [c][d]", #"a \] b \[c\]\[d\]"#),
    ("![i](x.png)", "i"), ("# Title", "Title"), ("a `b", "a 'b"), ("a\n---", "a"),
    ("> [!NOTE] x", #"\[!NOTE\] x"#), ("a\u{0}b", "a b"), ("`<i>`", "`<i>`"),
    ("```yaml title=\"x\"\na: <b>\n", "```yaml\na: <b>\n```"),
  ])
  func nothingInItIsMarkupOfAPage(text: String, markdown: String) {
    #expect(ForeignText.markdown(text) == markdown)
  }
}
