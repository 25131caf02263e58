import Testing

@testable import KeySearch

struct TokenizerTests {
  @Test(arguments: [
    ("kMEFormatReaderUTTypeArrayKey", "k ME Format Reader UT Type Array Key"),
    ("NSExceptionAllowsInsecureHTTPLoads", "NS Exception Allows Insecure HTTP Loads"),
    ("LSUIElement", "LS UI Element"), ("LSRequiresIPhoneOS", "LS Requires IPhone OS"),
    ("UTTypeSize320IconFile", "UT Type Size 320 Icon File"), ("TLSv1.2", "TLSv1 2"),
    ("com.apple.keyboard-service", "com apple keyboard service"),
    ("Exported Type UTIs", "Exported Type UTIs"), ("CFBundleURLTypes", "CF Bundle URL Types"),
    ("SupportsiCloudOniPad", "Supports iCloud On iPad"), ("IsASCIICapable", "Is ASCII Capable"),
    ("MTUTTypeArray", "MT UT Type Array"), ("URLs of IDs", "URLs of IDs"), ("x86_64", "x 86 64"),
    ("naïve café", "naïve café"), ("a💥b—c", "a b c"), ("...", ""), ("", ""),
  ])
  func namesAreSplitIntoWords(text: String, expected: String) {
    let tokenizer = Tokenizer(.reference)
    let letters = Letters(text)
    let words = tokenizer.ranges(of: letters).words.map { Letters(letters[$0]).text }
    #expect(words.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ["file", "files", "filed", "filing"], ["allow", "allows", "allowed", "allowing"],
    ["policy", "policies"], ["require", "requires", "required", "requiring"],
    ["class", "classes"], ["address", "addresses"], ["call", "calls", "calling"],
    ["run", "running"], ["image", "images"],
  ])
  func formsOfAWordHaveTheSameStem(words: [String]) {
    #expect(Set(words.map { stem(Letters($0)) }).count == 1)
  }

  @Test(arguments: [["string", "str"], ["need", "needle"], ["status", "state"], ["ios", "io"]])
  func differentWordsHaveDifferentStems(words: [String]) {
    #expect(Set(words.map { stem(Letters($0)) }).count == words.count)
  }

  @Test func everyLetterAndDigitIsInExactlyOneWord() {
    var queries = RandomQueries(Indexes.reference, seed: 21)
    let tokenizer = Tokenizer(.reference)
    for _ in 0..<500 {
      let text = Letters(queries.next())
      let ranges = tokenizer.ranges(of: text).words
      #expect(ranges.flatMap { $0 } == text.indices.filter { isWord(text[$0]) })
    }
  }

  @Test(arguments: [
    "", "plain", "a text of more than fifteen bytes", "naïve", "a💥b", "\u{FEFF}e\u{301}",
  ])
  func lettersAreUTF16CodeUnits(text: String) {
    #expect(Letters(text) == Array(text.utf16))
    #expect(Letters("\(text)\(text)").text == text + text)
  }
}
