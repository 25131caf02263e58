import Diagnostics
import KeyCatalogue
import KeyValidation
import Testing

/// A value after a mistake of form is a guess, so nothing is reported about it.
@Suite("Values that had to be guessed")
struct GuessedValueTests {
  private static let idsOfChecks = Set(PropertyListChecker.kinds.map(\.id))

  /// Nothing is wrong with it.
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>CFBundleIdentifier</key>
    <string>com.example.trails</string>
    <key>NSExtension</key>
    <dict>
    <key>NSExtensionAttributes</key>
    <dict>
    <key>NSExtensionActivationRule</key>
    <dict>
    <key>NSExtensionActivationSupportsImageWithMaxCount</key>
    <integer>3</integer>
    <key>NSExtensionActivationSupportsText</key>
    <true/>
    </dict>
    </dict>
    <key>NSExtensionPointIdentifier</key>
    <string>com.apple.share-services</string>
    <key>NSExtensionPrincipalClass</key>
    <string>Trails.Sharing</string>
    </dict>
    <key>UIBackgroundModes</key>
    <array>
    <string>audio</string>
    </array>
    </dict>
    </plist>
    """

  private static let json = """
    {"CFBundleIdentifier": "com.example.trails",
    "NSExtension": {"NSExtensionAttributes": {"NSExtensionActivationRule":
    {"NSExtensionActivationSupportsImageWithMaxCount": 3, "NSExtensionActivationSupportsText": true}},
    "NSExtensionPointIdentifier": "com.apple.share-services", "NSExtensionPrincipalClass": "Trails.Sharing"},
    "UIBackgroundModes": ["audio"]}
    """

  private static let oldStyle = """
    {CFBundleIdentifier = "com.example.trails";
    NSExtension = {NSExtensionAttributes = {NSExtensionActivationRule =
    {NSExtensionActivationSupportsImageWithMaxCount = 3; NSExtensionActivationSupportsText = YES; }; };
    NSExtensionPointIdentifier = "com.apple.share-services"; NSExtensionPrincipalClass = "Trails.Sharing"; };
    UIBackgroundModes = ("audio"); }
    """

  @Test("A tag that is missing, doubled or misspelt is the only mistake that is reported")
  func tags() {
    for tag in Self.xml.ranges(of: #/<\/?[a-z]+\/?>/#) {
      let text = String(Self.xml[tag])
      for other in ["", text + text, text.dropLast() + "x>", String(text.dropLast())] {
        expectNoGuess(Self.xml.replacingSubrange(tag, with: other))
      }
    }
  }

  @Test(
    "A bracket, quote or separator that is missing is the only mistake that is reported",
    arguments: [json, oldStyle])
  func brackets(list: String) {
    for mark in list.indices where "\"{}[](),;:=".contains(list[mark]) {
      expectNoGuess(list.replacingSubrange(mark..<list.index(after: mark), with: ""))
    }
  }

  @Test(
    "Of a text with a mistake nothing else is said, and other values are judged",
    arguments: ["Trails & Paths", "a < b", "&nbsp;", "&#0;", "<b>Trails</b>"])
  func texts(text: String) {
    let list = Self.xml
      .replacing("com.example.trails", with: text).replacing("<integer>3", with: "<integer>-3")
    let findings = infoPlistChecker.check(Array(list.utf8), file: "Info.plist")
    #expect(findings.count == 2 && findings.first?.severity == .error, "\(findings)")
    #expect(findings.last.map { Self.idsOfChecks.contains($0.id) } == true)
  }

  private func expectNoGuess(_ list: String) {
    let findings = infoPlistChecker.check(Array(list.utf8), file: "Info.plist")
    let guesses = findings.filter { Self.idsOfChecks.contains($0.id) }
    #expect(guesses.isEmpty, "\(guesses.map(\.message)) in \(list)")
  }
}

extension String {
  fileprivate func replacingSubrange(_ range: Range<Index>, with text: some StringProtocol)
    -> String
  {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
