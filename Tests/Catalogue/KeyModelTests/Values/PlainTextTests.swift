import KeyModel
import Testing

struct PlainTextTests {
  @Test(arguments: [
    ("", ""), ("No marks.", "No marks."),
    ("Reads `CFBundleName` once.", "Reads CFBundleName once."),
    ("See [the key](key:NSName), then [this](a.html).", "See the key, then this."),
    ("[`code`](key:A)", "code"), ("[](a)", ""), ("[a]()", "a"), ("``", ""),
    ("naïve [café](x) – “ok”", "naïve café – “ok”"),
    // No links: these stay, and what follows is read.
    ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"), ("a] [b](c)", "a] b"), ("[", "["), ("[a]", "[a]"),
    ("[a] [b](c)", "[a] b"), ("x) [a](b)", "x) a"),
    // The first bracket that closes ends the text.
    ("[a [b](c)", "a [b"), ("[a](b) [c", "a [c"), ("[a]`(b)", "[a](b)"),
  ])
  func plainTextHasNoMarkup(markdown: String, expected: String) {
    #expect(plain(markdown) == expected)
  }

  /// The rest is not read again for each bracket that begins nothing.
  @Test(arguments: ["[", "[[]", "[](", "](["])
  func plainTextKeepsLoneBracketsInLinearTime(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    #expect(plain(text) == text)
  }
}
