import Diagnostics
import JSON
import KeyCatalogue
import KeyModel
import Testing
import Text

@Suite struct CatalogueReaderTests {
  static func read(_ text: String) -> (catalogue: Catalogue?, diagnostics: [Diagnostic]) {
    CatalogueReader.read(Array(text.utf8), file: "c.json")
  }

  static func document(of catalogue: Catalogue) -> String {
    catalogue.json(keyURL: { "k/\($0.path)" }, extensionPointURL: { "p/\($0.id)" }).serialized()
  }

  /// A catalogue that is read and written again is the same, byte for byte.
  @Test func catalogueIsReadBackByteForByte() throws {
    let text = Self.document(of: referenceCatalogue)
    let (catalogue, diagnostics) = Self.read(text)
    #expect(diagnostics.isEmpty)
    let again = try #require(catalogue)
    #expect(Self.document(of: again) == text)
    #expect(again.check().isEmpty)
    let keys = referenceCatalogue.keys
    #expect(again.keys.count == keys.count)
    for (read, written) in zip(again.keys, keys) {
      let isSame =
        read.types == written.types && read.rules == written.rules
        && read.example == written.example && read.values.isClosed == written.values.isClosed
        && read.values.listed.map(\.value) == written.values.listed.map(\.value)
      if !isSame { Issue.record("\(written.path): read as \(read)") }
    }
  }

  @Test func pathTypesAndSummaryMakeAKey() throws {
    let (catalogue, diagnostics) = Self.read(
      #"{"format": 1, "keys": [{"path": ["A"], "types": ["array"], "summary": "Does it."}]}"#)
    #expect(diagnostics.isEmpty)
    let read = try #require(catalogue)
    #expect(read.check().isEmpty)
    let key = try #require(read["A"])
    #expect(key.required == .unstated && key.types == [.array([])] && key.declaredIn == nil)
  }

  @Test(
    arguments: [
      .configuration, DocumentKind("a b", id: "a-b", titleLabel: "Label"),
      DocumentKind(
        "c.json", id: "c", translations: "c.strings", fileMatch: ["c.json", "*.c"]),
    ] as [DocumentKind])
  func documentKindIsReadBack(document: DocumentKind) throws {
    let written = Catalogue(
      title: "A", document: document, groups: [], sources: [], releases: ReleaseRegistry([]))
    #expect(Self.read(Self.document(of: written)).catalogue?.document == document)
  }

  @Test func documentKindIsOptional() {
    let read = Self.read(#"{"format": 1, "keys": []}"#).catalogue
    #expect(read?.document == .configuration)
  }

  @Test func unlistedReleasesAreTakenFromKeys() throws {
    let (catalogue, _) = Self.read(
      #"""
      {"format": 1, "keys": [
        {"path": ["A"], "types": ["string"], "summary": "K.", "availability": [
          {"platform": "iOS", "introduced": "10.0"}, {"platform": "zOS", "introduced": "2"}]},
        {"path": ["B"], "types": ["string"], "summary": "K.", "availability": [
          {"platform": "iOS", "introduced": "9.0", "deprecated": "11.0"}]}]}
      """#)
    let read = try #require(catalogue)
    #expect(read.check().isEmpty)
    #expect(read.releases.versions(of: .iOS) == ["9.0", "10.0", "11.0"])
    #expect(read.releases.platforms.map(\.name) == ["iOS", "zOS"])
  }

  @Test(
    arguments: [
      (#"{"keys": []}"#, "missing-field", 1, 1),
      (#"{"format": 3, "keys": []}"#, "unsupported-format", 1, 12),
      (#"{"format": 2, "keys": [], "documents": [{"id": "a"}]}"#, "missing-field", 1, 41),
      (#"{"format": 1, "keys": [], "document": {"fileName": "a"}}"#, "missing-field", 1, 39),
      (
        #"{"format": 1, "keys": [], "document": {"name": "a", "fileName": "../a"}}"#,
        "invalid-field", 1, 65
      ),
      (#"[]"#, "wrong-field-type", 1, 1),
      ("{\"format\": 1,\n \"keys\": {}}", "wrong-field-type", 2, 10),
      (
        "{\"format\": 1, \"keys\": [\n  {\"types\": [\"string\"], \"summary\": \"K.\"}]}",
        "missing-field", 2, 3
      ),
      (
        "{\"format\": 1, \"keys\": [\n  {\"path\": [\"A\"], \"types\": [\"strng\"], \"summary\": \"K.\"}]}",
        "invalid-field", 2, 29
      ),
      (
        "{\"format\": 1, \"keys\": [\n  {\"path\": [\"A\"], \"types\": [\"string\"], \"sumary\": \"K.\"}]}",
        "unknown-field", 2, 50
      ),
      (
        "{\"format\": 1, \"keys\": [\n  {\"path\": [\"A\"], \"types\": [\"string\"], \"summary\": 7}]}",
        "wrong-field-type", 2, 51
      ),
      (
        "{\"format\": 1, \"keys\": [\n{\"path\": [\"A\"], \"types\": [\"string\"], \"summary\": \"K.\", \"rules\": [{\"rule\": \"formt\"}]}]}",
        "invalid-field", 2, 65
      ),
      ("{\"format\": 1, \"keys\": [],\n}", "json-syntax", 2, 1),
    ] as [(String, String, Int, Int)])
  func mistakesAreReportedWithTheirLocation(
    _ text: String, _ id: String, _ line: Int, _ column: Int
  ) throws {
    let (catalogue, diagnostics) = Self.read(text)
    #expect(catalogue == nil)
    let found = try #require(diagnostics.first { $0.id == id }, "\(diagnostics)")
    #expect(found.location == SourceLocation(file: "c.json", line: line, column: column))
    #expect(found.remedy != nil)
  }

  @Test func aRuleThatLacksAMemberIsNotCalledUnknown() {
    let (_, diagnostics) = Self.read(
      #"{"format": 1, "keys": [{"path": ["A"], "types": ["string"], "summary": "K.", "rules": [{"rule": "format"}]}]}"#
    )
    #expect(diagnostics.map(\.message) == ["The rule 'format' lacks a member"])
  }

  @Test(arguments: [
    (#""sumary": "K.""#, "'sumary' is not a member of a key; did you mean 'summary'?"),
    (
      #""rules": [{"rule": "range", "mn": 1}]"#,
      "'mn' is not a member of the rule 'range'; did you mean 'min'?"
    ),
  ])
  func aMisspeltMemberIsReportedWithTheNearestName(member: String, message: String) {
    let (_, diagnostics) = Self.read(
      #"{"format": 1, "keys": [{"path": ["A"], "types": ["integer"], "summary": "K.", \#(member)}]}"#
    )
    #expect(diagnostics.map(\.message) == [message])
  }

  /// A first draft without groups is not asked for any.
  @Test(
    arguments: [
      ("[]", #""group": "lihgts", "#, []),
      (
        #"[{"id": "lights", "title": "Lights"}]"#, #""group": "lihgts", "#,
        ["The group 'lihgts' of 'A' is not declared; did you mean 'lights'?"]
      ),
      (#"[{"id": "lights", "title": "Lights"}]"#, "", ["'A' names no group"]),
      (#"[{"id": "lights", "title": "Lights"}]"#, #""group": "lights", "#, []),
    ] as [(String, String, [String])])
  func aGroupThatIsNotDeclaredIsReported(groups: String, group: String, messages: [String]) {
    let (catalogue, diagnostics) = Self.read(
      "{\"format\": 1, \"groups\": \(groups), \"keys\": [\n{\(group)\"path\": [\"A\"], \"types\": [\"integer\"], \"summary\": \"K.\"}]}"
    )
    #expect(catalogue != nil)
    #expect(diagnostics.map(\.message) == messages)
    #expect(diagnostics.allSatisfy { $0.id == "undeclared-group" && $0.location?.line == 2 })
  }

  @Test func everyMistakeIsReportedInOneRun() {
    let (_, diagnostics) = Self.read(
      #"{"format": 1, "keys": [{"path": ["A"], "types": ["x"], "summary": 1, "more": {"deep": [1]}}, {}]}"#
    )
    #expect(
      Set(diagnostics.map(\.id)) == [
        "invalid-field", "wrong-field-type", "unknown-field", "missing-field",
      ])
  }
}
