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
      entry("NSCalendarUsageDescription", "<string>a &amp; b</string>"),
      entry("NSCalendarsUsageDescription", "<string>a &amp; b</string>")
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
  ]

  @Test(arguments: repairs)
  func fixItsChangeOnlyWhatIsWrong(_ before: String, _ after: String) {
    let checker = PropertyListChecker(infoPlistCatalogue)
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
    let (fixed, _) = PropertyListChecker(infoPlistCatalogue).fix(
      Array(text.utf8), file: "Info.plist")
    #expect(
      fixed == Array(text.replacing("Main.storyboard", with: "Main").utf8))
  }

  @Test func fixItsRepairJSON() {
    let text =
      #"{"UIMainStoryboardFile" : "Main.storyboard", "NSSupportsSuddenTermination": "YES"}"#
    let (fixed, applied) = PropertyListChecker(infoPlistCatalogue).fix(
      Array(text.utf8), file: "Info.json")
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == #"{"UIMainStoryboardFile" : "Main", "NSSupportsSuddenTermination": true}"#)
    #expect(applied == 2)
  }

  /// What is written with an entity is not spelled literally, and a taken name stays taken.
  static let untouched: [String] = [
    entry("UIMainStoryboardFile", "<string>Main&#46;storyboard</string>"),
    entry("UIMainStoryboardFile", "<string>.storyboard</string>"),
    entry("NSCalendarUsageDescription", "<string>a</string>")
      + entry("NSCalendarsUsageDescription", "<string>b</string>"),
    entry(
      "NSAppTransportSecurity",
      "<dict>\(entry("NSExceptionDomains", "<dict>\(entry("A.example", "<dict/>") + entry("a.example", "<dict/>"))</dict>"))</dict>"
    ),
  ]

  @Test(arguments: untouched)
  func uncertainRepairsAreNotOffered(_ inside: String) {
    let bytes = MarkedList(inside).bytes
    let (fixed, applied) = PropertyListChecker(infoPlistCatalogue).fix(bytes, file: "Info.plist")
    #expect(applied == 0)
    #expect(fixed == bytes)
  }

  private static func domain(_ name: String) -> String {
    entry(
      "NSAppTransportSecurity",
      "<dict>\(entry("NSExceptionDomains", "<dict>\(entry(name, "<dict/>"))</dict>"))</dict>")
  }
}
