import Diagnostics
import KeyCatalogue
import KeyValidation
import Testing

/// Mistakes that one finding per file reports.
struct RepetitionTests {
  private static let checkers = DocumentCheckers(infoPlistCatalogue)

  private static func types(_ inside: String...) -> String {
    let dictionaries = inside.map { "<dict>\($0)</dict>" }.joined()
    return entry("CFBundleDocumentTypes", "<array>\(dictionaries)</array>")
  }

  private static let extensions = entry(
    "CFBundleTypeExtensions", "<array><string>a</string></array>")
  private static let twice = String(repeating: entry("Own", "<integer>1</integer>"), count: 2)

  @Test(arguments: [
    (types(extensions, extensions), ["deprecated"]),
    (
      types(extensions + entry("CFBundleTypeOSTypes", "<array/>"), extensions),
      ["deprecated", "deprecated"]
    ),
    (types(twice, twice), ["duplicate-key"]),
    (types(twice, twice.replacing("Own", with: "Other")), ["duplicate-key", "duplicate-key"]),
  ])
  func aRepeatedMistakeIsReportedOnceAFile(list: String, ids: [String]) {
    let found = Self.checkers.check(MarkedList(list).bytes, file: "Info.plist")
    #expect(found.map(\.id).filter { $0 != "present" } == ids)
  }

  @Test func adviceToAddAKeyIsGivenOnceAFile() {
    let types = entry("UTTypeIdentifier", "<string>com.example.lamp</string>")
    let list = entry(
      "UTImportedTypeDeclarations", "<array><dict>\(types)</dict><dict>\(types)</dict></array>")
    #expect(findings(MarkedList(list).text).map(\.id) == ["present", "present"])
    let found = Self.checkers.check(MarkedList(list).bytes, file: "Info.plist")
    #expect(found.map(\.id) == ["present"])
  }

  @Test(arguments: [
    ("<integer>1</integer>", "<integer>1</integer>", Severity.note, "in one dictionary;"),
    ("<string>Lamp</string>", "<string>Light</string>", .warning, "with 'Lamp' and then 'Light'"),
    (
      "<array><integer>1</integer></array>", "<array><integer>2</integer></array>", .warning,
      "with an array and then an array"
    ),
  ])
  func aKeyThatOccursTwiceIsAWarningWhereAValueIsLost(
    first: String, second: String, severity: Severity, message: String
  ) {
    let found = findings(MarkedList(entry("Own", first) + entry("Own", second)).text)
    #expect(found.map(\.id) == ["duplicate-key"])
    #expect(found.map(\.severity) == [severity])
    #expect(found[0].message.contains(message), "\(found[0].message)")
  }
}
