import KeyModel
import KeyValidation

/// A list that a check reports, and one near it that the check has nothing to say about.
struct FindingCase: Sendable, CustomStringConvertible {
  var id: String
  /// The remedy for a reader, or a part of it.
  var remedy: String
  var firing: String
  var clean: String
  var options: CheckOptions

  init(
    _ id: String, remedy: String, firing: String, clean: String,
    _ options: CheckOptions = CheckOptions()
  ) {
    self.id = id
    self.remedy = remedy
    self.firing = firing
    self.clean = clean
    self.options = options
  }

  var description: String { id }

  static let all: [FindingCase] = values + names + rules + relations

  private static let values: [FindingCase] = [
    FindingCase(
      "wrong-type", remedy: "write a string", firing: entry("XXLanguage", "⟦<array/>"),
      clean: entry("XXLanguage", "<string>en</string>")),
    FindingCase(
      "boolean-as-string", remedy: "write true as a Boolean",
      firing: entry("XXFlagOfSystem", "⟦<string>YES</string>"),
      clean: entry("XXFlagOfSystem", "<true/>")),
    FindingCase(
      "boolean-as-number", remedy: "write it as a boolean",
      firing: entry("XXFlagOfSystem", "⟦<integer>1</integer>"),
      clean: entry("XXFlagOfSystem", "<false/>")),
    FindingCase(
      "real-as-integer", remedy: "write it as an integer",
      firing: entry("XXCountOfThings", "⟦<real>7</real>"),
      clean: entry("XXCountOfThings", "<integer>7</integer>")),
    FindingCase(
      "number-as-string", remedy: "write it as an integer",
      firing: entry("XXCountOfThings", "⟦<string>7</string>"),
      clean: entry("XXCountOfThings", "<integer>7</integer>")),
    FindingCase(
      "value-not-allowed", remedy: "write 'First' or 'Second'",
      firing: entry("XXChoice", "⟦<string>Third</string>"),
      clean: entry("XXChoice", "<string>Second</string>")),
    FindingCase(
      "unknown-value", remedy: "write 'First' or 'Second'",
      firing: entry("XXDocumented", "⟦<string>far from it</string>"),
      clean: entry("XXDocumented", "<string>Second</string>")),
    FindingCase(
      "misspelled-value", remedy: "write 'com.example.known'",
      firing: entry("XXOpenChoice", "⟦<string>com.exmaple.known</string>"),
      clean: entry("XXOpenChoice", "<string>com.example.other</string>")),
    FindingCase(
      "surrounding-space", remedy: "write 'First'",
      firing: entry("XXChoice", "⟦<string>First\n</string>"),
      clean: entry("XXStoryboard", "<string> Main </string>")),
    FindingCase(
      "empty-value", remedy: "write a value", firing: entry("XXIconAdvice", "⟦<string/>"),
      clean: entry("XXDeclared", "<array><dict/></array>")),
    FindingCase(
      "unresolved-placeholder", remedy: "define the setting",
      firing: entry("XXLanguage", "⟦<string>$(LANGUAGE)</string>"),
      clean: entry("XXLanguage", "<string>en</string>"), CheckOptions(profile: .built)),
    FindingCase(
      "unused-ignore", remedy: "remove the comment",
      firing: "⟦<!-- docgen:ignore range --><key>Own</key><true/>",
      clean: "<!-- docgen:ignore range -->" + entry("XXRange", "<integer>9</integer>")),
  ]

  private static let names: [FindingCase] = [
    FindingCase(
      "misspelled-key", remedy: "write 'XXStoryboard'",
      firing: "⟦<key>XXStorybaord</key>\n<string>Main</string>",
      clean: entry("XXStoryteller", "<string>Main</string>")),
    FindingCase(
      "misspelled-key", remedy: "write 'XXLensUsageReason'",
      firing: "⟦<key>Privacy - Lens Usage Reason</key>\n<string>a</string>",
      clean: entry("XXLensUsageReason", "<string>a</string>")),
    FindingCase(
      "misspelled-key", remedy: "write 'XXStoryboard'",
      firing: "⟦<key>XXStorybaord</key>\n<true/>", clean: entry("XXStoryboards", "<true/>")),
    FindingCase(
      "misspelled-key", remedy: "remove the other key",
      firing: entry("XXStoryboard", "<string>a</string>")
        + "⟦<key>XxStoryboard</key>\n<string>b</string>",
      clean: entry("XXStoryboard", "<string>a</string>")),
    FindingCase(
      "misspelled-key", remedy: "write 'port'",
      firing: entry("XXPort", "<dict>\n⟦<key>prot</key>\n<integer>1</integer>\n</dict>"),
      clean: entry("XXPort", "<dict>\n<key>part</key>\n<integer>1</integer>\n</dict>")),
    FindingCase(
      "unknown-key", remedy: "write 'XXLensUsageReason'",
      firing: "⟦<key>XXUsageReason</key>\n<string>a</string>",
      clean: entry("XXLensUsageReason", "<string>a</string>")),
    FindingCase(
      "unknown-key", remedy: "remove the key",
      firing: "⟦<key>com.example.reserved.lamp</key>\n<true/>",
      clean: entry("com.example.own.lamp", "<true/>")),
    FindingCase(
      "misplaced-key", remedy: "move it to NSExtension/NSExtensionAttributes, as an array",
      firing: "<key>NSExtension</key>\n<dict>"
        + entry("NSExtensionPointIdentifier", "<string>com.example.two</string>")
        + entry("XXSituation", "<string/>") + entry("NSExtensionAttributes", "<dict/>")
        + "⟦<key>XXNeeded</key>\n<string>a</string></dict>",
      clean: pointTwo("")),
    FindingCase(
      "misplaced-key", remedy: "as 'XXOnlyOfTwo'",
      firing: "<key>NSExtension</key>\n<dict>"
        + entry("NSExtensionPointIdentifier", "<string>com.example.two</string>")
        + entry("XXSituation", "<string/>") + "⟦<key>XXOnlyOffTwo</key>\n<string>a</string></dict>",
      clean: pointTwo("")),
    FindingCase(
      "missing-required-key", remedy: "add 'NSExtensionAttributes', a dictionary with 'XXNeeded'",
      firing: "<key>NSExtension</key>\n⟦<dict>"
        + entry("NSExtensionPointIdentifier", "<string>com.example.three</string>") + "</dict>",
      clean: pointTwo("")),
    FindingCase(
      "removed", remedy: "remove the key", firing: "⟦<key>XXGone</key>\n<string/>",
      clean: entry("XXOld", "<string/>"), CheckOptions(platform: .iOS, deploymentTarget: "12.0")),
    FindingCase(
      "deprecated", remedy: "remove the key", firing: "⟦<key>XXGone</key>\n<string/>",
      clean: entry("XXNewer", "<string/>"),
      CheckOptions(platform: .iOS, deploymentTarget: "11.0")),
    FindingCase(
      "misplaced-key", remedy: "move it to NSExtension",
      firing: "⟦<key>NSExtensionPointIdentifier</key>\n<string>com.example.one</string>",
      clean: entry("ExtensionPointIdentifier", "<string>com.example.one</string>")),
    FindingCase(
      "wrong-extension-point", remedy: "correct the extension point",
      firing: pointOne(
        "<key>NSExtensionAttributes</key>\n<dict>\n⟦<key>XXOnlyOfTwo</key>\n<string/>\n</dict>"),
      clean: pointOne("<key>NSExtensionAttributes</key>\n<dict/>")),
    FindingCase(
      "wrong-mechanism", remedy: "write the identifier into 'XXSocket/XXKind'",
      firing: entry(
        "NSExtension",
        "<dict>" + entry("NSExtensionPointIdentifier", "⟦<string>com.example.plug</string>")
          + "</dict>"), clean: socket(entry("XXStart", "<string>a</string>"))),
    FindingCase(
      "wrong-entry", remedy: "add 'XXSocket/XXStart'", firing: socket(mark: "⟦", ""),
      clean: socket(entry("XXStart", "<string>a</string>"))),
    FindingCase(
      "unknown-value", remedy: "leave it if it is intended",
      firing: entry(
        "XXSocket",
        "<dict>" + entry("XXKind", "⟦<string>org.somebody.light</string>")
          + entry("XXStart", "<string>a</string>") + "</dict>"),
      clean: socket(entry("XXStart", "<string>a</string>"))),
    FindingCase(
      "missing-required-key", remedy: "add 'XXMessage', a string",
      firing: services("⟦<dict>\(entry("XXSends", "<string/>"))</dict>"),
      clean: services(
        "<dict>\(entry("XXSends", "<string/>") + entry("XXMessage", "<string>m</string>"))</dict>")),
    FindingCase(
      "missing-required-key", remedy: "add 'XXRequiredByPoint'",
      firing: "<key>NSExtension</key>\n⟦<dict>"
        + entry("NSExtensionPointIdentifier", "<string>com.example.one</string>") + "</dict>",
      clean: "<key>NSExtension</key>\n<dict>"
        + entry("NSExtensionPointIdentifier", "<string>com.example.two</string>")
        + entry("XXSituation", "<string/>") + "</dict>"),
    FindingCase(
      "deprecated", remedy: "write 'XXNewer' instead",
      firing: "⟦<key>XXOld</key>\n<string/>", clean: entry("XXNewer", "<string/>"),
      CheckOptions(platform: .iOS, deploymentTarget: "12.0")),
    FindingCase(
      "deprecated", remedy: "write 'XXNewer' instead", firing: "⟦<key>XXOld</key>\n<string/>",
      clean: entry("XXNewer", "<string/>")),
    FindingCase(
      "not-yet-available", remedy: "make sure", firing: "⟦<key>XXFuture</key>\n<string/>",
      clean: entry("XXOld", "<string/>"), CheckOptions(platform: .iOS, deploymentTarget: "9.0")),
    FindingCase(
      "not-available", remedy: "remove the key", firing: "⟦<key>XXElsewhere</key>\n<string/>",
      clean: entry("XXNewer", "<string/>"), CheckOptions(platform: .iOS)),
  ]

  private static let rules: [FindingCase] = [
    FindingCase(
      "range", remedy: "write a number from 1 to 2",
      firing: entry("XXRange", "⟦<integer>3</integer>"),
      clean: entry("XXRange", "<integer>2</integer>")),
    FindingCase(
      "range", remedy: "write a number from 0 to 1",
      firing: entry("XXShare", "⟦<real>1.01</real>"),
      clean: entry("XXShare", "<real>0.99</real>")),
    FindingCase(
      "format", remedy: "language tag", firing: entry("XXLanguage", "⟦<string>en_US</string>"),
      clean: entry("XXLanguage", "<string>en-US</string>")),
    FindingCase(
      "format", remedy: "write 'example.com'",
      firing: entry("XXDomains", "<dict>\n⟦<key>Example.com</key>\n<dict/>\n</dict>"),
      clean: entry("XXDomains", "<dict>\n<key>example.com</key>\n<dict/>\n</dict>")),
    FindingCase(
      "without-suffix", remedy: "write 'Main'",
      firing: entry("XXStoryboard", "⟦<string>Main.storyboard</string>"),
      clean: entry("XXStoryboard", "<string>Main.storyboards</string>")),
    FindingCase(
      "without-text", remedy: "without it",
      firing: entry("XXMenuText", "⟦<string>Mail/Send</string>"),
      clean: entry("XXMenuText", "<string>Send</string>")),
    FindingCase(
      "predicate", remedy: "NSPredicate",
      firing: entry("XXPredicate", "⟦<string>SUBQUERY(items, $i, ANY $i.kinds == 'a)'</string>"),
      clean: entry("XXPredicate", "<string>ANY kinds == 'a)' AND x IN {1, 2}</string>")),
    FindingCase(
      "with-suffix", remedy: "with its ending", firing: entry("XXPlugIn", "⟦<string>A</string>"),
      clean: entry("XXPlugIn", "<string>A.plugin</string>")),
    FindingCase(
      "with-prefix", remedy: "the beginning that fits",
      firing: entry("XXGroup", "⟦<string>A12.b</string>"),
      clean: entry("XXGroup", "<string>AB12.b</string>")),
    FindingCase(
      "first-element", remedy: "put 'a' first",
      firing: entry("XXFirst", "<array>\n⟦<string>b</string>\n<string>a</string>\n</array>"),
      clean: entry("XXFirst", "<array>\n<string>a</string>\n</array>")),
    FindingCase(
      "must-not-ship", remedy: "before you submit",
      firing: entry("XXStub", "⟦<string>x = 1 OR TRUEPREDICATE</string>"),
      clean: entry("XXStub", "<string>x = \"TRUEPREDICATE\"</string>")),
    FindingCase(
      "unique-elements", remedy: "remove the second one",
      firing: entry("XXUnique", "<array>\n<string>a</string>\n⟦<string>a</string>\n</array>"),
      clean: entry("XXUnique", "<array>\n<string>a</string>\n<string>A</string>\n</array>")),
    FindingCase(
      "count", remedy: "remove the key", firing: entry("XXFilled", "⟦<dict/>"),
      clean: entry("XXFilled", "<dict>\(entry("any", "<true/>"))</dict>")),
    FindingCase(
      "only-known-keys", remedy: "remove the key",
      firing: entry("XXFixed", "<dict>\n⟦<key>French</key>\n<string/>\n</dict>"),
      clean: entry("XXFixed", "<dict>\(entry("default", "<string/>"))</dict>")),
    FindingCase(
      "development-only", remedy: "before you ship",
      firing: "⟦<key>XXDevelopment</key>\n<string/>", clean: entry("XXNewer", "<string/>")),
    FindingCase(
      "only-in", remedy: "remove the key",
      firing: pointTwo("") + "⟦<key>XXAppOnly</key>\n<string/>",
      clean: entry("CFBundlePackageType", "<string>APPL</string>")
        + entry("XXAppOnly", "<string/>")),
    FindingCase(
      "present", remedy: "add 'XXSituation'",
      firing: "<key>NSExtension</key>\n⟦<dict>"
        + entry("NSExtensionPointIdentifier", "<string>com.example.two</string>") + "</dict>",
      clean: pointTwo("")),
  ]

  private static let relations: [FindingCase] = [
    FindingCase(
      "at-least-one", remedy: "add one of them",
      firing: services("⟦<dict>\(entry("XXMessage", "<string>m</string>"))</dict>"),
      clean: services(
        "<dict>\(entry("XXMessage", "<string>m</string>") + entry("XXReturns", "<string/>"))</dict>"
      )),
    FindingCase(
      "excludes", remedy: "remove one of the two",
      firing: entry("XXNib", "<string/>") + "⟦<key>XXBoard</key>\n<string/>",
      clean: entry("XXNib~ipad", "<string/>") + entry("XXBoard~iphone", "<string/>")),
    FindingCase(
      "needs-nonzero", remedy: "with a value other than 0",
      firing: "⟦<key>XXScript</key>\n<string>Script</string>\n"
        + entry("XXRule", "<dict>\(entry("XXPages", "<integer>0</integer>"))</dict>"),
      clean: entry("XXScript", "<string>Script</string>")
        + entry("XXRule", "<string>x = 1</string>")),
    FindingCase(
      "needs", remedy: "add 'XXRange'", firing: "⟦<key>XXNeedy</key>\n<string/>",
      clean: entry("XXNeedy", "<string/>") + entry("XXRange", "<integer>1</integer>")),
    FindingCase(
      "ignored-beside", remedy: "remove it",
      firing: "⟦<key>XXOlder</key>\n<string/>\n" + entry("XXNewer", "<string/>"),
      clean: entry("XXOlder", "<string/>")),
    FindingCase(
      "agrees-with", remedy: "declare it there",
      firing: entry("XXTypes", "<array>\n⟦<string>org.example.b</string>\n</array>")
        + declared("org.example.a"),
      clean: entry("XXTypes", "<array>\n<string>org.example.b</string>\n</array>")),
    FindingCase(
      "only-inside", remedy: "move it there",
      firing: entry(
        "XXImported", "<array>\n<dict>\n⟦<key>XXIcon</key>\n<string/>\n</dict>\n</array>"),
      clean: entry("XXImported", "<array>\n<dict/>\n</array>")),
  ]

  private static func services(_ element: String) -> String {
    entry("XXServices", "<array>\n\(element)\n</array>")
  }

  private static func declared(_ identifier: String) -> String {
    entry(
      "XXDeclared",
      "<array><dict>\(entry("XXIdentifier", "<string>\(identifier)</string>"))</dict></array>")
  }

  private static func socket(mark: String = "", _ inside: String) -> String {
    entry(
      "XXSocket",
      "<dict>\n" + entry("XXKind", mark + "<string>com.example.plug</string>") + inside + "</dict>")
  }

  private static func pointOne(_ inside: String) -> String {
    entry(
      "NSExtension",
      "<dict>\n" + entry("NSExtensionPointIdentifier", "<string>com.example.one</string>")
        + entry("XXRequiredByPoint", "<string/>") + inside + "</dict>")
  }

  private static func pointTwo(_ inside: String) -> String {
    entry(
      "NSExtension",
      "<dict>\n" + entry("NSExtensionPointIdentifier", "<string>com.example.two</string>")
        + entry("XXSituation", "<string/>") + inside + "</dict>")
  }
}
