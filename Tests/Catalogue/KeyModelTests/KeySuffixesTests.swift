import KeyModel
import TestSupport
import Testing

@Suite struct KeySuffixesTests {
  private let suffixes = KeySuffixes([
    .init("-", ["one", "two", "t.o"]), .init("~", ["one", "three"]),
  ])

  @Test(arguments: [
    ("Name", "Name", ""), ("Name-one", "Name", "-one"), ("Name~three", "Name", "~three"),
    ("Name-two~one", "Name", "-two~one"), ("Name~one-two", "Name~one", "-two"),
    ("Name-three", "Name-three", ""), ("Name~ONE", "Name~ONE", ""), ("-one", "-one", ""),
    ("-one~three", "-one~three", ""), ("", "", ""), ("Name-", "Name-", ""),
    ("Na-me-one", "Na-me", "-one"), ("Nämé~one", "Nämé", "~one"),
  ])
  func suffixedKeyIsSplitIntoNameAndSuffix(key: String, name: String, suffix: String) {
    let parts = suffixes.split(key)
    #expect(parts.name == name)
    #expect(parts.suffix == suffix)
  }

  @Test func withoutSuffixesEveryKeyIsPlain() {
    #expect(KeySuffixes.none.pattern == nil)
    #expect(KeySuffixes.none.split("Name~ipad").name == "Name~ipad")
  }

  /// Schemas carry the pattern, the checker divides keys.
  @Test(arguments: fuzzSeeds(otherwise: 7, atMost: 200))
  func suffixPatternAndFunctionAgree(seed: Int) throws {
    let pattern = try #require(suffixes.pattern)
    let regex = try Regex("^Name" + pattern).matchingSemantics(.unicodeScalar)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<500 {
      let rest = numbers.text(
        of: ["-", "~", "one", "two", "three", "t.o", "txo", "e", "-one", "~three", "\n"], atMost: 5)
      let key = "Name" + rest
      let parts = suffixes.split(key)
      let isName = parts.name == "Name" && !parts.suffix.isEmpty
      #expect((key.firstMatch(of: regex) != nil) == isName, "\(key.debugDescription)")
    }
  }
}
