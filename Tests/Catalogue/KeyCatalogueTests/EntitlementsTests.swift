import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import TestSupport
import Testing

@Suite struct EntitlementsTests {
  private static let checker = PropertyListChecker(entitlementsCatalogue)
  private static let checkers = DocumentCheckers(referenceCatalogue)

  private func check(_ list: PropertyListValue) -> [Diagnostic] {
    Self.checker.check(Array(list.json.serialized().utf8), file: "App.entitlements")
  }

  /// Findings about an example that are right: it shows one key, which is old, for development, or needs another.
  private static let expected: Set<String> = ["deprecated", "development-only", "needs"]

  @Test func everyExampleKeepsTheRulesOfItsKey() {
    expectNoFault(of: entitlementsCatalogue.keys) { key in
      guard let example = key.example else { return nil }
      let found = check(example.nested(at: key.path) { _ in "name" })
      return found.first { !Self.expected.contains($0.id) }?.message
    }
  }

  @Test func onlyEntitlementsWithoutAKnownValueLackAnExample() {
    let without = entitlementsCatalogue.keys.filter { $0.example == nil }.map(\.name)
    #expect(without == ["com.apple.developer.home", "com.apple.developer.trustinsights.base"])
  }

  @Test(
    arguments: [
      ("com.apple.developer.applesignin", true), ("com.apple.developer.siri", ["Siri"]),
      ("com.apple.developer.healthkit.access", "health-records"),
      ("com.apple.security.device.camera", ["camera"]),
    ] as [(String, PropertyListValue)])
  func anEntitlementOfAnotherTypeIsAnError(key: String, value: PropertyListValue) {
    let found = check(.dictionary([.init(key, value)]))
    #expect(found.contains { $0.id == "wrong-type" && $0.severity == .error })
  }

  @Test(
    arguments: [
      ("com.apple.developer.healthkit.access", ["health-records"], "com.apple.developer.healthkit"),
      (
        "com.apple.developer.networking.slicing.appcategory", ["gaming-6014"],
        "com.apple.developer.networking.slicing.trafficcategory"
      ),
      (
        "com.apple.security.hardened-process.dyld-ro", true, "com.apple.security.hardened-process"
      ),
      (
        "com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes", ["A000000247"],
        "com.apple.developer.nfc.hce"
      ),
    ] as [(String, PropertyListValue, String)])
  func anEntitlementThatExtendsAnotherNeedsIt(
    key: String, value: PropertyListValue, other: String
  ) {
    let found = check(.dictionary([.init(key, value)])).filter { $0.severity == .warning }
    #expect(found.map(\.id) == ["needs"])
    #expect(found.first?.message.contains("'\(other)'") == true)
  }

  @Test func anEntitlementOfTheSandboxMeansNothingWithoutIt() {
    let found = check(["com.apple.security.network.client": true])
    #expect(found.map(\.id) == ["needs"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func aToolThatInheritsTheSandboxCannotBeDebugged() {
    let found = check([
      "com.apple.security.app-sandbox": true, "com.apple.security.inherit": true,
      "com.apple.security.get-task-allow": true,
    ])
    #expect(found.filter { $0.severity == .error }.map(\.id) == ["excludes"])
  }

  @Test func anAssociatedDomainHasNoScheme() {
    let key = "com.apple.developer.associated-domains"
    let found = check(.dictionary([.init(key, ["applinks:https://example.com"])]))
    #expect(found.map(\.id) == ["format"])
    #expect(check(.dictionary([.init(key, ["applinks:example.com?mode=developer"])])) == [])
  }

  /// A mistake is one finding, of the beginning or of the rest.
  @Test(
    arguments: [
      ("com.apple.security.application-groups", "com.example.trails", "with-prefix"),
      ("com.apple.security.application-groups", "group.com.example.trails", nil),
      ("com.apple.security.application-groups", "AB12CD34EF.trails", nil),
      ("com.apple.security.application-groups", "$(TeamIdentifierPrefix)trails", nil),
      ("keychain-access-groups", "com.example.trails", "with-prefix"),
      ("keychain-access-groups", "$(AppIdentifierPrefix)com.example.trails", nil),
      ("keychain-access-groups", "AB12CD34EF.com.example.trails", nil),
      ("keychain-access-groups", "com.apple.token", nil),
      ("com.apple.developer.icloud-container-identifiers", "com.example.trails", "with-prefix"),
      ("com.apple.developer.icloud-container-identifiers", "iCloud.com.example.trails", nil),
      ("com.apple.developer.associated-domains", "https://example.com", "with-prefix"),
      ("com.apple.developer.associated-domains", "*", "with-prefix"),
      ("com.apple.developer.associated-domains", "applinks:example.com:8080", "format"),
      ("com.apple.developer.associated-domains", "applinks:example.com/trails", "format"),
      ("com.apple.developer.associated-domains", "webcredentials:*.example.com", nil),
    ] as [(String, String, String?)])
  func identifiersBeginAsTheirKindsDo(key: String, value: String, id: String?) {
    let found = check(.dictionary([.init(key, [.string(value)])]))
    #expect(found.map(\.id) == (id.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func ofExceptionsThatIncludeOneAnotherTheNarrowerIsNotNeeded() {
    let found = check([
      "com.apple.security.cs.allow-jit": true,
      "com.apple.security.cs.allow-unsigned-executable-memory": true,
    ])
    #expect(found.map(\.id) == ["ignored-beside"] && found[0].severity == .note)
    let off = check([
      "com.apple.security.cs.allow-jit": true,
      "com.apple.security.cs.allow-unsigned-executable-memory": false,
    ])
    #expect(!off.contains { $0.id == "ignored-beside" })
  }

  @Test(
    arguments: [
      (["aps-environment": "sandbox"], "unknown-value", Severity.warning),
      (
        ["com.apple.developer.networking.networkextension": ["packet-tunnel"]], "unknown-value",
        .warning
      ),
      (["com.apple.developer.nfc.readersession.formats": ["TAGS"]], "unknown-value", .warning),
      (["com.apple.developer.networking.networkextension": []], "count", .warning),
      (["com.apple.security.device.camera": false], "none-of", .warning),
      (
        ["com.apple.developer.parent-application-identifiers": ["AB12CD34EF.a", "AB12CD34EF.b"]],
        "count", .error
      ),
      (["com.apple.developer.media-device-extension": ["cast"]], "with-prefix", .error),
      (
        ["com.apple.developer.nfc.readersession.felica.systemcodes": ["12FF"]], "pattern", .warning
      ),
      (["com.apple.developer.location.push": true], "needs", .warning),
      (["com.apple.security.app-sandbox": "YES"], "boolean-as-string", .error),
      (["com.apple.security.app-sandbox": 1], "boolean-as-number", .error),
    ] as [(PropertyListValue, String, Severity)])
  func aMistakeIsReportedOnce(list: PropertyListValue, id: String, severity: Severity) {
    let found = check(list)
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.severity) == [severity])
  }

  @Test func aStringIsAnAppGroupToo() {
    #expect(check(["com.apple.security.application-groups": "group.com.example.trails"]) == [])
  }

  // MARK: - What a profile allows

  private func profile(_ text: String) throws -> GrantFile {
    let kind = try #require(entitlementsCatalogue.document.bundles?.grant)
    return GrantFile(signedMessage(Array(text.utf8)), file: "embedded.mobileprovision", kind)
  }

  @Test(arguments: [
    ("{}", "app-store"), (#"{"Platform": ["iOS", "xrOS"]}"#, "app-store"),
    (#"{"ProvisionedDevices": ["1"], "Entitlements": {"get-task-allow": false}}"#, "ad-hoc"),
    (#"{"ProvisionedDevices": ["1"], "Entitlements": {"get-task-allow": true}}"#, "development"),
    (#"{"ProvisionsAllDevices": true, "Platform": ["iOS"]}"#, "enterprise"),
    (#"{"ProvisionsAllDevices": true, "Platform": ["OSX"]}"#, "developer-id"),
    (#"{"ProvisionedDevices": ["1"], "Platform": ["OSX"]}"#, "development"),
    (#"{"Platform": ["OSX"]}"#, "mac-app-store"),
  ])
  func aProfileShowsForWhomTheProductIs(text: String, purpose: String) throws {
    #expect(try profile(text).purpose == purpose)
  }

  @Test(
    arguments: [
      ("com.apple.developer.siri", .iOS, true), ("com.apple.developer.siri", .macOS, true),
      ("com.apple.security.app-sandbox", .iOS, false),
      ("com.apple.security.files.user-selected.read-only", .iOS, false),
      ("com.apple.security.application-groups", .iOS, true),
      ("com.apple.security.application-groups", .macOS, false),
      ("com.apple.security.get-task-allow", .macOS, false), ("get-task-allow", .iOS, true),
    ] as [(String, Platform, Bool)])
  func aProfileListsWhatNeedsOne(key: String, platform: Platform, isNeeded: Bool) throws {
    let checkers = DocumentCheckers(referenceCatalogue) { _ in CheckOptions(platform: platform) }
    let file = checkers.read(
      Array(#"{"\#(key)": true}"#.utf8), file: "A.entitlements", isSigned: true)
    let found = checkers.ungrantedClaims(
      of: [file], over: try profile(#"{"Entitlements": {}}"#), for: entitlementsCatalogue.document)
    #expect(found.map(\.id) == (isNeeded ? ["not-granted"] : []))
    #expect(found.allSatisfy { $0.severity == .error && $0.codes == ["ITMS-90164"] })
  }

  // MARK: - What a bundle's Info.plist asks of them

  private func findings(info: String, entitlements: String) -> [Diagnostic] {
    Self.checkers.check([
      Self.checkers.read(Array(info.utf8), file: "A.appex/Info.plist"),
      Self.checkers.read(Array(entitlements.utf8), file: "A.entitlements"),
    ])
  }

  @Test func pushToTalkNeedsPushAndABackgroundMode() {
    let talk = #"{"com.apple.developer.push-to-talk": true"#
    let info =
      #"{"CFBundleIdentifier": "com.example.app", "NSMicrophoneUsageDescription": "To talk.""#
    let found = findings(info: info + "}", entitlements: talk + "}")
    #expect(found.map(\.id) == ["needs", "needs"])
    #expect(found.allSatisfy { $0.severity == .warning })
    let other = findings(
      info: info + #", "UIBackgroundModes": ["voip"]}"#,
      entitlements: talk + #", "aps-environment": "development"}"#)
    #expect(other.map(\.id) == ["none-of"])
    let whole = findings(
      info: info + #", "UIBackgroundModes": ["push-to-talk"]}"#,
      entitlements: talk + #", "aps-environment": "development"}"#)
    #expect(whole.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"NSExtension": {"NSExtensionPointIdentifier": "com.apple.FinderSync"}}"#,
      ["com.apple.security.app-sandbox"]
    ),
    (
      #"{"EXAppExtensionAttributes": {"EXExtensionPointIdentifier": "com.apple.mediaextension.formatreader"}}"#,
      [
        "com.apple.developer.mediaextension.formatreader", "com.apple.security.app-sandbox",
      ]
    ),
    (
      #"{"EXAppExtensionAttributes": {"EXExtensionPointIdentifier": "com.apple.accessory-data-provider"}}"#,
      ["com.apple.developer.accessory-data-provider"]
    ),
    (
      #"{"EXAppExtensionAttributes": {"EXExtensionPointIdentifier": "com.apple.fskit.fsmodule"}}"#,
      ["com.apple.developer.fskit.fsmodule", "com.apple.security.app-sandbox"]
    ),
    (#"{"NSExtension": {"NSExtensionPointIdentifier": "com.apple.keyboard-service"}}"#, []),
    // An Intents extension needs Siri in its app, and only for more than shortcuts.
    (#"{"NSExtension": {"NSExtensionPointIdentifier": "com.apple.intents-service"}}"#, []),
  ])
  func anExtensionHasTheEntitlementsOfItsExtensionPoint(info: String, needed: [String]) {
    let missing = findings(info: info, entitlements: "{}")
      .filter { $0.document == "entitlements" && $0.id != "refused-elsewhere" }
    #expect(missing.allSatisfy { $0.id == "missing-required-key" && $0.severity == .error })
    #expect(missing.count == needed.count)
    #expect(needed.allSatisfy { name in missing.contains { $0.message.contains("'\(name)'") } })
    let all = "{" + needed.map { "\"\($0)\": true" }.joined(separator: ", ") + "}"
    #expect(findings(info: info, entitlements: all).allSatisfy { $0.document != "entitlements" })
  }

  @Test(
    arguments: [
      ("{}", "needs"),
      (#"{"com.apple.security.application-groups": ["group.b"]}"#, "agrees-with"),
      (#"{"com.apple.security.application-groups": ["group.a"]}"#, nil),
      (#"{"com.apple.security.application-groups": ["$(GROUP)"]}"#, nil),
    ] as [(String, String?)])
  func theContainerOfAFileProviderIsAnAppGroup(entitlements: String, id: String?) {
    let info = """
      {"NSExtension": {"NSExtensionPointIdentifier": "com.apple.fileprovider-nonui",
        "NSExtensionFileProviderDocumentGroup": "group.a"}}
      """
    let found = findings(info: info, entitlements: entitlements)
      .filter { ["needs", "agrees-with"].contains($0.id) }
    #expect(found.map(\.id) == (id.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
