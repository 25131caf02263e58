import KeyModel
import KeySearch
import Testing

@testable import Site

/// From an API, and from the code of a rejection, to the keys.
struct APIAndCodePagesTests {
  private static let source = SourceReference("manual", "Keys")

  static let catalogue: Catalogue = {
    var catalogue = Fixture.catalogue(
      keys: [
        Key(
          "Camera", .string, summary: "Says why.",
          consequence: Consequence("The app ends.", from: source),
          apis: [API("Eye.open(_:)", of: "Eyes", url: "https://example.com/open"), API("Eye")],
          rules: [.present.when(.code("the app looks")).codes("ITMS-90001")], sources: [source]),
        Key(
          "Sound", .string, summary: "Says why.", discussion: "`ITMS-90001`, `Eye` and `Lid`.",
          apis: [API("Eye.open(_:)"), API("Ear<Left>.hear()", of: "Ears")],
          sources: [source]),
        Key(
          "Use", .string, summary: "Declares a use.",
          values: .closed([AllowedValue("looking", "Looks.", apis: ["Eye"])]), apis: [API("Eye")],
          sources: [source]),
        Key(
          "Reason", .string, summary: "Gives the reason.",
          values: .closed([
            AllowedValue("near", "For what is near."), AllowedValue("loud", "For what is loud."),
          ]), rules: [.oneOf(["near"]).when(.has("Use", "looking"))], sources: [source]),
      ], points: [])
    catalogue.codes = [
      RejectionCode("ITMS-90002", "Other", summary: "Something else.", sources: [source]),
      RejectionCode(
        "ITMS-90001", "Missing text", messages: ["The lid \u{201C}left_lid\u{201D} lacks a text."],
        summary: "A text is *missing*.", discussion: "Add `Camera`.", keys: ["Sound"],
        wrong: [:], right: ["Camera": "To see."], outcome: "It is sent back *since March*.",
        sources: [source]),
    ]
    return catalogue
  }()

  static let site = Site(Fixture.input(catalogue: catalogue, guides: []))
  static let plain = Site(Fixture.input(guides: []))

  private func text(_ path: String) throws -> String {
    try #require(Self.site.text(of: path), "\(Self.site.check())")
  }

  @Test func anAPIsPageHasItsMembersAndTheirKeys() throws {
    let page = try text("apis/Eye.md")
    for part in [
      "Eye (Eyes)", "[`Eye.open(_:)`](https://example.com/open)", "keys/Camera.md",
      "keys/Sound.md", "The app ends.",
    ] {
      #expect(page.contains(part), "\(page)")
    }
    #expect(!page.contains("Ear"))
  }

  @Test func anAPIThatMustBeDeclaredHasTheReasonsOnItsPage() throws {
    let page = try text("apis/Eye.md")
    #expect(page.contains("[`Use`](../keys/Use.md) is `looking`") && page.contains("`near`"))
    #expect(page.contains("For what is near.") && !page.contains("For what is loud."))
  }

  @Test func theIndexOfAPIsHasEveryTypeWithItsFrameworksAndThoseWithFewKeysWhole() throws {
    let page = try text("apis/index.md")
    for part in ["(Eye.md)", "| Eyes |", "### `Ear`", "`Ear<Left>.hear()` (Ears): [`Sound`]"] {
      #expect(page.contains(part), "\(page)")
    }
    #expect(try text("apis/index.html").contains("<h3 id=\"ear\">"))
    #expect(Self.site.text(of: "apis/Ear.html") == nil)
    let entry = try #require(Self.site.searchEntries.first { $0.name == "Ear" })
    #expect(entry.url == "apis/index.html#ear")
  }

  @Test func aCodesPageSaysWhatItMeansWhatToDoAndWhichRulesItIsAbout() throws {
    let page = try text("codes/ITMS-90001.md")
    for part in [
      "# ITMS-90001: Missing text", "A text is *missing*.", "Add [`Camera`]",
      "Required when the app looks.",
      "## Sources", "The Manual",
    ] {
      #expect(page.contains(part), "\(page)")
    }
    #expect(try !text("codes/ITMS-90002.md").contains("## Rules"))
    #expect(
      try text("codes/index.md").matches(of: /\[`ITMS-\d+`\]/).map { String($0.output) }
        == ["[`ITMS-90001`]", "[`ITMS-90002`]"])
  }

  @Test func aCodesPageHasTheMessageTheMeaningTheKeysWhatToDoAndThenTheExamples() throws {
    let page = try text("codes/ITMS-90001.html")
    let parts = [
      "The lid \u{201C}left_lid\u{201D} lacks a text.", "A text is <em>missing</em>",
      "<dt>What happens</dt>", "It is sent back", "<dt>Keys</dt>", "keys/Sound.html", "Add <a",
      "<strong>Right</strong>", "<ins>", "To see.", "<strong>Wrong</strong>", ">Rules<",
      ">Sources<",
    ]
    let main = try #require(page.split(separator: "<main", maxSplits: 1).last)
    let positions = parts.map { main.firstRange(of: $0)?.lowerBound }
    for (part, position) in zip(parts, positions) { #expect(position != nil, "\(part): \(main)") }
    #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted(), "\(main)")
    #expect(try !text("codes/ITMS-90002.html").contains("Wrong</strong>"))
  }

  @Test func namesInTextsLeadToThePages() throws {
    let page = try text("keys/Sound.md")
    #expect(
      page.contains("[`ITMS-90001`](../codes/ITMS-90001.md)") && page.contains("(../apis/Eye.md)"))
    #expect(page.contains("`Lid`") && !page.contains("[`Lid`]"))
  }

  @Test(arguments: ["apis/Eye", "apis/index", "codes/ITMS-90001", "codes/index"])
  func everyPageIsWhereReadersLook(page: String) throws {
    #expect(try text("llms.txt").contains(page))
    let names = try UnpackedDocset(of: Self.site).documents.keys
    #expect(names.contains(page + ".html"))
    #expect(try text("\(page).html").contains("<h1"))
  }

  @Test func homeLeadsToBothLists() throws {
    let home = try text("index.html")
    #expect(home.contains("apis/index.html") && home.contains("codes/index.html"))
  }

  @Test func aCatalogueWithoutAPIsAndCodesHasNoPagesAndNoLinksForThem() throws {
    for file in Self.plain.rendered() {
      #expect(!file.path.hasPrefix("apis/") && !file.path.hasPrefix("codes/"))
      if file.path.hasSuffix(".html") {
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(!text.contains("apis/") && !text.contains("codes/"), "\(file.path)")
      }
    }
  }

  @Test(arguments: [
    ("90001", "ITMS-90001"), ("ITMS-90001", "ITMS-90001"), ("missing text", "ITMS-90001"),
    ("left lid lacks a text", "ITMS-90001"),
  ])
  func searchFindsCodes(query: String, name: String) throws {
    let index = SearchIndex(Self.site.searchEntries)
    let answer = index.search(query, limit: 5)
    #expect(answer.results.first?.entry.name == name, "\(answer.results.map(\.entry.name))")
  }

  @Test(
    "The keys of an interface come before its page",
    arguments: [("Eye", ["Camera", "Sound", "Use"]), ("Eye.open", ["Camera", "Sound"])])
  func searchFindsTheKeysOfAPIs(query: String, keys: [String]) {
    let found = SearchIndex(Self.site.searchEntries).search(query).results.map(\.entry.name)
    #expect(Set(found.prefix(keys.count)) == Set(keys) && found.contains("Eye"), "\(found)")
  }

  @Test(arguments: [
    ("Eye.open(_:)", "Eye"), ("Eye", "Eye"), ("blink(_:with:)", "blink"),
    ("Ear<Left>.hear()", "Ear"), ("EYEOpen", "EYEOpen"),
  ])
  func anAPIsOwnerIsItsTypeOrItsFunction(symbol: String, owner: String) {
    #expect(API(symbol).owner == owner)
  }

  /// File systems that ignore case cannot store both.
  @Test func typesThatDifferByCaseAloneHaveDifferentPages() {
    let keys = [
      Key("A", .string, summary: "A.", apis: [API("Eye"), API("eye()")], sources: [Self.source])
    ]
    let site = Site(Fixture.input(catalogue: Fixture.catalogue(keys: keys, points: []), guides: []))
    let paths = site.rendered().map { $0.path.lowercased() }
    #expect(Set(paths).count == paths.count)
    let index = site.text(of: "apis/index.html") ?? ""
    #expect(index.contains("<h3 id=\"eye\">") && index.contains("<h3 id=\"eye-1\">"))
  }

  @Test func aCodesPageSaysWhoRefusesAProductAndThatOnlyOneSourceReportsIt() throws {
    let store = Distribution("store", name: "the store")
    let thread = SourceReference("manual", "A thread", confidence: .medium)
    var catalogue = Fixture.catalogue()
    catalogue.distributions = [store, Distribution("fair", name: "the fair")]
    catalogue.codes = [
      RejectionCode(
        "E1", "Refused", summary: "It is refused.", refusedBy: catalogue.distributions,
        outcome: "A warning before May.", sources: [thread]),
      RejectionCode("E2", "Noted", summary: "It is noted.", sources: [thread, Self.source]),
      RejectionCode("E3", "Known", summary: "It is known.", sources: [Self.source]),
    ]
    let site = Site(Fixture.input(catalogue: catalogue, guides: []))
    let pages = try ["E1", "E2", "E3"].map { try #require(site.text(of: "codes/\($0).md")) }
    #expect(
      pages[0].contains("Refused by the store and the fair. A warning before May."), "\(pages[0])")
    #expect(pages.map { $0.contains("Only one source reports it.") } == [true, false, false])
    #expect(!pages[1].contains("What happens"))
  }

  @Test func codesAreBySubjectAndNumberAfterTheCommonest() throws {
    let subjects = ["A": "Lids", "B": "Lids", "D": "Lashes"]
    let codes = ["A", "B", "C", "D"].map {
      RejectionCode($0, "Code", summary: "Is refused.", sources: [Self.source])
        .about(subjects[$0] ?? "")
    }
    let catalogue = Catalogue(
      title: "Test", groups: [KeyGroup("eyes", "Eyes", summary: "Keys.", keys: Fixture.keys)],
      sources: Fixture.sources, releases: Fixture.releases, codes: codes,
      usage: UsageCounts(projects: 9, codeTable: "5 D\n2 B"))
    let page = try #require(
      Site(Fixture.input(catalogue: catalogue, guides: [])).text(of: "codes/index.md"))
    let found = page.matches(of: /(?m)^## (.*)$|^\| \[`(.)`\]/).map { $0.1 ?? $0.2 ?? "" }
    #expect(found == ["Lashes", "D", "Lids", "A", "B", "Other codes", "C"], "\(page)")
    let commonest = try #require(page.firstRange(of: "Asked about most often"))
    let names = page[commonest.upperBound...].prefix { $0 != "\n" }.matches(of: /\[`(.)`\]/)
    #expect(names.map(\.output.1) == ["D", "B"], "\(page)")
  }
}
