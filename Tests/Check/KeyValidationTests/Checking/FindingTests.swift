import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing
import Text

@Suite struct FindingTests {
  @Test(arguments: FindingCase.all)
  func findingsHaveTheirLocation(_ one: FindingCase) throws {
    let list = MarkedList(one.firing)
    let found = findings(list.text, in: ruleCatalogue, one.options)
    let match = try #require(found.first { $0.id == one.id }, "found only \(found)")
    #expect(match.location?.line == list.line)
    #expect(match.location?.column == list.column)
    #expect(match.remedy?.contains(one.remedy) == true, "\(match.remedy ?? "none")")
    #expect(!match.message.contains("\n") && !match.message.hasSuffix("."))
    #expect(found.count == 1, "\(found.map(\.message))")
  }

  @Test func aFindingEndsWhereTheElementEnds() throws {
    let key = try #require(
      findings(MarkedList("<key>XXFlagOfSystm</key><true/>").text, in: ruleCatalogue).first)
    #expect((key.location?.column, key.end?.line, key.end?.column) == (1, 4, 25))
    let value = "<key>XXRange</key><string>\na</string>"
    let list = try #require(findings(MarkedList(value).text, in: ruleCatalogue).first)
    #expect((list.location?.column, list.end?.line, list.end?.column) == (19, 5, 11))
  }

  @Test(arguments: FindingCase.all)
  func correctFormOfACaseIsNotReported(_ one: FindingCase) {
    let found = findings(MarkedList(one.clean).text, in: ruleCatalogue, one.options)
    #expect(found.allSatisfy { $0.id != one.id }, "\(found.map(\.message))")
    #expect(!found.containsErrors)
  }

  @Test func everyKindHasACaseOrIsARuleWithAnExample() {
    // Only YAML has words of which the type is not clear. What another store refuses has no place in the file.
    let kinds = Set(PropertyListChecker.kinds.map(\.id)).subtracting(Rule.names)
      .subtracting(["ambiguous-word", "refused-elsewhere"])
    #expect(kinds.isSubset(of: FindingCase.all.map(\.id)))
  }

  @Test func everyKindOfFindingIsExplained() {
    let ids = PropertyListChecker.kinds.map(\.id)
    #expect(Set(ids).count == ids.count)
    for kind in PropertyListChecker.kinds {
      #expect(kind.summary.hasSuffix(".") && !kind.summary.contains("\n"))
      #expect(kind.explanation.count > 40 && !kind.explanation.contains("\n"), "\(kind.id)")
    }
  }

  @Test func everyRuleIsAKind() {
    let rules = (infoPlistCatalogue.keys + ruleCatalogue.keys).flatMap(\.rules).map(\.name)
    #expect(Set(rules).subtracting(PropertyListChecker.kinds.map(\.id)) == [])
  }

  @Test(arguments: FindingCase.all)
  func everyKindOfFindingCanBeDisabled(_ one: FindingCase) {
    var options = one.options
    options.disabled = [one.id]
    let found = findings(MarkedList(one.firing).text, in: ruleCatalogue, options)
    #expect(found.allSatisfy { $0.id != one.id })
  }

  @Test func strictTurnsWarningsIntoErrors() {
    let list = MarkedList(entry("XXFlagOfSystem", "<string>YES</string>")).text
    let found = findings(list, in: ruleCatalogue, CheckOptions(isStrict: true))
    #expect(found.map(\.severity) == [.error])
  }

  @Test func adviceIsNotAnError() {
    let list = MarkedList(entry("XXIconAdvice", "<string>Icon.png</string>")).text
    #expect(findings(list, in: ruleCatalogue).map(\.severity) == [.warning])
  }

  /// A rule of older systems is not broken where no such system runs the product.
  @Test(
    arguments: [
      (nil, true), ("16.0", true), ("17.0", false), ("18.0", false),
    ] as [(Version?, Bool)])
  func anAddressIsReportedIfTheTargetIgnoresIt(target: Version?, isReported: Bool) {
    let domains = entry("NSExceptionDomains", "<dict>\(entry("192.0.2.1", "<dict/>"))</dict>")
    let list = MarkedList(entry("NSAppTransportSecurity", "<dict>\(domains)</dict>")).text
    let options = CheckOptions(platform: .iOS, deploymentTarget: target)
    let found = findings(list, options)
    #expect(found.contains { $0.id == "format" } == isReported, "\(found)")
  }

  @Test func findingsLinkToTheKeysPage() throws {
    let reference = try #require(PageAddress(folder: "https://keys.example"))
    let list = MarkedList(entry("XXRange", "<integer>3</integer>")).text
    let found = findings(
      list, in: ruleCatalogue, CheckOptions(page: { reference.page("\($0).html") }))
    #expect(found.map(\.url?.text) == ["https://keys.example/XXRange.html"])
    #expect(found.map(\.path) == ["XXRange"])
  }

  @Test func truncatedFilesHaveNoMissingKeys() {
    let text = "<plist version=\"1.0\"><dict><key>XXServices</key><array><dict>"
    let found = findings(text, in: ruleCatalogue)
    #expect(found.containsErrors)
    #expect(found.allSatisfy { $0.id != "missing-required-key" && $0.id != "at-least-one" })
  }

  @Test func aTargetOfAnotherKindIsReported() {
    let options = CheckOptions(extensionPoint: "com.example.two")
    let list = MarkedList(
      entry(
        "NSExtension",
        "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.example.one</string>") + entry("XXSituation", "<string/>"))</dict>"
      )
    ).text
    #expect(findings(list, in: ruleCatalogue, options).map(\.id) == ["value-not-allowed"])
    #expect(
      findings(MarkedList("").text, in: ruleCatalogue, options).map(\.id)
        == ["missing-required-key"])
  }
}
