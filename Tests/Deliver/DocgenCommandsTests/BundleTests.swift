import FileSystem
import Foundation
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// `validate` on bundles whose files are of several documents: what is wrong with each, and what one asks of
/// another.
struct BundleTests {
  private let ship = Program(name: "ship", version: "1.0.0") { fleetCatalogue }

  private func findings(_ folder: TemporaryFolder, _ path: String, _ options: String...) -> [String]
  {
    let output = run(["validate", "--notes"] + options + [folder(path)], program: ship).output
    return output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { String($0).replacing(folder.path + "/", with: "") }
  }

  private func write(_ files: KeyValuePairs<String, String>, _ folder: TemporaryFolder) throws {
    for (path, text) in files { try folder.write(text, to: path) }
  }

  @Test func threeWrongFilesOfABundleNameEachMistakeOnce() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json":
          #"{"Berth": {"Kind": "harbour.crane"}, "Sails": "three", "Anchor": 3}"#,
        "a.fleet/cargo.json": #"{"Bales": "many"}"#,
        "a.fleet/a.permit": #"{"May.Anchor": "yes please"}"#,
      ], folder)
    #expect(
      findings(folder, "a.fleet") == [
        "a.fleet/orders.json:1:47: error: 'Sails' is a string, not an integer [wrong-type]",
        "a.fleet/a.permit:1:1: error: the permit lacks the required key 'May.Lift'; 'harbour.crane' needs it [missing-required-key]",
        "a.fleet/a.permit:1:16: error: 'May.Anchor' is a string, not a boolean [wrong-type]",
        "a.fleet/cargo.json:1:11: error: 'Bales' is a string, not an integer [wrong-type]",
      ])
  }

  @Test(arguments: [
    (#"{"May.Lift": true}"#, ""),
    (#"{"May.Lift": false}"#, "'May.Lift' is false; 'harbour.crane' needs it"),
    ("{}", "lacks the required key 'May.Lift'; 'harbour.crane' needs it"),
  ])
  func anExtensionPointAsksForItsEntitlements(permit: String, message: String) throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json": #"{"Berth": {"Kind": "harbour.crane"}}"#, "a.fleet/b.permit": permit,
      ],
      folder)
    let found = findings(folder, "a.fleet")
    #expect(found.count == (message.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.contains(message) })
  }

  @Test func nothingIsMissingInAFileThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json": #"{"Berth": {"Kind": "harbour.crane"}, "Crew": "home"}"#,
        "b.fleet/orders.json": #"{"Berth": {"Kind": "harbour.crane"}, "Crew": "home"}"#,
        "b.fleet/a.permit": "{",
      ], folder)
    #expect(findings(folder, "a.fleet") == [])
    // Nor in one that cannot be read to its end.
    #expect(findings(folder, "b.fleet").filter { !$0.contains("a.permit") } == [])
    #expect(findings(folder, "b.fleet").allSatisfy { !$0.contains("missing-required-key") })
  }

  @Test(arguments: [
    (#"{"Crew": "home"}"#, "{}", "'Crew' needs 'May.Hire', which is missing in the permit"),
    (
      #"{"Crew": "home"}"#, #"{"May.Hire": ["away"]}"#,
      "'home' does not occur in 'May.Hire' in the permit"
    ),
    (#"{"Crew": "home"}"#, #"{"May.Hire": ["home"]}"#, ""),
    (
      #"{}"#, #"{"May.Anchor": true}"#,
      "'May.Anchor' needs 'Anchor', which is missing in the ship.json"
    ),
    (#"{}"#, #"{"May.Anchor": false}"#, ""),
    (#"{"Anchor": 3}"#, #"{"May.Anchor": true}"#, ""),
  ])
  func aKeyAsksForAKeyOfAnotherFile(orders: String, permit: String, message: String) throws {
    let folder = try TemporaryFolder()
    try write(["a.fleet/orders.json": orders, "a.permit": permit], folder)
    let found = findings(folder, "a.fleet")
    #expect(found.count == (message.isEmpty ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.contains(message) }, "\(found)")
  }

  @Test func aKeyInTheWrongFileIsNotCalledMissingToo() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json": #"{"Berth": {"Kind": "harbour.crane"}, "May.Lift": true}"#,
        "a.fleet/a.permit": "{}",
      ], folder)
    let found = findings(folder, "a.fleet")
    #expect(found.count == 1 && found[0].contains("[misplaced-key]"), "\(found)")
  }

  @Test func theFilesOfNestedBundlesAreNotMixed() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json": "{}", "a.fleet/a.permit": #"{"May.Lift": true}"#,
        "a.fleet/escorts/b.fleet/hold/orders.json": #"{"Berth": {"Kind": "harbour.crane"}}"#,
        "a.fleet/escorts/b.fleet/hold/b.permit": "{}",
        "a.fleet/escorts/c.fleet/orders.json": #"{"Berth": {"Kind": "harbour.crane"}}"#,
      ], folder)
    let found = findings(folder, "a.fleet")
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("a.fleet/escorts/b.fleet/hold/b.permit:") })
  }

  @Test(arguments: [
    (["a.permit"], ["a.permit"]), (["other.permit"], ["other.permit"]),
    (["a.permit", "other.permit"], ["a.permit"]), (["one.permit", "two.permit"], []),
    (["z.fleet/orders.json", "other.permit"], []),
    (["z.fleet/orders.json", "a.permit"], ["a.permit"]),
  ])
  func aFileBesideABundleBelongsToIt(files: [String], expected: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"Berth": {"Kind": "harbour.crane"}}"#, to: "a.fleet/orders.json")
    for file in files { try folder.write("{}", to: file) }
    #expect(
      findings(folder, "a.fleet/").map { $0.prefix { $0 != ":" } } == expected.map { $0[...] })
  }

  @Test func theExtensionPointOfTheOptionsAsksToo() throws {
    let folder = try TemporaryFolder()
    try write(["a.fleet/a.permit": "{}"], folder)
    #expect(findings(folder, "a.fleet") == [])
    #expect(findings(folder, "a.fleet", "--extension-point", "harbour.crane").count == 1)
  }

  // MARK: - Bundles inside bundles

  @Test(arguments: [
    (#"{"Name": "tug.deck"}"#, []), (#"{"Name": "tug"}"#, ["error"]),
    (#"{"Name": "tugdeck"}"#, ["error"]), (#"{"Name": "$(NAME)"}"#, []), ("{}", []),
    (#"{"Name": "tug.deck", "Year": "2"}"#, ["warning"]), (#"{"Year": "1"}"#, []),
    (#"{"Draught": "2.0"}"#, ["note"]), (#"{"Draught": "3.0"}"#, []), (#"{"Draught": "x"}"#, []),
  ])
  func whatABundleHasInCommonWithTheOneAroundIt(orders: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json": #"{"Name": "tug", "Year": "1", "Draught": "3.0"}"#,
        "a.fleet/escorts/b.fleet/orders.json": orders,
      ], folder)
    let found = findings(folder, "a.fleet").filter { $0.contains("[bundle-disagreement]") }
    #expect(found.count == expected.count, "\(found)")
    for (finding, severity) in zip(found, expected) {
      #expect(finding.hasPrefix("a.fleet/escorts/b.fleet/orders.json:1:"))
      #expect(finding.contains(": \(severity): ") && finding.contains("in '"))
      #expect(finding.contains("a.fleet/orders.json'"))
    }
  }

  @Test func aBundleIsComparedWithTheNearestOneAroundIt() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "a.fleet/orders.json": #"{"Name": "tug"}"#,
        "a.fleet/escorts/b.fleet/orders.json": #"{"Name": "tug.b"}"#,
        "a.fleet/escorts/b.fleet/escorts/c.fleet/orders.json": #"{"Name": "tug.c"}"#,
        "a.fleet/escorts/d.fleet/orders.json": #"{"Name": "tug.d"}"#,
      ], folder)
    #expect(
      findings(folder, "a.fleet").map { $0.prefix { $0 != ":" } } == [
        "a.fleet/escorts/b.fleet/escorts/c.fleet/orders.json"
      ])
    #expect(findings(folder, "a.fleet", "--disable", "bundle-disagreement") == [])
  }

  // MARK: - Signatures

  private let named = #"{"Name": "tug", "Berth": {"Kind": "harbour.crane"}}"#

  @Test(arguments: ["a.fleet/tug", "a.fleet/hold/engine/tug"])
  func theFileInASignatureIsChecked(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(named, to: "a.fleet/orders.json")
    try Files.write(
      SignedProgram(#"{"May.Hire": 1}"#).bytes, to: folder[FilePath(path)], making: folder)
    #expect(
      findings(folder, "a.fleet").map { $0.replacing(path, with: "…") } == [
        "…: error: the permit lacks the required key 'May.Lift'; 'harbour.crane' needs it, in the permit of its code signature [missing-required-key]",
        "…: error: 'May.Hire' is an integer, not an array of strings, in the permit of its code signature [wrong-type]",
      ])
  }

  @Test func aMistakeOfAFileAndOfTheSignatureIsReportedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(named, to: "a.fleet/orders.json")
    try folder.write(#"{"May.Lift": "a"}"#, to: "a.fleet/a.permit")
    try Files.write(SignedProgram(#"{"May.Lift": "a"}"#).bytes, to: folder["a.fleet/tug"])
    #expect(findings(folder, "a.fleet").map { $0.prefix { $0 != ":" } } == ["a.fleet/a.permit"])
  }

  @Test func theBundlesNameIsThatOfAProgramThatNoFileNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.fleet/x")
    try Files.write(SignedProgram(#"{"May.Lift": "a"}"#).bytes, to: folder["a.fleet/a"])
    #expect(findings(folder, "a.fleet").count == 1)
  }

  @Test func aSignatureThatCannotBeReadFailsNoRun() throws {
    let folder = try TemporaryFolder()
    try folder.write(named, to: "a.fleet/orders.json")
    try Files.write(Array(SignedProgram("{}").bytes.dropLast()), to: folder["a.fleet/tug"])
    let outcome = run("validate", "--strict", folder("a.fleet"), program: ship)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("a.fleet/tug: note: the program cannot be read: "))
    #expect(
      outcome.output.contains("[unreadable-signature]") && outcome.output.contains("remedy: "))
    #expect(
      run(
        "validate", "--disable", "unreadable-signature", folder("a.fleet"), program: ship
      ).output == "")
  }

  @Test(arguments: ["../tug", "a/b", "..", "", ".", "\\u0000"])
  func aNameThatLeadsOutOfTheBundleIsNoProgram(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"Name": "\#(name)"}"#, to: "a.fleet/orders.json")
    for path in ["tug", "b"] {
      try Files.write(SignedProgram(#"{"May.Lift": "a"}"#).bytes, to: folder[FilePath(path)])
    }
    #expect(findings(folder, "a.fleet") == [])
  }
}

extension Files {
  /// Writes a file into a folder that may be missing.
  fileprivate static func write(_ bytes: [UInt8], to path: FilePath, making _: TemporaryFolder)
    throws
  {
    if let parent = path.parent { try makeFolder(parent) }
    try write(bytes, to: path)
  }
}

extension Platform {
  fileprivate static let sea = Platform("Sea")
}

extension ExtensionPoint.Mechanism {
  fileprivate static let berth = Self("Berth", identifierKey: "Berth/Kind")
}

private let log: [SourceReference] = [SourceReference("log", "Page 1")]

private func group(_ id: String, in document: String, _ keys: [Key]) -> KeyGroup {
  KeyGroup(id, id, in: document, summary: "Keys.", keys: keys)
}

/// Three documents that ask something of one another.
private let fleetCatalogue = Catalogue(
  title: "Fleet Reference",
  document: DocumentKind(
    "ship.json", id: "ship", fileMatch: ["ship.json"],
    targets: [.init(.sea, marks: ["Name"])],
    bundles: .init(
      endings: [".fleet"], files: ["orders.json", "hold/orders.json"], folders: ["escorts"],
      agreements: [
        .init("Name", .below, rejectedOn: [.sea]), .init("Year", .same),
        .init("Draught", .notBefore),
      ])),
  otherDocuments: [
    DocumentKind(
      "permit", id: "permit", fileMatch: ["*.permit"],
      bundles: .init(
        endings: [".fleet"], files: ["*.permit", "hold/*.permit"], beside: ["*.permit"],
        program: .init(named: "ship:Name", at: ["*", "hold/engine/*"]), isInSignature: true)),
    DocumentKind(
      "cargo list", id: "cargo", fileMatch: ["cargo.json"],
      bundles: .init(endings: [".fleet"], files: ["cargo.json"])),
  ],
  groups: [
    group(
      "orders", in: "ship",
      [
        Key("Name", .string, summary: "Names the ship.", sources: log),
        Key("Sails", .integer, summary: "Counts the sails.", sources: log),
        Key("Anchor", .integer, summary: "Is the depth of the anchor.", sources: log),
        Key(
          "Crew", .string, summary: "Names the crew.",
          rules: [
            .needs("permit:May.Hire", when: "To hire them"), .agrees(with: "permit:May.Hire"),
          ], sources: log),
        Key("Berth", .dictionary, summary: "Describes the berth.", sources: log),
        Key(
          "Berth/Kind", .string, summary: "Names the kind.", values: .extensionPoints(.berth),
          sources: log),
      ]),
    group(
      "permits", in: "permit",
      [
        Key("May.Lift", .boolean, summary: "Allows cranes.", sources: log),
        Key(
          "May.Anchor", .boolean, summary: "Allows to anchor.",
          rules: [.needs("ship:Anchor", when: "Always")], sources: log),
        Key("May.Hire", .array(of: .string), summary: "Lists crews.", sources: log),
      ]),
    group("goods", in: "cargo", [Key("Bales", .integer, summary: "Counts.", sources: log)]),
  ],
  extensionPoints: [
    ExtensionPoint(
      "harbour.crane", "Crane", .berth, summary: "Lifts the load.", availability: [],
      entitlements: ["permit:May.Lift"], sources: log)
  ],
  sources: [Source("log", "Log", url: nil, summary: "The log of the ship.")],
  releases: ReleaseRegistry([]))
