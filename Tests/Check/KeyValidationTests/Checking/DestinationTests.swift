import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing
import Text

/// The store's rules are for products that go there: stated, or as is usual for their platform.
@Suite struct DestinationTests {
  private static func built(for platform: String) -> String {
    entry("CFBundlePackageType", "<string>APPL</string>")
      + entry("CFBundleIdentifier", "<string>com.example.lamp</string>")
      + entry("CFBundleIconName", "<string>AppIcon</string>")
      + entry("CFBundleShortVersionString", "<string>1.0</string>")
      + entry("ITSAppUsesNonExemptEncryption", "<false/>")
      + entry("UIRequiredDeviceCapabilities", "<array><string>arm64</string></array>")
      + entry("UILaunchScreen", "<dict/>") + entry("DTXcode", "<string>2640</string>")
      + (platform == "MacOSX" ? mac : "")
      + entry("CFBundleSupportedPlatforms", "<array><string>\(platform)</string></array>")
  }

  private static let mac =
    entry("LSMinimumSystemVersion", "<string>14.0</string>")
    + entry("LSApplicationCategoryType", "<string>public.app-category.utilities</string>")

  private func found(for platform: String, _ id: String? = nil) throws -> [Diagnostic] {
    let way = try id.map { try #require($0 == "none" ? .withoutRules : distribution($0)) }
    return findings(
      MarkedList(Self.built(for: platform)).text, CheckOptions(distribution: way))
  }

  private func summary(_ findings: [Diagnostic]) -> [String] {
    findings.map { "\($0.severity.rawValue) \($0.key ?? $0.id) \($0.refusedBy ?? "")" }
  }

  @Test func anAppForThePhoneIsWarnedOfItsStore() throws {
    #expect(summary(try found(for: "iPhoneOS")) == ["warning CFBundleVersion app-store"])
    #expect(
      summary(try found(for: "iPhoneOS", "app-store")) == ["error CFBundleVersion app-store"])
  }

  @Test(arguments: ["none", "ad-hoc", "enterprise"])
  func anotherWayHasNoneOfItsRules(_ id: String) throws {
    #expect(summary(try found(for: "iPhoneOS", id)) == [])
  }

  @Test func aMacAppHasTheStoresRulesCounted() throws {
    let found = try found(for: "MacOSX")
    #expect(summary(found) == ["note refused-elsewhere mac-app-store"])
    #expect(found.map(\.count) == [1])
    #expect(
      summary(try self.found(for: "MacOSX", "mac-app-store"))
        == ["error CFBundleVersion mac-app-store"])
    #expect(summary(try self.found(for: "MacOSX", "developer-id")) == [])
    #expect(summary(try self.found(for: "MacOSX", "none")) == [])
  }

  @Test func anUnknownPlatformHasNoStore() {
    let list = entry("CFBundlePackageType", "<string>APPL</string>")
    #expect(findings(MarkedList(list).text) == [])
  }

  // MARK: - The verdict

  private func finding(_ severity: Severity, refusedBy way: String? = nil, count: Int = 1)
    -> Diagnostic
  {
    var finding = Diagnostic(
      severity, severity == .note ? "refused-elsewhere" : "present",
      at: .init(file: "a.plist"), "a mistake")
    (finding.refusedBy, finding.count, finding.document) = (way, count, "info-plist")
    return finding
  }

  @Test func theVerdictCountsWhoRefusesAndWhatIsWrong() {
    func verdict(_ findings: Diagnostic...) -> String? {
      Verdict(on: findings, in: infoPlistCatalogue).text
    }
    #expect(verdict() == nil)
    let refused = finding(.warning, refusedBy: "app-store")
    #expect(verdict(refused) == "The App Store would refuse 1 thing.")
    #expect(
      verdict(refused, finding(.error, refusedBy: "app-store"), finding(.error), finding(.warning))
        == "The App Store would refuse 2 things; 1 more is wrong, and 1 may be.")
    #expect(
      verdict(refused, finding(.warning), finding(.warning))
        == "The App Store would refuse 1 thing; 2 more may be wrong.")
    #expect(verdict(finding(.error), finding(.error)) == "2 things are wrong.")
    #expect(verdict(finding(.warning)) == "1 thing may be wrong.")
    #expect(
      verdict(finding(.note, refusedBy: "mac-app-store", count: 3))
        == "The Mac App Store would refuse 3 things, if it goes there; the distribution mac-app-store shows them."
    )
  }

  @Test func findingsOfFilesThatCannotBeReadAreNoVerdict() {
    let finding = Diagnostic.error("unreadable-file", at: nil, "the file cannot be read")
    #expect(Verdict(on: [finding], in: infoPlistCatalogue).text == nil)
  }

  @Test func theWorstFindingsComeFirst() {
    let all = [
      finding(.note), finding(.warning), finding(.warning, refusedBy: "app-store"),
      finding(.error), finding(.warning),
    ]
    #expect(
      summary(all.worstFirst).map { $0.prefix { $0 != " " } }
        == ["error", "warning", "warning", "warning", "note"])
    #expect(all.worstFirst[1].refusedBy == "app-store")
  }
}

/// Services demand something from a day on, and warn of it before.
@Suite struct ScheduleTests {
  private static let app =
    entry("CFBundlePackageType", "<string>APPL</string>")
    + entry("CFBundleSupportedPlatforms", "<array><string>iPhoneOS</string></array>")
    + entry("DTSDKName", "<string>iphoneos26.4</string>")

  private func found(on date: String?, _ way: String? = nil) -> [String] {
    let options = changed(CheckOptions(distribution: way.flatMap(distribution))) { $0.date = date }
    return findings(MarkedList(Self.app).text, options)
      .filter { $0.key == "DTSDKName" }
      .map {
        "\($0.severity.rawValue) \($0.refusedBy ?? "") \($0.message.contains("from 2027-04"))"
      }
  }

  @Test(
    arguments: [
      (nil, []), ("2026-12-31", []), ("2027-01-01", ["warning  true"]),
      ("2027-03-31", ["warning  true"]), ("2027-04-01", ["warning app-store false"]),
    ] as [(String?, [String])])
  func aRuleIsAnnouncedWarnedOfAndEnforced(on date: String?, expected: [String]) {
    #expect(found(on: date) == expected)
  }

  @Test func aStatedStoreRefusesFromTheDayOn() {
    #expect(found(on: "2027-03-31", "app-store") == ["warning  true"])
    #expect(found(on: "2027-04-28", "app-store") == ["error app-store false"])
  }

  @Test(arguments: ["2027-05-01", "2028-02-29", "2027-12-31"])
  func aDayIsADate(_ text: String) { #expect(RuleSchedule.isDay(text)) }

  @Test(arguments: [
    "", "2027", "2027-05", "2027-13-01", "2027-02-29", "2027-04-31", "27-04-01", "2027-4-1",
    "2027-05-01T00:00", "tomorrow", "2027-05-0١",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(!RuleSchedule.isDay(text))
    var stated = StatedOptions()
    stated.texts[.date] = text
    #expect(throws: Refusal.self) { try stated.options(for: infoPlistCatalogue, knowing: []) }
  }

  @Test func aVersionIsNotAfterAnother() {
    func found(_ oldest: String, _ kit: String) -> [String] {
      let list =
        entry("CFBundlePackageType", "<string>APPL</string>")
        + entry("CFBundleSupportedPlatforms", "<array><string>MacOSX</string></array>")
        + entry("LSMinimumSystemVersion", "<string>\(oldest)</string>")
        + entry("DTPlatformVersion", "<string>\(kit)</string>")
      return findings(
        MarkedList(list).text, CheckOptions(distribution: distribution("mac-app-store"))
      ).filter { $0.id == "not-after" }.map(\.message)
    }
    #expect(found("26.5", "26.4").count == 1)
    #expect(found("26.4", "26.4").isEmpty && found("9.9", "26.4").isEmpty)
    #expect(found("26.4.0", "26.4").isEmpty && found("26.10", "26.9").count == 1)
    #expect(found("$(X)", "26.4").isEmpty && found("26.5", "x").isEmpty)
  }
}
