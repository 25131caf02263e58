import Diagnostics
import Testing
import Text

/// Characters that control their display.
struct LegibleTextTests {
  @Test(
    arguments: [
      0, 8, 0xB, 0x1B, 0x7F, 0x80, 0x9B, 0x202A, 0x202E, 0x2066, 0x2069, 0xFDD0, 0xFFFE, 0x1FFFF,
    ] as [UInt32])
  func controlCharactersAreReplaced(value: UInt32) throws {
    let text = "é\(try #require(Unicode.Scalar(value)))b"
    #expect(text.legible == "é\u{FFFD}b")
    #expect(text.unprintables().map(\.column) == [2])
    #expect(("a\r\nb\n" + text).unprintables().map(\.line) == [3])
    #expect(text.legible.legible == text.legible)
  }

  @Test(arguments: [
    "", "a\tb\nc\r\nd", "שלום \u{200F}abc\u{200E}", "e\u{301} 👩‍👩‍👧 \u{FFFD}", "\u{A0}\u{2028}",
    "\u{FEFF}a", "\u{AD}",
  ])
  func legibleTextIsUnchanged(text: String) {
    #expect(text.legible == text)
    #expect(text.unprintables().isEmpty)
  }

  @Test(arguments: ["\u{301}", "\u{301}\u{316}", "\u{1F1E9}", "\u{20DD}", "\u{903}", "\u{F73}"])
  func longRunsOfMarksAreReplaced(mark: String) {
    let length = mark.unicodeScalars.count
    let allowed = "a" + String(repeating: mark, count: 128 / length)
    #expect(!allowed.hasLongRun && allowed.legible == allowed && allowed.unprintables().isEmpty)
    #expect(!String(repeating: allowed, count: 10).hasLongRun)
    let long = allowed + String(repeating: mark, count: 100_000)
    #expect(long.hasLongRun)
    let legible = long.legible
    #expect(!legible.hasLongRun && legible.utf8.starts(with: allowed.utf8))
    #expect(legible.unicodeScalars.count == long.unicodeScalars.count)
    #expect(long.unprintables().map(\.column) == [130])
    #expect(!long.legibleLine().hasLongRun)
  }

  @Test(arguments: [
    (String(repeating: "日本語", count: 1000)), String(repeating: "e\u{301}", count: 1000),
    String(repeating: "ก็่", count: 1000), String(repeating: "👩‍👩‍👧🇩🇪 ", count: 1000),
  ])
  func ordinaryTextsHaveNoLongRun(text: String) {
    #expect(!text.hasLongRun && text.legible == text)
  }

  @Test func oneLineTextHasNoBreaks() {
    #expect("a\tb\nc\r\nd\u{2028}e\u{85}f".oneLine == "a b c  d e f")
    #expect("é ü".oneLine == "é ü")
  }

  @Test func longTextsAreCutToOneLine() {
    let line = (String(repeating: "a\u{1B}\n", count: 100_000)).legibleLine(atMost: 100)
    #expect(line.unicodeScalars.count == 101 && line.hasSuffix("…"))
    #expect(!line.unicodeScalars.contains { $0.isUnprintable || $0 == "\n" })
  }

  @Test func findingsNameTheControlCharacter() throws {
    let location = SourceLocation(file: "a", line: 1)
    let messages = try [0x1B, 0x202E, 0x1FFFE].map { (value: UInt32) in
      Diagnostic.unprintable(try #require(Unicode.Scalar(value)), at: location).message
    }
    #expect(
      messages == [
        "U+001B cannot be shown", "U+202E would reorder the text around it",
        "U+1FFFE cannot be shown",
      ])
  }

  @Test func findingsContainNoTerminalCommands() {
    let diagnostic = Diagnostic.error(
      "a", at: SourceLocation(file: "b\u{1B}[2J", line: 1), "c\u{202E}\nd", remedy: "e\u{7}")
    #expect(
      DiagnosticText(colored: false).format(diagnostic)
        == "b\u{FFFD}[2J:1: error: c\u{FFFD} d [a]\n  remedy: e\u{FFFD}")
  }
}
