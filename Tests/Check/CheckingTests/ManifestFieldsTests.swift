import JSON
import Testing

@testable import Checking

/// The manifests of projects are any file of that name beside a list.
struct ManifestFieldsTests {
  @Test func scalarsAreTextsAndAliasesWhatTheyRepeat() {
    let text = """
      common: &common {SDK: 17.0, STRICT: yes}
      targets:
        App: {platform: iOS, settings: {<<: *common, A: "1"}, deploymentTarget: 16.0}
        Other: {settings: *common}
      """
    let fields = ManifestFields.read(Array(text.utf8))
    let settings: JSONValue = ["A": "1", "SDK": "17.0", "STRICT": "yes"]
    #expect(fields?.value(at: ["targets", "App", "settings"]) == settings)
    #expect(fields?.value(at: ["targets", "App", "deploymentTarget"]) == "16.0")
    #expect(
      fields?.value(at: ["targets", "Other", "settings"]) == ["SDK": "17.0", "STRICT": "yes"])
  }

  @Test(arguments: [
    "- a", "a: *b", "a: 1\n---\nb: 2\n", "a: [",
    "a: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
    (0..<9).map { level in
      let inside = Array(repeating: level == 0 ? "x" : "*a\(level - 1)", count: 10)
      return "a\(level): !!seq &a\(level) [\(inside.joined(separator: ", "))]\n"
    }.joined(),
  ])
  func whatCantBeReadHasNoFields(text: String) {
    #expect(ManifestFields.read(Array(text.utf8)) == nil)
  }
}
