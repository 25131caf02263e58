import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// Source files that a project's target names together: they are checked like the files of one bundle.
struct SourceTargetTests {
  private let ship = Program(name: "ship", version: "1.0.0") { shipCatalogue }

  private func findings(_ folder: TemporaryFolder, _ path: String = "") -> [String] {
    let output = run("validate", "--notes", folder(path), program: ship).output
    return output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { String($0).replacing(folder.path + "/", with: "") }
  }

  /// A ship that is a crane, and a permit without what a crane needs.
  private func folder(_ project: String, at path: String = "a.proj/settings.project") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(#"{"Berth": "harbour.crane"}"#, to: "A/ship.json")
    try folder.write("{}", to: "A/a.permit")
    try folder.write(project, to: path)
    return folder
  }

  private static let lack =
    "A/a.permit:1:1: error: the permit lacks the required key 'May.Lift'; 'harbour.crane' needs it [missing-required-key]"
  private static let both = "SHIP = A/ship.json; PERMIT = A/a.permit;"

  @Test(arguments: [
    "{ a = { \(both) }; }", "{ a = { \(both) }; b = { \(both) }; }",
    "{ a = { SHIP = \"$(ROOT)/A/ship.json\"; PERMIT = \"$(ROOT)/A/a.permit\"; }; }",
    "{ a = { \(both) }; b = { SHIP = B/ship.json; PERMIT = B/b.permit; }; }",
    "{ a = { \(both) LIFT = NO; }; }", "{ a = { \(both) }; b = { PERMIT = \"\"; LIFT = YES; }; }",
  ])
  func filesOfOneTargetBelongTogether(project: String) throws {
    let folder = try folder(project)
    #expect(findings(folder) == [Self.lack])
    // Nor does it matter which of them is named.
    #expect(findings(folder, "A/a.permit") == [Self.lack])
    #expect(findings(folder, "A/ship.json") == [])
  }

  @Test(arguments: [
    // Another target, or configuration, has another file.
    "{ a = { \(both) }; b = { SHIP = B/ship.json; PERMIT = A/a.permit; }; }",
    "{ a = { \(both) }; b = { PERMIT = A/a.permit; }; }",
    "{ a = { PERMIT = A/a.permit; SHIP = A/ship.json; \"SHIP[x=y]\" = B/ship.json; }; }",
    // They are not named together, or not found.
    "{ a = { SHIP = A/ship.json; }; b = { PERMIT = A/a.permit; }; }",
    "{ a = { SHIP = \"A/$(NAME).json\"; PERMIT = A/a.permit; }; }",
    "{ a = { SHIP = ../ship.json; PERMIT = A/a.permit; }; }",
    "{ a = { SHIP = A/none.json; PERMIT = A/a.permit; }; }",
    // The build adds the key.
    "{ a = { \(both) LIFT = YES; }; }", "{ a = { \(both) }; b = { LIFT = YES; }; }",
    "{ a = { \(both) \"LIFT[x=y]\" = YES; }; }",
  ])
  func whatIsNotCertainJoinsNothing(project: String) throws {
    #expect(findings(try folder(project)) == [])
  }

  /// Every target may name it, and each list is checked with it.
  @Test(arguments: [(9_000, true), (10_001, false)])
  func aFileOfAnyNumberOfValuesJoinsNothing(values: Int, isJoined: Bool) throws {
    let folder = try folder("{ a = { \(Self.both) }; }")
    let others = (0..<values).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    try folder.write(#"{"Berth": "harbour.crane", \#(others)}"#, to: "A/ship.json")
    #expect(findings(folder, "A/a.permit") == (isJoined ? [Self.lack] : []))
  }

  @Test func aFileThatSeveralTargetsNameIsReadAgainAfterAChange() throws {
    let folder = try folder("{ a = { \(Self.both) }; }")
    try folder.write(#"{"May.Lift": true}"#, to: "A/a.permit")
    #expect(findings(folder) == [])
    try folder.write("{}", to: "A/a.permit")
    #expect(findings(folder) == [Self.lack])
  }

  @Test func targetsThatDifferInOneFileSayWhatHoldsForTheOther() throws {
    let folder = try folder(
      "{ a = { \(Self.both) }; b = { SHIP = A/ship.json; PERMIT = A/b.permit; }; }")
    try folder.write(#"{"May.Lift": true}"#, to: "A/b.permit")
    try folder.write(#"{"Berth": "harbour.crane", "Crew": "home"}"#, to: "A/ship.json")
    // Each permit is for the only ship; the ship has two permits, and one of them may allow the crew.
    #expect(findings(folder) == [Self.lack])
  }

  @Test func aKeyMayBeInTheOtherFile() throws {
    let folder = try folder("{ a = { \(Self.both) }; }")
    try folder.write(#"{"Crew": "home"}"#, to: "A/ship.json")
    #expect(
      findings(folder) == [
        "A/ship.json:1:2: warning: 'Crew' needs 'May.Hire', which is missing in the permit [needs]"
      ])
    try folder.write("{ a = { \(Self.both) HIRE = YES; }; }", to: "a.proj/settings.project")
    #expect(findings(folder) == [])
  }

  @Test(arguments: [
    ("{ship: A/ship.json, permit: {path: A/a.permit}}", true),
    ("{settings: {SHIP: A/ship.json, PERMIT: A/a.permit}}", true),
    ("{ship: A/ship.json, settings: {base: {PERMIT: A/a.permit}}}", true),
    ("{ship: A/ship.json, settings: {base: {PERMIT: A/a.permit}, each: {x: {Y: z}}}}", true),
    ("{ship: A/ship.json, settings: {each: {x: {PERMIT: A/a.permit}}}}", true),
    ("{ship: A/ship.json, settings: {base: {PERMIT: A/a.permit}, each: {x: {LIFT: true}}}}", false),
    ("{settings: {base: {SHIP: A/ship.json, PERMIT: A/a.permit}, each: {x: {SHIP: s}}}}", false),
    ("{permit: {path: A/a.permit}}", false),
    ("{ship: A/ship.json, permit: {path: A/a.permit}}\nothers: {x: {LIFT: 'YES'}}", false),
    (
      "{ship: A/ship.json, permit: {path: A/a.permit}}\n  B: {ship: s, permit: {path: A/a.permit}}",
      false
    ),
  ])
  func aManifestNamesTheFilesOfATarget(target: String, isJoined: Bool) throws {
    let folder = try folder("parts:\n  A: \(target)\n", at: "ship.yml")
    #expect(findings(folder) == (isJoined ? [Self.lack] : []))
  }

  @Test func theOtherFileShowsThePlatform() throws {
    let folder = try folder("{ a = { \(Self.both) }; }")
    try folder.write(#"{"Sea": true}"#, to: "A/ship.json")
    try folder.write(#"{"May.Fly": true}"#, to: "A/a.permit")
    #expect(
      findings(folder) == [
        "A/a.permit:1:2: note: 'May.Fly' is not available on Sea [not-available]"
      ])
  }

  @Test func theProjectShowsThePlatformOfEachFile() throws {
    let folder = try folder("{ a = { PERMIT = A/a.permit; SDK = sea; SEA_RELEASE = 3.0; }; }")
    #expect(run("validate", folder("A/a.permit"), program: ship).errors.contains("Sea 3.0"))
  }
}

private let log: [SourceReference] = [SourceReference("log", "Page 1")]

extension Platform {
  fileprivate static let sea = Platform("Sea")
  fileprivate static let air = Platform("Air")
}

extension ExtensionPoint.Mechanism {
  fileprivate static let berth = Self("Berth", identifierKey: "Berth")
}

private let shipCatalogue = Catalogue(
  title: "Ships",
  document: DocumentKind(
    "ship.json", id: "ship", fileMatch: ["ship.json"],
    build: .init(
      marks: [],
      settings: .init(
        prefix: "SHIP_KEY_", names: [], files: ["*.project"], folders: ["*.proj"], file: "SHIP",
        projectFolders: ["$(ROOT)/"],
        manifests: [
          .init(
            "ship.yml", targets: "parts", paths: [["ship"]],
            settings: [["settings"], ["settings", "base"]],
            configurations: [["settings", "each"]], platform: "platform", oldestRelease: "release")
        ])),
    targets: [
      .init(
        .sea, marks: ["Sea"], settings: [.init("SDK", ["sea"])], oldestReleaseSetting: "SEA_RELEASE"
      )
    ]),
  otherDocuments: [
    DocumentKind(
      "permit", id: "permit", fileMatch: ["*.permit"],
      projectFile: .init("PERMIT", fields: [["permit", "path"]]))
  ],
  groups: [
    KeyGroup(
      "ships", "Ships", in: "ship", summary: "Keys.",
      keys: [
        Key("Sea", .boolean, summary: "Is at sea.", sources: log),
        Key(
          "Crew", .string, summary: "Names the crew.",
          rules: [.needs("permit:May.Hire", when: "To hire them")], sources: log),
        Key(
          "Berth", .string, summary: "Names the kind.", values: .extensionPoints(.berth),
          sources: log),
      ]),
    KeyGroup(
      "permits", "Permits", in: "permit", summary: "Keys.",
      keys: [
        Key(
          "May.Lift", .boolean, summary: "Allows cranes.", buildSetting: "LIFT", sources: log),
        Key("May.Hire", .boolean, summary: "Allows crews.", buildSetting: "HIRE", sources: log),
        Key(
          "May.Fly", .boolean, summary: "Allows flight.",
          availability: [
            AvailabilityStatement(.sea, isAvailable: false), AvailabilityStatement(.air),
          ], sources: log),
      ]),
  ],
  extensionPoints: [
    ExtensionPoint(
      "harbour.crane", "Crane", .berth, summary: "Lifts the load.", availability: [],
      entitlements: ["permit:May.Lift"], sources: log)
  ],
  sources: [Source("log", "Log", url: nil, summary: "The log of the ship.")],
  releases: ReleaseRegistry([]))
