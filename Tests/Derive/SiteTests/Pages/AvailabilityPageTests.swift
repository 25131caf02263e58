import KeyModel
import Markup
import Testing

@testable import Site

struct AvailabilityPageTests {
  private func matrix(_ keys: [Key]) throws -> Table {
    let context = SiteContext(
      catalogue: Fixture.catalogue(keys: keys, points: []))
    let pages = PageKind.availability.pages(in: context).map { $0.make() }
    let blocks = pages.flatMap(\.sections).flatMap(\.blocks)
    return try #require(
      blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }.first)
  }

  @Test("Every key has a row, and facts to filter it by")
  func everyKeyHasARowInTheMatrix() throws {
    let table = try matrix(Fixture.keys)
    #expect(table.rows.count == Fixture.keys.count && table.data.rows.count == table.rows.count)
    #expect(
      table.rows.map { $0[0].first?.plainText ?? "" }.sorted()
        == Fixture.keys.map(\.displayName).sorted())
    #expect(table.data.rows.allSatisfy { $0[1] == "extensions" })
  }

  @Test(
    "What a cell says is in the row's data as a word",
    arguments: [
      (AvailabilityStatement.iOS("8.0"), "8.0", "8.0"), (.iOS("≤8.0"), "≤ 8.0", "8.0"),
      (.iOS(), "yes", "?"), (.iOS("8.0", deprecated: "9.0"), "8.0 until 9.0", "8.0!"),
      (.iOS(deprecated: "unknown"), "yes deprecated", "?!"),
      (AvailabilityStatement(.iOS, isAvailable: false), "no", "-"),
    ])
  func matrixCellsAgreeWithTheirFacts(
    _ statement: AvailabilityStatement, _ text: String, _ word: String
  ) throws {
    let table = try matrix([
      Key(
        "A", .string, .array(of: .string), summary: "Does it.",
        availability: [statement, .macOS("10.10")], sources: []),
      Key("B", .string, summary: "Does it.", availability: [.macOS("10.10")], sources: []),
    ])
    #expect(table.rows.map { $0[1].plainText } == [text, "–"])
    let style = text == "no" ? "no" : text.contains(" ") && !text.hasPrefix("≤") ? "over" : "yes"
    #expect(table.cellStyles == [["", style, "yes"], ["", "", "yes"]])
    #expect(table.data.rows.map { $0[2] } == ["\(word) 10.10", "- 10.10"])
    #expect(table.data.rows[0][0] == "string array")
  }

  @Test("The form and its script are for readers who have the site’s scripts")
  func matrixFormNeedsTheThemesScripts() throws {
    let layout = Fixture.file(
      "theme/layout.mustache", "<head>{{{controls-script}}}</head>{{{content}}}")
    let site = Site(
      Fixture.input(
        templates: [layout, Fixture.file("theme/page.mustache", "{{{content}}}")]))
    let page = try #require(site.text(of: "availability.html"))
    #expect(page.contains("<form class=\"filters\" aria-label=\"Keys to show\">"))
    #expect(page.contains("<script src=\"assets/filters.js\" defer=\"\"></script>"))
    #expect(site.text(of: "values/index.html")?.contains("filters.js") == false)
    #expect(site.text(of: "availability.md")?.contains("Keys to show") == false)
    let text = try #require(UnpackedDocset(of: site).documents["availability.html"])
    #expect(text.contains("<table class=\"matrix\">"))
    #expect(!text.contains("<form") && !text.contains("filters.js"))
  }
}
