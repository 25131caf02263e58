import KeyModel
import Markup
import Testing

@testable import Site

/// The beginning of a key's page, and the part next to its breadcrumb.
struct KeyPageTests {
  @Test(arguments: [
    (AvailabilityStatement.iOS("8.0"), "<li><strong>iOS</strong> 8.0+</li>"),
    (
      .iOS("8.0", deprecated: "9.0"),
      "<li><s><strong>iOS</strong> 8.0+</s> <span class=\"badge deprecated\">Deprecated since 9.0</span></li>"
    ),
  ])
  func endedPlatformsAreStruckOutAndNamed(statement: AvailabilityStatement, item: String)
    throws
  {
    let entry = key("A", availability: [statement])
    #expect(try page(of: "keys/A", keys: [entry]).contains(item))
  }

  // MARK: - Keys inside

  @Test func keysInsideAreATreeThatRepeatsNothingOfTheKeyAroundThem() throws {
    var (a, b, c) = (key("A", availability: [.iOS("8.0")]), key("A/B"), key("A/[]/C"))
    (a.types, b.types) = ([.dictionary], [.dictionary])
    c.availability = [.iOS("9.0")]
    c.required = .required
    let html = try page(of: "keys/A", keys: [a, b, c, key("A/B/D")])
    let tree = """
      <ul>
      <li><a href="A/B.html"><code>B</code></a> <em>dictionary</em><br>
      Does it.
      <ul>
      <li><a href="A/B/D.html"><code>D</code></a> <em>string</em><br>
      Does it.</li>
      </ul>
      </li>
      <li><a href="A/_item/C.html"><code>C</code></a> <em>string, required, iOS 9.0+</em><br>
      Does it.</li>
      </ul>
      """
    #expect(html.contains(tree), "\(html)")
  }

  @Test(arguments: [(60, true), (61, false)])
  func aLargeTreeIsCountedBelowItsFirstLevel(size: Int, isWhole: Bool) throws {
    let inside = (1..<size).map { key("A/B/C\($0)") }
    let html = try page(of: "keys/A", keys: [key("A"), key("A/B")] + inside)
    #expect(html.contains("href=\"A/B/C1.html\"") == isWhole)
    #expect(html.contains("<em>string, \(size - 1) keys inside</em>") == !isWhole)
  }

  static let values: [(PropertyListValue, Bool)] = [
    (.string("a"), true), (.date("2026-01-01T00:00:00Z"), false),
    (["a": [.data("AA==")]], false), ([1, true, 1.5, ["b": "c"]], true),
  ]

  @Test(arguments: values)
  func jsonIsOfferedWhenItIsEquivalent(value: PropertyListValue, isOffered: Bool) {
    if case .forms(_, _, let listings) = [CodeLanguage.xml, .json].block(of: value, .english) {
      #expect(isOffered && listings.map(\.language) == ["xml", "json"])
    } else {
      #expect(!isOffered)
    }
  }

  // MARK: - What breaks

  private static let full = Key(
    "A", .string, summary: "Does it.", discussion: "More about it.",
    consequence: Consequence("The app *ends*.", from: SourceReference("manual", "Ends")),
    values: .closed([AllowedValue("x", "An x."), AllowedValue("y", "A y.")]),
    apis: [
      API("Eye"), API("Eye.open()", of: "Eyes", url: "https://example.com/open"),
      API("Eye.close()"), API("blink()", of: "Lids"),
    ],
    capability: "Eyes", approval: "The maker grants it.", bundleKinds: [.app, .appExtension],
    rules: [
      .present.when(.code("the app looks")).codes("E1"),
      .must(.count(atLeast: 1), for: []).codes("E2", "E1"),
      .should(.absent).when(.code("the app sleeps")),
    ],
    sources: [SourceReference("manual", "Keys")],
    notes: [
      EditorNote(.title, [], choice: "Written so.", reason: "Misprint."),
      EditorNote(.type, [], choice: "A string.", reason: "It is read so."),
      EditorNote(.values, [], choice: "Both names.", reason: "Same.", isEditorial: true),
    ])

  private func fullSite() -> Site {
    var catalogue = Fixture.catalogue(keys: [Self.full], points: [])
    catalogue.codes = [
      RejectionCode("E1", "Blind", summary: "It does not see.", sources: Self.full.sources),
      RejectionCode("E2", "Empty", summary: "It is empty.", sources: Self.full.sources),
    ]
    return Site(Fixture.input(catalogue: catalogue, guides: []))
  }

  @Test func aPageAnswersWhatToWriteAndWhatBreaksBeforeAnythingElse() throws {
    let markdown = try #require(fullSite().text(of: "keys/A.md"))
    let parts = [
      "Does it.", "The app *ends*.", "string", "## Where it goes", "**Values:**", "**Limits:**",
      "When the app looks", "## Details", "## Discussion", "## Values", "## Rules", "## APIs",
      "## Sources",
    ]
    let positions = parts.map { markdown.firstRange(of: $0)?.lowerBound }
    #expect(!positions.contains(nil), "\(markdown)")
    #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted(), "\(markdown)")
  }

  @Test(arguments: [
    "class=\"callout consequence\"", "https://example.com/open", ">Eye.open()<",
    "href=\"../codes/E1.html\"",
    "apps, app extensions", "The maker grants it.", "<code>x</code>, <code>y</code>",
  ])
  func aPageHasEveryFact(text: String) throws {
    let html = try #require(fullSite().text(of: "keys/A.html"))
    #expect(html.contains(text), "\(html)")
  }

  @Test(arguments: [
    "The app <em>ends</em>.", "When the app looks", "the app sleeps", "E2</code>", "Eye.close()",
    ">Eyes<", "No source states",
  ])
  func aPageSaysNothingTwice(text: String) throws {
    let html = try #require(fullSite().text(of: "keys/A.html"))
    let article = html.firstRange(of: "<article").map { html[$0.lowerBound...] } ?? ""
    #expect(article.ranges(of: text).count <= 1, "\(article)")
  }

  @Test func aNoteIsExplainedOnThePageOfItsKeyOrIfItChangesNothingForAWriterOnThatOfNotes() throws {
    let site = fullSite()
    let page = try #require(site.text(of: "keys/A.html"))
    #expect(page.contains("It is read so.") && !page.contains("Misprint."))
    #expect(!page.contains("Both names."))
    let notes = try #require(site.text(of: "notes.html"))
    for reason in ["Misprint.", "Both names."] { #expect(notes.contains(reason)) }
    #expect(!notes.contains("It is read so."))
  }

  @Test(
    arguments: [
      (nil, ["", ""]), ([], ["No key replaces it.", "Nothing"]), (["B"], [">B<", ">B<"]),
    ] as [([PropertyPath]?, [String])])
  func aDeprecatedKeySaysWhatReplacesIt(paths: [PropertyPath]?, texts: [String]) throws {
    var old = key("A", availability: [.iOS("8.0", deprecated: "9.0")])
    old.replacedBy = paths
    let site = Site(
      Fixture.input(catalogue: Fixture.catalogue(keys: [old, key("B")], points: []), guides: []))
    for (path, text) in zip(["keys/A.html", "deprecated.html"], texts) {
      let html = try #require(site.text(of: path))
      // Its page says so beside the deprecation, and not once more among its facts.
      #expect(!html.contains("<dt>Replaced by</dt>"))
      #expect(text.isEmpty || html.contains(text))
    }
  }

  private func key(_ path: String, availability: [AvailabilityStatement] = []) -> Key {
    Key(
      PropertyPath(path), .string, summary: "Does it.", availability: availability,
      sources: [SourceReference("manual", "Keys")])
  }

  private func page(of path: String, keys: [Key]) throws -> String {
    let catalogue = Fixture.catalogue(keys: keys, points: [])
    let site = Site(Fixture.input(catalogue: catalogue, guides: []))
    return try #require(site.text(of: path + ".html"), "\(site.check())")
  }
}
