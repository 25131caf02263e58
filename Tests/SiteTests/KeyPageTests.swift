import KeyModel
import Markup
import Testing

@testable import Site

/// What the page of a key says first, and what is next to its breadcrumb.
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

  @Test(arguments: [Requirement.required, .optional, .unstated])
  func keysInsideHaveAColumnForWhatASourceStates(required: Requirement) throws {
    let parent = Key("A", .dictionary, summary: "A key.", sources: [SourceReference("manual", "A")])
    let children = ["A/B", "A/C"].map { path in
      Key(
        PropertyPath(path), .string, summary: "A key.",
        required: path == "A/B" ? required : .unstated,
        sources: [SourceReference("manual", "A")])
    }
    let html = try page(of: "keys/A", keys: [parent] + children)
    #expect(html.contains("<th scope=\"col\">Required</th>") == (required != .unstated))
    #expect(html.contains("<td>string</td><td>A key.</td>") == (required == .unstated))
  }

  static let values: [(PropertyListValue, Bool)] = [
    (.string("a"), true), (.date("2026-01-01T00:00:00Z"), false),
    (["a": [.data("AA==")]], false), ([1, true, 1.5, ["b": "c"]], true),
  ]

  @Test(arguments: values)
  func jsonIsOfferedWhenItIsEquivalent(value: PropertyListValue, isOffered: Bool) {
    if case .forms(_, _, let listings) = [CodeLanguage.xml, .json].block(of: value) {
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
      "Does it.", "The app *ends*.", "Values", "When the app looks", "## Where it goes",
      "## Discussion", "## Values", "## Rules", "## APIs", "## Availability", "## Sources",
    ]
    let positions = parts.map { markdown.firstRange(of: $0)?.lowerBound }
    #expect(!positions.contains(nil), "\(markdown)")
    #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted(), "\(markdown)")
  }

  @Test(arguments: [
    "class=\"callout consequence\"", "https://example.com/open", ">Eye.open()<", "1 more below",
    "href=\"../apis/Eye.html\"", "href=\"../apis/blink.html\"", "href=\"../codes/E1.html\"",
    "apps, app extensions", "The maker grants it.", "<code>x</code>, <code>y</code>",
  ])
  func aPageHasEveryFact(text: String) throws {
    let html = try #require(fullSite().text(of: "keys/A.html"))
    #expect(html.contains(text), "\(html)")
  }

  @Test func notesThatChangeNothingForAWriterAreOnThePageOfNotesAlone() throws {
    let site = fullSite()
    let page = try #require(site.text(of: "keys/A.html"))
    #expect(page.contains("It is read so.") && !page.contains("Misprint."))
    #expect(!page.contains("Both names."))
    let notes = try #require(site.text(of: "notes.html"))
    for reason in ["It is read so.", "Misprint.", "Both names."] { #expect(notes.contains(reason)) }
  }

  @Test(arguments: [(nil, nil), ([], "Nothing"), (["B"], ">B<")] as [([PropertyPath]?, String?)])
  func aDeprecatedKeySaysWhatReplacesIt(paths: [PropertyPath]?, text: String?) throws {
    var old = key("A", availability: [.iOS("8.0", deprecated: "9.0")])
    old.replacedBy = paths
    let site = Site(
      Fixture.input(catalogue: Fixture.catalogue(keys: [old, key("B")], points: []), guides: []))
    for path in ["keys/A.html", "deprecated.html"] {
      let html = try #require(site.text(of: path))
      #expect(html.contains("<dt>Replaced by</dt>") == (path == "keys/A.html" && text != nil))
      if let text { #expect(html.contains(text)) }
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
