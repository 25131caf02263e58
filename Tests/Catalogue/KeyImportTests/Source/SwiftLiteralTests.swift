import Testing

@testable import KeyImport

@Suite struct SwiftLiteralTests {
  @Test(
    arguments: [
      ("plain", "\"plain\""),
      ("", "\"\""),
      ("two\nlines", "\"two\\nlines\""),
      ("a\tb\rc", "\"a\\tb\\rc\""),
      ("nul \0", "\"nul \\u{0}\""),
      (#"say "yes""#, ##"#"say "yes""#"##),
      (#"^\d+$"#, ##"#"^\d+$"#"##),
      (##"a"#b"##, ####"##"a"#b"##"####),
      (#"\(name)"#, ##"#"\(name)"#"##),
      ("\\\n", "\"\\\\\\n\""),
      ("\u{202E}drow", "\"\\u{202E}drow\""),
      ("\u{301}acute first", "\"\\u{301}acute first\""),
      ("caf\u{E9}, 日本", "\"caf\u{E9}, 日本\""),
      ("no\u{A0}break", "\"no\\u{A0}break\""),
    ])
  func aTextIsALiteralOnOneLine(text: String, literal: String) {
    #expect(SwiftLiteral.line(text) == literal)
  }

  @Test func linesKeepBlankLinesAndShowBlanksAtTheEnd() {
    let literal = SwiftLiteral.lines("one \n\n  two\"\"\"", indentation: 2, width: 40)
    #expect(literal == "\"\"\"\n  one\\u{20}\n\n    two\"\"\\\"\n  \"\"\"")
  }

  @Test func longLinesAreContinued() {
    let literal = SwiftLiteral.lines(
      "aaaa bbbb cccc dddd eeee ffff gggg hhhh", indentation: 4, width: 20)
    #expect(
      literal == "\"\"\"\n    aaaa bbbb cccc dddd eeee ffff \\\n    gggg hhhh\n    \"\"\"")
  }
}
