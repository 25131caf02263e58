import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

@Suite struct FixItTests {
  /// A list before and after; nothing else may change.
  static let repairs: [(String, String)] = [
    (
      entry("UIMainStoryboardFile", "<string>Main.storyboard</string> <!-- ä -->"),
      entry("UIMainStoryboardFile", "<string>Main</string> <!-- ä -->")
    ),
    (
      entry("UIMainStoryboardFile", "<string>Main.storyboard.storyboard</string>"),
      entry("UIMainStoryboardFile", "<string>Main</string>")
    ),
    (
      entry("NSCameraUsageDescrition", "<string>a &amp; b</string>"),
      entry("NSCameraUsageDescription", "<string>a &amp; b</string>")
    ),
    (
      entry("NSSupportsSuddenTerminaton", "<string>YES</string>"),
      entry("NSSupportsSuddenTermination", "<true/>")
    ),
    (
      entry("NSSupportsSuddenTermination", "<string>NO</string>"),
      entry("NSSupportsSuddenTermination", "<false/>")
    ),
    (domain("Example.COM"), domain("example.com")),
    (
      entry("NSUserNotificationAlertStyle", "<string>Banner</string>"),
      entry("NSUserNotificationAlertStyle", "<string>banner</string>")
    ),
    (entry("NSMainNibFile~iPad", "<string/>"), entry("NSMainNibFile~ipad", "<string/>")),
    // White space around a value and a key.
    (
      entry("LSMinimumSystemVersion", "<string>\n  14.0 </string>"),
      entry("LSMinimumSystemVersion", "<string>14.0</string>")
    ),
    (entry("CFBundleName ", "<string>A </string>"), entry("CFBundleName", "<string>A </string>")),
    (entry(" LSUIElement", "<true/>"), entry("LSUIElement", "<true/>")),
    // A name as an editor gives it to a copy.
    (
      entry("CFBundleName", "<string>A</string>")
        + entry("CFBundleDisplayName - 2", "<string>B</string>"),
      entry("CFBundleName", "<string>A</string>")
        + entry("CFBundleDisplayName", "<string>B</string>")
    ),
    // A repair that uncovers a conflict is left out, and the other one made.
    (
      entry("NSMainNibFile~iPad", "<string>MainWindow</string>")
        + entry("UIMainStoryboardFile~ipad", "<string>Main.storyboard</string>"),
      entry("NSMainNibFile~iPad", "<string>MainWindow</string>")
        + entry("UIMainStoryboardFile~ipad", "<string>Main</string>")
    ),
    // A key is not moved beside a slip of its name, which says something else.
    (
      entry("NSAllowsArbitraryLoads", "<true/>")
        + entry("NSAppTransportSecurity", "<dict><key>NSAllowArbitraryLoads</key><false/></dict>"),
      entry("NSAllowsArbitraryLoads", "<true/>")
        + entry("NSAppTransportSecurity", "<dict><key>NSAllowsArbitraryLoads</key><false/></dict>")
    ),
    // A key one level too high.
    (
      "<key>UIApplicationSceneManifest</key>\n<dict>\n  <key>UISceneConfigurations</key>\n  <dict/>\n</dict>\n"
        + "<key>UIApplicationSupportsMultipleScenes</key>\n<true/>\n<key>LSUIElement</key>\n<true/>\n",
      "<key>UIApplicationSceneManifest</key>\n<dict>\n  <key>UISceneConfigurations</key>\n  <dict/>"
        + "\n  <key>UIApplicationSupportsMultipleScenes</key>\n  <true/>\n</dict>\n<key>LSUIElement</key>\n<true/>\n"
    ),
    // With dictionaries in it, and a text whose lines are its own.
    (
      """
      <key>NSExtension</key>
      <dict>
      \t<key>NSExtensionPointIdentifier</key>
      \t<string>com.apple.share-services</string>
      </dict>
      <key>NSExtensionAttributes</key>
      <dict>
      \t<key>NSExtensionActivationRule</key>
      \t<string>SUBQUERY(a, $b,
      $b.c == "d>e"
      ).@count == 1</string>
      </dict>
      """,
      """
      <key>NSExtension</key>
      <dict>
      \t<key>NSExtensionPointIdentifier</key>
      \t<string>com.apple.share-services</string>
      \t<key>NSExtensionAttributes</key>
      \t<dict>
      \t\t<key>NSExtensionActivationRule</key>
      \t\t<string>SUBQUERY(a, $b,
      $b.c == "d>e"
      ).@count == 1</string>
      \t</dict>
      </dict>
      """
    ),
  ]

  @Test(arguments: repairs)
  func fixItsChangeOnlyWhatIsWrong(_ before: String, _ after: String) {
    let checker = infoPlistChecker
    let (fixed, applied) = checker.fix(MarkedList(before).bytes, file: "Info.plist")
    #expect(String(decoding: fixed, as: UTF8.self) == MarkedList(after).text)
    #expect(applied > 0)
    let again = checker.fix(fixed, file: "Info.plist")
    #expect(again.applied == 0)
    #expect(again.bytes == fixed)
  }

  @Test(arguments: ["\r\n", "\n"])
  func fixItsKeepLineEndingsAndByteOrderMark(_ newline: String) {
    let list = MarkedList(entry("UIMainStoryboardFile", "<string>Main.storyboard</string>")).text
    let text = "\u{FEFF}" + list.replacing("\n", with: newline)
    let (fixed, _) = infoPlistChecker.fix(
      Array(text.utf8), file: "Info.plist")
    #expect(
      fixed == Array(text.replacing("Main.storyboard", with: "Main").utf8))
  }

  @Test func fixItsRepairJSON() {
    let text =
      #"{"UIMainStoryboardFile" : "Main.storyboard", "NSSupportsSuddenTermination": "YES"}"#
    let (fixed, applied) = infoPlistChecker.fix(
      Array(text.utf8), file: "Info.json")
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == #"{"UIMainStoryboardFile" : "Main", "NSSupportsSuddenTermination": true}"#)
    #expect(applied == 2)
  }

  /// Halves of the repairs are tried, so that one that uncovers a conflict costs none of the others.
  @Test func oneRepairThatCannotBeMadeLeavesTheOthers() {
    let conflict =
      entry("NSMainNibFile~iPad", "<string>A</string>")
      + entry("UIMainStoryboardFile~ipad", "<string>A</string>")
    let flags = [
      "LSUIElement", "NSSupportsSuddenTermination", "LSRequiresIPhoneOS", "LSFileQuarantineEnabled",
    ]
    let others = flags.map { entry(" \($0)", "<true/>") }.joined()
    let repairs = findings(MarkedList(others + conflict).text).compactMap(\.fixIt)
    #expect(repairs.count == flags.count)
  }

  /// Repairs are tried before they are offered, and each trial reads the whole list again.
  @Test func aListOfMoreThanAMegabyteHasNoRepairs() {
    let slip = entry(" LSUIElement", "<true/>")
    for (length, count) in [(1_000, 1), (1 << 20, 0)] {
      let long = entry("com.example", "<string>\(String(repeating: "a", count: length))</string>")
      let found = findings(MarkedList(slip + long).text)
      #expect(found.contains { $0.id == "misspelled-key" })
      #expect(found.count { $0.fixIt != nil } == count)
    }
  }

  /// A name with an entity is not spelled literally, and a taken name stays taken.
  static let untouched: [String] = [
    entry("UIMainStoryboardFile", "<string>Main&#46;storyboard</string>"),
    entry("UIMainStoryboardFile", "<string>.storyboard</string>"),
    entry("NSCalendarUsageDescription", "<string>a</string>")
      + entry("NSCalendarsUsageDescription", "<string>b</string>"),
    entry("CFBundleName", "<string>A</string>") + entry("CFBundleName - 2", "<string>B</string>"),
    entry("CFBundleName ", "<string>A</string>") + entry("CFBundleName", "<string>B</string>"),
    // The right name belongs to a deprecated key.
    entry("NSCalendarUsageDescription", "<string>a</string>"),
    // Two letters may make another name.
    entry("NSSupportsSuddenTerminatoin", "<true/>").replacing("Terminatoin", with: "Terminaon"),
    // A name and a value that the catalogue knows elsewhere.
    domains(entry("NSPinnedDomains", "<dict/>")), domains(entry("NSPrincipalClass", "<dict/>")),
    entry("LSApplicationCategoryType", "<string>com.apple.share-services</string>"),
    // The right dictionary has the key already, or nothing that shows how its keys are laid out.
    entry("NSExtension", "<dict/>") + entry("NSExtensionPrincipalClass", "<string>A</string>"),
    entry("NSExtension", "<dict>\(entry("NSExtensionPrincipalClass", "<string>A</string>"))</dict>")
      + entry("NSExtensionPrincipalClass", "<string>B</string>"),
    // A text that its key takes as well.
    entry("LSUIElement", "<string>YES</string>"),
    entry(
      "NSAppTransportSecurity",
      "<dict>\(entry("NSExceptionDomains", "<dict>\(entry("A.example", "<dict/>") + entry("a.example", "<dict/>"))</dict>"))</dict>"
    ),
  ]

  @Test(arguments: untouched)
  func uncertainRepairsAreNotOffered(_ inside: String) {
    let bytes = MarkedList(inside).bytes
    let (fixed, applied) = infoPlistChecker.fix(bytes, file: "Info.plist")
    #expect(applied == 0)
    #expect(fixed == bytes)
  }

  private static func domain(_ name: String) -> String { domains(entry(name, "<dict/>")) }

  private static func domains(_ inside: String) -> String {
    entry(
      "NSAppTransportSecurity",
      "<dict>\(entry("NSExceptionDomains", "<dict>\(inside)</dict>"))</dict>")
  }
}
