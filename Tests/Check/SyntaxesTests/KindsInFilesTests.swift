import Diagnostics
import KeyModel
import KeyValidation
import Syntaxes
import Testing

/// Each document of a file is of the kind that its constants say.
struct KindsInFilesTests {
  private static func constant(_ name: String, _ value: String) -> Key {
    Key(
      PropertyPath([.name(name)]), .string, summary: "Says the kind.",
      values: .closed([AllowedValue(.string(value), "It.")]), sources: [])
  }

  private static func group(_ document: String, _ api: String, _ kind: String, _ keys: [Key])
    -> KeyGroup
  {
    KeyGroup(
      document, "G", in: document == "kite-v1" ? nil : document, summary: "Keys.",
      keys: [constant("api", api), constant("kind", kind)] + keys)
  }

  private static func catalogue(_ names: [String] = [], several: Bool = true) -> Catalogue {
    let length = Key(
      "length", .integer, summary: "L.", required: .required, rules: [.range(min: 1, max: 9)],
      sources: [])
    let colors = Key("colors", .array([.string]), summary: "C.", sources: [])
    func kind(_ name: String, _ id: String) -> DocumentKind {
      DocumentKind(name, id: id, format: .yaml, isClosed: true, fileMatch: names)
    }
    return Catalogue(
      title: "Kites", document: kind("Kite v1", "kite-v1"),
      otherDocuments: several ? [kind("Tail v1", "tail-v1"), kind("Kite v2", "kite-v2")] : [],
      groups: [group("kite-v1", "sky.example/v1", "Kite", [length])]
        + (several
          ? [
            group("tail-v1", "sky.example/v1", "Tail", [colors]),
            group("kite-v2", "sky.example/v2", "Kite", [colors]),
          ] : []),
      sources: [], releases: ReleaseRegistry([]))
  }

  private static let stream = """
    api: v1
    kind: Password
    word: invented
    ---
    api: sky.example/v1
    kind: Kite
    length: 3
    ---
    # Only a comment.
    ---
    api: sky.example/v1
    kind: Tail
    colors: [red]
    ---
    api: sky.example/v2
    kind: Kite
    colors: [blue]
    ---
    api: sky.example/v1
    kind: Bird

    """

  private func read(
    _ text: String, _ file: String = "any.yaml", _ catalogue: Catalogue = Self.catalogue(),
    only: String? = nil, isNamed: Bool = true
  ) -> (file: ReadFile, findings: [String]) {
    let checkers = DocumentCheckers(
      catalogue, only: only.flatMap(catalogue.document(named:)), syntaxes: .all)
    let file = checkers.read(Array(text.utf8), file: file, isNamed: isNamed)
    let findings = checkers.check([file]).map {
      "\($0.location?.line ?? 0): \($0.id) \($0.document ?? "")"
    }
    return (file, findings)
  }

  @Test(
    arguments: [
      ([], true), (["*.yaml"], true), (["any.yaml"], true), ([], false),
    ] as [([String], Bool)])
  func documentsOfKnownKindsAreCheckedAndOthersAreCounted(names: [String], several: Bool) {
    let (file, findings) = read(Self.stream, "any.yaml", Self.catalogue(names, several: several))
    #expect(findings == [])
    #expect(file.foreign == (several ? 2 : 4) && !file.isUnrecognized)
  }

  @Test func aMistakeIsFoundInTheDocumentThatHasIt() {
    let text = Self.stream.replacing("length: 3", with: "length: 30")
      .replacing("colors: [blue]", with: "length: 3")
    #expect(read(text).findings == ["7: range kite-v1", "17: only-known-keys kite-v2"])
    #expect(
      read(text).file.lists.indices.map { read(text).file.kind(ofList: $0).document.id } == [
        "kite-v1", "tail-v1", "kite-v2",
      ])
  }

  @Test func aChosenDocumentIsForced() {
    let wrong = "api: v1\nkind: Password\nlength: 2\n"
    let (file, findings) = read(wrong, only: "kite-v1")
    #expect(findings == ["1: value-not-allowed kite-v1", "2: value-not-allowed kite-v1"])
    #expect(file.foreign == 0)
    #expect(read(wrong).findings == [] && read(wrong).file.isUnrecognized)
  }

  @Test func aSlipInAConstantIsAWarning() {
    let text = "api: sky.example/v1\nkind: Kiet\nlength: 2\n"
    #expect(read(text).findings == ["2: unknown-kind kite-v1"])
    #expect(read(text.replacing("Kiet", with: "Bird")).findings == [])
    #expect(read(text.replacing("v1", with: "v3").replacing("Kiet", with: "Kite")).findings == [])
  }

  @Test func aFileOfADeprecatedKindHasTheWarningOfTheReference() {
    var catalogue = Self.catalogue()
    for index in catalogue.documents.indices where catalogue.documents[index].id != "tail-v1" {
      catalogue.documents[index].versionOf = "Kite"
    }
    catalogue.documents[0].deprecation = "sky.example/v1 Kite is deprecated."
    let checkers = DocumentCheckers(catalogue, syntaxes: .all)
    let file = checkers.read(Array(Self.stream.utf8), file: "any.yaml")
    let found = checkers.check([file])
    #expect(found.map(\.id) == ["deprecated-document"])
    #expect(found.first?.severity == .warning && found.first?.location?.line == 5)
    #expect(found.first?.message == "sky.example/v1 Kite is deprecated")
    #expect(found.first?.remedy == "write 'Kite v2' instead")
  }

  /// A value that is not a text says no kind.
  @Test func aConstantOfAnotherTypeIsAMistake() {
    #expect(
      read("api: sky.example/v2\nkind: 5\ncolors: []\n").findings == ["2: wrong-type kite-v2"])
  }

  @Test func aSearchTakesOnlyWhatSaysItsKind() {
    let values = "length: 30\n"
    #expect(read(values, isNamed: false).file.isUnrecognized)
    #expect(read(values, isNamed: false).file.foreign == 0)
    #expect(!read(values, "any.yaml", Self.catalogue(several: false)).findings.isEmpty)
    // Another tool's template may not be YAML at all.
    #expect(read("kind: {{ x }}\n  - y\n", isNamed: false).file.isUnrecognized)
    let chart = "api: sky.example/v1\nkind: Kite\nlength: {{ .Values.length }}\n"
    #expect(read(chart, isNamed: false).file.isUnrecognized)
    #expect(read(chart).findings.contains { $0.hasPrefix("3: yaml-key") })
    let later = read(Self.stream + "---\na: [\n", isNamed: false)
    #expect(later.findings.count == 1 && later.findings[0].contains("yaml-syntax"))
  }

  /// The number of a version is no kind.
  @Test func oneConstantIsNoKind() {
    let catalogue = Catalogue(
      title: "Tasks", document: DocumentKind("tasks.yml", id: "tasks", format: .yaml),
      groups: [
        KeyGroup("g", "G", summary: "Keys.", keys: [Self.constant("version", "3")])
      ], sources: [], releases: ReleaseRegistry([]))
    #expect(read("version: '2'\n", "x.yml", catalogue).findings == ["1: value-not-allowed tasks"])
  }

  @Test func aRepairLeavesOtherDocumentsAlone() {
    let catalogue = Self.catalogue()
    let checkers = DocumentCheckers(catalogue, syntaxes: .all)
    let text = Self.stream.replacing("length: 3", with: "length: 3 ")
    let file = checkers.read(Array(text.utf8), file: "any.yaml")
    #expect(checkers.fix(file).bytes == Array(text.utf8))
  }
}
