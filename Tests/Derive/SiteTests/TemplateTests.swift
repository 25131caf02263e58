import Site
import Testing

/// Contents of templates, as themes/README.md describes them.
struct TemplateTests {
  /// A key's page with a layout that is nothing but the content.
  private static func page(_ template: String, _ others: [String: String] = [:]) -> String? {
    let layout = Fixture.file("t/layout.mustache", "{{{content}}}")
    let fallback = Fixture.file("t/page.mustache", "")
    let others = others.map { Fixture.file("t/\($0).mustache", $1) }
    var input = Fixture.input(
      templates: [layout, fallback, Fixture.file("t/key.mustache", template)] + others)
    input.themeOptions = ["motto": "a < \"b\" & 'c'", "none": ""]
    return Site(input).text(of: "keys/NSName.html")
  }

  @Test(
    "A tag shows what it says",
    arguments: [
      ("", ""), ("a\n  b", "a\n  b"), ("{ {{title}} }", "{ NSName }"), ("}}{", "}}{"),
      ("{{title}}", "NSName"), ("{{ title }}", "NSName"), ("{{\ntitle\n}}", "NSName"),
      ("{{option-motto}}", "a &lt; &quot;b&quot; &amp; &#39;c&#39;"),
      ("{{{option-motto}}}", "a < \"b\" & 'c'"), ("{{& option-motto}}", "a < \"b\" & 'c'"),
      ("{{option-none}}", ""), ("a{{! nothing {{ here }}b", "ab"),
      // Sections.
      ("{{#title}}yes {{title}}{{/title}}", "yes NSName"),
      ("{{#option-none}}no{{/option-none}}", ""),
      ("{{^title}}no{{/title}}", ""), ("{{^option-none}}yes{{/option-none}}", "yes"),
      ("{{#values}}no{{/values}}{{^values}}none{{/values}}", "none"),
      ("{{#title}}a{{#root}}b{{^values}}c{{/values}}{{/root}}{{/title}}", "abc"),
      ("{{# title }}a{{/ title }}", "a"),
      // A line disappears if its only tag shows nothing.
      ("a\n  {{#title}}\nb\n{{/title}}\nc\n", "a\nb\nc\n"), ("{{! x }}\r\na", "a"),
      ("a\n\t{{! x }}  \n\nb", "a\n\nb"), ("a {{! x }}\nb", "a \nb"), ("{{! x }} a", " a"),
      ("{{! x }}\n{{! y }}\na", "a"), ("a{{! x }}\n{{! y }}\nb", "a\nb"), ("a\n{{! x }}", "a\n"),
      // A slot is a part of its line.
      ("a\n{{option-none}}\nb", "a\n\nb"),
    ])
  func shows(_ template: String, _ expected: String) {
    #expect(Self.page(template) == expected)
  }

  @Test("A template includes others, which include others again")
  func partials() {
    let others = ["outer": "({{> inner}})\n", "inner": "{{#title}}{{title}}{{/title}}"]
    #expect(Self.page("{{> outer}}{{>inner}}", others) == "(NSName)\nNSName")
    #expect(Self.page("a\n  {{> outer}}\nb", others) == "a\n(NSName)\nb")
  }
}
