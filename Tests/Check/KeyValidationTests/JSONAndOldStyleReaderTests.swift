import Diagnostics
import KeyValidation
import Testing

@Suite("Malformed JSON lists")
struct JSONReaderTests {
  static let mistakes: [MarkedText] = [
    .init("null-in-property-list", "{\"a\": ⟦null}"),
    .init("null-in-property-list", "[1, ⟦null, 2]"),
    .init("trailing-comma", "[1, 2⟦, ]"),
    .init("trailing-comma", "{\"a\": 1⟦,\n}"),
    .init("json-comment", "{ ⟦// c\n\"a\": 1}"),
    .init("json-comment", "[1 ⟦/* c */, 2]"),
    .init("missing-comma", "[1⟦ 2]"),
    .init("missing-comma", "{\"a\": 1⟦\n\"b\": 2}"),
    .init("missing-colon", "{\"a\": 1, \"b\" ⟦2}"),
    .init("missing-colon", "{\"a\": 1, \"b\" ⟦= 2}"),
    .init("missing-value", "{\"a\": ⟦, \"b\": 2}"),
    .init("missing-value", "{\"a\":⟦}"),
    .init("unquoted-key", "{\"b\": 1, ⟦a: 1}"),
    .init("unquoted-key", "{⟦a: 1}"),
    .init("single-quotes", "{\"a\": ⟦'b'}"),
    .init("unterminated-string", "[\r\n⟦\"a\r\n]"),
    .init("control-character-in-string", "[\"a⟦\tb\"]"),
    .init("invalid-escape", "[\"é⟦\\x\"]"),
    .init("invalid-escape", "[\"⟦\\u00g0\"]"),
    .init("lone-surrogate", "[\"⟦\\ud83d\"]"),
    .init("invalid-number", "[⟦01]"),
    .init("invalid-number", "[⟦+1]"),
    .init("invalid-number", "[⟦.5]"),
    .init("invalid-number", "[⟦1.]"),
    .init("invalid-number", "[⟦0x10]"),
    .init("number-out-of-range", "[⟦1e999]"),
    .init("unknown-word", "[⟦True]"),
    .init("unknown-word", "[⟦NaN]"),
    .init("unexpected-character", "[1, ⟦@@ 2]"),
    .init("unexpected-character", "[⟦, 2]"),
    .init("mismatched-bracket", "{\"a\": [1⟦}}"),
    .init("unclosed-bracket", "{\"a\": ⟦[1, 2"),
    .init("unclosed-bracket", "⟦{"),
    .init("content-after-root", "[]\n ⟦[]"),
    .init("nul-byte", "[1, ⟦\0 2]"),
  ]

  @Test(arguments: mistakes)
  func jsonMistakesAreErrors(_ marked: MarkedText) { marked.check() }

  static let doubtful: [MarkedText] = [
    .init("duplicate-key", "{\"a\": 1,\n ⟦\"\\u0061\": 2}"),
    .init("large-integer", "[⟦9223372036854775808]"),
  ]

  @Test(arguments: doubtful)
  func jsonOdditiesAreWarnings(_ marked: MarkedText) { marked.check(.warning) }

  @Test("Numbers, escapes and words")
  func jsonValuesAreRead() throws {
    let (document, diagnostics) = read(
      #"{"a": [1, -0, 1.5e1, 1E+2, 9223372036854775807, "\u00e9\ud83d\ude00\/\n", true, false, {}]}"#
    )
    let root = try Tree(#require(document).root)
    #expect(diagnostics.isEmpty && document?.format == .json)
    let expected: [Tree] = [
      .integer(1), .integer(0), .real((15.0).bitPattern), .real((100.0).bitPattern),
      .integer(.max), .string("é😀/\n"), .boolean(true), .boolean(false), .dictionary([]),
    ]
    #expect(root == .dictionary([.string("a"), .array(expected)]))
  }
}

@Suite("Malformed old-style lists")
struct OldStyleReaderTests {
  static let mistakes: [MarkedText] = [
    .init("missing-semicolon", "{a = b⟦}"),
    .init("missing-semicolon", "{a = b⟦\nc = d;}"),
    .init("missing-semicolon", "{a = b⟦, c = d;}"),
    .init("missing-semicolon", "a = b;\nc = d⟦"),
    .init("missing-comma", "(a⟦ b)"),
    .init("missing-comma", "(a⟦; b)"),
    .init("missing-equals", "{a = b; c ⟦: d;}"),
    .init("missing-equals", "{a ⟦{ b = c; };}"),
    .init("missing-value", "{a = ⟦; b = c;}"),
    .init("missing-value", "(⟦, a)"),
    .init("missing-value", "a = b; ⟦c"),
    .init("unterminated-string", "⟦\"a = b;"),
    .init("unclosed-comment", "(a) \r⟦/* b"),
    .init("unclosed-bracket", "{a = ⟦(b, c"),
    .init("unclosed-bracket", "{a = ⟦<0fbd ;}"),
    .init("mismatched-bracket", "{a = (b⟦}; }"),
    .init("invalid-data", "{a = <0f ⟦xy>;}"),
    .init("invalid-data", "{a = <0fb⟦>;}"),
    .init("gnustep-typed-value", "{a = ⟦<*I5>;}"),
    .init("unexpected-character", "{a = ⟦é;}"),
    .init("unexpected-character", "{a = b⟦+c;}"),
    .init("unexpected-character", "{a = ⟦@\"x\";}"),
    .init("unexpected-character", "{a = b;⟦; }"),
    .init("unexpected-character", "{a = ⟦= b;}"),
    .init("invalid-escape", "{a = \"x⟦\\Ug\";}"),
    .init("invalid-escape", "{a = \"x⟦\\377\";}"),
    .init("lone-surrogate", "{a = \"⟦\\Ud83d\";}"),
    .init("content-after-root", "{a = b;} ⟦junk"),
    .init("content-after-root", "\"a\" ⟦b"),
    .init("plain-text", "⟦a b"),
    .init("nul-byte", "{a = \"⟦\0\";}"),
  ]

  @Test(arguments: mistakes)
  func oldStyleMistakesAreErrors(_ marked: MarkedText) { marked.check() }

  @Test("Duplicate keys")
  func duplicateOldStyleKeysAreReported() {
    MarkedText("duplicate-key", "{a = b;\n⟦\"a\" = c;}").check(.warning)
    MarkedText("duplicate-key", "a = b;\n⟦\"a\" = c;").check(.warning)
  }

  @Test("Escapes, data, comments and short forms")
  func oldStyleValuesAreRead() throws {
    let text = #"""
      /* c */ { plain = http://a/b; "q\"\\\n\U00e9\Ud83d\Ude00\351" = ( x, 'y"', ); // end
        data = <0FBD 77>; short; -a.b_c = $X; }
      """#
    let (document, diagnostics) = read(text)
    let root = try Tree(#require(document).root)
    #expect(diagnostics == [] && document?.format == .openStep)
    #expect(root.members.map(\.key) == ["plain", "q\"\\\né😀Ø", "data", "short", "-a.b_c"])
    #expect(
      root.members.map(\.value) == [
        .string("http://a/b"), .array([.string("x"), .string("y\"")]), .data([0x0F, 0xBD, 0x77]),
        .string("short"), .string("$X"),
      ])
  }

  @Test(arguments: ["a = b; \"c\" = d;", "a=b;c;", "\"a\"=\"b\";"])
  func stringsFilesAreRead(_ text: String) throws {
    let (document, diagnostics) = read(text)
    let root = try #require(document).root
    #expect(diagnostics == [] && root.range == 0..<text.utf8.count)
    #expect(Tree(root).members.first?.key == "a")
  }
}
