import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

@Suite struct PrivacyManifestTests {
  private static let checker = PropertyListChecker(privacyManifestCatalogue)

  private func check(_ list: PropertyListValue) -> [Diagnostic] {
    Self.checker.check(Array(list.json.serialized().utf8), file: "PrivacyInfo.xcprivacy")
  }

  /// A manifest that uses one category of APIs for these reasons.
  private func manifest(_ category: String, _ reasons: [String]) -> PropertyListValue {
    [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": .string(category),
          "NSPrivacyAccessedAPITypeReasons": .array(reasons.map { .string($0) }),
        ]
      ]
    ]
  }

  @Test func everyExampleKeepsTheRulesOfItsKey() {
    expectNoFault(of: privacyManifestCatalogue.keys) { key in
      guard let example = key.example else { return "no example" }
      // An element has required neighbours, which its array's example shows.
      guard key.path.components.count == 1 else { return nil }
      var list: PropertyListValue = .dictionary([.init(key.name, example)])
      if key.name == "NSPrivacyTrackingDomains" {
        list = .merging([list, ["NSPrivacyTracking": true]])
      }
      return check(list).first?.message
    }
  }

  @Test func smallManifestsAreValid() {
    #expect(check([:]) == [])
    #expect(check(["NSPrivacyTracking": false]) == [])
    #expect(check(["NSPrivacyTracking": false, "NSPrivacyTrackingDomains": []]) == [])
    #expect(check(["NSPrivacyCollectedDataTypes": []]) == [])
    #expect(check(manifest("NSPrivacyAccessedAPICategoryUserDefaults", ["CA92.1"])) == [])
  }

  static let categories = [
    "FileTimestamp": ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"],
    "SystemBootTime": ["35F9.1", "8FFB.1", "3D61.1"],
    "DiskSpace": ["85F4.1", "E174.1", "7D9E.1", "B728.1"],
    "ActiveKeyboards": ["3EC4.1", "54BD.1"],
    "UserDefaults": ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"],
  ]

  @Test(arguments: categories.keys)
  func aCategoryTakesItsOwnReasonsOnly(category: String) {
    for (other, reasons) in Self.categories {
      for reason in reasons {
        let found = check(manifest("NSPrivacyAccessedAPICategory" + category, [reason]))
        #expect(found.map(\.id) == (other == category ? [] : ["one-of"]), "\(reason)")
      }
    }
  }

  @Test func anUnknownReasonIsReportedOnce() {
    let found = check(manifest("NSPrivacyAccessedAPICategoryUserDefaults", ["CA92.2"]))
    #expect(found.map(\.id) == ["value-not-allowed"])
  }

  @Test func aCategoryNeedsItsFullName() {
    #expect(check(manifest("UserDefaults", ["CA92.1"])).map(\.id) == ["value-not-allowed"])
  }

  @Test func anEntryNeedsReasons() {
    let found = check(manifest("NSPrivacyAccessedAPICategoryUserDefaults", []))
    #expect(found.map(\.id) == ["count"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.codes) == [["ITMS-91056", "ITMS-91108"]])
  }

  @Test(
    arguments: [
      (
        ["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": []], "count",
        Severity.error
      ),
      (["NSPrivacyTracking": true], "present", .warning),
      (
        ["NSPrivacyTracking": false, "NSPrivacyTrackingDomains": ["example.com"]], "count",
        .error
      ),
      (["NSPrivacyTrackingDomains": ["example.com"]], "count", .error),
      (
        ["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["example.com/"]], "format",
        .error
      ),
      (["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": [""]], "empty-value", .error),
      (
        ["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["https://example.com"]],
        "without-text", .warning
      ),
      (["NSPrivacyTracking": "false"], "boolean-as-string", .error),
      (["NSPrivacyTracking": 0], "boolean-as-number", .error),
    ] as [(PropertyListValue, String, Severity)])
  func aMistakeIsReportedOnce(list: PropertyListValue, id: String, severity: Severity) {
    let found = check(list)
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.severity) == [severity])
  }

  @Test func aDescriptionOfDataHasFourKeysAndNoOthers() {
    let whole: PropertyListValue = [
      "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypeName",
      "NSPrivacyCollectedDataTypeLinked": true, "NSPrivacyCollectedDataTypeTracking": false,
      "NSPrivacyCollectedDataTypePurposes": ["NSPrivacyCollectedDataTypePurposeAnalytics"],
    ]
    #expect(check(["NSPrivacyCollectedDataTypes": [whole]]) == [])
    guard case .dictionary(let entries) = whole else { return }
    for entry in entries {
      let rest = PropertyListValue.dictionary(entries.filter { $0.key != entry.key })
      let found = check(["NSPrivacyCollectedDataTypes": [rest]])
      #expect(found.map(\.id) == ["missing-required-key"])
    }
    let more = PropertyListValue.merging([whole, ["Reason": "Fun"]])
    #expect(check(["NSPrivacyCollectedDataTypes": [more]]).map(\.id) == ["only-known-keys"])
  }
}
