import TestSupport
import Testing
import Text

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("a-z_.~09", "", "a-z_.~09"), ("a b", "", "a%20b"), ("a/b", "/", "a/b"), ("é", "", "%C3%A9"),
    ("\n", "", "%0A"), ("100%", "", "100%25"), ("", "", ""),
  ])
  func percentEncodingKeepsUnreservedCharacters(text: String, kept: String, encoded: String) {
    #expect(percentEncoded(text, keeping: kept) == encoded)
  }

  @Test(arguments: fuzzSeeds(otherwise: 4))
  func decodingGivesBackWhatWasEncoded(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<100 {
      let text = numbers.text(of: ["%", "2", "f", "é", "/", "\u{0}", "日"], atMost: 12)
      #expect(percentDecoded(percentEncoded(text), isStrict: true) == text)
      #expect(percentDecoded(percentEncoded(text), isStrict: false) == text)
    }
  }

  @Test(arguments: ["%", "a%2", "%zz", "100%", "%%20"])
  func strictDecodingRefusesLonePercentSigns(text: String) {
    #expect(percentDecoded(text, isStrict: true) == nil)
    #expect(percentDecoded(text, isStrict: false) == text.replacing("%20", with: " "))
  }

  @Test(arguments: ["%FF", "%C3", "%ED%A0%80"])
  func bytesThatAreNotUTF8AreRefused(text: String) {
    #expect(percentDecoded(text, isStrict: true) == nil)
    #expect(percentDecoded(text, isStrict: false) == nil)
  }

  @Test(arguments: [
    ("string", "a string"), ("array of strings", "an array of strings"), ("data", "data"),
    ("Info.plist", "an Info.plist"), ("", ""), ("database", "a database"),
  ])
  func articlesFollowTheSound(phrase: String, expected: String) {
    #expect(withArticle(phrase) == expected)
  }
}
