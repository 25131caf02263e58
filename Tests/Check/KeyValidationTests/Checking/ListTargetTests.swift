import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// The platform and releases of a product as a list and its project show them.
struct ListTargetTests {
  private func inference(
    _ text: String, _ options: CheckOptions = CheckOptions(), project: ListTarget? = nil
  ) -> String? {
    let checkers = DocumentCheckers(deckCatalogue) { _ in options }
    var file = checkers.read(Array(text.utf8), file: "deck.json")
    file.target = project
    return checkers.inference(about: file)
  }

  private func findings(
    _ text: String, _ options: CheckOptions = CheckOptions(), project: ListTarget? = nil
  ) -> [String] {
    let checkers = DocumentCheckers(deckCatalogue) { _ in options }
    var file = checkers.read(Array(text.utf8), file: "deck.json")
    file.target = project
    return checkers.check([file]).map { "\($0.severity.rawValue): \($0.message)" }
  }

  @Test(arguments: [
    ("{}", nil), (#"{"Sea": true}"#, "Sea"), (#"{"Sea": false}"#, nil),
    (#"{"Sea": true, "SeaRelease": "3.0"}"#, "Sea 3.0"),
    (#"{"Sea": true, "SeaRelease": "$(RELEASE)"}"#, "Sea"),
    (#"{"Sea": true, "SeaRelease": "new"}"#, "Sea"),
    (#"{"Families": [2]}"#, "Sea"), (#"{"Families": [1]}"#, "Air"),
    (#"{"Families": ["$(FAMILY)"]}"#, nil), (#"{"Families": [1, 2]}"#, nil),
    (#"{"Sea": true, "Families": [1]}"#, nil), (#"{"SeaRelease": "3.0"}"#, nil),
    // A value that only one platform's lists have says more than a key.
    (#"{"Hangar": 1}"#, "Air"), (#"{"Sea": true, "Hangar": 1}"#, "Sea"),
    (#"{"Sea": false, "Hangar": 1}"#, "Air"),
    (#"{"Berth": {"Kind": "sail"}, "Hangar": 1}"#, "Sea vessel"),
    (#"{"Sea": true, "Families": [1], "Hangar": 1}"#, nil),
    (#"{"Berth": {"Kind": "sail"}}"#, "Sea vessel"),
    (#"{"Berth": {"Kind": "crane"}}"#, "vessel"),
    (#"{"Built": "x"}"#, "built"), (#"{"Built": "$(X)"}"#, nil),
    (#"{"Built": "x", "Sealed": "$(X)"}"#, nil),
    (#"{"Built": "x", "Sea": true, "Berth": {}}"#, "built Sea vessel"),
  ])
  func aListShowsItsPlatform(text: String, expected: String?) {
    #expect(inference(text) == expected)
  }

  @Test func optionsWin() {
    let text = #"{"Sea": true, "SeaRelease": "3.0", "Built": "x"}"#
    let air = CheckOptions(platform: .air, profile: .source)
    #expect(inference(text, air) == nil)
    #expect(inference(text, CheckOptions(platform: .sea)) == "built from 3.0 on")
    let whole = CheckOptions(platform: .sea, deploymentTarget: "2.0", profile: .built)
    #expect(inference(text, whole) == nil)
    #expect(findings(#"{"Sea": true, "Old": 1, "SeaRelease": "3.0"}"#, whole) == [])
  }

  @Test func aPlatformThatIsShownIsJudged() {
    let old = #"{"Sea": true, "Old": 1"#
    #expect(
      findings(old + #", "SeaRelease": "3.0"}"#) == ["note: 'Old' is deprecated since Sea 3.0"])
    let named = CheckOptions(platform: .sea, profile: .source)
    #expect(
      findings(old + #", "SeaRelease": "3.0"}"#, named) == [
        "warning: 'Old' is deprecated since Sea 3.0"
      ])
    #expect(findings(old + #", "SeaRelease": "2.0"}"#) == [])
    // The product may run on older releases.
    #expect(findings(old + "}") == ["note: 'Old' is deprecated since Sea 3.0"])
    #expect(findings(#"{"Sea": true, "Mast": 1}"#) == ["note: 'Mast' is ignored on Sea"])
    #expect(
      findings(#"{"Mast": 1}"#)
        == ["note: 'Mast' is ignored on every platform that has it: Sea"])
    #expect(findings(#"{"Sea": true, "Wings": 1}"#) == ["note: 'Wings' is not available on Sea"])
    #expect(
      findings(#"{"Wings": 1}"#, CheckOptions(platform: .sea))
        == ["warning: 'Wings' is not available on Sea"])
  }

  @Test func aProjectShowsThePlatform() {
    #expect(inference("{}", project: ListTarget(.sea, oldest: "3.0")) == "Sea 3.0")
    #expect(inference(#"{"Sea": true}"#, project: ListTarget(.sea, oldest: "3.0")) == "Sea 3.0")
    #expect(inference(#"{"Sea": true}"#, project: ListTarget(.air)) == nil)
  }

  // MARK: - Projects

  private func target(_ blocks: String..., file: String = "deck.json") -> ListTarget? {
    let text =
      "{ " + blocks.enumerated().map { "B\($0.offset) = { \($0.element) };" }.joined() + " }"
    let document = deckCatalogue.document
    let (settings, error) = BuildSettings.read(Array(text.utf8), file: "deck.project") {
      document.namesOfTargetSettings.contains($0)
    }
    #expect(error == nil)
    return TargetSettings(settings, fileSettings: ["FILE"]).target(
      of: "FILE", at: Array(file.utf8), as: document)
  }

  @Test func theSettingsThatNameAFileShowItsPlatform() {
    let names = "FILE = deck.json; "
    #expect(target(names + "SDK = sea; SEA_RELEASE = 3.0;") == ListTarget(.sea, oldest: "3.0"))
    #expect(target(names + "SDK = \"sea seatest\";") == ListTarget(.sea))
    #expect(target(names + "SDK = sea; SEA_RELEASE = \"$(R)\";") == ListTarget(.sea))
    #expect(target(names + "SDK = \"sea air\";") == nil)
    #expect(target(names + "SDK = auto;") == nil)
    #expect(target("FILE = other.json; SDK = sea;") == nil)
    #expect(target(names, "SDK = sea; SEA_RELEASE = 3.0;") == ListTarget(.sea, oldest: "3.0"))
    #expect(target(names + "SDK = sea;", "SDK = air;") == ListTarget(.sea))
    #expect(target(names, "SDK = sea;", "SDK = air;") == nil)
    #expect(target(names, "FILE = other.json; SDK = air;") == nil)
    // Configurations that differ.
    #expect(target(names + "SDK = sea;", names + "SDK = air;") == nil)
    #expect(target(names + "SDK = sea;", names) == nil)
    #expect(
      target(names + "SDK = sea; SEA_RELEASE = 3.0;", names + "SDK = sea; SEA_RELEASE = 2.0;")
        == ListTarget(.sea))
    #expect(target("SDK = sea;") == nil)
  }
}

extension Platform {
  fileprivate static let sea = Platform("Sea")
  fileprivate static let river = Platform("River")
  fileprivate static let air = Platform("Air")
}

extension ExtensionPoint.Mechanism {
  fileprivate static let berth = Self("Berth", identifierKey: "Berth/Kind")
}

private let log: [SourceReference] = [SourceReference("log", "Page 1")]

private let deckCatalogue = Catalogue(
  title: "Decks",
  document: DocumentKind(
    "deck.json", id: "deck", fileMatch: ["deck.json"],
    build: .init(
      marks: ["Built", "Sealed"],
      settings: .init(prefix: "DECK_", names: [], files: ["*.project"], file: "FILE")),
    targets: [
      .init(
        .sea, including: [.river], marks: [.init("Sea", true), .init("Families", 2)],
        oldestRelease: "SeaRelease", settings: [.init("SDK", ["sea", "seatest"])],
        oldestReleaseSetting: "SEA_RELEASE"),
      .init(.air, marks: ["Hangar", .init("Families", 1)], settings: [.init("SDK", ["air"])]),
    ]),
  groups: [
    KeyGroup(
      "deck", "Deck", summary: "Keys.",
      keys: [
        Key(
          "Old", .integer, summary: "Is old.",
          availability: [
            AvailabilityStatement(.sea, deprecated: "3.0"), AvailabilityStatement(.air),
          ], sources: log),
        Key(
          "Mast", .integer, summary: "Counts masts.",
          availability: [AvailabilityStatement(.sea, ignored: .unknown)], sources: log),
        Key(
          "Wings", .integer, summary: "Counts wings.",
          availability: [
            AvailabilityStatement(.sea, isAvailable: false), AvailabilityStatement(.air),
          ], sources: log),
        Key("Berth", .dictionary, summary: "Describes the berth.", sources: log),
        Key(
          "Berth/Kind", .string, summary: "Names the kind.", values: .extensionPoints(.berth),
          sources: log),
      ])
  ],
  extensionPoints: [
    ExtensionPoint(
      "sail", "Sail", .berth, summary: "Sails.",
      availability: [AvailabilityStatement(.sea), AvailabilityStatement(.river)], sources: log),
    ExtensionPoint(
      "crane", "Crane", .berth, summary: "Lifts.",
      availability: [AvailabilityStatement(.sea), AvailabilityStatement(.air)], sources: log),
  ],
  bundleKinds: [BundleKind("vessel", marks: ["Berth"])],
  sources: [Source("log", "Log", url: nil, summary: "The log.")],
  releases: ReleaseRegistry([.init(.sea, ["2.0", "3.0"]), .init(.air, ["1.0"])]))
