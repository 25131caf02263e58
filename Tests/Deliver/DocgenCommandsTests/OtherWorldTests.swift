import FileSystem
import Foundation
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// A catalogue that shares no term with Info.plist: the orders of ships.
struct OtherWorldTests {
  private let ship = Program(name: "ship", version: "1.0.0") { shipCatalogue }

  private func validate(_ text: String, _ arguments: String..., program: Program? = nil) throws
    -> Outcome
  {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "ship.json")
    return run(["validate"] + arguments + [folder("ship.json")], program: program ?? ship)
  }

  @Test func theCatalogueIsSound() {
    #expect(shipCatalogue.check().map(\.message) == [])
  }

  @Test func aKeyOfAnotherKindOfBundleIsReported() throws {
    let finding = try validate(#"{"Hull": "flat", "Sails": 3}"#).output
    #expect(finding.contains("'Sails' is only for vessels") && finding.contains("[only-in]"))
    #expect(try validate(#"{"Hull": "round", "Sails": 3}"#).output.isEmpty)
  }

  @Test func theExtensionPointThatAListNamesNeedsItsKeys() throws {
    let text = #"{"Berth": {"Kind": "harbour.crane"}}"#
    #expect(try validate(text).output.contains("'Load'; 'harbour.crane' needs it"))
    #expect(try validate(#"{"Berth": {"Kind": "harbour.tug"}}"#).output.isEmpty)
    let named = try validate(#"{"Hull": "round"}"#, "--extension-point", "harbour.crane").output
    #expect(named.contains("the ship.json lacks the required key 'Berth'"))
  }

  @Test func onlyABuiltListLacksWhatTheBuildAdds() throws {
    #expect(try validate(#"{"Hull": "round"}"#).output.isEmpty)
    let built = try validate(#"{"Hull": "round", "Launched": true}"#).output
    #expect(built.contains("the ship.json lacks the required key 'Name'"))
    var unbuilt = shipCatalogue
    unbuilt.documents[0].build = nil
    let program = Program(name: "ship", version: "1.0.0") { [unbuilt] in unbuilt }
    let found = try validate(#"{"Hull": "round"}"#, program: program).output
    #expect(found.contains("lacks the required key 'Name'"))
  }

  @Test func aRuleEndsWithARelease() throws {
    let text = #"{"Relay": "10.0.0.1"}"#
    let before = try validate(text, "--platform", "deck", "--deployment-target", "1.0").output
    #expect(before.contains("numeric address, not a domain name; it matters only before Deck 2.0"))
    let after = try validate(text, "--platform", "deck", "--deployment-target", "2.0").output
    #expect(after.isEmpty)
  }

  @Test func aKeyMayHaveTheSuffixesOfItsDocument() throws {
    #expect(try validate(#"{"Hull@night": 3}"#).output.contains("[wrong-type]"))
    #expect(try validate(#"{"Hull@noon": 3}"#).output.isEmpty)
  }

  @Test func valuesWithAnExceptedPrefixNeedNotOccurElsewhere() throws {
    let text = #"{"Ports": ["home"], "Calls": ["port.x", "away"]}"#
    let output = try validate(text).output
    #expect(output.contains("'away' does not occur in 'Ports'") && !output.contains("port.x"))
  }

  @Test func bundlesHaveTheirFilesAtFixedPaths() throws {
    let folder = try TemporaryFolder()
    for path in ["a.fleet/orders/ship.json", "a.fleet/escorts/b.fleet/orders/ship.json"] {
      try folder.write("{}", to: path)
    }
    try folder.write("{}", to: "a.fleet/ship.json")
    #expect(run(["validate", folder("a.fleet")], program: ship).errors.contains("Checked 2 files"))
  }

  @Test func searchKnowsThePrefixesOfNames() {
    let names = run(["search", "--json", "mast"], program: ship).output
    #expect(names.contains("\"name\": \"SHMast\""))
    #expect(run(["show", "harbour.crane"], program: ship).output.contains("Berth"))
  }

  @Test func nothingOfTheProgramMentionsApple() throws {
    let folder = try TemporaryFolder()
    let themes = repository.appending(path: "themes/default")
    try folder.write("---\ntitle: Start\nsummary: Starts.\n---\nSee `Hull`.\n", to: "content/a.md")
    let built = run(
      [
        "build", "--content", folder("content"), "--theme", themes.path, "--output",
        folder("public"), "--code-languages", "json", "--footer", "Sailed.", "--without-downloads",
      ], program: ship)
    #expect(built.status == 0, "\(built.errors)")
    var texts = try folder.tree().filter { $0.key.hasPrefix("public/") }
    for command in ["", "build", "check", "validate", "schema", "search", "show"] {
      let outcome = run([command, "--help"].filter { !$0.isEmpty }, program: ship)
      texts["help of \(command)"] = outcome.output + outcome.errors
    }
    texts["findings"] = try validate(#"{"Berth": {"Kind": "x", "Lod": "$(A)"}, "Launched": 1}"#)
      .output
    texts["schema"] = run(["schema", "--strict"], program: ship).output
    #expect(texts.count > 60)
    // A module as text may have any word in it.
    texts["public/assets/checker-data.js"] = nil
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      // A member of the format.
      let text = text.replacing("\"entitlements\"", with: "")
      #expect(wordOfApple(in: text) == nil, "\(name)")
    }
  }

  @Test func aPublishedCatalogueBehavesLikeTheProgramOwn() throws {
    let json = shipCatalogue.json(keyURL: { $0.name }, extensionPointURL: { $0.id })
    let again = catalogue(json.serialized())
    #expect(again.json(keyURL: { $0.name }, extensionPointURL: { $0.id }) == json)
    let program = Program(name: "ship", version: "1.0.0") { again }
    for text in [
      #"{"Hull": "flat", "Sails": 3}"#, #"{"Berth": {"Kind": "harbour.crane"}}"#,
      #"{"Hull": "round", "Launched": true}"#, #"{"Relay": "10.0.0.1"}"#,
    ] {
      let (one, other) = (try validate(text), try validate(text, program: program))
      // Each run has its own folder.
      #expect(messages(one.output) == messages(other.output) && !one.output.isEmpty)
    }
  }

  private func messages(_ output: String) -> [Substring] {
    output.split(separator: "\n").compactMap { $0.split(separator: "ship.json:").last }
  }

  /// The form that docgen 0.2.0 published: without `mechanisms`, `format` and `build`.
  @Test func aCatalogueOfAnEarlierDocgenNamesItsMechanismInItsSmallestList() throws {
    let old = catalogue(
      """
      {"format": 1, "document": {"name": "Ship.plist", "fileName": "ship"}, "keys": [
        {"path": ["Berth"], "types": ["dictionary"], "summary": "Is a berth.", "everyExtensionOf": "Berth"},
        {"path": ["Berth", "Kind"], "types": ["string"], "summary": "Is a kind."}],
       "extensionPoints": [{"identifier": "harbour.crane", "mechanism": "Berth",
         "minimal": {"Berth": {"Kind": "harbour.crane"}}}]}
      """)
    #expect(old.mechanisms.map(\.identifierKey) == ["Berth/Kind"])
    let point = try #require(old.extensionPoint("harbour.crane"))
    #expect(old.uses(of: point).map { $0.key.name } == ["Berth"])
    #expect(old.document.isPropertyList && old.document.build != nil)
  }

  @Test(arguments: [
    (
      #""mechanisms": [{"name": "Berht", "identifierKey": ["Berth"]}]"#,
      "There is no mechanism 'Berth'"
    ),
    (
      #""bundleKinds": [{"name": "vesel"}]"#,
      "There is no kind of bundle 'vessel'; did you mean 'vesel'?"
    ),
    (#""bundleKinds": [{"name": "vessel"}, {"name": "vessel"}]"#, "'vessel' is listed twice"),
    (#""releases": [{"platform": "Deck", "versions": ["1.0"]}]"#, "Deck has no release '2.0'"),
    (
      #""document": {"name": "a", "fileName": "a", "bundles": {"endings": [".a"], "files": ["../x"]}}"#,
      "'../x' is not a path inside a folder"
    ),
    (#""searchWords": {"prefixes": ["(a+)+"]}"#, "'(a+)+' is not a word"),
  ])
  func aWrongTermIsReported(member: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, \(member), "keys": [{"path": ["Berth"], "types": ["string"], "summary": "Is one.",
        "rules": [{"rule": "only-in", "bundle": "vessel"},
          {"rule": "count", "min": 1, "until": [{"platform": "Deck", "version": "2.0"}]}]}],
       "extensionPoints": [{"identifier": "harbour.crane", "mechanism": "Berth", "summary": "Is one."}]}
      """, to: "c.json")
    let outcome = run(["check", "--catalogue", folder("c.json")], program: ship)
    #expect(outcome.status == 1)
    #expect((outcome.output + outcome.errors).contains(message))
  }
}

extension Platform {
  fileprivate static let deck = Platform("Deck")
}

extension ExtensionPoint.Mechanism {
  fileprivate static let berth = Self("Berth", identifierKey: "Berth/Kind")
}

extension BundleKind {
  fileprivate static let vessel = Self("vessel")
  fileprivate static let barge = Self("barge", marks: [KeyMark("Hull", "flat")])
}

private let log: [SourceReference] = [SourceReference("log", "Page 1")]

private let shipCatalogue = Catalogue(
  title: "Ship Reference",
  document: DocumentKind(
    "ship.json", id: "ship", fileMatch: ["ship.json"],
    keySuffixes: KeySuffixes([.init("@", ["night"])]), build: .init(marks: ["Launched"]),
    bundles: .init(endings: [".fleet"], files: ["orders/ship.json"], folders: ["escorts"])),
  groups: [
    KeyGroup(
      "ship", "Ship", summary: "Every order.",
      availability: [AvailabilityStatement(.deck, introduced: "1.0")],
      keys: [
        Key("Name", .string, summary: "Names the ship.", required: .required, sources: log),
        Key("Hull", .string, summary: "Is the form of the hull.", sources: log),
        Key(
          "Sails", .integer, summary: "Counts the sails.", rules: [.onlyIn(.vessel)], sources: log),
        Key("SHMast", .string, summary: "Describes the mast.", sources: log),
        Key(
          "Relay", .string, summary: "Is another ship.",
          rules: [.should(.format(.notAddress).until(Release(.deck, "2.0")))], sources: log),
        Key("Ports", .array(of: .string), summary: "Lists the ports.", sources: log),
        Key(
          "Calls", .array(of: .string), summary: "Lists the calls.",
          rules: [.agrees(with: "Ports", exceptPrefixes: ["port."])], sources: log),
        Key(
          "Berth", .dictionary, summary: "Describes the berth.", extensionPoints: .all(.berth),
          sources: log),
        Key(
          "Berth/Kind", .string, summary: "Names the kind of berth.",
          values: .extensionPoints(.berth), required: .required, sources: log),
        Key(
          "Berth/Load", .integer, summary: "Is the load in tonnes.",
          extensionPoints: .only(["harbour.crane"]), sources: log),
      ])
  ],
  extensionPoints: [
    ExtensionPoint(
      "harbour.crane", "Crane", .berth, summary: "Lifts the load.",
      availability: [AvailabilityStatement(.deck, introduced: "1.0")],
      uses: [.init("Berth/Load", .required, sample: 3)], sources: log),
    ExtensionPoint("harbour.tug", "Tug", .berth, summary: "Pulls.", availability: [], sources: log),
  ],
  bundleKinds: [.barge, .vessel],
  sources: [Source("log", "Log", url: nil, summary: "The log of the ship.")],
  releases: ReleaseRegistry([.init(.deck, ["1.0", "2.0"])]),
  searchWords: SearchWords(whole: ["mcFair"], prefixes: ["SH"]))
