import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// One mistake is one finding, which says what to do in this list.
@Suite struct OneMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var list: String
    var id: String
    var severity: Severity
    /// Parts of the message and of the remedy.
    var message: String
    var remedy: String

    init(
      _ list: String, _ id: String, _ severity: Severity, _ message: String, remedy: String
    ) {
      (self.list, self.id, self.severity) = (list, id, severity)
      (self.message, self.remedy) = (message, remedy)
    }

    var testDescription: String { "\(id): \(message)" }
  }

  static let mistakes: [Mistake] = [
    // Elements as editors leave them.
    Mistake(
      entry("NSServices", "<array><dict/></array>"), "empty-value", .note,
      "an element of 'NSServices' is empty", remedy: "remove the element"),
    Mistake(
      entry("UTExportedTypeDeclarations", "<array><dict/></array>"), "empty-value", .note,
      "is empty", remedy: "remove the element"),
    // A text for a template to fill in.
    Mistake(
      entry("CFBundleShortVersionString", "<string/>"), "empty-value", .note,
      "'CFBundleShortVersionString' is empty", remedy: "write a value"),
    // A key that has ended, and that a rule forbids besides.
    Mistake(
      entry("UIDesignRequiresCompatibility", "<true/>")
        + entry("CFBundleIdentifier", "<string>com.example.lamp</string>")
        + entry("CFBundleShortVersionString", "<string>1.0</string>")
        + entry("CFBundleVersion", "<string>1</string>")
        + entry("DTPlatformName", "<string>iphoneos</string>")
        + entry("DTSDKName", "<string>iphoneos27.0</string>")
        + entry("MinimumOSVersion", "<string>27.0</string>"),
      "absent", .warning, "with the SDK of iOS 27.0", remedy: "remove the key"),
    // White space is the mistake, not what it does to the value.
    Mistake(
      entry("LSMinimumSystemVersion", "<string>14.0 </string>"), "surrounding-space", .warning,
      "ends with white space", remedy: "write '14.0'"),
    Mistake(
      entry("NSUserNotificationAlertStyle", "<string> banner</string>"), "surrounding-space",
      .warning, "begins with white space", remedy: "write 'banner'"),
    // One text that breaks several rules.
    Mistake(
      entry("CFBundleIdentifier", "<string>com.example.</string>"), "without-suffix", .warning,
      "'com.example.' ends in a period", remedy: "remove it"),
    Mistake(
      entry("NSMainNibFile", "<true/>"), "wrong-type", .error, "is a Boolean",
      remedy: "write a string"),
    // Names.
    Mistake(
      entry("CFBundleName", "<string>A</string>")
        + entry("CFBundleName - 2", "<string>B</string>"),
      "misspelled-key", .warning, "copy of 'CFBundleName'", remedy: "remove it"),
    Mistake(
      transport(entry("NSExceptionDomains", "<dict>\(entry("NSPinnedDomains", filled))</dict>")),
      "misplaced-key", .warning, "'NSPinnedDomains' belongs in NSAppTransportSecurity",
      remedy: "move it to NSAppTransportSecurity"),
    Mistake(
      transport(
        entry(
          "NSExceptionDomains",
          "<dict>\(entry("NSExceptionAllowInsecureHTTPLoads", "<true/>"))</dict>")),
      "misplaced-key", .warning, "did you mean 'NSExceptionAllowsInsecureHTTPLoads'",
      remedy: "as 'NSExceptionAllowsInsecureHTTPLoads'"),
    Mistake(
      transport(
        entry("NSExceptionDomains", "<dict>\(entry("NSAllowSomeLoads", "<true/>"))</dict>")),
      "misplaced-key", .warning, "'NSAllowSomeLoads' is beside the dictionaries",
      remedy: "a key that is known in NSAppTransportSecurity/NSExceptionDomains/<domain>"),
    // Languages and categories.
    Mistake(
      entry("CFBundleDevelopmentRegion", "<string>English</string>"), "format", .note,
      "'English' is the name of a language", remedy: "such as 'en'"),
    Mistake(
      entry("LSApplicationCategoryType", "<string>Utilities</string>"), "unknown-value", .warning,
      "'Utilities' is not a known value", remedy: "on the key's page"),
    // The dictionary of this list.
    Mistake(
      entry(
        "UIApplicationSceneManifest",
        "<dict>\(entry("UISceneDelegateClassName", "<string>A</string>") + scenes)</dict>"),
      "misplaced-key", .warning, "'UISceneDelegateClassName' belongs in",
      remedy:
        "move it to UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/0"
    ),
    Mistake(
      entry("LSUIElement", "<true/>")
        + entry("UIApplicationSceneManifest", "<dict>\(entry("LSUIElement", "<true/>"))</dict>"),
      "misplaced-key", .note, "'LSUIElement' belongs in the root",
      remedy: "remove it; the root already has the key"),
  ]

  private static let filled = "<dict>\(entry("a", "<true/>"))</dict>"
  private static let scenes = entry(
    "UISceneConfigurations",
    "<dict>\(entry("UIWindowSceneSessionRoleApplication", "<array><dict>\(entry("UISceneConfigurationName", "<string>Main</string>"))</dict></array>"))</dict>"
  )

  private static func transport(_ inside: String) -> String {
    entry("NSAppTransportSecurity", "<dict>\(inside)</dict>")
  }

  @Test(arguments: mistakes)
  func aMistakeIsOneFinding(_ mistake: Mistake) throws {
    let found = findings(MarkedList(mistake.list).text)
    #expect(found.map(\.id) == [mistake.id], "\(found.map(\.message))")
    let finding = try #require(found.first)
    #expect(finding.severity == mistake.severity)
    #expect(finding.message.contains(mistake.message), "\(finding.message)")
    #expect(finding.remedy?.contains(mistake.remedy) == true, "\(finding.remedy ?? "")")
  }

  /// An empty element of a privacy manifest is refused by the App Store.
  @Test func elementsThatMustHoldKeysAreNotEmpty() {
    let list = MarkedList(entry("NSPrivacyAccessedAPITypes", "<array><dict/></array>")).text
    let found = findings(list, in: privacyManifestCatalogue)
    #expect(found.map(\.id) == ["missing-required-key"])
    #expect(found.map(\.severity) == [.error])
  }

  /// A text without characters is one mistake, whatever rule it breaks.
  @Test func aTextWithoutCharactersIsOneMistake() {
    let lists = [
      entry("CFBundleShortVersionString", "<string/>"), entry("CFBundlePackageType", "<string/>"),
      entry("LSApplicationCategoryType", "<string/>"),
      entry("CFBundleDevelopmentRegion", "<string/>"),
    ]
    for list in lists {
      for profile in [CheckOptions.Profile.source, .built] {
        let found = findings(MarkedList(list).text, CheckOptions(profile: profile))
          .filter { $0.id != "missing-required-key" && $0.id != "present" }
        #expect(found.allSatisfy { $0.id == "empty-value" }, "\(list): \(found.map(\.id))")
      }
    }
  }

  /// A rule that must hold is broken by an empty element as by any other.
  @Test func elementsThatMustKeepARuleAreNotEmpty() {
    let inside =
      entry("NSExtensionPointIdentifier", "<string>com.apple.fileprovider-nonui</string>")
      + entry("NSExtensionPrincipalClass", "<string>Lamp.Main</string>")
      + entry("NSFileProviderUserInteractions", "<array><dict/></array>")
    let found = findings(
      MarkedList(entry("NSExtension", "<dict>\(inside)</dict>")).text)
    #expect(found.map(\.id) == ["at-least-one"])
    #expect(found.containsErrors)
  }

  /// Values that systems take although documents say otherwise, and values that are not mistakes.
  static let accepted: [String] = [
    entry("CFBundleVersion", "<integer>3</integer>"),
    entry("CFBundleVersion", "<string>1.4.2d20</string>"),
    entry("CFBundleShortVersionString", "<string>VERSION</string>"),
    entry("CFBundleDevelopmentRegion", "<string>en_US</string>"),
    entry("CFBundlePackageType", "<string>fs  </string>"),
    entry("CFBundleIdentifier", "<string>example</string>"),
    entry("LSUIElement", "<string>1</string>"),
    entry("NSDockTilePlugIn", "<string>Tile.plugin</string>"),
    entry("FSPersonalities", "<dict>\(entry("TrailFS", "<dict/>"))</dict>"),
    entry("UILaunchScreen", "<dict>\(entry("UILaunchScreen", "<dict/>"))</dict>"),
    entry(
      "CFBundleDocumentTypes",
      "<array><dict>\(entry("LSItemContentTypes", "<string>public.image</string>"))</dict></array>"),
    entry(
      "CFBundleDocumentTypes",
      "<array><dict>\(entry("LSItemContentTypes", "<string>$(PRODUCT_ID).trail</string>"))</dict></array>"
    ),
    entry(
      "NSExtension",
      "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.background-asset-downloader-extension</string>"))</dict>"
    ),
  ]

  @Test(arguments: accepted)
  func whatSystemsTakeIsNotReported(_ list: String) {
    let found = findings(MarkedList(list).text)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(
    arguments: [
      "<string>com.example.trail</string>",
      "<dict><key>UTTypeIdentifier</key><string>com.example.trail</string></dict>",
    ])
  func elementsOfATypeThatIsAlsoAcceptedAreNotReported(_ element: String) {
    let list = entry(
      "EXAppExtensionAttributes",
      "<dict>\(entry("MTUTTypeArray", "<array>\(element)</array>"))</dict>")
    let found = findings(MarkedList(list).text)
    #expect(found.allSatisfy { $0.id != "wrong-type" }, "\(found.map(\.message))")
  }
}
