import Testing
import Text

/// Names of files and the patterns that they fit.
struct NamePatternTests {
  @Test(arguments: [
    ("*.plist", "Info.plist", true), ("*.plist", ".plist", true), ("*.plist", "plist", false),
    ("a*b*c", "abc", true), ("a*b*c", "a.c.b.c", true), ("a*b*c", "acb", false), ("*", "", true),
    ("", "", true), ("", "a", false), ("a[b]?", "a[b]?", true), ("a[b]?", "abc", false),
    ("a*a", "a", false),
  ])
  func aStarIsAnyText(pattern: String, name: String, fits: Bool) {
    let found = Text.name(name.utf8, fits: pattern)
    #expect(found == fits)
    #expect(NamePattern(pattern).fits(Array(name.utf8)[...]) == fits)
  }

  @Test(arguments: [
    ("a?c", "abc", true), ("a?c", "ac", false), ("[b-d]x", "cx", true), ("[b-d]x", "ex", false),
    ("[!b-d]x", "ex", true), ("[^b-d]x", "bx", false), ("[]a]", "]", true), ("[!]a]", "b", true),
    ("[a-]", "-", true), ("[z-a]", "-", true), ("a[", "a[", true), ("a[b", "a[b", true),
    ("\\*", "*", true), ("\\*", "a", false), ("a\\", "a\\", false), ("**a**", "bab", true),
    ("*[0-9]*.log", "x7y.log", true),
  ])
  func globsHaveSetsAndEscapes(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(glob: Array(pattern.utf8)[...]).fits(name.utf8) == fits)
  }

  @Test func manyStarsTakeNoLongerThanTheProductOfTheLengths() {
    let pattern = String(repeating: "*a", count: 100) + "*b"
    let found = name(String(repeating: "a", count: 255).utf8, fits: pattern)
    #expect(!found)
  }
}
