import KeyModel
import Testing
import Text

/// Dictionaries whose keys shapes say, in a closed document.
struct VariantCheckTests {
  private let pipes: Catalogue = {
    let shapes = ["run", "uses", "group"]
    let keys = [
      Key("Steps", .array(of: .dictionary), summary: "S.", variants: shapes, sources: []),
      Key(
        "Port", .integer, .string, summary: "P.", values: .closed([.init("auto", "Any.")]),
        sources: []),
      Key("Rows", .array(of: .array([])), summary: "R.", sources: []),
      Key("Rows/[]", .array(of: .integer), summary: "R.", sources: []),
      Key("Other", .any, .null, summary: "O.", sources: []),
      Key("{run}", .dictionary, summary: "S.", sources: []),
      Key("{run}/Run", .string, summary: "R.", required: .required, sources: []),
      Key("{run}/Quiet", .boolean, .null, summary: "Q.", sources: []),
      Key("{uses}", .dictionary, summary: "S.", sources: []),
      Key("{uses}/Uses", .string, summary: "U.", required: .required, sources: []),
      Key("{group}", .dictionary, summary: "S.", sources: []),
      Key(
        "{group}/Kind", .string, summary: "K.", values: .closed([.init("group", "G.")]),
        required: .required, sources: []),
      Key("{group}/Steps", .array(of: .dictionary), summary: "S.", variants: shapes, sources: []),
    ]
    return Catalogue(
      title: "Pipes", document: DocumentKind("pipe.json", id: "pipe", isClosed: true),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
  }()

  private func messages(_ steps: String) -> [String] {
    findings(#"{"Steps": [\#(steps)]}"#, in: pipes).map(\.message)
  }

  @Test(arguments: [
    #"{"Run": "make", "Quiet": true}"#, #"{"Uses": "other"}"#,
    #"{"Kind": "group", "Steps": [{"Run": "make"}, {"Kind": "group", "Steps": []}]}"#,
  ])
  func aDictionaryMayHaveAnyOfTheShapes(step: String) { #expect(messages(step) == []) }

  /// A mistake is reported for the shape that was probably meant.
  @Test(arguments: [
    (#"{"Run": 1}"#, ["'Run' is an integer, not a string"]),
    (
      #"{"Run": "make", "Quite": true}"#,
      ["'Steps' must not hold the key 'Quite'; did you mean 'Quiet'?"]
    ),
    (
      #"{"Kind": "group", "Step": []}"#,
      ["'Steps' must not hold the key 'Step'; did you mean 'Steps'?"]
    ),
    (
      #"{"Kind": "group", "Steps": [{"Rnu": "make"}]}"#,
      [
        "'Steps' lacks the required key 'Run'",
        "'Steps' must not hold the key 'Rnu'; did you mean 'Run'?",
      ]
    ),
  ])
  func aMistakeIsThatOfTheNearestShape(step: String, expected: [String]) {
    #expect(messages(step) == expected)
  }

  /// However much else is wrong, and although another shape takes all other types.
  @Test func theConstantThatADictionaryHasSaysWhichShapeIsMeant() {
    let sizes = [AllowedValue("small", "S."), AllowedValue("large", "L.")]
    func key(_ path: PropertyPath, _ values: AllowedValues, _ required: Requirement = .optional)
      -> Key
    {
      Key(path, .string, summary: "K.", values: values, required: required, sources: [])
    }
    let keys = [
      Key("Parts", .array(of: .dictionary), summary: "P.", variants: ["lamp", "any"], sources: []),
      Key("{lamp}", .dictionary, summary: "L.", sources: []),
      key("{lamp}/Kind", .closed([.init("lamp", "L.")]), .required),
      key("{lamp}/Size", .closed(sizes)), key("{lamp}/Foot", .closed(sizes)),
      Key("{any}", .dictionary, summary: "A.", sources: []),
      changed(key("{any}/Kind", .any, .required)) { $0.rules = [.noneOf(["lamp"])] },
    ]
    let parts = Catalogue(
      title: "Parts", document: DocumentKind("parts.json", id: "parts"),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    #expect(findings(#"{"Parts": [{"Kind": "bell", "Size": "x"}]}"#, in: parts).isEmpty)
    let wrong = findings(#"{"Parts": [{"Kind": "lamp", "Size": "x", "Foot": "y"}]}"#, in: parts)
    #expect(wrong.map(\.id) == ["value-not-allowed", "value-not-allowed"])
  }

  @Test func aClosedListConcernsTheTypesOfItsValues() {
    #expect(findings(#"{"Port": 80}"#, in: pipes).isEmpty)
    #expect(findings(#"{"Port": "auto"}"#, in: pipes).isEmpty)
    #expect(findings(#"{"Port": "any"}"#, in: pipes).map(\.id) == ["value-not-allowed"])
  }

  @Test func elementsWithAnEntryAreCheckedByIt() {
    #expect(findings(#"{"Rows": [[1, 2], []]}"#, in: pipes).isEmpty)
    #expect(
      findings(#"{"Rows": [1]}"#, in: pipes).map(\.message)
        == ["an element of 'Rows' is an integer, not an array of integers"])
  }

  /// A key may look like the index of an element.
  @Test(arguments: [
    (#"{"Groups": {"0": ["x"], "a": ["x"]}}"#, ["0": "string", "a": "string"]),
    (#"{"Groups": {"1": [1, "x"], "0": [1, 2]}}"#, ["1": "string"]),
    (#"{"Groups": {"0": [{}]}}"#, ["0": "dictionary"]),
  ])
  func anElementIsNamedAsOneWhateverItsKeyIs(json: String, expected: [String: String]) {
    let keys = [
      Key("Groups", .dictionary, summary: "G.", sources: []),
      Key("Groups/*", .array(of: .integer), summary: "G.", sources: []),
    ]
    let small = Catalogue(
      title: "Small", document: DocumentKind("small.json", id: "small"),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    #expect(
      Set(findings(json, in: small).map(\.message))
        == Set(expected.map { "an element of '\($0)' is a \($1), not an integer" }))
    #expect(
      findings(#"{"Groups": {"0": "x"}}"#, in: small).map(\.message)
        == ["'0' is a string, not an array of integers"])
  }

  @Test func anElementOfAnotherTypeThanItsEntryIsReported() {
    let keys = [
      Key("Cars", .array(of: .dictionary), summary: "C.", sources: []),
      Key("Cars/[]", .dictionary, summary: "C.", sources: []),
      Key("Cars/[]/Seats", .integer, summary: "S.", sources: []),
    ]
    let small = Catalogue(
      title: "Small", document: DocumentKind("small.json", id: "small"),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    #expect(
      findings(#"{"Cars": ["x"]}"#, in: small).map(\.message)
        == ["an element of 'Cars' is a string, not a dictionary"])
  }

  @Test func anyValueIsAnyValue() {
    #expect(findings(#"{"Other": [{"a": [1, "b"]}]}"#, in: pipes).isEmpty)
  }

  @Test func aClosedDocumentRefusesOtherKeys() {
    #expect(
      findings(#"{"Prot": 1}"#, in: pipes).map(\.message)
        == ["the pipe.json must not hold the key 'Prot'; did you mean 'Port'?"])
  }

  /// An entry for names of some form leaves the others unknown.
  @Test func arbitraryNamesMayHaveAForm() {
    let keys = [
      Key("Kind", .string, summary: "K.", sources: []),
      Key("*", .integer, names: "^x-", summary: "X.", sources: []),
    ]
    let small = Catalogue(
      title: "Small", document: DocumentKind("small.json", id: "small", isClosed: true),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    #expect(findings(#"{"Kind": "a", "x-b": 1}"#, in: small).isEmpty)
    #expect(findings(#"{"x-b": "a"}"#, in: small).map(\.id) == ["wrong-type"])
    #expect(findings(#"{"y": 1}"#, in: small).map(\.id) == ["only-known-keys"])
  }

  /// A file may be an array, or of one of several shapes.
  @Test func aRootMayHaveAShape() {
    let keys = [
      Key("{file}", .array(of: .dictionary), summary: "F.", variants: ["hook"], sources: []),
      Key("{hook}", .dictionary, summary: "H.", sources: []),
      Key("{hook}/Id", .string, summary: "I.", required: .required, sources: []),
    ]
    let hooks = Catalogue(
      title: "Hooks", document: DocumentKind("hooks.json", id: "hooks", root: "file"),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
    #expect(findings(#"[{"Id": "a"}]"#, in: hooks).isEmpty)
    #expect(findings(#"[{}]"#, in: hooks).map(\.id) == ["missing-required-key"])
    #expect(findings(#"{"Id": "a"}"#, in: hooks).map(\.id) == ["wrong-type"])
    #expect(findings("2.5", in: hooks).map(\.id) == ["wrong-type"])
  }
}
