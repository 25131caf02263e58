import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// A key that works on real systems, or is the author's own, is not an error.
@Suite struct FalseAlarmTests {
  private static let rule = "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/"

  /// Lists without findings.
  static let silent: [String] = [
    // Keys of the author's own.
    entry("MyOwnKey", "<string>x</string>"),
    entry("NSMainStoryboardFile", "<string>Main</string>"),
    entry("CFBundleIconFiles", "<array><string>Icon</string></array>"),
    entry("com.example.settings", "<dict>\(entry("NSExtensionPointIdentifer", "<true/>"))</dict>"),
    entry("default", "<string>x</string>"),
    // Build settings.
    entry("CFBundleIdentifier", "<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
    entry("CFBundleIdentifier", "<string>com.example.${PRODUCT_NAME:rfc1034identifier}</string>"),
    entry("CFBundleIdentifier", "<string>@BUNDLE_ID@</string>"),
    entry("NSSupportsSuddenTermination", "<string>$(SUDDEN)</string>"),
    entry("NSUserNotificationAlertStyle", "<string>${STYLE}</string>"),
    entry("CFBundleIdentifier", "<string>::PACKAGE::</string>"),
    entry("CFBundleIdentifier", "<string>com.___VARIABLE_prefix:identifier___</string>"),
    entry("$(EXTRA_KEY)", "<string>x</string>"),
    // The system ignores what follows the third integer.
    entry("CFBundleVersion", "<string>12.0.3.118</string>"),
    // Keys as generators of projects write them.
    entry("NSHighResolutionCapable", "<string>true</string>"),
    entry(
      "UIApplicationSceneManifest",
      "<dict>\(entry("UISceneConfigurations", "<dict>\(entry("CPSceneSessionRoleImmersiveSpaceApplication", "<array><dict>\(entry("UISceneInitialImmersionStyle", "<string>UIImmersionStyleFull</string>"))</dict></array>"))</dict>"))</dict>"
    ),
    // The kernel tries each of several dictionaries.
    personality(
      entry("CFBundleIdentifier", "<string>com.example.lamp</string>")
        + entry(
          "IOPropertyMatch",
          "<array><dict>\(entry("Colour", "<string>red</string>"))</dict></array>")),
    // The system's own type is longer than what RFC 6335 allows.
    entry(
      "NSBonjourServices",
      "<array><string>_remotepairing-pairable-host._tcp</string><string>_ipp._tcp.</string></array>"
    )
      + entry("NSLocalNetworkUsageDescription", "<string>Finds your lamps.</string>"),
    entry("NSUserTrackingUsageDescription", "<string>Shows ads.</string>")
      + entry("NSUserTrackingMarkdownUsageDescription", "<string>Shows *ads*.</string>"),
    // Other devices.
    entry("UIMainStoryboardFile~ipad", "<string>Main-iPad</string>"),
    entry("NSMainNibFile-macos", "<string>Main</string>"),
    // Texts where a document has Booleans too.
    entry("NSAppleScriptEnabled", "<string>YES</string>"),
    // A single tag needs no array.
    declaration("<string>trail</string>"),
    declaration("<array><string>trail</string></array>"),
    activation(entry("NSExtensionActivationSupportsText", "<true/>")),
    activation(entry("NSExtensionActivationSupportsImageWithMaxCount", "<true/>")),
    activation(entry("NSExtensionActivationSupportsWebURLWithMaxCount", "<integer>1</integer>")),
    // Shipped apps count web URLs where they have a script.
    entry(
      "NSExtension",
      "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.share-services</string>") + entry("NSExtensionPrincipalClass", "<string>Lamp.Main</string>") + entry("NSExtensionAttributes", "<dict>\(entry("NSExtensionJavaScriptPreprocessingFile", "<string>Share</string>") + entry("NSExtensionActivationRule", "<dict>\(entry("NSExtensionActivationSupportsWebURLWithMaxCount", "<integer>1</integer>"))</dict>"))</dict>"))</dict>"
    ),
    // The author of a template wrote what a build adds elsewhere.
    entry("DTSDKName", "<string>iphoneos18.0</string>")
      + entry("CFBundleName", "<string>@NAME@</string>"),
    entry("DTPlatformName", "<string>iphoneos</string>")
      + entry("CFBundleName", "<string>{{ name }}</string>"),
    entry(
      "NSExtension",
      "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.fileprovider-nonui</string>") + entry("NSExtensionPrincipalClass", "<string>Lamp.Main</string>") + entry("NSExtensionFileProviderDocumentGroup", "<string>group.com.example</string>"))</dict>"
    ),
  ]

  @Test(arguments: silent)
  func correctListsHaveNoFindings(_ inside: String) {
    let found = findings(MarkedList(inside).text)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  /// Lists with a finding that is not an error.
  static let doubtful: [(String, String)] = [
    (entry("NSSupportsSuddenTermination", "<string>YES</string>"), "boolean-as-string"),
    (entry("NSSupportsSuddenTermination", "<integer>1</integer>"), "boolean-as-number"),
    (
      entry(
        "NSExtension",
        "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.fileprovider-nonui</string>") + entry("NSExtensionPrincipalClass", "<string>Lamp.Main</string>") + entry("NSExtensionAttributes", "<dict>\(entry("NSExtensionFileProviderDocumentGroup", "<string>group.com.example</string>"))</dict>"))</dict>"
      ), "misplaced-key"
    ),
    (activation(nil), "must-not-ship"),
    // A future extension point.
    (
      entry(
        "NSExtension",
        "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.something-new</string>") + entry("NSExtensionAttributes", "<dict>\(entry("PrimaryLanguage", "<string>en</string>"))</dict>"))</dict>"
      ), "unknown-value"
    ),
    // The kernel completes the identifier.
    (personality(""), "present"),
    (
      activation(entry("NSExtensionActivationSupportsText", "<integer>1</integer>")),
      "boolean-as-number"
    ),
    (entry("UIMainStoryboardFile", "<string>Main.storyboard</string>"), "without-suffix"),
    (entry("NSCalendarUsageDescription", "<string>x</string>"), "misspelled-key"),
    (entry("NSMainNibFile~iPad", "<string>x</string>"), "misspelled-key"),
  ]

  @Test(arguments: doubtful)
  func correctListsHaveNoErrors(_ inside: String, _ id: String) {
    let found = findings(MarkedList(inside).text)
    #expect(found.map(\.id) == [id], "\(found.map(\.message))")
    #expect(!found.containsErrors)
  }

  @Test func stringsInOldStyleListsAreAcceptedForScalars() {
    let found = findings(
      """
      { XXFlagOfSystem = YES; XXCountOfThings = 7; XXRange = "2"; XXRule = { XXPages = 1; };
        XXScript = Script; XXUnknown = 1; }
      """, in: ruleCatalogue)
    #expect(found.isEmpty, "\(found.map(\.message))")
    #expect(findings("{ XXRange = 3; }", in: ruleCatalogue).map(\.id) == ["range"])
  }

  @Test func jsonStandInsForDatesAndIntegersAreAccepted() {
    let found = findings(
      #"{"XXDate": "2026-01-31T12:00:00Z", "XXCountOfThings": 7.0}"#, in: ruleCatalogue)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test func preprocessorMacrosAreNotChecked() {
    let list = MarkedList(entry("XXLanguage", "<string>APP_LANGUAGE</string>")).text
    #expect(findings(list, in: ruleCatalogue).isEmpty)
    #expect(
      findings(list, in: ruleCatalogue, CheckOptions(profile: .built)).map(\.id) == ["format"])
  }

  @Test func adviceAboutTheBeginningHidesNoDemand() {
    let found = findings(
      MarkedList(entry("JSNotificationURLFormat", "<string>example.com</string>")).text)
    #expect(found.map(\.id) == ["format", "pattern"], "\(found.map(\.message))")
    #expect(found.containsErrors)
  }

  /// A script replaces such a word, which nothing else distinguishes from a value.
  @Test func wordsInCapitalsAreNotJudgedInTemplates() {
    let list = Array(
      MarkedList(
        entry("keychain-access-groups", "<array><string>TEAM.com.example.lamp</string></array>")
      ).text.utf8)
    let checker = PropertyListChecker(entitlementsCatalogue)
    #expect(checker.check(list, file: "Lamp.entitlements").map(\.id) == ["with-prefix"])
    #expect(checker.check(list, file: "a/Lamp.template.entitlements") == [])
  }

  @Test func profileIsInferredFromTheList() {
    let setting = entry("CFBundleName", "<string>$(PRODUCT_NAME)</string>")
    #expect(findings(MarkedList(setting).text).isEmpty)
    let built = entry("DTXcode", "<string>1500</string>") + setting
    let ids = findings(MarkedList(built).text).map(\.id)
    #expect(ids.sorted() == ["missing-required-key", "unresolved-placeholder"])
  }

  private static func activation(_ inside: String?) -> String {
    let rule = inside.map { "<dict>\($0)</dict>" } ?? "<string>TRUEPREDICATE</string>"
    return entry(
      "NSExtension",
      "<dict>\(entry("NSExtensionPointIdentifier", "<string>com.apple.share-services</string>") + entry("NSExtensionPrincipalClass", "<string>Lamp.Main</string>") + entry("NSExtensionAttributes", "<dict>\(entry("NSExtensionActivationRule", rule))</dict>"))</dict>"
    )
  }

  private static func personality(_ inside: String) -> String {
    let lamp =
      entry("IOClass", "<string>Lamp</string>")
      + entry("IOProviderClass", "<string>IOResources</string>")
    return entry(
      "IOKitPersonalities", "<dict>\(entry("Lamp", "<dict>\(lamp + inside)</dict>"))</dict>")
  }

  private static func declaration(_ tags: String) -> String {
    entry(
      "UTExportedTypeDeclarations",
      "<array><dict>"
        + entry("UTTypeIdentifier", "<string>com.example.trail</string>")
        + entry("UTTypeConformsTo", "<array><string>public.data</string></array>")
        + entry(
          "UTTypeTagSpecification", "<dict>\(entry("public.filename-extension", tags))</dict>")
        + "</dict></array>")
  }
}
