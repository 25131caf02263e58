import Diagnostics
import KeyModel
import Testing

/// A catalogue whose facts lack something, and what is said about it.
struct FactCase: Sendable, CustomTestStringConvertible {
  var id: String
  var catalogue: Catalogue
  var message: String
  var severity: Severity

  init(
    _ id: String, _ keys: Key..., conventions: Conventions = Conventions(),
    severity: Severity = .warning, says message: String
  ) {
    self.id = id
    self.severity = severity
    self.catalogue = KeyModelTests.catalogue(keys, codes: codes, conventions: conventions)
    self.message = message
  }

  var testDescription: String { "\(id): \(message)" }
}

private let source = manual[0]
/// A statement of one of them needs its own source, or no one knows which it is from.
private let both = manual + [SourceReference("errata", "Section")]
private let codes = ["E1", "E2"].map {
  RejectionCode($0, "Refused", summary: "Refuses a lamp.", sources: manual)
}
private let note = EditorNote(
  .availability, [.init(source, "Everywhere.")], choice: "Everywhere.", reason: "It is.")
private let typeNote = EditorNote(
  .type, [.init(source, "A string.")], choice: "A number works.", reason: "It is read so.")

private func key(
  _ path: PropertyPath = "A", availability: [AvailabilityStatement] = [],
  values: AllowedValues = .any, valuesSource: SourceReference? = nil,
  default defaultValue: PropertyListValue? = nil, defaultSource: SourceReference? = nil,
  defaultDescription: String? = nil, required: Requirement = .unstated,
  requiredSource: SourceReference? = nil, replacedBy: [PropertyPath]? = nil, rules: [Rule] = [],
  notes: [EditorNote] = [], alsoAccepts: [ValueType] = []
) -> Key {
  Key(
    path, .string, summary: "A key.", availability: availability, values: values,
    valuesSource: valuesSource, default: defaultValue, defaultSource: defaultSource,
    defaultDescription: defaultDescription, required: required, requiredSource: requiredSource,
    replacedBy: replacedBy, rules: rules, sources: both,
    notes: notes, alsoAccepts: alsoAccepts)
}

private func parent(_ availability: [AvailabilityStatement]) -> Key {
  Key("P", .dictionary, summary: "A parent.", availability: availability, sources: manual)
}

@Suite struct FactCheckTests {
  static let unsourced = "unsourced-statement"

  static let cases: [FactCase] = [
    FactCase(
      unsourced, key(availability: [.iOS("8.0"), .macOS("11.0", from: "manual")]),
      says: "The availability on iOS of 'A' names no source"),
    FactCase(
      unsourced, key(values: .closed([AllowedValue("a", "A.")])),
      says: "The set of values of 'A' names no source"),
    FactCase(
      unsourced, key(values: .open([AllowedValue("a", "A.")])),
      says: "The set of values of 'A' names no source"),
    FactCase(
      unsourced,
      key(
        values: .open([AllowedValue("a", "A.", availability: [.iOS("9.0")])]),
        valuesSource: source), says: "The availability of the value 'a' of 'A' names no source"),
    FactCase(unsourced, key(default: "a"), says: "The default of 'A' names no source"),
    FactCase(
      unsourced, key(defaultDescription: "the name"), says: "The default of 'A' names no source"),
    FactCase(unsourced, key(required: .required), says: "The requirement of 'A' names no source"),
    FactCase(
      unsourced, key(rules: [.count(atLeast: 1), .length(atMost: 2)]),
      says: "The rule 'count' and the rule 'length' of 'A' name no source"),
    FactCase(
      "available-without-parent", parent([.iOS("8.0", from: "manual")]),
      key("P/C", availability: [.iOS("9.0", from: "manual"), .macOS("11.0", from: "manual")]),
      says: "'P/C' is available on macOS, which 'P' does not name"),
    FactCase(
      "available-without-parent",
      parent([
        .iOS("8.0", from: "manual"),
        AvailabilityStatement(.macOS, isAvailable: false, from: "manual"),
      ]), key("P/C", availability: [.macOS("11.0", from: "manual")]),
      says: "'P/C' is available on macOS, which 'P' does not name"),
    FactCase(
      "deprecated-without-replacement",
      key(availability: [.iOS("8.0", deprecated: "9.0", from: "manual")]),
      says: "'A' is deprecated and does not say what replaces it"),
    FactCase(
      "unexplained-type", key(notes: [note], alsoAccepts: [.integer, .boolean]),
      says: "'A' also accepts an integer and a boolean, and no note says why"),
    FactCase(
      "restated-fact",
      key(availability: [.iOS("10.11", from: "manual"), .macOS("10.11", from: "manual")]),
      conventions: Conventions(mirrors: [.iOS: [.macOS]]),
      says: "The availability of 'A' on macOS follows from the catalogue's conventions"),
    FactCase(
      "unworded-code", key(rules: [.length(atMost: 2).codes("E1", "E2").from(source)]),
      severity: .error,
      says: "The rule 'length' of 'A' names E1 and E2, but has no words for a breach"),
    worded("", "write less", says: "problem of the rule 'length' of 'A' is empty"),
    worded(
      "{value} is too long", "write\nless",
      says: "remedy of the rule 'length' of 'A' has several lines"),
    worded(
      "{value} is too long", "write less.",
      says: "remedy of the rule 'length' of 'A' ends in a period"),
    worded(
      "{value} is too long for {name}", "write less",
      says:
        "problem of the rule 'length' of 'A' has a placeholder other than {key} and {value}"),
  ]

  private static func worded(_ problem: String, _ remedy: String, says message: String)
    -> FactCase
  {
    FactCase(
      "malformed-words", key(rules: [.length(atMost: 2).saying(problem, remedy).from(source)]),
      severity: .error, says: "The \(message)")
  }

  @Test(arguments: cases)
  func factsThatLackSomethingAreReported(mistake: FactCase) throws {
    let found = mistake.catalogue.check()
    #expect(found.map(\.id) == [mistake.id])
    let first = try #require(found.first)
    #expect(first.message == mistake.message)
    #expect(first.severity == mistake.severity)
    #expect(first.location != nil && first.remedy != nil)
  }

  @Test func entriesThatSayLittleBeyondTheirSummaryAreNoted() throws {
    func lamp(
      _ path: PropertyPath, _ discussion: String = "", consequence: Consequence? = nil
    ) -> Key {
      Key(
        path, .string, summary: "Names the lamp.", discussion: discussion,
        consequence: consequence, sources: manual)
    }
    let list = catalogue([
      lamp("Silent"),
      lamp("Brief", "Write [its name](https://example.com/lamps), in at most twelve short words."),
      lamp("Long", "Write the name on its box; without one, the switch finds no lamp."),
      lamp(
        "Fatal",
        consequence: Consequence(
          "The switch finds no lamp, and the house stays dark until a name is written.",
          from: source)),
      lamp("Linked", "See [`Long`](key:Long)."),
    ])
    #expect(
      list.notes().map(\.message)
        == ["Brief", "Silent"].map { "'\($0)' says little beyond its summary" })
    let note = try #require(list.notes().first)
    #expect(note.id == "thin-entry" && note.severity == .note)
    #expect(note.location != nil && note.remedy != nil)
    #expect(!list.check().contains { $0.id == "thin-entry" })
  }

  @Test func entriesWithoutATextAreNotedAndCounted() {
    func lamp(_ path: PropertyPath, _ summary: String, example: PropertyListValue? = nil) -> Key {
      Key(path, .string, summary: summary, example: example, sources: path == "C" ? [] : manual)
    }
    let list = catalogue([
      lamp("A", ""), lamp("B", " \n"), lamp("C", "Names the lamp.", example: "a"),
    ])
    #expect(list.notes().map(\.id) == ["entry-without-text", "entry-without-text", "thin-entry"])
    let coverage = CatalogueCoverage(list)
    #expect((coverage.all.keys, coverage.all.withoutText) == (3, 2))
    #expect((coverage.all.withoutExample, coverage.all.withoutSource) == (2, 1))
    #expect(coverage.reaches(33) && !coverage.reaches(34))
    #expect(
      coverage.table == """
        Group     keys  without text  without example  without source
        General      3      2 (67 %)         2 (67 %)        1 (33 %)
        All keys     3      2 (67 %)         2 (67 %)        1 (33 %)

        """)
  }

  @Test(arguments: CatalogueCheck.ofFacts.map(\.id))
  func everyCheckOfFactsHasACase(id: String) {
    #expect(Self.cases.contains { $0.id == id })
  }

  static let sound: [[Key]] = [
    [
      key(
        availability: [.iOS("8.0", from: "manual")],
        values: .closed([
          AllowedValue("a", "A.", availability: [.iOS("9.0", from: "errata")])
        ]), valuesSource: source, default: "a", defaultSource: source,
        rules: [.must(.count(atLeast: 1), for: [], source: source)])
    ],
    [key(required: .required, requiredSource: source), key("B", required: .optional)],
    [key(required: .required, rules: [.present.from(source)])],
    // An inherited statement has the source of the key that states it.
    [
      parent([.iOS("8.0", from: "manual")]),
      Key("P/C", .string, summary: "A child.", sources: manual),
    ],
    [
      parent([.iOS("8.0", from: "manual")]),
      key("P/C", availability: [.macOS("11.0", from: "manual")], notes: [note]),
    ],
    [
      parent([.iOS("8.0", from: "manual")]),
      key("P/C", availability: [.macOS("11.0", note: "Alone.", from: "manual")]),
    ],
    // If no source speaks of the parent, it lacks no platform.
    [parent([]), key("P/C", availability: [.macOS("11.0", from: "manual")])],
    [
      key("B"),
      key(
        availability: [.iOS("8.0", deprecated: "9.0", from: "manual")], replacedBy: ["B"]),
    ],
    [key(availability: [.iOS("8.0", ignored: "9.0", from: "manual")], replacedBy: [])],
    // No source says what replaces it.
    [key(availability: [.iOS("8.0", deprecated: "9.0", from: "manual")], notes: [note])],
    // The replacement of a dictionary replaces the keys inside.
    [
      key("B"),
      Key(
        "P", .dictionary, summary: "A parent.",
        availability: [.iOS("8.0", deprecated: "9.0", from: "manual")], replacedBy: ["B"],
        sources: manual), Key("P/C", .string, summary: "A child.", sources: manual),
    ],
    [key(notes: [typeNote], alsoAccepts: [.integer])],
    [
      key(rules: [
        .length(atMost: 2).codes("E1").saying("{value} is too long for {key}", "write less")
          .from(source),
        // No file shows it, so it is never reported.
        .present.when(.code("the app uses the lamp")).codes("E1").from(source),
      ])
    ],
  ]

  @Test(arguments: sound)
  func soundFactsAreNotReported(keys: [Key]) {
    let small = catalogue(
      extensionKeys + keys,
      points: [point(availability: [.iOS("8.0", from: "manual")], sources: both)], codes: codes)
    #expect(small.check() == [])
  }

  @Test func anExtensionPointsAvailabilityNeedsASource() {
    let small = catalogue(
      extensionKeys, points: [point(availability: [.iOS("8.0"), .macOS()], sources: both)])
    #expect(
      small.check().map(\.message) == [
        "The availability on iOS and macOS of 'com.example.point' names no source"
      ])
  }

  @Test func statementsOfAnEntryWithOneSourceAreFromThere() {
    let small = catalogue(
      extensionKeys + [
        Key(
          "A", .string, summary: "A key.",
          availability: [.iOS("8.0")],
          values: .closed([AllowedValue("a", "A.", availability: [.iOS("9.0")])]), default: "a",
          rules: [.count(atLeast: 1)], sources: manual)
      ], points: [point(availability: [.iOS("8.0"), .macOS()])])
    #expect(small.check() == [])
  }

  @Test func aCatalogueFromAFileMayLackSources() {
    var small = catalogue([key(availability: [.iOS("8.0")], rules: [.count(atLeast: 1)])])
    #expect(small.check().map(\.id) == ["unsourced-statement"])
    small.isFromOutside = true
    #expect(small.check() == [])
  }

  @Test func aNoteOnAvailabilityExplainsWhyAKeyIsOlderThanItsParent() {
    let old = [AvailabilityStatement.iOS("8.0", from: "manual")]
    let silent = catalogue([parent([.iOS("9.0")]), key("P/C", availability: old)])
    #expect(silent.check().map(\.id) == ["available-before-parent"])
    let explained = catalogue([parent([.iOS("9.0")]), key("P/C", availability: old, notes: [note])])
    #expect(explained.check() == [])
  }
}
