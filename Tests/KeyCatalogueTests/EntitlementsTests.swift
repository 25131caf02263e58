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
}
