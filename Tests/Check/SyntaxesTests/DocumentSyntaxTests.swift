import Diagnostics
import KeyModel
import KeyValidation
import Syntaxes
import Testing

/// A file is read in the syntax of its document.
struct DocumentSyntaxTests {
  private func findings(
    _ text: String, file: String, as format: DocumentKind.Format, names: [String] = []
  ) -> [Diagnostic] {
    DocumentCheckers(catalogue(format, names: names), syntaxes: .all)
      .check(Array(text.utf8), file: file)
  }

  private func catalogue(_ format: DocumentKind.Format, names: [String] = []) -> Catalogue {
    let keys = [
      Key("width", .integer, summary: "W.", rules: [.range(min: 1, max: 9)], sources: []),
      Key("bright", .boolean, summary: "B.", sources: []),
      Key("color", .string, summary: "C.", sources: []),
      Key("shade", .string, .null, summary: "S.", sources: []),
      Key("made", .date, summary: "M.", sources: []),
      Key("sold", .string, .date, summary: "S.", sources: []),
      Key("ratio", .real, summary: "R.", sources: []),
      Key("cord", .dictionary, summary: "C.", sources: []),
      Key("cord/length", .integer, summary: "L.", required: .required, sources: []),
      Key("bulbs", .array([.dictionary]), summary: "B.", sources: []),
      Key("bulbs/[]/watts", .number, summary: "W.", rules: [.range(min: 1, max: 9)], sources: []),
    ]
    return Catalogue(
      title: "Lamps",
      document: DocumentKind("lamp file", id: "lamp", format: format, fileMatch: names),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
  }

  private func mistakes(_ findings: [Diagnostic]) -> [String] {
    findings.map { "\($0.location?.line ?? 0): \($0.id)" }
  }

  @Test func aMistakeInYAMLIsAtItsLine() {
    let text = "# lamps\nwidth: 3\nshade: null\n---\nwidth: 12\nbright: 'x'\n"
    #expect(
      mistakes(findings(text, file: "lamp.yaml", as: .yaml)) == ["5: range", "6: wrong-type"])
  }

  /// The limit is for the file, and the last finding is as severe as the worst of the rest.
  @Test(arguments: [999, 1_000, 1_001, 3_000])
  func aFileOfManyListsHasALimitedNumberOfFindings(count: Int) {
    let text = String(repeating: "---\ncolor: off\n", count: count - 1) + "---\nwidth: 12\n"
    let found = findings(text, file: "lamp.yaml", as: .yaml)
    #expect(found.count { $0.id == "ambiguous-word" || $0.id == "range" } == min(count, 1_000))
    let last = found.filter { $0.id == "too-many-findings" }
    #expect(last.map(\.severity) == (count > 1_000 ? [.error] : []))
  }

  @Test func commentsIgnoreFindingsOfTheirListAlone() {
    let text = """
      color: off
      ---
      # docgen:ignore ambiguous-word
      # docgen:ignore duplicate-key
      color: off
      color: off
      ---
      color: off
      color: 'x'
      """
    #expect(
      mistakes(findings(text, file: "lamp.yaml", as: .yaml))
        == ["1: ambiguous-word", "8: ambiguous-word", "9: duplicate-key"])
  }

  @Test func eachOfSeveralListsIsAnnotated() {
    let text = "width: 3\n---\nwidth: 12\n"
    let checkers = DocumentCheckers(catalogue(.yaml), syntaxes: .all)
    let file = checkers.read(Array(text.utf8), file: "lamp.yaml")
    let lists = AnnotatedList(file, checkers.check([file])) { _ in nil }.contents.items
    #expect(lists.map(\.name) == [.list(0), .list(1)])
    let found = lists.map { $0.contents.items.map { $0.findings.shown.map(\.id) } }
    #expect(found == [[[]], [["range"]]])
  }

  @Test func aWordThatVersionsOfYAMLReadDifferentlyIsAWarning() {
    let found = findings("bright: yes\ncolor: off\nshade: 'on'\n", file: "lamp.yml", as: .yaml)
    #expect(mistakes(found) == ["1: ambiguous-word", "2: ambiguous-word"])
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  /// Nothing is wrong for sure with a number of which readers disagree what it is.
  @Test func aNumberWithAZeroInFrontIsANote() {
    let found = findings("width: 012\n---\ncolor: 012\n", file: "lamp.yml", as: .yaml)
    #expect(mistakes(found) == ["1: ambiguous-word", "3: wrong-type"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.message.contains("10 for some readers of YAML and 12 for others") == true)
  }

  @Test func aValueWithTheTagOfAnotherProgramIsNotJudged() {
    let text = "width: !Ref Lamp\nbright: !reference [a, b]\ncolor: !Sub {a: 1}\n"
    #expect(findings(text, file: "lamp.yml", as: .yaml).allSatisfy { $0.id == "yaml-tag" })
  }

  @Test func findingsHaveTheWordsOfTheSyntaxForBooleans() {
    let only = AllowedValue(true, "On.")
    let keys = [
      Key("closed", .boolean, summary: "C.", values: .closed([only]), sources: []),
      Key("never", .boolean, summary: "N.", rules: [.noneOf([true])], sources: []),
      Key("here", .boolean, summary: "H.", rules: [.oneOf([true])], sources: []),
    ]
    let catalogue = Catalogue(
      title: "Lamps", document: DocumentKind("lamp file", id: "lamp", format: .yaml),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    let found = DocumentCheckers(catalogue, syntaxes: .all)
      .check(Array("closed: false\nnever: true\nhere: false\n".utf8), file: "lamp.yaml")
    #expect(
      found.map(\.message) == [
        "'false' is not a value of 'closed'", "'never' must not be 'true'",
        "'false' is not a value of 'here'",
      ])
    #expect(found.allSatisfy { $0.remedy?.contains("YES") == false })
  }

  @Test func commentsAndLastCommasAreRightWhereTheDocumentSaysSo() {
    let text = "// lamps\n{\n  \"width\": 3, /* wide */\n}\n"
    #expect(findings(text, file: "lamp.json", as: .jsonWithComments).isEmpty)
    #expect(
      mistakes(findings(text, file: "lamp.json", as: .json))
        == ["1: json-comment", "3: trailing-comma", "3: json-comment"])
  }

  @Test func nullIsAValueOfJSON() {
    #expect(findings(#"{"shade": null}"#, file: "lamp.json", as: .json).isEmpty)
    #expect(
      mistakes(findings(#"{"color": null}"#, file: "lamp.json", as: .json)) == ["1: wrong-type"])
  }

  @Test(arguments: [
    ("README.md", "# Lamps\n"), ("lamp.toml", "width = 3\n"), ("other.yaml", "width: 3\n"),
  ])
  func aFileInASyntaxOfNoDocumentIsOneError(file: String, text: String) {
    let found = findings(text, file: file, as: .json, names: ["lamp.json"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("JSON") == true)
  }

  @Test func aMistakeInTOMLIsAtItsLine() {
    let text = """
      # lamps
      width = 12
      bright = "true"

      [cord]
      # docgen:ignore range
      lenght = 3

      [[bulbs]]
      watts = 3
      [[bulbs]]
      watts = 0.5

      """
    let found = findings(text, file: "lamp.toml", as: .toml)
    #expect(
      mistakes(found) == [
        "2: range", "3: wrong-type", "5: missing-required-key", "6: unused-ignore",
        "7: misspelled-key", "12: range",
      ])
    #expect(found.compactMap(\.key).contains("bulbs/[]/watts"))
    #expect(!found.contains { $0.message.contains("YES") || $0.remedy?.contains("<") == true })
  }

  @Test(arguments: [
    ("made = 2026-01-31", []), ("made = 07:32:00", []), ("made = 2026-01-31T07:32:00Z", []),
    ("sold = 2026-01-31 07:32:00", []), ("sold = 'soon'", []), ("made = 'soon'", ["wrong-type"]),
    ("color = 2026-01-31", ["wrong-type"]), ("width = 3.0", ["real-as-integer"]),
    ("width = inf", ["wrong-type"]), ("ratio = inf", []), ("ratio = nan", []), ("ratio = 1", []),
    ("[[bulbs]]\nwatts = inf", ["range"]), ("[[bulbs]]\nwatts = -inf", ["range"]),
    ("bright = yes", ["toml-syntax"]), ("width = 3\nwidth = 4", ["toml-key"]),
  ])
  func valuesOfTOMLHaveTheirTypes(text: String, ids: [String]) {
    #expect(findings(text, file: "lamp.toml", as: .toml).map(\.id) == ids)
  }

  @Test func aTextWithoutANameIsReadAsTOML() {
    func found(_ text: String) -> [String] {
      mistakes(findings(text, file: "<stdin>", as: .toml, names: ["lamp.toml"]))
    }
    #expect(found("[cord]\nlength = 'x'") == ["2: wrong-type"])
    #expect(found("{\"width\": 3}") == ["0: unread-syntax"])
  }

  @Test func aDocumentWithoutNamesIsReadFromYAMLToo() {
    #expect(mistakes(findings("width: 12\n", file: "a.yaml", as: .json)) == ["1: range"])
  }
}
