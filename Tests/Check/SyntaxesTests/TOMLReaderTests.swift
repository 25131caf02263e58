import Diagnostics
import KeyValidation
import Syntaxes
import Testing

struct TOMLReaderTests {
  private func read(_ text: String) -> SyntaxReading {
    TOMLReader().read(Array(text.utf8), file: "a.toml")
  }

  private func tree(_ text: String) -> String? {
    let reading = read(text)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return reading.document?.root.shown
  }

  @Test(arguments: [
    ("", "{}"), ("# only a comment", "{}"), ("\u{FEFF}a = 1", "{a: 1}"),
    ("a = 1\r\nb = 'x' # y\r\n", "{a: 1, b: 'x'}"),
    (
      "a = [+99, -0, 1_000, 0xDEAD_beef, 0o755, 0b11, 9223372036854775807, -9223372036854775808]",
      "{a: [99, 0, 1000, 3735928559, 493, 3, 9223372036854775807, -9223372036854775808]}"
    ),
    (
      "a = [1.0, -0.5, 5e+22, 1E06, 6.626e-34, 9_2.3_4, inf, -inf, +inf]",
      "{a: [1.0, -0.5, 5e+22, 1000000.0, 6.626e-34, 92.34, inf, -inf, inf]}"
    ),
    ("a = [nan, +nan, -nan]", "{a: [nan, nan, nan]}"),
    (
      "a = [1979-05-27t07:32:00z, 1979-05-27 00:32:00.999-07:00, 1979-05-27T07:32:00, 2024-02-29, 23:59:60.5]",
      "{a: [1979-05-27T07:32:00Z, 1979-05-27T00:32:00.999-07:00, 1979-05-27T07:32:00, 2024-02-29, 23:59:60.5]}"
    ),
    (#"a = "\b\t\n\f\r\"\\\u00E9\U0001F600""#, "{a: '\u{8}\t\n\u{C}\r\"\\é😀'}"),
    ("a = 'C:\\x'", "{a: 'C:\\x'}"),
    ("a = \"\"\"\r\none\r\ntwo \\  \n\n   three\"\"\"\"\"", "{a: 'one\ntwo three\"\"'}"),
    ("a = '''\n'one'\\\n'''''", "{a: ''one'\\\n'''}"),
    ("a = [ # one\n 1,\n # two\n 2, ]", "{a: [1, 2]}"),
    ("a = [[1, 'x'], {b = []}]", "{a: [[1, 'x'], {b: []}]}"),
    ("a . 'b.c' . \"d\" = 1\n3.14 = 2", "{a: {b.c: {d: 1}}, 3: {14: 2}}"),
    ("a = {b.c = 1, b.d = {}, 'e f' = 2}", "{a: {b: {c: 1, d: {}}, e f: 2}}"),
    ("[a.b]\nc = 1\n[a]\nd = 2\n[ a . e ]", "{a: {b: {c: 1}, d: 2, e: {}}}"),
    ("[a]\nb.c = 1\nb.d.e = 2\n[a.b.f]", "{a: {b: {c: 1, d: {e: 2}, f: {}}}}"),
    ("[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2\n[[a.e]]", "{a: [{b: 1}, {c: {d: 2}, e: [{}]}]}"),
    ("[[a.b]]\n[a]\nc = 1", "{a: {b: [{}], c: 1}}"),
    ("e\u{301} = 1", nil), ("'e\u{301}' = 1\n'é' = 2", "{e\u{301}: 1, é: 2}"),
  ])
  func valuesAreThoseOfTOML(text: String, expected: String?) {
    guard let expected else { return #expect(read(text).diagnostics.containsErrors) }
    #expect(tree(text) == expected)
  }

  @Test(arguments: [
    ("a = 1\na = 2", 2, 1, "toml-key"), ("[a]\n[a]", 2, 2, "toml-key"),
    ("a = 1\n[a.b]", 2, 2, "toml-key"), ("a.b = 1\n[a]", 2, 2, "toml-key"),
    ("[a]\n[[a]]", 2, 3, "toml-key"), ("[[a]]\n[a]", 2, 2, "toml-key"),
    ("a = []\n[[a]]", 2, 3, "toml-key"), ("a = [{}]\n[a.b]", 2, 2, "toml-key"),
    ("a = {}\na.b = 1", 2, 1, "toml-key"), ("a = {}\n[a.b]", 2, 2, "toml-key"),
    ("[a.b]\nc = 1\n[a]\nb.d = 1", 4, 1, "toml-key"), ("[[a.b]]\n[a]\nb.c = 1", 3, 1, "toml-key"),
    ("a = {b = 1, b = 2}", 1, 13, "toml-key"), ("a = {b = {}, b.c = 1}", 1, 14, "toml-key"),
    ("a.b = 1\na.b.c = 2", 2, 3, "toml-key"),
    ("a = {b = 1,}", 1, 12, "toml-syntax"), ("a = {\nb = 1 }", 1, 5, "toml-syntax"),
    ("a = {b = 1\n}", 1, 5, "toml-syntax"), ("a = [1 2]", 1, 8, "toml-syntax"),
    ("a = [1,\nb = 2", 2, 1, "toml-syntax"), ("a = [1", 1, 5, "toml-syntax"),
    ("a = \"x\nb = 1", 1, 5, "toml-syntax"), ("a = '''x", 1, 5, "toml-syntax"),
    ("a = 'x' b = 1", 1, 9, "toml-syntax"), ("a = 1 b = 2", 1, 7, "toml-syntax"),
    ("a", 1, 2, "toml-syntax"), ("a =", 1, 4, "toml-syntax"), ("= 1", 1, 1, "toml-syntax"),
    ("a: 1", 1, 2, "toml-syntax"), ("a b = 1", 1, 3, "toml-syntax"),
    ("a. = 1", 1, 4, "toml-syntax"),
    ("[a", 1, 3, "toml-syntax"), ("[]", 1, 2, "toml-syntax"), ("[[a] ]", 1, 4, "toml-syntax"),
    ("[a] b = 1", 1, 5, "toml-syntax"), ("é = 1", 1, 1, "toml-syntax"),
    ("a = 1\u{FEFF}", 1, 5, "toml-value"), ("a = yes", 1, 5, "toml-syntax"),
    ("a = True", 1, 5, "toml-syntax"), ("a = 1\rb = 2", 1, 6, "toml-syntax"),
    ("# x\u{7F}", 1, 4, "toml-syntax"), ("a = \"\u{0}\"", 1, 6, "toml-syntax"),
    ("a = 01", 1, 5, "toml-value"), ("a = 1__0", 1, 5, "toml-value"),
    ("a = _1", 1, 5, "toml-syntax"),
    ("a = 1.", 1, 5, "toml-value"), ("a = .5", 1, 5, "toml-syntax"),
    ("a = 1.e2", 1, 5, "toml-value"),
    ("a = 0xG", 1, 5, "toml-value"), ("a = +0x1", 1, 5, "toml-value"),
    ("a = 0X1", 1, 5, "toml-value"),
    ("a = 9223372036854775808", 1, 5, "toml-value"), ("a = 0xFFFFFFFFFFFFFFFF", 1, 5, "toml-value"),
    ("a = 2026-02-30", 1, 5, "toml-value"), ("a = 2100-02-29", 1, 5, "toml-value"),
    ("a = 2026-1-1", 1, 5, "toml-value"), ("a = 24:00:00", 1, 5, "toml-value"),
    ("a = 07:32", 1, 5, "toml-value"), ("a = 2026-01-01T", 1, 5, "toml-value"),
    ("a = 2026-01-01T00:00:00+24:00", 1, 5, "toml-value"),
    ("a = 07:32:00Z", 1, 5, "toml-value"), ("a = 2026-01-01Z", 1, 5, "toml-value"),
    (#"a = "\e""#, 1, 6, "toml-value"), (#"a = "\x41""#, 1, 6, "toml-value"),
    (#"a = "\uD800""#, 1, 6, "toml-value"), (#"a = "\U00110000""#, 1, 6, "toml-value"),
    (#"a = "\u12""#, 1, 6, "toml-value"),
  ])
  func mistakesAreErrorsAtTheirPlace(text: String, line: Int, column: Int, id: String) {
    let error = read(text).diagnostics.first
    #expect(error?.id == id, "\(String(describing: error))")
    #expect(error?.severity == .error)
    #expect(error?.location?.line == line)
    #expect(error?.location?.column == column)
    #expect(error?.remedy?.isEmpty == false)
  }

  @Test func everyLineHasItsMistake() {
    let reading = read("a = yes\nb = 1\n[c\nb = 2\n[d]\nb = 01\ne = 3\n[d]\ne = 4\n")
    #expect(reading.diagnostics.compactMap { $0.location?.line } == [1, 3, 6, 8])
    #expect(reading.document?.root.shown == "{b: 1, d: {e: 3}}")
  }

  @Test func anUnclosedValueHidesWhatFollows() {
    for text in [
      "a = [1,\n2\nb = 3\nc = yes\n", "a = {\nb = 1,\nc = yes\n}\n", "a = '''\nb = yes\n",
    ] {
      #expect(read(text).diagnostics.count == 1, "\(text)")
    }
  }

  @Test func everyValueHasItsRange() throws {
    let text = "é.'x y' = [1, {b = 'z'}]\n[t.u]\nv = '''\na'''\n\n[[w]]\n[t]\n".replacing(
      "é", with: "e")
    let root = try #require(read(text).document?.root)
    let written = root.ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    let section = "[t.u]\nv = '''\na'''"
    #expect(
      written == [
        String(text.dropLast()), "e", "'x y' = [1, {b = 'z'}]", "'x y'", "[1, {b = 'z'}]", "1",
        "{b = 'z'}", "b", "'z'", "t", "[t]", "u", section, "v", "'''\na'''", "w", "[[w]]", "[[w]]",
      ])
  }

  @Test(
    arguments: [
      [0x61, 0x3D, 0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x31, 0],
      [0x61, 0, 0x3D, 0, 0x31, 0],
    ] as [[UInt8]])
  func onlyUTF8IsRead(bytes: [UInt8]) {
    #expect(TOMLReader().read(bytes, file: "a.toml").diagnostics.containsErrors)
  }

  @Test(arguments: [
    "a = " + String(repeating: "[", count: 10_000),
    "a = " + String(repeating: "{a=", count: 10_000),
    "[" + String(repeating: "a.", count: 10_000) + "a]",
    String(repeating: "a.", count: 10_000) + "a = 1",
    "a = {" + String(repeating: "a.", count: 10_000) + "a = 1}",
    (0..<10_000).map {
      "[[" + Array(repeating: "a", count: $0 % 600 + 1).joined(separator: ".") + "]]\n"
    }
    .joined(),
  ])
  func deepNestingIsRefused(text: String) {
    let reading = read(text)
    #expect(reading.documents.isEmpty)
    #expect(reading.diagnostics.last?.id == "nested-too-deeply")
  }

  @Test func limitsEndReading() {
    func ids(_ text: String, _ limits: PropertyListReader.Limits) -> [String] {
      let reading = TOMLReader(limits: limits).read(Array(text.utf8), file: "a.toml")
      #expect(reading.documents.isEmpty)
      return reading.diagnostics.map(\.id)
    }
    #expect(ids("a = [1, 2, 3]", .init(values: 3)) == ["too-many-values"])
    #expect(ids("[a]\n[b]\n[c]\n[d]", .init(values: 3)) == ["too-many-values"])
    #expect(ids("a = 'xxxxxxxx'", .init(texts: 8)) == ["too-many-values"])
    #expect(ids("a = 1", .init(bytes: 4)) == ["file-too-large"])
  }

  /// A comment is about the next key, section or element; one before everything is about the whole file.
  @Test func commentsLeaveOutFindingsAboutWhatFollows() throws {
    let text = """
      x = 1
      # docgen:ignore key
      a = [
        1,
        # docgen:ignore element
        2,
        # docgen:ignore nothing
      ]
      # docgen:ignore section
      [b]
      c = '''
      # docgen:ignore text
      '''
      [b.d]
      e = 1
      # docgen:ignore last
      [f]
      # docgen:ignore end
      """
    let document = try #require(read(text).document)
    let scopes = document.ignores.map { comment in
      comment.scope.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    #expect(document.ignores.map(\.id) == ["key", "element", "nothing", "section", "last", "end"])
    #expect(scopes[0]?.hasPrefix("a = [") == true && scopes[0]?.hasSuffix("]") == true)
    #expect(scopes[1] == "2" && scopes[2] == nil && scopes[5] == nil)
    #expect(scopes[3]?.hasPrefix("[b]") == true && scopes[3]?.contains("e = 1") == true)
    #expect(scopes[3]?.contains("[f]") == false)
    #expect(scopes[4]?.hasPrefix("[f]") == true)
    let whole = try #require(read("# docgen:ignore range\n\(text)").document?.ignores.first)
    #expect(whole.scope == 0..<Int.max)
  }
}
