import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Mistakes that a list shows and a store refuses have the store's code.
struct CodesOfFindingsTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    var list: String
    var codes: [String]

    init(_ list: String, _ codes: String...) { (self.list, self.codes) = (list, codes) }

    var testDescription: String { codes.joined(separator: ", ") }
  }

  private static let framework = entry("CFBundlePackageType", "<string>FMWK</string>")

  private static func share(_ inside: String, attributes: String = "") -> String {
    entry(
      "NSExtension",
      "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.share-services</string>"))"
        + entry("NSExtensionMainStoryboard", "<string>Main</string>")
        + "\(entry("NSExtensionAttributes", "<dict>\(attributes)</dict>"))\(inside)</dict>")
  }

  private static func platforms(_ names: String...) -> String {
    entry(
      "CFBundleSupportedPlatforms",
      "<array>\(names.map { "<string>\($0)</string>" }.joined())</array>")
  }

  static let refused: [Refused] = [
    Refused(
      framework + entry("CFBundleIdentifier", "<string>com.example.a_b</string>"), "ITMS-90049",
      "ITMS-90277"),
    Refused(entry("CFBundleIdentifier", "<string>com.example.a b</string>"), "ITMS-90049"),
    Refused(framework + entry("MinimumOSVersion", "<string>7.0</string>"), "ITMS-90362"),
    Refused(platforms("iPhoneOS", "AppleTVOS"), "ITMS-90562"),
    Refused(
      entry("CFBundlePackageType", "<string>BNDL</string>") + platforms("iPhoneSimulator"),
      "ITMS-90542"),
    Refused(
      entry("WKApplication", "<true/>") + entry("LSRequiresIPhoneOS", "<true/>"), "ITMS-90363"),
    Refused(share(entry("NSExtensionPointVersion", "<string>1.0</string>")), "ITMS-90363"),
    Refused(
      share("", attributes: entry("NSExtensionPointName", "<string>com.apple.share</string>")),
      "ITMS-90363"),
    Refused(
      share(
        "",
        attributes: entry(
          "NSExtensionActivationRule",
          "<dict>\(entry("NSExtensionActivationSupportsText", "<integer>3</integer>"))</dict>")),
      "ITMS-90361"),
  ]

  @Test(arguments: refused)
  func aMistakeHasTheCodeOfTheStore(_ one: Refused) throws {
    let store = try #require(distribution("app-store"))
    func findingsWithCodes(for distribution: Distribution?) -> [Diagnostic] {
      let options = CheckOptions(platform: .iOS, distribution: distribution)
      return findings(MarkedList(one.list).text, options).filter { !$0.codes.isEmpty }
    }
    let found = findingsWithCodes(for: store)
    #expect(found.map(\.codes) == [one.codes], "\(found)")
    #expect(found.map(\.severity) == [.error])
    #expect(findingsWithCodes(for: nil).allSatisfy { $0.severity <= .warning })
  }

  /// The system reads the version of the extension point of others.
  @Test func aScreenSaverMayStateAVersion() {
    let list = entry(
      "NSExtension",
      "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.screensaver</string>"))"
        + entry("NSExtensionPointVersion", "<string>1.0</string>")
        + entry("NSExtensionPrincipalClass", "<string>Saver</string>") + "</dict>")
    #expect(findings(MarkedList(list).text) == [])
  }

  @Test func anEmptyTextIsCalledEmpty() {
    let found = findings(
      MarkedList(entry("DTXcode", "<string/>")).text,
      CheckOptions(distribution: distribution("app-store")))
    #expect(found.map(\.message).contains { $0.contains("'DTXcode' must not be empty for") })
    let rule = Rule.noneOf(["", "a"])
    #expect(rule.sentence == "Must not be empty or `a`.")
  }

  @Test func aForbiddenKeyMayHaveAnother() {
    let found = findings(
      MarkedList(entry("UIAppFonts", "<array><string>A.ttf</string></array>")).text,
      CheckOptions(platform: .macOS))
    #expect(found.map(\.remedy).contains("write 'ATSApplicationFontsPath' instead"), "\(found)")
  }
}
