import JSON
import TestSupport
import Testing

@testable import LanguageServer

struct TextSyncTests {
  private let pieces = ["a", "é", "\n", "\r\n", "\r", "😀", "日", " ", "\t", "\u{FEFF}", "e\u{301}"]

  /// The lines of a text as an editor counts them, without their ends, and where each begins, in scalars.
  private func lines(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let isBreak = scalars[index] == "\n" || scalars[index] == "\r"
      if isBreak {
        lines.append(start..<index)
        if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" {
          index += 1
        }
        start = index + 1
      }
      index += 1
    }
    return lines + [start..<scalars.count]
  }

  /// The index of the scalar at a position.
  private func index(_ line: Int, _ column: Int, _ scalars: [Unicode.Scalar], isUTF8: Bool) -> Int {
    let lines = lines(scalars)
    guard line >= 0 else { return 0 }
    guard line < lines.count else { return scalars.count }
    var count = 0
    for index in lines[line] {
      let width = isUTF8 ? UTF8.width(scalars[index]) : UTF16.width(scalars[index])
      if count + width > column { return index }
      count += width
    }
    return lines[line].upperBound
  }

  @Test(arguments: fuzzSeeds(otherwise: 2).map { ($0, $0 % 2 == 0) })
  func textsAreThoseOfAReferenceAfterAnyChanges(_ seed: Int, _ isUTF8: Bool) {
    var numbers = SeededNumbers(seed: seed)
    var client = Conversation(["general": ["positionEncodings": [isUTF8 ? "utf-8" : "utf-16"]]])
    // Longer than what an index looks through at once.
    var text = Array(numbers.text(of: pieces, atMost: 4000).unicodeScalars)
    client.open(string(text))
    for version in 2..<60 {
      var changes: [JSONValue] = []
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let new = numbers.text(of: pieces, atMost: 12)
        guard Int.random(in: 0..<40, using: &numbers) > 0 else {
          text = Array(new.unicodeScalars)
          changes.append(["text": .string(new)])
          continue
        }
        let count = lines(text).count
        func position() -> (line: Int, column: Int) {
          (
            Int.random(in: -1...count + 1, using: &numbers),
            Int.random(in: -1...20, using: &numbers)
              + (Int.random(in: 0..<9, using: &numbers) == 0 ? .max / 2 : 0)
          )
        }
        let (one, other) = (position(), position())
        let (start, end) = one < other ? (one, other) : (other, one)
        changes.append([
          "range": ["start": at(start.line, start.column), "end": at(end.line, end.column)],
          "text": .string(new),
        ])
        let lower = index(start.line, start.column, text, isUTF8: isUTF8)
        let upper = max(lower, index(end.line, end.column, text, isUTF8: isUTF8))
        text.replaceSubrange(lower..<upper, with: new.unicodeScalars)
      }
      client.change(changes, version: version)
      #expect(client.text.map { Array($0.utf8) } == Array(string(text).utf8))
    }
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  @Test(
    arguments: [
      (at(.max, .max), 4), (at(.min, .min), 0), (at(0, .max), 1), (at(1, .max), 4), (at(1, 0), 3),
    ] as [(JSONValue, Int)])
  func positionsOutsideTheTextAreMovedToIt(_ position: JSONValue, _ offset: Int) {
    let document = OpenDocument(uri: listURI, version: 1, text: "a\r\nb", counting: .utf16)
    #expect(document.offset(position) == offset)
  }

  @Test func aChangeThatCannotBeReadIsShownAndTheTextStays() {
    var client = Conversation()
    client.open("abc")
    for change: JSONValue in [[:], ["text": 5], ["range": ["start": at(0, 0)], "text": "x"], 7] {
      let output = client.change([change])
      #expect(output.count == 1)
      #expect(client.text == "abc")
    }
  }

  @Test(
    arguments: [
      ("file:///a/b.plist", "/a/b.plist"), ("FILE:///a%20b/%C3%A9", "/a b/é"),
      ("file://localhost/a", "/a"), ("file:/a", "/a"), ("file:///c%3A/x", "/c:/x"),
      ("file://server/a", nil), ("untitled:Untitled-1", nil), ("file:///a%00", nil),
      ("file:///%FF", nil), ("file:", nil), ("", nil), ("https://a/b", nil), ("file:///%zz", nil),
    ] as [(String, String?)])
  func urisOfFilesArePaths(_ uri: String, _ path: String?) {
    #expect(filePath(ofURI: uri) == path)
  }
}
