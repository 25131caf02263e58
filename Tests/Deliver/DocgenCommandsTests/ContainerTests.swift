import Archive
import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// `validate` on what people upload: bundles in archives, with what was granted to them.
struct ContainerTests {
  private let ship = Program(name: "ship", version: "1.0.0") { crateCatalogue }

  private func lines(_ outcome: Outcome, _ folder: TemporaryFolder) -> [String] {
    outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { String($0).replacing(folder.path + "/", with: "") }
  }

  private func archive(_ files: [(path: String, content: [UInt8])]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let compressor = Compressor()
    var (writer, bytes) = (ZIPWriter(), [UInt8]())
    for file in files {
      try writer.add(file.path, PackedContent(file.content, compressor), to: &bytes)
    }
    try Files.write(bytes + writer.end(), to: folder["x.crate"])
    return folder
  }

  private static let tug = "hold/a.fleet/"
  private static func orders(_ text: String = #"{"Name": "tug"}"#) -> (String, [UInt8]) {
    (tug + "ship.json", Array(text.utf8))
  }
  private static func signed(_ text: String) -> (String, [UInt8]) {
    (tug + "tug", SignedProgram(text).bytes)
  }
  private static func charter(_ text: String) -> (String, [UInt8]) {
    (tug + "ship.charter", signedMessage(Array(text.utf8)))
  }

  @Test func theFilesOfAnArchiveAreThoseOfABundle() throws {
    let folder = try archive([
      Self.orders(#"{"Name": "tug", "Anchor": "deep"}"#), Self.signed(#"{"May.Lift": 1}"#),
      (Self.tug + "escorts/e.fleet/ship.json", Array(#"{"Name": "other"}"#.utf8)),
    ])
    let outcome = run("validate", "--notes", folder("x.crate"), program: ship)
    #expect(outcome.status == 1)
    #expect(
      lines(outcome, folder) == [
        "x.crate/hold/a.fleet/ship.json:1:27: error: 'Anchor' is a string, not an integer [wrong-type]",
        "x.crate/hold/a.fleet/tug: error: 'May.Lift' is an integer, not a boolean, in the permit of its code signature [wrong-type]",
        "x.crate/hold/a.fleet/escorts/e.fleet/ship.json:1:10: warning: 'Name' is 'other', which does not begin with 'tug.', the value in 'x.crate/hold/a.fleet/ship.json' [bundle-disagreement]",
      ])
  }

  @Test func nothingInAnArchiveIsRepaired() throws {
    let folder = try archive([Self.orders(#"{"Anchor ": 3}"#)])
    let before = try Files.read(folder["x.crate"], atMost: 10_000)
    let outcome = run("validate", "--fix", folder("x.crate"), program: ship)
    #expect(outcome.status == 2 && outcome.output.contains("[not-repaired]"))
    #expect(try Files.read(folder["x.crate"], atMost: 10_000) == before)
  }

  @Test func theSettingsBesideAnArchiveCount() throws {
    let folder = try archive([Self.orders(#"{"Anchor": "deep"}"#)])
    try folder.write(#"{"disable": ["wrong-type"]}"#, to: ".docgen.json")
    #expect(run("validate", folder("x.crate"), program: ship).output == "")
    try folder.write(#"{"exclude": ["*.crate"]}"#, to: ".docgen.json")
    #expect(run("validate", folder(""), program: ship).output == "")
    #expect(run("validate", folder("x.crate"), program: ship).status == 1)
  }

  @Test func anArchiveWithoutBundlesHasNothingToCheck() throws {
    let folder = try archive([("a.fleet/ship.json", [])])
    let outcome = run("validate", folder("x.crate"), program: ship)
    #expect(outcome.status == 2 && outcome.output.contains("[no-property-list]"))
  }

  @Test func aDamagedArchiveIsAFinding() throws {
    let folder = try archive([Self.orders()])
    let bytes = try Files.read(folder["x.crate"], atMost: 10_000)
    try Files.write(Array(bytes.dropLast()), to: folder["y.crate"])
    let outcome = run("validate", folder("y.crate"), program: ship)
    #expect(outcome.status == 2 && outcome.output.contains("is cut off [unreadable-file]"))
    #expect(outcome.output.contains("remedy: make the archive again"))
  }

  // MARK: - What was granted

  @Test func aClaimOfTheProgramThatWasNotGrantedIsAnError() throws {
    let folder = try archive([
      Self.orders(), Self.signed(#"{"May.Lift": true}"#), Self.charter(#"{"Rights": {}}"#),
    ])
    let outcome = run("validate", "--notes", folder("x.crate"), program: ship)
    #expect(outcome.status == 1)
    #expect(
      lines(outcome, folder) == [
        "x.crate/hold/a.fleet/tug: error: 'May.Lift' is not in the charter 'x.crate/hold/a.fleet/ship.charter', in the permit of its code signature [not-granted]"
      ])
    #expect(run("validate", "--explain", "not-granted", program: ship).status == 0)
  }

  @Test func anInnerBundleHasAGrantOfItsOwn() throws {
    let folder = try archive([
      Self.orders(), Self.charter(#"{"Rights": {}}"#),
      (Self.tug + "escorts/e.fleet/ship.json", Array(#"{"Name": "tug.e"}"#.utf8)),
      (Self.tug + "escorts/e.fleet/e.permit", Array(#"{"May.Lift": true}"#.utf8)),
    ])
    #expect(run("validate", folder("x.crate"), program: ship).output == "")
  }

  @Test func aGrantThatIsNamedIsReadByItself() throws {
    let folder = try TemporaryFolder()
    try Files.write(signedMessage(Array("{}".utf8)), to: folder["other.charter"])
    try folder.write("{}", to: "bad.charter")
    let outcome = run(
      "validate", folder("other.charter"), folder("bad.charter"), program: ship)
    #expect(outcome.status == 0)
    #expect(
      lines(outcome, folder) == [
        "bad.charter: note: the charter cannot be read [unreadable-grant]"
      ])
  }

  @Test func aGrantShowsHowTheProductReachesPeople() throws {
    let orders = Self.orders(#"{"Name": "tug", "Pilot": "own"}"#)
    let escort = (
      Self.tug + "escorts/e.fleet/ship.json", Array(#"{"Name": "tug.e", "Pilot": "own"}"#.utf8)
    )
    func outcome(_ files: [(String, [UInt8])], _ options: String...) throws -> Outcome {
      let folder = try archive(files)
      return run(["validate", folder("x.crate")] + options, program: ship)
    }
    // The bundles inside go the same way.
    let found = try outcome([orders, Self.charter(#"{"Port": true}"#), escort])
    #expect(
      found.status == 1 && found.output.split(separator: "\n").count { $0.contains("error: ") } == 2
    )
    #expect(found.errors.contains(" Checked for the harbour, as the charter says."))
    let other = try outcome([orders, Self.charter("{}")])
    #expect(other.status == 0 && !other.errors.contains("Checked for"))
    // An option of the command line counts.
    let named = try outcome([orders, Self.charter(#"{"Port": true}"#)], "--distribution", "river")
    #expect(named.status == 0 && !named.errors.contains("Checked for"), "\(named)")
  }

  @Test func aFileInNoBundleDoesNotGoTheWayOfTheBundleBeforeIt() throws {
    let list = #"{"Name": "tug", "Pilot": "own"}"#
    let folder = try archive([Self.orders(list), Self.charter(#"{"Port": true}"#)])
    try folder.write(list, to: "ship.json")
    #expect(run("validate", folder("ship.json"), program: ship).status == 0)
    let after = run("validate", folder("x.crate"), folder("ship.json"), program: ship)
    #expect(after.output.split(separator: "\n").count { $0.contains("error: ") } == 1)
  }

  // MARK: - What was not looked at

  private func unread(_ files: [(path: String, content: [UInt8])]) throws -> String {
    let folder = try archive(files)
    let errors = run("validate", folder("x.crate"), program: ship).errors
    guard let start = errors.range(of: " Not looked at: ") else { return "" }
    return String(errors[start.upperBound...].dropLast())
  }

  @Test func theSummarySaysWhatNothingLookedAt() throws {
    #expect(try unread([Self.orders()]) == "")
    #expect(try unread([Self.orders(), Self.signed("{}")]) == "engines.")
    #expect(try unread([Self.orders(), (Self.tug + "flags/red.flag", [])]) == "flags.")
    let charter = (Self.tug + "ship.charter", [UInt8](repeating: 1, count: 3))
    #expect(
      try unread([Self.orders(), Self.signed("{}"), charter, (Self.tug + "flags/red.flag", [])])
        == "charter, engines, flags.")
    let folder = try TemporaryFolder()
    try folder.write(#"{"Name": "tug"}"#, to: "ship.json")
    #expect(!run("validate", folder(""), program: ship).errors.contains("Not looked at"))
  }
}

private let log: [SourceReference] = [SourceReference("log", "Page 1")]

private let harbour = Distribution("harbour", name: "the harbour")

private let crateCatalogue = Catalogue(
  title: "Ships",
  document: DocumentKind(
    "ship.json", id: "ship", fileMatch: ["ship.json"],
    bundles: .init(
      endings: [".fleet"], files: ["ship.json"], folders: ["escorts"],
      agreements: [.init("Name", .below)], containers: [.init(".crate", at: ["hold"])],
      unread: [.init("flags", at: ["flags/*.flag"])])),
  otherDocuments: [
    DocumentKind(
      "permit", id: "permit", fileMatch: ["*.permit"],
      bundles: .init(
        endings: [".fleet"], files: ["*.permit"],
        program: .init(named: "ship:Name", at: ["*"], rest: "engines"), isInSignature: true,
        grant: .init(
          "charter", files: ["ship.charter"], granted: "Rights",
          purposes: [.init("harbour", [.init("Port", true)]), .init("home")], remedy: "ask for it"))
    )
  ],
  groups: [
    KeyGroup(
      "ships", "Ships", in: "ship", summary: "Keys.",
      keys: [
        Key("Name", .string, summary: "Names the ship.", sources: log),
        Key("Anchor", .integer, summary: "Is the depth of the anchor.", sources: log),
        Key(
          "Pilot", .string, summary: "Names the pilot.",
          rules: [.absent.when(.distribution(harbour))], sources: log),
      ]),
    KeyGroup(
      "permits", "Permits", in: "permit", summary: "Keys.",
      keys: [Key("May.Lift", .boolean, summary: "Allows cranes.", sources: log)]),
  ],
  distributions: [harbour, Distribution("river", name: "the river")],
  sources: [Source("log", "Log", url: nil, summary: "The log of the ship.")],
  releases: ReleaseRegistry([]))
