import Diagnostics
import KeyModel
import KeyValidation
import Syntaxes
import TestSupport
import Testing

/// Lists inside the files of other tools.
struct EmbeddedListsTests {
  private static let catalogue: Catalogue = {
    let ship = Platform("Ship")
    var lamp = DocumentKind("lamp list", id: "lamp", format: .propertyList, fileMatch: ["*.lamp"])
    lamp.build = .init(
      marks: ["stamp"], expandsMacros: true,
      settings: .init(
        prefix: "LAMP_", names: [], files: [],
        manifests: [
          .init("rooms.yml", targets: "rooms", paths: [], platform: "place", oldestRelease: "since")
        ]))
    lamp.targets = [.init(ship, marks: ["afloat"]), .init(Platform("House"), marks: ["indoors"])]
    lamp.embeddings = [
      .init("Roomer", "rooms.yml", at: "rooms/*/lamp"),
      .init("Roomer", "rooms.yml", at: "spare/[]"),
      .init("Shipper", "ship.json", at: "deck/lamp", on: ship),
    ]
    var remote = DocumentKind("remote", id: "remote", format: .propertyList)
    remote.embeddings = [
      .init("Roomer", "rooms.yml", at: "rooms/*/remote"),
      .init("Shipper", "ship.json", at: "deck/remote"),
    ]
    let old = AvailabilityStatement(ship, isAvailable: false)
    return Catalogue(
      title: "Lamps", document: lamp, otherDocuments: [remote],
      groups: [
        KeyGroup(
          "lamps", "Lamps", summary: "Keys.",
          keys: [
            Key("name", .string, summary: "N.", required: .required, sources: []),
            Key("width", .integer, summary: "W.", rules: [.range(min: 1, max: 9)], sources: []),
            Key("bright", .boolean, summary: "B.", sources: []),
            Key("wired", .boolean, summary: "W.", availability: [old], sources: []),
            Key("shade", .dictionary, summary: "S.", sources: []),
            Key("shade/colour", .string, summary: "C.", required: .required, sources: []),
            Key(
              "timer", .boolean, summary: "T.", rules: [.needs("clock", when: "Always")],
              sources: []), Key("clock", .string, summary: "C.", sources: []),
          ]),
        KeyGroup(
          "remotes", "Remotes", in: "remote", summary: "Keys.",
          keys: [
            Key("remote:zone", .string, summary: "Z.", sources: []),
            Key("remote:cable", .boolean, summary: "C.", availability: [old], sources: []),
            Key(
              "remote:dims", .boolean, summary: "D.",
              rules: [.needs("lamp:bright", when: "Always")], sources: []),
          ]),
      ], sources: [], releases: ReleaseRegistry([]))
  }()

  private static let checkers = DocumentCheckers(catalogue, syntaxes: .all)

  private func lists(_ text: String, _ file: String) -> EmbeddedLists {
    Self.checkers.embeddedLists(in: Array(text.utf8), file: "a/\(file)")
  }

  private func findings(_ text: String, _ file: String) -> [Diagnostic] {
    Self.checkers.check(lists(text, file))
  }

  private func mistakes(_ text: String, _ file: String) -> [String] {
    findings(text, file).map { finding in
      "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0) \(finding.id) \(finding.path ?? "")"
    }
  }

  @Test func eachMistakeIsAtItsLineWithItsPathInTheFile() {
    let text = """
      {
        "deck": {
          "lamp": {
            "width": 12,
            "bright": "neither"
          },
          "remote": {"zone": 7}
        },
        "lamp": {"width": 12}
      }
      """
    #expect(
      mistakes(text, "ship.json") == [
        "4:16 range deck/lamp/width", "5:17 wrong-type deck/lamp/bright",
        "7:24 wrong-type deck/remote/zone",
      ])
    let all = findings(text, "ship.json")
    #expect(all.map(\.document) == ["lamp", "lamp", "remote"])
    #expect(all.allSatisfy { $0.location?.file == "a/ship.json" && $0.fixIt == nil })
  }

  @Test func theListsOfEachTargetBelongTogether() {
    let text = """
      rooms:
        hall:
          lamp: {width: 12}
          remote: {zone: a}
        kitchen:
          remote:
            zone: [b]
          lamp: {width: 3}
      spare:
        - {width: 0}
        - {width: 1}
      """
    #expect(
      mistakes(text, "rooms.yml") == [
        "3:19 range rooms/hall/lamp/width", "7:13 wrong-type rooms/kitchen/remote/zone",
        "10:13 range spare/0/width",
      ])
    let targets = lists(text, "rooms.yml").targets.map { $0.map(\.document.id) }
    #expect(targets == [["lamp", "remote"], ["lamp", "remote"], ["lamp"], ["lamp"]])
  }

  @Test func aToolAddsWhatIsMissing() {
    let text = #"{"deck": {"lamp": {"shade": {}, "timer": true}, "remote": {"dims": true}}}"#
    #expect(mistakes(text, "ship.json") == [])
    let alone = Self.checkers.check(Array(#"{"shade": {}, "timer": true}"#.utf8), file: "a.lamp")
    #expect(alone.map(\.id).sorted() == ["missing-required-key", "needs"])
  }

  @Test func whatIsNoDictionaryIsAMistakeAndNullIsNothing() {
    #expect(
      mistakes(#"{"deck": {"lamp": ["width"], "remote": "a.remote"}}"#, "ship.json") == [
        "1:19 wrong-type deck/lamp", "1:40 wrong-type deck/remote",
      ])
    #expect(lists(#"{"deck": {"lamp": null, "remote": {}}}"#, "ship.json").targets.count == 1)
    #expect(lists("rooms: {hall: {lamp: }}", "rooms.yml").targets.isEmpty)
  }

  /// A tool makes no key of null, and what a variable stands for is not known.
  @Test func nullAndVariablesAreNoMistakes() {
    #expect(
      mistakes(#"{"deck": {"lamp": {"width": null, "shade": {"colour": null}}}}"#, "ship.json")
        == [])
    #expect(mistakes(#"{"deck": {"lamp": "${LAMP}"}}"#, "ship.json") == [])
    #expect(
      mistakes(#"{"deck": {"lamp": {"name": null, "width": 12}}}"#, "ship.json")
        == ["1:43 range deck/lamp/width"])
  }

  /// The placement in the file says it, or the target, or another list of the target.
  @Test func thePlatformIsKnown() {
    func platforms(_ text: String, _ file: String) -> [String?] {
      lists(text, file).targets.joined().map { $0.facts?.platform?.name }
    }
    let file = #"{"deck": {"lamp": {"indoors": true}, "remote": {"cable": true}}}"#
    #expect(platforms(file, "ship.json") == [nil, nil])
    #expect(platforms(#"{"deck": {"lamp": {"wired": true}}}"#, "ship.json") == ["Ship"])
    #expect(mistakes(#"{"deck": {"lamp": {"wired": true}}}"#, "ship.json").count == 1)
    #expect(
      mistakes(#"{"deck": {"lamp": {"afloat": true}, "remote": {"cable": true}}}"#, "ship.json")
        == ["1:48 not-available deck/remote/cable"])
    let rooms = """
      rooms:
        a: {place: Ship, lamp: {width: 1}}
        b: {place: [Ship, House], lamp: {width: 1}}
        c: {lamp: {width: 1}}
      """
    #expect(platforms(rooms, "rooms.yml") == ["Ship", nil, nil])
  }

  @Test func aMarkOfABuildMakesNoProduct() {
    #expect(
      mistakes(#"{"deck": {"lamp": {"stamp": "1", "name": "$(NAME)"}}}"#, "ship.json") == [])
  }

  @Test func otherPartsOfTheFileAreSomebodyElses() {
    for text in [
      "{}", "[]", "1", #"{"deck": []}"#, #"{"name": "x", "lamp": {"width": 12}}"#,
      #"{"deck": {"width": 12, "width": 13}}"#, "// note\n{\"deck\": 1, \"deck\": 2,}",
    ] {
      let read = lists(text, "ship.json")
      #expect(read.targets.isEmpty && read.damaged == nil, "\(text)")
      #expect(Self.checkers.check(read) == [], "\(text)")
    }
    #expect(!Self.checkers.mayEmbed(file: "a/house.json") && !Self.checkers.mayEmbed(file: ""))
    #expect(
      Self.checkers.mayEmbed(file: "ship.json") && Self.checkers.mayEmbed(file: "/a/rooms.yml"))
  }

  @Test func ofAKeyThatOccursTwiceTheLastCounts() {
    let text = #"{"deck": {"lamp": {"width": 12}}, "deck": {"lamp": {"width": 3, "width": 4}}}"#
    #expect(mistakes(text, "ship.json") == ["1:65 duplicate-key "])
  }

  @Test(arguments: [
    ("ship.json", #"{"deck": {"lamp": {"width": 12}"#), ("ship.json", ""),
    ("rooms.yml", "rooms: {hall: {lamp: {width: 12}"), ("rooms.yml", "a: b: c"),
  ])
  func aDamagedFileIsNotJudged(file: String, text: String) {
    let read = lists(text, file)
    #expect(read.targets.isEmpty && read.damaged != nil)
    let found = Self.checkers.check(read)
    #expect(found.containsErrors && !found.contains { $0.id == "range" })
  }

  @Test func commentsInAListOrBeforeItHoldForIt() {
    let text = """
      # docgen:ignore range
      rooms:
        hall:
          # docgen:ignore range
          lamp:
            width: 12
        kitchen:
          lamp:
            # docgen:ignore range
            width: 12
            # docgen:ignore wrong-type
            bright: true
        attic:
          lamp: {width: 12}
      """
    #expect(
      mistakes(text, "rooms.yml") == ["11:7 unused-ignore ", "14:19 range rooms/attic/lamp/width"])
  }

  /// A file with any number of lists has at most as many findings as a list.
  @Test(arguments: [500, 4_000])
  func findingsOfAFileAreLimited(count: Int) {
    let rooms = (0..<count).map { "  r\($0): {lamp: {width: 12}}\n" }.joined()
    let found = findings("rooms:\n" + rooms, "rooms.yml")
    #expect(found.count { $0.id == "range" } == min(count, 1_000))
    #expect(found.contains { $0.id == "too-many-findings" } == (count > 1_000))
  }

  /// Among a million names, the ones on the way to a list are found in one pass for each path.
  @Test func theWorkIsProportionalToTheFile() throws {
    func duration(_ count: Int) -> Duration {
      let names = (0..<count).map { "\"n\($0)\": {\"lamp\": {\"x\(count)\": 1}}" }
      let text = "{\"rooms\": {\(names.joined(separator: ", "))}, \"a\": 1}"
      let clock = ContinuousClock()
      return clock.measure { _ = lists(text, "rooms.yml") }
    }
    _ = duration(1_000)
    let (half, whole) = (duration(10_000), duration(20_000))
    #expect(whole < half * 6, "\(half), \(whole)")
  }

  private static let tokens = [
    "{", "}", "[", "]", ":", ",", "\"deck\"", "\"lamp\"", "\"remote\"", "rooms", "spare", "\n",
    "  ",
    "- ", "&a ", "*a", "<<: *a", "// docgen:ignore range\n", "# docgen:ignore range\n", "null",
    "12",
    "\"width\"", "é", "\u{FEFF}", "---\n",
  ]

  /// Any text gives lists in it, or says what is wrong with it.
  @Test(arguments: fuzzSeeds(otherwise: 30))
  func anyFileGivesAnAnswer(seed: Int) {
    var numbers = SeededNumbers(seed: 53 * seed)
    let ship = #"{"deck": {"lamp": {"width": 12, "name": "a"}, /* x */ "remote": {"zone": 1}}}"#
    let rooms = "rooms:\n  a: &a\n    lamp: {width: 12}\n  b: *a\nspare:\n  - width: 11\n"
    for (file, text) in [("ship.json", ship), ("rooms.yml", rooms)] {
      for _ in 0..<8 {
        let bytes = numbers.damaged(Array(text.utf8), with: Self.tokens)
        let read = Self.checkers.embeddedLists(in: bytes, file: file)
        let last = LineIndex(bytes).position(of: bytes.count).line
        let found = Self.checkers.check(read)
        #expect(read.damaged == nil || read.targets.isEmpty && found.containsErrors, "\(bytes)")
        #expect(
          found.allSatisfy { ($0.location?.line ?? 1) <= last && $0.fixIt == nil }, "\(bytes)")
      }
    }
  }
}
