import Diagnostics
import KeyValidation
import Syntaxes
import Testing

struct YAMLReaderTests {
  private func read(_ text: String) -> SyntaxReading {
    YAMLReader().read(Array(text.utf8), file: "a.yaml")
  }

  /// The documents as short texts: `{a: 1, b: [true, 'x']}`.
  private func trees(_ text: String) -> [String] {
    let reading = read(text)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return reading.documents.map { $0.root.shown }
  }

  @Test(arguments: [
    ("a: 1\nb:\n- true\n- x\n", "{a: 1, b: [true, 'x']}"),
    ("a: {b: 'it''s', c: \"\\u00e9\"}", "{a: {b: 'it's', c: 'é'}}"),
    ("a: |\n  one\n  two\nb: >\n  one\n  two\n", "{a: 'one\ntwo\n', b: 'one two\n'}"),
    ("a: ~\nb:\nc: null\nd: ''\n", "{a: null, b: null, c: null, d: ''}"),
    (
      "[0x1F, 0o17, 007, -1, +2, 1.5, 1e3, .5, 1., .inf]",
      "[31, 15, 7, -1, 2, 1.5, 1000.0, 0.5, 1.0, inf]"
    ),
    (
      "[2001-12-14, 1.2.3, 0x, --1, 1e, '1', !!str 1, !!int 7, !!float 1]",
      "['2001-12-14', '1.2.3', '0x', '--1', '1e', '1', '1', 7, 1.0]"
    ),
    ("[True, FALSE, tRue, !!bool true]", "[true, false, 'tRue', true]"),
    ("80: a\ntrue: b\n", "{80: 'a', true: 'b'}"),
    ("a: &x {p: 1}\nb: *x\nc: [*x]", "{a: {p: 1}, b: {p: 1}, c: [{p: 1}]}"),
    ("base: &x {p: 1, q: 2}\nb:\n  <<: *x\n  q: 3\n", "{base: {p: 1, q: 2}, b: {q: 3, p: 1}}"),
    ("b:\n  <<: [{p: 1}, {p: 2, q: 2}]\n", "{b: {p: 1, q: 2}}"),
    ("{\"json\": [1, null]}", "{json: [1, null]}"), ("plain text", "'plain text'"),
  ])
  func valuesAreThoseOfYAML(text: String, tree: String) {
    #expect(trees(text).joined() == tree)
  }

  @Test func aFileMayHaveSeveralDocuments() {
    #expect(trees("---\na: 1\n---\nb: 2\n...\n---\n") == ["{a: 1}", "{b: 2}"])
  }

  @Test func everyValueHasItsRange() throws {
    let text = "é: [1, 'x']\nnext:\n  in: |\n    a\n  last: plain text # comment\n"

    let root = try #require(read(text).documents.first?.root)
    let written = root.ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(
      written == [
        "é: [1, 'x']\nnext:\n  in: |\n    a\n  last: plain text", "é", "[1, 'x']", "1", "'x'",
        "next",
        "in: |\n    a\n  last: plain text", "in", "|\n    a\n", "last", "plain text",
      ])
  }

  @Test(arguments: [
    ("a: b: c", 1, 5, "yaml-syntax"), ("a:\n\t- b", 2, 1, "yaml-syntax"),
    ("a: [1, 2\nb: 3", 2, 2, "yaml-syntax"), ("a: 'x", 1, 4, "yaml-syntax"),
    ("a: *x", 1, 4, "yaml-alias"), ("a: &x [*x]", 1, 8, "yaml-alias"),
    ("? [a]\n: 1", 1, 3, "yaml-key"), ("a:\n  <<: 1", 2, 7, "yaml-merge"),
    ("a: !!int x", 1, 4, "yaml-tag"),
  ])
  func mistakesAreErrorsAtTheirPlace(text: String, line: Int, column: Int, id: String) {
    let error = read(text).diagnostics.first
    #expect(error?.id == id)
    #expect(error?.severity == .error)
    #expect(error?.location?.line == line)
    #expect(error?.location?.column == column)
    #expect(error?.remedy?.isEmpty == false)
  }

  @Test func aValueThatContainsItselfCanBeNoted() {
    var recursions: [Int: Int]? = [:]
    let reading = YAMLReader().read(
      Array("a: &x\n- b: *x\nc: *x\n".utf8), file: "a.yaml", &recursions)
    #expect(reading.diagnostics.isEmpty && recursions == [11: 3])
    #expect(reading.documents.first?.root.shown == "{a: [{b: null}], c: [{b: null}]}")
  }

  @Test func aRepeatedKeyIsReportedAtTheSecond() {
    let finding = read("a: 1\nb: 2\na: 3\n").diagnostics.first
    #expect(finding?.id == "duplicate-key")
    #expect(finding?.location?.line == 3)
  }

  @Test func aTagOfAProgramIsANote() {
    let reading = read("a: !Ref Name\n")
    #expect(reading.diagnostics.map(\.severity) == [.note])
    #expect(reading.documents.first?.root.shown == "{a: 'Name'}")
    guard case .dictionary(let members)? = reading.documents.first?.root.value else { return }
    #expect(members.map(\.node.hasUnknownTag) == [true])
  }

  /// Words that older readers take for something else.
  @Test func ambiguousWordsAreKnown() throws {
    let root = try #require(
      read("[yes, No, on, 1_000, 22:22, 0b11, 'yes', true, 1.2.3, 80:80]").documents.first?.root)
    guard case .array(let nodes) = root.value else { return }
    #expect(
      nodes.map(\.isAmbiguous) == [true, true, true, true, true, true, false, false, false, false])
  }

  /// A number with a zero in front is octal in YAML 1.1, and a sign before `0x` makes a text in YAML 1.2.
  @Test func ambiguousNumbersAreKnown() throws {
    let root = try #require(read("[0644, -0x10, 0, 0x10, 0o14, 08, '010']").documents.first?.root)
    guard case .array(let nodes) = root.value else { return }
    #expect(nodes.map(\.isAmbiguous) == [true, true, false, false, false, false, false])
    #expect(root.shown == "[644, '-0x10', 0, 16, 12, 8, '010']")
  }

  /// A tag says what a text is that only YAML 1.1 reads so.
  @Test func aTagDecidesTheTypeOfATextThatFitsIt() {
    let text = """
      [!!str 1, !!int "3", !!int 0b11, !!int 1_000, !!int "1:30", !!bool yes, !!float 2, !!float 1_0.5]
      """
    #expect(trees(text) == ["['1', 3, 3, 1000, 90, true, 2.0, 10.5]"])
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test func aShortTextThatStandsForBillionsOfValuesIsRefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      text +=
        "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let reading = read(text)
    #expect(reading.documents.isEmpty)
    #expect(reading.diagnostics.map(\.id) == ["too-many-values"])
  }

  /// A tag before the anchor, an alias of a long text or key, a tag that stands for a long one, and many directives.
  @Test(arguments: [
    nested { "!!seq &a\($0) [\($1)]" }, nested { "&a\($0) !!seq [\($1)]" },
    nested { "!!map &a\($0) {k: [\($1)]}" }, nested { "&a\($0) {<<: [\($1)]}" },
    "a: &a \"\(String(repeating: "x", count: 5_000))\"\nb:\n"
      + String(repeating: "- *a\n", count: 5_000),
    "a: &a [{? \"\(String(repeating: "x", count: 5_000))\" : 1}]\nb:\n"
      + String(repeating: "- *a\n", count: 5_000),
    "a: &a \(String(repeating: "x", count: 900))\nb:\n"
      + String(repeating: "- {*a : 1}\n", count: 5_000),
    "%TAG !a! tag:\(String(repeating: "x", count: 5_000)),2000:\n---\n"
      + String(repeating: "- !a!b c\n", count: 5_000),
    (0..<1_001).map { "%TAG !a\($0)! tag:x\($0),2000:\n" }.joined() + "---\na: 1\n",
    (0..<1_001).map { "%TAG !a\($0)! tag:x\($0),2000:\u{2028}" }.joined() + "---\na: 1\n",
  ])
  func aShortTextThatStandsForALongOneIsRefused(text: String) {
    for scalars in [YAMLReader.Scalars.typed, .texts] {
      let limits = PropertyListReader.Limits(bytes: 64 << 10, texts: 4 << 20)
      let reading = YAMLReader(limits: limits, scalars: scalars)
        .read(Array(text.utf8), file: "a.yaml")
      #expect(reading.documents.isEmpty)
      #expect(reading.diagnostics.last?.id == "too-many-values")
    }
  }

  private static func nested(_ value: (Int, String) -> String) -> String {
    (0..<9).map { level in
      let inside = Array(repeating: level == 0 ? "{x: y}" : "*a\(level - 1)", count: 10)
      return "a\(level): \(value(level, inside.joined(separator: ", ")))\n"
    }.joined()
  }

  @Test func textsAreReadAsTheyAreWritten() {
    let text = "a: 1.0\nb: &b yes\nc: !!int 5\nd:\ne: [*b, !x 0x1F]\n"
    let reading = YAMLReader(scalars: .texts).read(Array(text.utf8), file: "a.yaml")
    #expect(reading.diagnostics.isEmpty)
    #expect(
      reading.documents.map(\.root.shown)
        == ["{a: '1.0', b: 'yes', c: '5', d: '', e: ['yes', '0x1F']}"])
  }

  @Test(arguments: ["[", "- ", "? ", "a: {"])
  func deepNestingIsRefused(opening: String) {
    let reading = read(String(repeating: opening, count: 20_000))
    #expect(reading.documents.isEmpty)
    #expect(reading.diagnostics.containsErrors)
  }

  @Test func commentsLeaveOutFindings() throws {
    let text = "# docgen:ignore unknown-key for now\na: |\n  # docgen:ignore x\n"
    #expect(try #require(read(text).documents.first).ignores.map(\.id) == ["unknown-key"])
  }
}
