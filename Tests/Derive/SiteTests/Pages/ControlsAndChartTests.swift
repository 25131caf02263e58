import Testing
import Text

@testable import Markup
@testable import Site

struct ControlsAndChartTests {
  private let controls = Controls(
    "Rows",
    [
      .text(name: "q", label: "Name"),
      .choice(name: "type", label: "Type", [.init("", "any"), .init("a\"b", "A<B")]),
      .checks(name: "platform", label: "On", [.init("x", "X")]),
    ], .english)

  private let table = Table(header: [[.text("a")]], rows: [[[.text("1")]]])

  private func chart(_ numbers: [(Int, Int)]) -> Chart {
    Chart(
      id: "c", title: "T<1>", label: "T<1>, picture", summary: "S&\"",
      numbers.map {
        .init("1.0", title: "t", added: $0.0, total: $0.1, destination: .page("p", fragment: nil))
      })
  }

  private func html(_ blocks: [Block], hasScripts: Bool = true) -> String {
    var renderer = HTMLRenderer(page: "index")
    renderer.hasScripts = hasScripts
    var writer = HTMLWriter()
    renderer.render(blocks, into: &writer)
    return writer.string
  }

  @Test("Fields appear when a script runs, and are absent without scripts")
  func controlsAreHiddenWithoutScripts() {
    let form = html([.html(HTMLOnly(controls))])
    #expect(
      form.hasPrefix("<script type=\"text/html\"><form class=\"filters\" aria-label=\"Rows\">"))
    #expect(form.contains("<option value=\"a&quot;b\">A&lt;B</option>"))
    #expect(html([.html(HTMLOnly(controls))], hasScripts: false).isEmpty)
    #expect(
      MarkdownRenderer(page: "index").render([.html(HTMLOnly(controls)), .paragraph([.text("a")])])
        == "a\n")
    #expect(
      TerminalRenderer(width: 80, styled: false)
        .render([.paragraph([.text("a")]), .html(HTMLOnly(controls))]) == "a\n")
  }

  @Test("Forms without pictures show the table alone")
  func chartsAreInHTMLOnly() {
    let tables = [Block.table(table)]
    let blocks = [.html(HTMLOnly(chart([(1, 1)])))] + tables
    let markdown = MarkdownRenderer(page: "index")
    #expect(markdown.render(blocks) == markdown.render(tables))
    let terminal = TerminalRenderer(width: 80, styled: false)
    #expect(terminal.render(blocks) == terminal.render(tables))
    #expect(html(blocks).hasSuffix(html(tables)))
  }

  @Test(
    "Columns begin on one line, are as high as their totals, and stay inside the picture",
    arguments: [[(0, 0)], [(1, 1)], [(1, 1), (0, 1), (999, 1000), (1, 1001)], []])
  func chartColumnsLinkToTheirRows(_ numbers: [(Int, Int)]) throws {
    let text = html([.html(HTMLOnly(chart(numbers)))])
    #expect(text.contains("<title id=\"c.title\">T&lt;1&gt;</title>"))
    #expect(text.contains("S&amp;&quot;"))
    let bars = text.matches(
      of: /<rect class="(\w+)" x="(\d+)" y="(\d+)" width="\d+" height="(\d+)">/)
    for bar in bars {
      let (y, height) = (try #require(Int(bar.3)), try #require(Int(bar.4)))
      #expect(y >= 14 && y + height <= 130)
    }
    // A bar of new keys is always drawn, however few they are.
    #expect(bars.count { $0.1 == "new" } == numbers.count { $0.0 > 0 })
    for (number, (added, _)) in numbers.enumerated() where added == 0 {
      let x = "x=\"\(number * 46 + 4)\""
      #expect(!text.contains("<rect class=\"new\" \(x)"))
    }
  }

  @Test("A column whose link has no target for its readers is not a link")
  func chartColumnsWithoutLinksAreText() {
    var renderer = HTMLRenderer(page: "index")
    renderer.redirect = { _ in nil }
    var writer = HTMLWriter()
    renderer.render([.html(HTMLOnly(chart([(1, 1)])))], into: &writer)
    #expect(!writer.string.contains("<a") && writer.string.contains("<g>"))
  }
}
