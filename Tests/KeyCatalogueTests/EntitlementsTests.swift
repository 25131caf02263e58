import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

@Suite struct EntitlementsTests {
  private func check(_ list: PropertyListValue) -> [Diagnostic] {
    PropertyListChecker(entitlementsCatalogue).check(
      Array(list.json.serialized().utf8), file: "App.entitlements")
  }

  @Test(arguments: entitlementsCatalogue.keys.map(\.path))
  func everyExampleKeepsTheRulesOfItsKey(path: PropertyPath) throws {
    let key = try #require(entitlementsCatalogue[path])
    let example = try #require(key.example)
    let list: PropertyListValue = .merging([
      ["com.apple.security.app-sandbox": true], .dictionary([.init(key.name, example)]),
    ])
    #expect(check(list).filter { $0.id != "development-only" } == [])
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

  @Test func aFormatReaderHasItsEntitlementSetToTrue() {
    let key = "com.apple.developer.mediaextension.formatreader"
    #expect(check(.dictionary([.init(key, false)])).map(\.id) == ["value-not-allowed"])
  }

  @Test func anAssociatedDomainHasNoScheme() {
    let key = "com.apple.developer.associated-domains"
    let found = check(.dictionary([.init(key, ["applinks:https://example.com"])]))
    #expect(found.map(\.id) == ["without-text"])
    #expect(check(.dictionary([.init(key, ["applinks:example.com?mode=developer"])])) == [])
  }

  // MARK: - What a bundle's Info.plist asks of them

  private func findings(info: String, entitlements: String) -> [Diagnostic] {
    let checkers = DocumentCheckers(referenceCatalogue)
    return checkers.check([
      checkers.read(Array(info.utf8), file: "A.appex/Info.plist"),
      checkers.read(Array(entitlements.utf8), file: "A.entitlements"),
    ])
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
    (#"{"NSExtension": {"NSExtensionPointIdentifier": "com.apple.keyboard-service"}}"#, []),
  ])
  func anExtensionHasTheEntitlementsOfItsExtensionPoint(info: String, needed: [String]) {
    let missing = findings(info: info, entitlements: "{}")
      .filter { $0.document == "entitlements" }
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
