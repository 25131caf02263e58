import Testing
import Text

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
  func words(text: String, expected: String) {
    let tokenizer = Tokenizer(.standard)
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
  func alike(words: [String]) {
    #expect(Set(words.map { stem(Letters($0)) }).count == 1)
  }

  @Test(arguments: [["string", "str"], ["need", "needle"], ["status", "state"], ["ios", "io"]])
  func different(words: [String]) {
    #expect(Set(words.map { stem(Letters($0)) }).count == words.count)
  }

  /// Whatever is no separator is in exactly one word.
  @Test func wordsCoverEveryLetter() {
    var queries = RandomQueries(Indexes.reference, seed: 21)
    let tokenizer = Tokenizer(.standard)
    for _ in 0..<500 {
      let text = Letters(queries.next())
      let ranges = tokenizer.ranges(of: text).words
      #expect(ranges.flatMap { $0 } == text.indices.filter { isWord(text[$0]) })
    }
  }

  @Test(arguments: [
    ("camera", "camera", 0), ("camera", "camrea", 1), ("camera", "camra", 1),
    ("camera", "cxmera", 1), ("camera", "amcrea", 3), ("ab", "ba", 1), ("abc", "xyz", 3),
    ("abcdef", "uvwxyz", 4),
  ])
  func editDistance(one: String, other: String, expected: Int) {
    #expect(min(edits(Letters(one), Letters(other)[...], limit: 3), 4) == expected)
  }
}
