import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// Requirements for a bundle, and agreements with the bundles around it and beside it.
struct BundleAgreementTests {
  private typealias Agreement = DocumentKind.Bundles.Agreement

  private static let fleet = BundleKind("fleet", endings: [".fleet"])
  private static let ship = BundleKind("ship", endings: [".ship"])
  private static let tug = BundleKind("tug", of: ship, marks: ["Rope"])
  private static let sea = Platform("sea")

  private static let harbour = Distribution("harbour", name: "the harbour")

  private func checkers(
    _ agreements: [Agreement], _ distribution: Distribution? = nil
  ) -> DocumentCheckers {
    DocumentCheckers(
      Catalogue(
        title: "Ships",
        document: DocumentKind(
          "ship.json", id: "ship", fileMatch: ["*.json"],
          targets: [.init(Self.sea, marks: [.init("On", "sea")])],
          bundles: .init(endings: [".fleet", ".ship"], files: ["a.json"], agreements: agreements)),
        otherDocuments: [
          DocumentKind(
            "permit", id: "permit", fileMatch: ["*.permit"],
            bundles: .init(
              endings: [".ship"], files: ["a.permit"],
              needed: .init(["Old", "Boxed"], orAt: ["box/*"], codes: ["P1"])))
        ],
        groups: [
          KeyGroup(
            "all", "All", summary: "All.", availability: [],
            keys: ["Name", "Home", "Of", "Rope", "On"].map {
              Key(PropertyPath($0), .string, summary: "Is a key.", sources: [])
            } + [Key("Crew", .array(of: .string), summary: "Is a crew.", sources: [])])
        ], bundleKinds: [Self.tug, Self.fleet, Self.ship],
        distributions: [Self.harbour], sources: [], releases: ReleaseRegistry([]),
        codes: [
          RejectionCode(
            "R1", "Refused", summary: "The harbour refuses it.", refusedBy: [Self.harbour],
            sources: [])
        ])
    ) { _ in CheckOptions(distribution: distribution) }
  }

  private func findings(
    _ agreement: Agreement, _ inner: String, in outer: String? = nil, beside earlier: [String] = [],
    path: String = "f.fleet/b.ship", named: Distribution? = nil, granted: String? = nil
  ) -> [Diagnostic] {
    let checkers = checkers([agreement], named)
    func bundle(_ json: String, _ path: String) -> DocumentCheckers.Bundle {
      var file = checkers.read(Array(json.utf8), file: path + "/a.json")
      file.bundlePath = path
      file.distribution = granted
      return DocumentCheckers.Bundle(path: path, files: [file])
    }
    return checkers.mismatches(
      of: bundle(inner, path), in: outer.map { bundle($0, "f.fleet") },
      beside: .init(
        earlier.enumerated().map { bundle($0.element, "f.fleet/\($0.offset).ship") }),
      BundleContents(programs: BundlePrograms()) {
        $0 == "engine" || $0 == "box/*" && path.contains("Boxed") ? [$0] : []
      })
  }

  @Test(
    arguments: [
      (.init("Name", .directlyBelow), #"{"Name": "f.b"}"#, ""),
      (.init("Name", .directlyBelow), #"{"Name": "f.b.c"}"#, "bundle-disagreement"),
      // Another relation reports a wrong beginning.
      (.init("Name", .directlyBelow), #"{"Name": "g.b.c"}"#, ""),
      (.init("Of", .same, otherKeys: ["Name"]), #"{"Of": "f"}"#, ""),
      (.init("Of", .same, otherKeys: ["Name"]), #"{"Of": "g"}"#, "bundle-disagreement"),
      (.init("Home", .notAfter), #"{"Home": "2.0"}"#, ""),
      (.init("Home", .notAfter), #"{"Home": "3.1"}"#, "bundle-disagreement"),
      (.init("Crew", .shares), #"{"Crew": ["a", "c"]}"#, ""), (.init("Crew", .shares), "{}", ""),
      (.init("Crew", .shares), #"{"Crew": ["c"]}"#, "bundle-disagreement"),
      (.init("Of", .present, otherKeys: ["Home"]), #"{"Home": "1"}"#, ""),
      (.init("Of", .present, otherKeys: ["Home"]), #"{"Name": "$(NAME)"}"#, ""),
      (.init("Of", .present, otherKeys: ["Home"]), "{}", "incomplete-bundle"),
      (.init("Of", .present, unless: ["Crew"]), #"{"Crew": []}"#, ""),
      (.init("Of", .present, for: [tug]), "{}", ""),
      (.init("Of", .present, for: [tug]), #"{"Rope": "long"}"#, "incomplete-bundle"),
      (.init("Of", .present, for: [ship]), #"{"Rope": "long"}"#, "incomplete-bundle"),
      (.init("Of", .present, inside: [ship]), "{}", ""),
      (.init("Of", .present, on: [sea]), "{}", ""),
      (.init("Of", .present, on: [sea]), #"{"On": "sea"}"#, "incomplete-bundle"),
      (.init("Name", .notEmpty), "{}", ""), (.init("Name", .notEmpty), #"{"Name": "a"}"#, ""),
      (.init("Name", .notEmpty), #"{"Name": ""}"#, "incomplete-bundle"),
      (.init("Crew", .has, "a"), #"{"Crew": ["b", "a"]}"#, ""),
      (.init("Crew", .has, "a"), #"{"Crew": ["b"]}"#, "incomplete-bundle"),
      (.init("Name", .unique), #"{"Name": "b"}"#, ""),
      (.init("Name", .unique), #"{"Name": "f"}"#, "colliding-bundles"),
      (.init("Name", .unique), #"{"Name": "s"}"#, "colliding-bundles"),
      (.init("Crew", .disjoint), #"{"Crew": ["s"]}"#, "colliding-bundles"),
      (.init("Crew", .disjoint), #"{"Crew": ["a"]}"#, ""),
      (.init("Name", .atMostOne, "s"), #"{"Name": "s"}"#, "colliding-bundles"),
      (.init("Name", .atMostOne, "t"), #"{"Name": "t"}"#, ""),
      (.init("Name", .notInside, for: [ship], inside: [fleet]), "{}", "misplaced-bundle"),
      (.init("Name", .notInside, for: [fleet], inside: [fleet]), "{}", ""),
      (.init("Name", .namesFile, at: ["*"]), #"{"Name": "engine"}"#, ""),
      (.init("Name", .namesFile, at: ["*"]), #"{"Name": "sail"}"#, "incomplete-bundle"),
    ] as [(DocumentKind.Bundles.Agreement, String, String)])
  func aRelationIsReportedWhereItIsBroken(
    agreement: DocumentKind.Bundles.Agreement, json: String, expected: String
  ) {
    let found = findings(
      agreement, json, in: #"{"Name": "f", "Home": "2.5", "Crew": ["a"]}"#,
      beside: [#"{"Name": "s", "Crew": ["r", "s"]}"#])
    #expect(found.map(\.id) == (expected.isEmpty ? [] : [expected]), "\(found)")
    #expect(found.allSatisfy { $0.remedy != nil && $0.document == "ship" })
  }

  @Test func aBundleByItselfIsOnlyAskedForWhatItHasItself() {
    #expect(findings(.init("Name", .same), #"{"Name": "a"}"#) == [])
    #expect(findings(.init("Of", .present), "{}").map(\.id) == ["incomplete-bundle"])
  }

  @Test func whatASystemRejectsIsAnErrorThere() {
    let agreement = Agreement("Of", .present, rejectedOn: [Self.sea], codes: ["S1"])
    #expect(findings(agreement, "{}").map(\.severity) == [.warning])
    #expect(findings(agreement, #"{"On": "sea"}"#).map(\.severity) == [.error])
    // A bundle that does not say it runs where the one around it does.
    #expect(findings(agreement, "{}", in: #"{"On": "sea"}"#).map(\.severity) == [.error])
    #expect(findings(agreement, "{}").map(\.codes) == [["S1"]])
  }

  @Test func whatAServiceRefusesIsAnErrorOnTheWayThere() {
    let agreement = Agreement("Of", .present, codes: ["R1"])
    #expect(findings(agreement, "{}").map(\.severity) == [.warning])
    #expect(findings(agreement, "{}", named: Self.harbour).map(\.severity) == [.error])
    #expect(findings(agreement, "{}", granted: "harbour").map(\.severity) == [.error])
    #expect(findings(agreement, "{}", granted: "river").map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("f.fleet/Old.ship", 1), ("f.fleet/New.ship", 0), ("f.fleet/Boxed.ship", 0),
    ("f.fleet/Old.fleet", 0),
  ])
  func aBundleOfAListMustHaveADocument(path: String, count: Int) {
    let agreement = Agreement("Name", .notEmpty)
    let found = findings(agreement, "{}", in: "{}", path: path)
    #expect(found.map(\.codes) == Array(repeating: ["P1"], count: count))
    #expect(findings(agreement, "{}", path: path) == [])
  }
}
