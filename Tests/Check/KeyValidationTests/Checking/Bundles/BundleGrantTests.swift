import Diagnostics
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Claims of a bundle's permit, compared with its grants.
struct BundleGrantTests {
  private static let document = fleet.documents[0]
  private static let kind = DocumentKind.Bundles.Grant(
    "charter", files: ["charter"], granted: "Rights", expires: "Until",
    free: [.init(["May.Free*"]), .init(["May.Sail"], on: [Platform("Sea")])],
    claimed: [.init(["May.Be"], codes: ["C-2"])],
    purposes: [
      .init("for all", [.init("Everybody", true)]), .init("for some", ["Crew"]),
      .init("for the rest"),
    ],
    remedy: "ask for it", codes: ["C-1"])

  private func charter(_ text: String) -> GrantFile {
    GrantFile(signedMessage(Array(text.utf8)), file: "a.fleet/charter", Self.kind)
  }

  private func findings(
    _ permit: String, _ charter: String, isSigned: Bool = true, today: String? = nil,
    _ options: CheckOptions = CheckOptions()
  ) -> [String] {
    var options = options
    options.date = today ?? options.date
    let checkers = DocumentCheckers(fleet) { [options] _ in options }
    let file = checkers.read(Array(permit.utf8), file: "a.permit", isSigned: isSigned)
    return checkers.ungrantedClaims(
      of: [file], over: self.charter(charter), for: Self.document
    ).map { "\($0.location.map { "\($0)" } ?? ""): \($0.severity.rawValue): \($0.message)" }
  }

  @Test(arguments: [
    (#"{"May.Lift": true}"#, #"{"May.Lift": true}"#, nil),
    (#"{"May.Lift": false}"#, "{}", nil), (#"{"May.Lift": false}"#, #"{"May.Lift": true}"#, nil),
    ("{}", #"{"May.Lift": true}"#, nil),
    (#"{"May.Lift": true}"#, "{}", "'May.Lift' is not in the charter 'a.fleet/charter'"),
    (
      #"{"May.Lift": true}"#, #"{"May.Lift": false}"#, "'YES' of 'May.Lift' is not what the charter"
    ),
    (#"{"May.FreeFall": true}"#, "{}", nil),
    (#"{"Port": "north"}"#, #"{"Port": "north"}"#, nil),
    (#"{"Port": "north"}"#, #"{"Port": "*"}"#, nil),
    (#"{"Port": "north.1"}"#, #"{"Port": "north.*"}"#, nil),
    (#"{"Port": "south"}"#, #"{"Port": "north*"}"#, "allows: 'north*'"),
    (#"{"Port": "south"}"#, #"{"Port": ["north", "south"]}"#, nil),
    (
      #"{"Port": ["north", "east"]}"#, #"{"Port": ["north", "south"]}"#,
      "'east' of 'Port' is not what"
    ),
    (#"{"Port": ["north", "east"]}"#, #"{"Port": "*"}"#, nil),
    (#"{"Port": []}"#, #"{"Port": "x"}"#, nil),
    (#"{"Port": "$(PORT)"}"#, #"{"Port": "x"}"#, nil),
    (#"{"Port": {"a": 1}}"#, #"{"Port": "x"}"#, nil), (#"{"Port": "x"}"#, #"{"Port": 1}"#, nil),
  ])
  func aClaimIsGrantedOrNot(permit: String, rights: String, message: String?) {
    let found = findings(permit, #"{"Rights": \#(rights)}"#)
    #expect(found.count == (message == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("a.permit: error: ") && $0.contains(message ?? "") })
  }

  @Test func onlyWhatIsSignedIsAnError() {
    let permit = #"{"May.Lift": true}"#
    #expect(
      findings(permit, #"{"Rights": {}}"#, isSigned: false) == [
        "a.permit:1:2: warning: 'May.Lift' is not in the charter 'a.fleet/charter'"
      ])
    let strict = findings(permit, #"{"Rights": {}}"#, isSigned: false, CheckOptions(isStrict: true))
    #expect(strict.count == 1 && strict[0].contains("error"))
    #expect(findings(permit, #"{"Rights": {}}"#, CheckOptions(disabled: ["not-granted"])) == [])
  }

  @Test func aPlatformHasItsOwnFreeNames() {
    let permit = #"{"May.Sail": true}"#
    #expect(findings(permit, #"{"Rights": {}}"#, CheckOptions(platform: Platform("Sea"))) == [])
    #expect(
      findings(permit, #"{"Rights": {}}"#, CheckOptions(platform: Platform("Air"))).count == 1)
    // An unknown one may be that.
    #expect(findings(permit, #"{"Rights": {}}"#) == [])
  }

  @Test func aCharterThatSaysNothingOfRightsGrantsWhatItMay() {
    #expect(findings(#"{"May.Lift": true}"#, "{}") == [])
    #expect(findings(#"{"May.Lift": true}"#, #"{"Rights": 1}"#) == [])
  }

  @Test(
    arguments: [
      ("2026-01-31T12:00:01Z", 1), ("2026-01-31T12:00:00Z", 0), ("2025-12-31T23:59:59Z", 0),
      (nil, 0),
    ] as [(String?, Int)])
  func aDateInThePastIsANote(today: String?, count: Int) {
    let charter =
      "<plist version=\"1.0\"><dict><key>Until</key><date>2026-01-31T12:00:00Z</date></dict></plist>"
    let found = findings("{}", charter, today: today)
    #expect(found.count == count)
    #expect(
      found.allSatisfy { $0 == "a.fleet/charter: note: the charter expired on 2026-01-31" })
  }

  @Test(arguments: ["{", "<plist>", ""])
  func aDamagedCharterIsANote(text: String) {
    let found = findings(#"{"May.Lift": true}"#, text)
    #expect(found == ["a.fleet/charter: note: the charter cannot be read"])
    #expect(!charter(text).isReadable && charter(text).purpose == nil)
    let unsigned = GrantFile(Array(#"{"Rights": {}}"#.utf8), file: "charter", Self.kind)
    #expect(!unsigned.isReadable)
  }

  @Test(arguments: [
    (#"{"Everybody": true, "Crew": ["a"]}"#, "for all"), (#"{"Crew": []}"#, "for some"),
    (#"{"Everybody": false}"#, "for the rest"),
  ])
  func aCharterShowsItsPurpose(text: String, purpose: String) {
    #expect(charter(text).purpose == purpose)
  }

  @Test func whatMustBeClaimedIsMissingFromASignatureAlone() {
    let charter = #"{"Rights": {"May.Be": "a", "May.Lift": true}}"#
    let message =
      "a.permit: warning: the permit lacks 'May.Be', which the charter 'a.fleet/charter' grants, in the permit of its code signature"
    #expect(findings("{}", charter) == [message])
    #expect(findings("{}", charter, isSigned: false) == [])
    #expect(findings("{}", charter, CheckOptions(disabled: ["not-granted"])) == [message])
    #expect(findings("{}", charter, CheckOptions(disabled: ["not-claimed"])) == [])
    #expect(findings(#"{"May.Be": "a"}"#, charter) == [])
    #expect(findings("{}", #"{"Rights": {"May.Lift": true}}"#) == [])
  }
}

private let log: [SourceReference] = [SourceReference("log", "Page 1")]

private let fleet = Catalogue(
  title: "Permits",
  document: DocumentKind("permit", id: "permit", fileMatch: ["*.permit"]),
  groups: [
    KeyGroup(
      "permits", "Permits", summary: "Keys.",
      keys: [Key("May.Lift", .boolean, summary: "Allows cranes.", sources: log)])
  ],
  sources: [Source("log", "Log", url: nil, summary: "The log of the ship.")],
  releases: ReleaseRegistry([]))

/// Claims that need a grant, in bundles without one.
struct MissingGrantTests {
  private func findings(_ permit: String, isSigned: Bool = true, on platform: Platform?)
    -> [String]
  {
    var document = fleet.documents[0]
    document.bundles = .init(
      endings: [".fleet"], files: [],
      grant: .init(
        "charter", files: ["charter"], granted: "Rights", free: [.init(["May.Free"])],
        restricted: [.init(["May.*"], on: [Platform("Sea")])], remedy: "ask for it"))
    let checkers = DocumentCheckers(fleet) { _ in CheckOptions(platform: platform) }
    let file = checkers.read(Array(permit.utf8), file: "a.permit", isSigned: isSigned)
    return checkers.claimsWithoutGrant(of: [file], for: document).map(\.message)
  }

  @Test func aSignatureWithARestrictedClaimIsReportedOnce() {
    let found = findings(
      #"{"May.Lift": true, "May.Free": true, "May.Hire": ["a"]}"#, on: Platform("Sea"))
    #expect(found.count == 1)
    #expect(found.first?.contains("'May.Lift' and 'May.Hire' need a charter") == true)
  }

  @Test func whatNeedsNoGrantIsNotReported() {
    let claims = #"{"May.Lift": true}"#
    #expect(findings(#"{"May.Free": true, "May.Lift": false}"#, on: Platform("Sea")) == [])
    #expect(findings(claims, isSigned: false, on: Platform("Sea")) == [])
    #expect(findings(claims, on: Platform("Land")) == [] && findings(claims, on: nil) == [])
  }
}
