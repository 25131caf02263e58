import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// Comments that leave out findings.
struct IgnoreTests {
  private let wrong = entry("XXRange", "<integer>3</integer>")

  private func ids(_ inside: String, _ options: CheckOptions = CheckOptions()) -> [String] {
    findings(MarkedList(inside).text, in: ruleCatalogue, options).map(\.id)
  }

  @Test(arguments: [
    "<!-- docgen:ignore range counted by hand -->", "<!--docgen:ignore range-->",
    "<!-- docgen:ignore range\n because -- of it -->",
  ])
  func aCommentIgnoresTheFindingsAboutTheNextElement(comment: String) {
    let found = ids(comment + wrong, CheckOptions(disabled: ["double-hyphen-in-comment"]))
    #expect(found == [])
  }

  @Test func aCommentBeforeAValueIsAboutTheValue() {
    #expect(
      ids("<key>XXRange</key><!-- docgen:ignore range --><integer>3</integer>") == [])
    #expect(
      ids("<key>XXFlagOfSystm</key><!-- docgen:ignore misspelled-key --><true/>")
        == ["misspelled-key", "unused-ignore"])
  }

  @Test func aCommentIsAboutWhatIsInsideTheElementToo() {
    let list = entry("XXTypes", "<array><string>a</string></array>")
    let wrong = entry(
      "XXServices", "<array><dict>\(list)<key>XXMessage</key><true/></dict></array>")
    #expect(ids("<!-- docgen:ignore wrong-type -->" + wrong).contains("wrong-type") == false)
    #expect(ids(wrong).contains("wrong-type"))
  }

  @Test(arguments: ["<plist", "<dict"])
  func aCommentBeforeTheRootIsAboutTheWholeFile(element: String) throws {
    let text = MarkedList(wrong + wrong.replacing("XXRange", with: "XXFirst")).text
      .replacing(
        element, with: "<!-- docgen:ignore range --><!-- docgen:ignore wrong-type -->\(element)")
    #expect(findings(text, in: ruleCatalogue).map(\.id) == [])
  }

  @Test(arguments: [
    // Another id, a finding before the comment, one after the next element, the end of a dictionary, no id, a wrong id.
    ("<!-- docgen:ignore format -->", ""), ("", "<!-- docgen:ignore range -->"),
    ("<!-- docgen:ignore range --><key>Own</key><true/>", ""),
    ("<key>Own</key><dict><!-- docgen:ignore range --></dict>", ""),
    ("<!-- docgen:ignore -->", ""), ("<!-- docgen:ignore rang -->", ""),
  ])
  func aCommentThatIgnoresNothingIsNoted(before: String, after: String) {
    let found = ids(before + wrong + after)
    #expect(found.sorted() == ["range", "unused-ignore"])
    #expect(ids(before + wrong + after, CheckOptions(disabled: ["unused-ignore"])) == ["range"])
  }

  @Test func anUnknownIdIsNamedWithTheNearestOne() {
    let found = findings(MarkedList("<!-- docgen:ignore rang -->").text, in: ruleCatalogue)
    #expect(found.map(\.message) == ["no finding is named 'rang'; did you mean 'range'?"])
    #expect(found.map { $0.location?.line } == [4])
  }

  @Test func anIgnoredFindingThatIsDisabledIsNotNoted() {
    #expect(ids("<!-- docgen:ignore range -->" + wrong, CheckOptions(disabled: ["range"])) == [])
  }

  @Test func errorsOfReadingAreNotIgnored() {
    #expect(ids("<!-- docgen:ignore text-outside-value -->oops").contains("text-outside-value"))
    #expect(
      ids(
        "<!-- docgen:ignore duplicate-key -->" + wrong + "<!-- docgen:ignore duplicate-key -->"
          + wrong)
        == ["unused-ignore", "range", "range"])
  }

  @Test func anIgnoredFindingIsNotRepaired() {
    let bytes = MarkedList(
      "<!-- docgen:ignore without-suffix -->"
        + entry("XXStoryboard", "<string>A.storyboard</string>")
    ).bytes
    let fixed = PropertyListChecker(ruleCatalogue).fix(bytes, file: "Info.plist")
    #expect(fixed.applied == 0 && fixed.bytes == bytes)
  }

  @Test(arguments: [TextEncodingCase.utf16, .utf8])
  func offsetsAreThoseOfTheFile(encoding: TextEncodingCase) {
    let text = MarkedList("<key>Käse</key><true/><!-- docgen:ignore range -->" + wrong + wrong).text
    let bytes =
      encoding == .utf8
      ? Array(text.utf8)
      : [0xFE, 0xFF]
        + text.utf16.flatMap {
          [UInt8($0 >> 8), UInt8($0 & 0xFF)]
        }
    let found = PropertyListChecker(
      ruleCatalogue, options: CheckOptions(disabled: ["duplicate-key"])
    )
    .check(bytes, file: "Info.plist").filter { $0.id == "range" }
    #expect(found.count == 1)
  }

  enum TextEncodingCase { case utf8, utf16 }

  /// A walk through the values for each comment would take minutes.
  @Test func manyCommentsTakeNoTime() {
    let many = (0..<5_000).map {
      "<!-- docgen:ignore range --><key>Own\($0)</key><true/>"
    }
    let found = ids(many.joined())
    #expect(found.allSatisfy { $0 == "unused-ignore" } && found.count == 1_000)
  }
}
