import TestSupport
import Testing

@testable import DocgenCommands

/// `show`, `search` and `schema`, over the program's catalogue and over one in a file.
struct ReadingCommandsTests {
  @Test(arguments: ["Beam", "Beam/Width", "Colour", "Shade/Width"])
  func showPrintsAKey(key: String) {
    let outcome = run("show", key)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix(key.split(separator: "/").last.map(String.init) ?? ""))
  }

  @Test func showPrintsTheValuesOfAKey() {
    let output = run("show", "Colour").output
    for part in ["Chooses the colour.", "red", "Warm.", "blue"] { #expect(output.contains(part)) }
    #expect(!output.contains("\u{1B}"))
  }

  @Test func showListsThePathsOfAnAmbiguousName() {
    let outcome = run("show", "Width")
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(outcome.errors.contains("Beam/Width") && outcome.errors.contains("Shade/Width"))
  }

  /// A capability of one key has no page but the key's.
  @Test func showPrintsACapability() {
    let outcome = run("show", "beams")
    #expect((outcome.status, outcome.errors) == (0, ""))
    #expect(outcome.output.hasPrefix("Width (Beam)\n"), "\(outcome.output)")
    #expect(run("show", "--document", "lamp", "beams").status == 1)
  }

  @Test func showSuggestsANearName() {
    let outcome = run("show", "Color")
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(outcome.errors.contains("Colour"))
  }

  @Test func searchFindsKeysInOrder() {
    let outcome = run("search", "--json", "beam")
    #expect(outcome.status == 0)
    let answers = names(in: outcome.output)
    #expect(answers.first == "Beam")
  }

  @Test func searchPrintsALineForEachAnswerToAPipe() {
    let lines = run("search", "lamp").output.split(separator: "\n")
    #expect(lines.count >= 2, "\(lines)")
    #expect(lines.allSatisfy { $0.split(separator: "\t").count == 3 })
  }

  @Test("The number of an error is not an option")
  func searchTakesNegativeNumbers() {
    #expect(run("search", "-72008").errors == run("search", "--", "-72008").errors)
    #expect(!run("search", "-72008").errors.contains("Usage"))
  }

  @Test func searchLimitsItsAnswers() {
    let answers = names(in: run("search", "--json", "--limit", "1", "width").output)
    #expect(answers.filter { $0 == "Width" }.count == 1)
  }

  @Test func searchWithoutAnswersFails() {
    let outcome = run("search", "qqqqqq")
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(outcome.errors.contains("qqqqqq"))
    #expect(run("search", "--json", "qqqqqq").output == "[]\n")
  }

  @Test func searchRefusesAnUnknownFilter() {
    let outcome = run("search", "typ:array", "x")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("type"))
  }

  @Test func searchOpensNothingWithoutASite() throws {
    let folder = try TemporaryFolder()
    let outcome = run("search", "--open", "--site", folder("none"), "Beam")
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.contains("lamp build"))
  }

  @Test(arguments: [[], ["--strict"], ["--draft", "7"], ["--profile", "built"], ["--editor"]])
  func schemaPrintsAJSONSchema(options: [String]) throws {
    let outcome = run(["schema"] + options)
    #expect((outcome.status, outcome.errors) == (0, ""))
    #expect(outcome.output.hasPrefix("{"))
    #expect(outcome.output.contains(options.contains("7") ? "draft-07" : "2020-12"))
  }

  @Test func schemaNamesWhatIsUnknown() {
    #expect(run("schema", "com.example.none").status == 2)
    #expect(run("schema", "--platform", "lampos").errors.contains("lampos"))
  }

  @Test func aCatalogueInAFileReplacesTheProgramsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"format": 1, "title": "T", "keys": [{"path": ["Own"], "types": ["string"], "summary": "Is read."}]}"#,
      to: "keys.json")
    let catalogue = ["--catalogue", folder("keys.json")]
    #expect(run(["show"] + catalogue + ["Own"]).output.contains("Is read."))
    #expect(run(["show"] + catalogue + ["Beam"]).status == 1)
    #expect(run(["search"] + catalogue + ["own"]).output.contains("Own"))
    #expect(run(["schema"] + catalogue).output.contains("\"Own\""))
  }

  @Test func aNameWithAColonIsFoundWithItsType() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"format": 2, "title": "T", "keys": [{"path": ["font:size"], "types": ["integer"], "summary": "Is read."}]}"#,
      to: "keys.json")
    let catalogue = ["--catalogue", folder("keys.json")]
    #expect(run(["search"] + catalogue + ["size"]).output.hasPrefix("font:size\t"))
    #expect(run(["show"] + catalogue + ["font:size"]).output.contains("Is read."))
  }

  @Test(arguments: ["", "{", "[]", "{\"format\": 99}", "{\"keys\": 1}"])
  func aBrokenCatalogueIsReportedWithItsLine(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "keys.json")
    for command in [["show", "x"], ["search", "x"], ["schema"], ["validate", "x"]] {
      let outcome = run(command + ["--catalogue", folder("keys.json")])
      #expect((outcome.status, outcome.output) == (2, ""))
      #expect(outcome.errors.contains("keys.json:1"))
    }
    #expect(run("check", "--catalogue", folder("keys.json")).status == 1)
  }

  @Test(arguments: ["none.json", "."])
  func aCatalogueThatCannotBeReadIsReported(name: String) throws {
    let folder = try TemporaryFolder()
    let outcome = run("show", "--catalogue", folder(name), "x")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[unreadable-file]"))
  }
}

/// `diff`, of a catalogue in a file and the program's own.
struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Beam/Width took texts too, Colour had another summary, and Shade did not exist.
    try folder.write(
      lampText.replacing(
        #""Width"], "types": ["integer"], "summary": "Sets the width in"#,
        with: #""Width"], "types": ["integer", "string"], "summary": "Sets the width in"#
      )
      .replacing("Chooses the colour.", with: "Chooses any colour.")
      .replacing(/,\n *\{"path": \["Shade".*\}/, with: ""),
      to: "old.json")
    try folder.write(lampText, to: "new.json")
  }

  @Test func breakingChangesComeFirstAndFail() {
    let outcome = run("diff", folder("old.json"))
    #expect((outcome.status, outcome.errors) == (1, ""))
    let lines = outcome.output.split(separator: "\n").map { $0.trimmingPrefix(/[ •-]*/) }
    #expect(
      lines == [
        "BREAKING CHANGES", "Beam/Width: types narrowed: removes string", "ADDED", "Shade",
        "Shade/Width", "CHANGED",
        "Colour: summary changed: Chooses any colour. → Chooses the colour.",
      ], "\(outcome.output)")
  }

  @Test func twoFilesAreComparedInMarkdownAndJSON() {
    let files = [folder("old.json"), folder("new.json")]
    let markdown = run(["diff", "--format", "markdown"] + files)
    #expect(markdown.status == 1)
    #expect(markdown.output.hasPrefix("### Breaking changes\n\n- `Beam/Width`: types narrowed"))
    let json = run(["diff", "--format", "json"] + files.reversed())
    // Removed keys are breaking, the wider type is not.
    #expect(json.status == 1)
    let members = json.output.replacing(" ", with: "")
    #expect(members.contains("\"effect\":\"widened\""))
    #expect(members.contains("\"change\":\"removed\""))
  }

  @Test func equalCataloguesPass() {
    let outcome = run("diff", folder("new.json"))
    #expect((outcome.status, outcome.output) == (0, "Nothing differs.\n"))
    #expect(run("diff", folder("none.json")).status == 2)
  }
}

/// The names of a search's answers, in order.
private func names(in json: String) -> [String] {
  json.matches(of: /"name": "([^"]*)"/).map { String($0.1) }
}
