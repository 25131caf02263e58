import Diagnostics
import JSON
import KeyModel
import Testing

/// A catalogue by a person who has read one example of a catalogue in JSON.
@Suite struct FirstDraftTests {
  private func read(_ keys: String, _ others: String = "") -> (Catalogue?, [Diagnostic]) {
    let text = "{\"format\": 2, \(others)\"keys\": [\n\(keys)]}"
    let (catalogue, found) = CatalogueReader.read(Array(text.utf8), file: "c.json")
    return (catalogue, (found + (catalogue?.check() ?? [])).inReadingOrder())
  }

  private func key(_ path: String, _ members: String = "", types: String = "\"string\"") -> String {
    "{\"path\": \"\(path)\", \"types\": \(types), \"summary\": \"A key.\"\(members)}"
  }

  @Test func shortFormsStandForLongOnes() throws {
    let sources = #""sources": [{"id": "manual"}], "#
    let long =
      #"{"path": ["a", "[]", "b"], "types": ["string"], "summary": "A key.", "values": [{"value": "x"}, {"value": "y"}], "required": true, "sources": [{"id": "manual"}], "rules": [{"rule": "excludes", "keys": [["a", "[]", "c"]]}]}"#
    let short = key(
      "a/[]/b",
      #", "values": ["x", "y"], "required": "required", "sources": ["manual"], "rules": [{"rule": "excludes", "keys": ["a/[]/c"]}]"#
    )
    let others =
      ",\n" + key("a", #", "elementTypes": "dictionary""#, types: "\"array\"") + ",\n"
      + key("a/[]/c")
    let (one, findings) = read(short + others, sources)
    let (other, _) = read(long + others, sources)
    func written(_ catalogue: Catalogue?) throws -> [UInt8] {
      try #require(catalogue).jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
    }
    #expect(try written(one) == written(other))
    #expect(!findings.contains { $0.severity > .note }, "\(findings)")
  }

  @Test(arguments: [
    #""source": "manual", "section": "Docks""#, #""section": "Docks", "source": "manual""#,
    #""section": "Docks""#, #""section": "Docks", "source": null"#,
  ])
  func aStatementNamesItsSectionWithItsSourceInAnyOrder(members: String) throws {
    let statement = #", "sources": ["manual"], "availability": [{"platform": "Deck", \#(members)}]"#
    let (catalogue, _) = read(key("k", statement), #""sources": [{"id": "manual"}], "#)
    let found = try #require(catalogue?["k"]?.availability)
    #expect(found.map(\.source) == [SourceReference("manual", "Docks")])
  }

  @Test func aPathAsTextMayNameADocument() {
    let documents = #""documents": [{"name": "a.json"}, {"name": "b.json"}], "#
    let (catalogue, _) = read(key("b-json:k"), documents)
    #expect(catalogue?.keys.map(\.path) == ["b-json:k"])
  }

  @Test func textsWithoutFullStopAndSourcesAreAdvice() {
    let keys = ["a", "b", "c"].map { #"{"path": "\#($0)", "types": "string", "summary": "A key"}"# }
    let (_, findings) = read(keys.joined(separator: ",\n"), #""sources": [{"id": "manual"}], "#)
    #expect(findings.map(\.id) == ["not-one-sentence", "missing-source"])
    #expect(findings.allSatisfy { $0.severity == .note && $0.location?.line == 2 })
    #expect(findings.first?.message.hasPrefix("3 texts are not one sentence each") == true)
    #expect(findings.last?.message == "3 entries name no source; the first is 'a'")
  }

  @Test(arguments: [
    (#"{"rule": "rnge"}"#, "did you mean 'range'?", "write range, length, "),
    (#"{"rule": "unique"}"#, "did you mean 'unique-elements'?", "write range, length, "),
    (#"{"rule": "format", "format": "ur"}"#, "did you mean 'url'?", "or service-domain"),
    (#"{"rule": "range", "minimum": 1}"#, "not a member of the rule 'range'", "'min'"),
    (#"{"rule": "pattern", "pattern": "a", "most": 1}"#, "of the rule 'pattern'", "'form'"),
  ])
  func aWrongNameInARuleIsOneFindingThatListsTheNames(
    rule: String, message: String, remedy: String
  ) {
    let (_, findings) = read(key("a", ", \"rules\": [\(rule)]"))
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains(message) == true, "\(findings)")
    #expect(findings.first?.remedy?.contains(remedy) == true, "\(findings)")
  }

  @Test func formerNamesOfBoundsMeanThePresentOnes() {
    func rules(_ min: String, _ max: String) -> [Rule]? {
      let rule =
        #"{"rule": "count", "\#(min)": 1, "\#(max)": 3, "where": {"key": "b", "\#(min)": 2, "\#(max)": 4}}"#
      return read(key("a", ", \"rules\": [\(rule)]")).0?.keys.first?.rules
    }
    let present: [Rule] = [
      .count(atLeast: 1, atMost: 3).when(.count("b", atLeast: 2, atMost: 4))
    ]
    #expect(rules("min", "max") == present)
    #expect(rules("least", "most") == present)
  }

  @Test(arguments: [
    #"{"rule": "count", "min": 1.5, "max": 3}"#, #"{"rule": "length", "min": 1, "max": 2.5}"#,
  ])
  func aBoundOfACountIsAnInteger(rule: String) {
    let (_, findings) = read(key("a", ", \"rules\": [\(rule)]"))
    #expect(findings.map(\.id) == ["invalid-field"])
    #expect(findings.first?.message.hasSuffix("is not an integer") == true, "\(findings)")
  }

  @Test func aWordThatIsNoRequirementNamesThem() {
    let (_, findings) = read(key("a", #", "required": "yes""#))
    #expect(findings.map(\.remedy) == ["write true, false, required or optional"])
  }

  @Test func aMisspeltGroupIsOneFinding() {
    let keys = ["a", "b", "c"].map { key($0, #", "group": "lihgts""#) }
    let (_, findings) = read(
      keys.joined(separator: ",\n"), #""groups": [{"id": "lights", "title": "Lights"}], "#)
    #expect(
      findings.map(\.message) == [
        "The group 'lihgts' of 3 keys, such as 'a', is not declared; did you mean 'lights'?"
      ])
  }

  @Test func aParentOfTheWrongTypeIsOneFindingAtIt() {
    let (_, findings) = read(
      [key("a/b"), key("a"), key("a/c"), key("a/d")].joined(separator: ",\n"))
    #expect(findings.map(\.id) == ["child-of-scalar"])
    #expect(findings.first?.location?.line == 3)
    #expect(
      findings.first?.message == "'a' is a string, but 3 keys are inside of it, such as 'a/b'")
  }

  @Test func aParentThatIsMissingIsOneFinding() {
    let (_, findings) = read([key("a/b"), key("a/c"), key("a/d")].joined(separator: ",\n"))
    #expect(findings.map(\.remedy) == ["declare 'a'"])
  }

  @Test(arguments: [
    ("\"enum\": [\"a\"]", "write 'values', and 'valuesAreClosed' if no others are right"),
    ("\"minimum\": 1", "write a rule: {\"rule\": \"range\", \"min\": 1, \"max\": 9}"),
  ])
  func aWordOfJSONSchemaIsAnsweredWithWhatSaysTheSame(member: String, remedy: String) {
    let (_, findings) = read(key("a", ", \(member)"))
    #expect(findings.map(\.remedy) == [remedy])
  }

  @Test func keysOfTwoDocumentsNeedNoGroups() {
    let documents = #""documents": [{"name": "a.json"}, {"name": "b.json"}], "#
    let (catalogue, findings) = read(key("k") + ",\n" + key("b-json:k"), documents)
    #expect(findings.isEmpty, "\(findings)")
    #expect(catalogue?.groups.map(\.id) == ["keys", "b-json-keys"])
  }

  @Test func aMisspeltDocumentIsOneFinding() {
    let documents = #""documents": [{"name": "a.json"}, {"name": "b.json"}], "#
    let keys = ["j", "k", "l"].map { key("b-jsn:\($0)") }.joined(separator: ",\n")
    let (_, findings) = read(keys, documents)
    #expect(
      findings.map(\.message) == [
        "The document 'b-jsn' of 3 keys, such as 'j', is not declared; did you mean 'b-json'?"
      ])
  }

  @Test func aConditionMayNameOneValueAlone() {
    let rule = #"{"rule": "present", "where": {"key": "b", "is": "x"}}"#
    let (catalogue, findings) = read(key("a", ", \"rules\": [\(rule)]") + ",\n" + key("b"))
    #expect(findings.isEmpty, "\(findings)")
    #expect(catalogue?["a"]?.rules == [.present.when(.has("b", "x"))])
  }

  @Test func anArrayOfUnstatedElementsIsAskedForThem() {
    let (_, findings) = read(
      [key("a", types: "\"array\""), key("a/[]/b"), key("a/[]/c")].joined(separator: ",\n"))
    #expect(findings.map(\.remedy) == ["say that its elements are dictionaries"])
  }

  @Test func aMisspeltSourceOrPlatformIsOneFinding() {
    let keys = ["a", "b", "c"].map {
      key($0, #", "sources": ["manuel"], "availability": [{"platform": "Kln", "introduced": "1"}]"#)
    }
    let (_, findings) = read(
      keys.joined(separator: ",\n"),
      #""sources": [{"id": "manual"}], "releases": [{"platform": "Kiln", "versions": ["1"]}], "#)
    #expect(
      Set(findings.map(\.message)) == [
        "The source 'manuel' of 'a' and 2 more is not declared; did you mean 'manual'?",
        "The platform 'Kln' of 'a' and 2 more is not in the release registry; did you mean 'Kiln'?",
      ])
  }

  /// Paths of rules and conditions are read like the paths of keys.
  @Test func aRuleMayBeAboutAKeyOfAShape() {
    let rule = #"{"rule": "present", "where": {"present": ["{s}", "b"]}}"#
    let keys = [
      key("{s}", types: "\"dictionary\""), key("{s}/a", ", \"rules\": [\(rule)]"), key("{s}/b"),
    ]
    let (catalogue, findings) = read(keys.joined(separator: ",\n"))
    #expect(findings.allSatisfy { $0.severity < .error }, "\(findings)")
    #expect(catalogue?["{s}/a"]?.rules == [.present.when(.present("{s}/b"))])
  }
}
