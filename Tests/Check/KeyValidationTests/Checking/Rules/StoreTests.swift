import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// Demands of the App Store on a list depend on the bundle that the list is in.
struct StoreTests {
  private static let app = entry("CFBundlePackageType", "<string>APPL</string>")
  private static let framework = entry("CFBundlePackageType", "<string>FMWK</string>")
  private static let type = entry(
    "CFBundleDocumentTypes",
    "<array><dict>\(entry("LSItemContentTypes", "<array><string>com.example.lamp</string></array>"))</dict></array>"
  )

  /// A product for a platform.
  private static func built(for platform: String) -> String {
    entry("DTXcode", "<string>1640</string>")
      + entry("CFBundleSupportedPlatforms", "<array><string>\(platform)</string></array>")
  }

  /// A list and the keys that are missing from it.
  static let lists: [(String, [String])] = [
    (app, []),
    (app + type, ["CFBundleTypeName", "LSHandlerRank"]),
    // Plug-ins for previews and searches.
    (type, []),
    (entry("CFBundlePackageType", "<string>BNDL</string>") + type, []),
    (
      framework + built(for: "iPhoneOS"),
      ["CFBundleVersion", "CFBundleShortVersionString"]
    ),
    // Mac apps in the store have such frameworks.
    (framework + built(for: "MacOSX"), []),
    (
      app + built(for: "MacOSX"),
      ["CFBundleVersion", "CFBundleShortVersionString", "ITSAppUsesNonExemptEncryption"]
    ),
    // Parts of an app that is asked.
    (
      app + built(for: "iPhoneOS") + entry("NSAppClip", "<dict/>"),
      ["CFBundleVersion", "CFBundleShortVersionString"]
    ),
    (
      app + built(for: "WatchOS") + entry("WKApplication", "<true/>"),
      ["CFBundleVersion", "CFBundleShortVersionString"]
    ),
  ]

  @Test(arguments: lists)
  func aKeyIsMissingWhereTheStoreAsksForIt(inside: String, keys: [String]) throws {
    let store = try #require(distribution("app-store"))
    let found = findings(MarkedList(inside).text, CheckOptions(distribution: store))
    let missing = found.filter { $0.id == "present" }.compactMap(\.key)
    let asked = [
      "CFBundleTypeName", "LSHandlerRank", "CFBundleVersion", "CFBundleShortVersionString",
      "ITSAppUsesNonExemptEncryption",
    ]
    let names = asked.filter { name in missing.contains { $0.hasSuffix(name) } }
    #expect(names == keys, "\(found.map(\.message))")
  }

  private static func orientations(_ variant: String = "", _ names: String...) -> String {
    let values = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return entry("UISupportedInterfaceOrientations\(variant)", "<array>\(values)</array>")
  }

  private static let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
  private static let forPad = entry("UIDeviceFamily", "<array><integer>2</integer></array>")
  private static let complete = """
    <key>UISupportedInterfaceOrientations~ipad</key>
    <array>\(all.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined())</array>

    """

  /// The finding stands at the list of the orientations, of several at the last one.
  @Test(arguments: [
    (orientations("", "Portrait", "LandscapeLeft", "LandscapeRight") + complete, []),
    (complete, []),
    // The iPad reads its own list alone.
    (
      orientations("", "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
        + orientations("~ipad", "Portrait", "PortraitUpsideDown"),
      ["UISupportedInterfaceOrientations~ipad"]
    ),
    (orientations("~iphone", "Portrait") + complete, []),
    (
      orientations("", "Portrait", "LandscapeLeft", "LandscapeRight"),
      ["UISupportedInterfaceOrientations"]
    ),
    (
      orientations("", "Portrait")
        + orientations("~ipad", "Portrait", "PortraitUpsideDown", "LandscapeLeft"),
      ["UISupportedInterfaceOrientations~ipad"]
    ),
    // A mistake is reported once, however many are missing.
    (orientations("", "Portrait"), ["UISupportedInterfaceOrientations"]),
    ("", ["missing"]),
    (orientations() + entry("UIRequiresFullScreen", "<true/>"), []),
  ])
  func anAppForPadHasAllOrientations(inside: String, expected: [String]) throws {
    let store = try #require(distribution("app-store"))
    let list = MarkedList(Self.app + Self.forPad + inside).text
    let found = findings(list, CheckOptions(distribution: store))
      .filter { $0.codes == ["ITMS-90474"] }
    let places = found.map { finding in
      // A tilde in a path is escaped.
      finding.id == "contains" ? finding.path?.replacing("~0", with: "~") : "missing"
    }
    #expect(places == expected, "\(found)")
    #expect(found.allSatisfy { $0.severity == .error })
  }
}
