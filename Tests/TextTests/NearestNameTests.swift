import Diagnostics
import Testing
import Text

@Suite struct NearestNameTests {
  static let names = [
    "NSExtension", "NSExtensionAttributes", "NSServices", "NSPortName", "UTTypeIdentifier",
  ]

  @Test(arguments: [
    ("NSExtesnion", "NSExtension"), ("nsextension", "NSExtension"), ("NSPORTNAME", "NSPortName"),
    ("NSService", "NSServices"), ("UTTypeIdentifer", "UTTypeIdentifier"),
    ("NSExtensionAttribute", "NSExtensionAttributes"),
  ])
  func findsTheNameThatWasMeant(written: String, meant: String) {
    #expect(nearestNames(to: written, among: Self.names).first == meant)
    #expect(suggestion(for: written, among: Self.names) == "; did you mean '\(meant)'?")
  }

  @Test(arguments: ["CFBundleVersion", "x", "NS", "", "completely different"])
  func makesNoGuess(written: String) {
    #expect(nearestNames(to: written, among: Self.names) == [])
    #expect(suggestion(for: written, among: Self.names) == "")
  }

  @Test func nearestComesFirstAndEqualsByName() {
    let names = ["colors", "dolor", "color", "colour", "velour"]
    #expect(nearestNames(to: "color", among: names) == ["color", "colors", "colour"])
    #expect(nearestNames(to: "color", among: names, limit: 1) == ["color"])
    #expect(nearestNames(to: "color", among: names.reversed()) == ["color", "colors", "colour"])
  }

  @Test func oneEditIsAllowedInShortNames() {
    #expect(nearestNames(to: "ab", among: ["ac", "cd", "b", "abc"]) == ["abc", "ac", "b"])
  }

  /// A quadratic search over these would not come to an end.
  @Test func longHostileInputIsRefused() {
    let written = String(repeating: "a", count: 2_000_000)
    #expect(nearestNames(to: written, among: [written + "b"]) == [])
    #expect(nearestNames(to: "NSExtension", among: [written]) == [])
  }

  @Test func longestInputThatIsSearched() {
    let longest = String(repeating: "a", count: 256)
    #expect(nearestNames(to: longest, among: [longest + "b"]) == [longest + "b"])
    #expect(nearestNames(to: longest + "a", among: [longest]) == [])
  }
}
