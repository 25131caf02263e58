import Diagnostics
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// The findings that a bundle's programs lead to.
struct BundleProgramTests {
  private typealias Agreement = DocumentKind.Bundles.Agreement

  private static let sea = Platform("sea")
  private static let kind = DocumentKind.Bundles.Program(
    named: "Name", at: ["*"], processes: [".ship"],
    systems: [
      .init("ios", sea, kit: "yard"), .init("ios-simulator", sea, isSimulator: true),
    ])
  private static let stat = API("stat", linked: "_stat")
  private static let sail = API("Sail.set", linked: "_OBJC_CLASS_$_Sail -set")

  private static func checkers(_ agreements: [Agreement] = []) -> DocumentCheckers {
    let log = "Log/[]/Kind" as PropertyPath
    return DocumentCheckers(
      Catalogue(
        title: "Ships",
        document: DocumentKind(
          "ship.json", id: "ship", fileMatch: ["*.json"],
          targets: [.init(sea, marks: [.init("On", "sea")], oldestRelease: "Since", sdk: "Yard")],
          bundles: .init(
            endings: [".ship"], files: ["a.json"], program: kind, agreements: agreements,
            declaration: .init(at: log, orIn: ["*.log"], on: [sea], codes: ["C-1"]))),
        groups: [
          KeyGroup(
            "all", "All", summary: "All.", availability: [],
            keys: [
              Key("Name", .string, summary: "Is a key.", sources: []),
              Key("On", .string, summary: "Is a key.", sources: []),
              Key("Since", .string, summary: "Is a key.", sources: []),
              Key(
                "Yard", .string, summary: "Is a key.",
                rules: [.pattern("^yard[3-9]", "a current yard")], sources: []),
              Key(
                "Reason", .string, summary: "Is a key.", apis: [sail],
                rules: [.present.when(.code("it sets sails", ["Sail.set"]))], sources: []),
              Key("Log", .array(of: .dictionary), summary: "Is a key.", sources: []),
              Key(
                log, .string, summary: "Is a key.",
                values: .closed([AllowedValue("depth", "Is deep.", apis: ["stat"])]),
                apis: [stat], sources: []),
            ])
        ], sources: [], releases: ReleaseRegistry([]))
    ) { _ in CheckOptions() }
  }

  private static func program(_ change: (inout SignedProgram) -> Void = { _ in }) throws
    -> BundleProgram
  {
    var program = SignedProgram()
    program.build = (system: 2, oldest: (2, 0), sdk: (3, 0))
    change(&program)
    let bytes = program.bytes
    return try #require(
      try BundleProgram(
        "f.ship/engine", named: "engine", length: bytes.count, atMost: 1000, kind,
        LinkedAPIs([stat, sail])
      ) { Array(bytes[$0]) })
  }

  private static func findings(
    _ json: String, _ main: BundleProgram, others: [BundleProgram] = [],
    declared: String? = nil, _ agreements: [Agreement] = []
  ) -> [Diagnostic] {
    let checkers = checkers(agreements)
    var programs = BundlePrograms()
    (programs.main, programs.others) = (main, others)
    var file = checkers.read(Array(json.utf8), file: "f.ship/a.json")
    if let build = main.build { file = file.built(build) }
    file.code = programs.use(LinkedAPIs([stat, sail]))
    file.bundlePath = "f.ship"
    let declarations = declared.map { [checkers.read(Array($0.utf8), file: "f.ship/b.json")] }
    let bundle = DocumentCheckers.Bundle(path: "f.ship", files: [file])
    let contents = BundleContents(programs: programs, declarations: declarations ?? []) { _ in [] }
    return checkers.check([file])
      + checkers.mismatches(of: bundle, in: nil, beside: .init(), contents)
  }

  @Test(
    arguments: [
      (.init("Since", .programSince), #"{"Since": "1.0"}"#, true),
      (.init("Since", .programSince), #"{"Since": "2.0"}"#, false),
      (.init("Since", .programSince), #"{"Since": "$(SINCE)"}"#, false),
      (.init("Name", .programWithout, ["arm64"]), "{}", true),
      (.init("Name", .programWithout, ["i386"]), "{}", false),
      (.init("Name", .programForDevices), "{}", false),
      (.init("Name", .programsSigned), "{}", false),
    ] as [(DocumentKind.Bundles.Agreement, String, Bool)])
  func aProgramThatDisagreesIsReported(
    agreement: DocumentKind.Bundles.Agreement, json: String, isReported: Bool
  ) throws {
    let found = Self.findings(json, try Self.program(), [agreement])
    #expect(found.map(\.id) == (isReported ? ["program-disagreement"] : []), "\(found)")
  }

  @Test func codeForASimulatorAndHelpersWithoutASignatureAreReported() throws {
    let simulated = try Self.program { $0.build?.system = 7 }
    #expect(
      Self.findings("{}", simulated, [.init("Name", .programForDevices)]).map(\.id)
        == ["program-disagreement"])
    let unsigned = try Self.program { $0.isSigned = false }
    for (main, others) in [(try Self.program(), [unsigned]), (unsigned, [try Self.program()])] {
      #expect(
        Self.findings("{}", main, others: others, [.init("Name", .programsSigned)]).map(\.id)
          == ["program-disagreement"])
    }
    #expect(Self.findings("{}", unsigned, [.init("Name", .programsSigned)]) == [])
  }

  @Test func aRuleThatDependsOnCodeIsDecidedByTheProgram() throws {
    let sailing = try Self.program {
      $0.symbols = ["_OBJC_CLASS_$_Sail"]
      $0.methods = ["set"]
    }
    let found = Self.findings("{}", sailing)
    #expect(found.map(\.id) == ["present"] && found[0].severity == .note)
    #expect(found.first?.message.contains("'engine' uses 'Sail.set'") == true)
    #expect(Self.findings(#"{"Reason": "a"}"#, sailing) == [])
    #expect(Self.findings("{}", try Self.program { $0.methods = ["set"] }) == [])
  }

  @Test func anAPIThatNoListDeclaresIsReported() throws {
    let looking = try Self.program { $0.symbols = ["_stat"] }
    let found = Self.findings("{}", looking)
    #expect(found.map(\.id) == ["undeclared-api"] && found[0].codes == ["C-1"])
    let declared = #"{"Log": [{"Kind": "depth"}]}"#
    #expect(Self.findings(declared, looking) == [])
    #expect(Self.findings("{}", looking, declared: declared) == [])
    // A list that can't be read may declare anything.
    #expect(Self.findings("{}", looking, declared: "{").map(\.id) == [])
  }

  @Test func theKitThatAListDoesNotNameIsTheProgramsOwn() throws {
    let old = try Self.program { $0.build?.sdk = (2, 5) }
    #expect(Self.findings("{}", old).map(\.id) == ["pattern"])
    #expect(Self.findings(#"{"Yard": "yard3"}"#, old) == [])
    #expect(Self.findings("{}", try Self.program()) == [])
  }
}
