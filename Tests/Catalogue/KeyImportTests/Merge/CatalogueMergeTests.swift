import JSON
import KeyModel
import Testing
import Text

@testable import KeyImport

@Suite struct CatalogueMergeTests {
  private func catalogue(
    _ keys: [Key], groups: [KeyGroup] = [], isClosed: Bool = false
  ) -> Catalogue {
    Catalogue(
      title: "Lamps", document: DocumentKind("lamp.json", id: "lamp", isClosed: isClosed),
      groups: [KeyGroup("beam", "Beam", summary: "The light.", keys: keys)] + groups,
      sources: [Source("schema", "The schema", url: nil, summary: "A schema.")],
      releases: ReleaseRegistry([]))
  }

  private let schema: [SourceReference] = [SourceReference("schema", "beam")]

  private func key(
    _ path: PropertyPath, _ type: ValueType = .string, _ summary: String = "Is a key."
  ) -> Key {
    Key(path, type, summary: summary, sources: schema)
  }

  /// A merge of what the schema said and says into what people wrote.
  private func merge(_ own: Key..., was: [Key]?, now: Key...) -> CatalogueMerge {
    CatalogueMerge(
      of: catalogue(now), into: catalogue(own), formerImport: was.map { catalogue($0) })
  }

  /// The catalogue after everything is accepted.
  private func accepted(
    _ merge: CatalogueMerge, in own: Catalogue, _ acceptance: CatalogueMerge.Acceptance = .all
  ) throws -> Catalogue {
    let bytes = try #require(merge.text(of: own.draftBytes(), accepting: acceptance))
    let (read, findings) = CatalogueReader.read(bytes, file: "lamp.json")
    return try #require(read, "\(findings) \(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func factsBecomeTheSchemasAndTextsStayPeoples() throws {
    let own = catalogue([key("A", .string, "Is mine."), key("B", .string, "Is as before.")])
    let merge = CatalogueMerge(
      of: catalogue([key("A", .integer, "Is new."), key("B", .string, "Is new, too.")]), into: own,
      formerImport: catalogue([
        key("A", .string, "Is old."), key("B", .string, "Is as before."),
      ]))
    #expect(merge.changes.map(\.kind) == [.changed, .text])
    #expect(merge.changes[0].keptTexts.map(\.text) == ["Is new."])
    let read = try accepted(merge, in: own)
    #expect(read["A"]?.types == [.integer] && read["A"]?.summary == "Is mine.")
    #expect(read["B"]?.summary == "Is new, too.")
  }

  /// A fact of a document is known by its name.
  @Test func factsOfADocumentBecomeTheSchemas() throws {
    func edition(_ summary: String, _ facts: [DocumentKind.Fact], _ deprecation: String? = nil)
      -> Catalogue
    {
      var catalogue = catalogue([key("A")])
      catalogue.documents[0].summary = summary
      catalogue.documents[0].facts = facts
      catalogue.documents[0].deprecation = deprecation
      return catalogue
    }
    let own = edition("Is mine.", [.init("Scope", "Namespaced"), .init("Owner", "us")])
    let merge = CatalogueMerge(
      of: edition("Is new.", [.init("Scope", "Cluster")], "Write v2."), into: own,
      formerImport: edition("Is old.", [.init("Scope", "Namespaced")]))
    let document = try accepted(merge, in: own).document
    #expect(document.summary == "Is mine." && document.deprecation == "Write v2.")
    #expect(document.facts == [.init("Scope", "Cluster"), .init("Owner", "us")])
  }

  @Test func whatIsNotAcceptedIsReportedAgain() throws {
    let (old, new) = (
      catalogue([key("A"), key("B")]), catalogue([key("A", .integer), key("B", .date)])
    )
    let first = CatalogueMerge(of: new, into: old, formerImport: old)
    let some = CatalogueMerge.Acceptance.only(["A"])
    let read = try accepted(first, in: old, some)
    #expect(read["A"]?.types == [.integer] && read["B"]?.types == [.string])
    #expect(first.pending(some).map(\.name) == ["B"])
    let record = try #require(
      CatalogueReader.read(first.record(accepting: some), file: "").catalogue)
    let second = CatalogueMerge(of: new, into: read, formerImport: record)
    #expect(second.changes.map(\.name) == ["B"])
    let all = try accepted(second, in: read)
    let last = try #require(
      CatalogueReader.read(second.record(accepting: .all), file: "").catalogue)
    #expect(CatalogueMerge(of: new, into: all, formerImport: last).changes.isEmpty)
  }

  @Test func listsKeepWhatPeopleAddedAndFollowTheSchema() throws {
    func values(_ texts: String...) -> AllowedValues {
      .closed(texts.map { AllowedValue(.string($0), "Is \($0).") })
    }
    let was = changed(key("A")) { $0.values = values("warm", "cold") }
    let mine = changed(key("A")) {
      $0.values = .closed([
        AllowedValue("warm", "Is as an evening."), AllowedValue("cold", "Is cold."),
        AllowedValue("mine", "Is mine."),
      ])
      $0.rules = [Rule.length(atMost: 9)]
    }
    let now = changed(key("A")) { $0.values = values("warm", "bright") }
    let own = catalogue([mine])
    let read = try accepted(
      CatalogueMerge(of: catalogue([now]), into: own, formerImport: catalogue([was])), in: own)
    #expect(
      (read["A"]?.values.listed ?? []).map(\.summary) == [
        "Is as an evening.", "Is bright.", "Is mine.",
      ])
    #expect(read["A"]?.rules.count == 1)
  }

  @Test func whatTheCatalogueFollowedAlreadyIsNotReported() {
    let merge = merge(
      key("A", .integer, "Is mine."), was: [key("A", .string)], now: key("A", .integer))
    #expect(merge.changes.isEmpty && merge.differences.isEmpty)
  }

  @Test func withoutARecordFactsAreTheSchemasAndTextsPeoples() throws {
    let merge = merge(
      key("A", .string, "Is mine."), key("Mine"), was: nil, now: key("A", .integer, "Is new."))
    #expect(merge.differences.map(\.member) == ["types"])
    #expect(merge.unknownCount == 1)
  }

  @Test func aKeyThatWasRemovedByHandStaysAway() {
    let merge = merge(
      key("A"), was: [key("A"), key("B")], now: key("A"), key("B"), key("C"))
    #expect(merge.addedKeys.map(\.path) == ["C"])
    #expect(merge.differences.map(\.name) == ["C"])
  }

  @Test func changesWhereTheCatalogueHasNoKeyAreNamedAndNotMade() {
    let was = [key("A"), key("Beam", .dictionary), key("Beam/Width")]
    let merge = CatalogueMerge(
      of: catalogue([was[0], was[1], key("Beam/Width", .integer), key("Beam/Height")]),
      into: catalogue([key("A")]), formerImport: catalogue(was))
    #expect(merge.changes.isEmpty && merge.addedKeys.isEmpty)
    #expect(merge.absent == ["Beam/Width", "Beam/Height"])
    #expect(Set(merge.absentDifferences.map(\.name)) == merge.absent)
  }

  @Test func aKeyThatTheSchemaDroppedStaysWithItsTextAndMayNotBeWrittenWhereOnlyKnownKeysMay()
    throws
  {
    let mine = changed(key("Old", .string, "Is mine.")) { $0.required = .required }
    for isClosed in [true, false] {
      let own = catalogue([mine, key("A")], isClosed: isClosed)
      let merge = CatalogueMerge(
        of: catalogue([key("A")], isClosed: isClosed), into: own,
        formerImport: catalogue(
          [changed(mine) { $0.summary = "Is old." }, key("A")], isClosed: isClosed))
      #expect(merge.changes.map(\.kind) == [.removed])
      let old = try #require(try accepted(merge, in: own)["Old"])
      #expect(old.summary == "Is mine." && old.avoid != nil && old.required != .required)
      #expect(old.rules == (isClosed ? [Rule.absent] : []))
      #expect(old.types == (isClosed ? [ValueType.string] : [ValueType.any]))
    }
  }

  @Test func whereNoKnownKeyIsLeftTheDroppedOnesDoNotForbidOthers() throws {
    let parent = key("Beam", .dictionary)
    let own = catalogue([parent, key("Beam/Width")], isClosed: true)
    let merge = CatalogueMerge(
      of: catalogue([parent], isClosed: true), into: own, formerImport: own)
    #expect(try accepted(merge, in: own)["Beam/Width"] == nil)
  }

  @Test func anotherVersionInTheNamesIsNoChange() throws {
    func edition(_ version: String) -> Catalogue {
      Catalogue(
        title: "Lamps", document: DocumentKind("lamp \(version)", id: "lamp-\(version)"),
        groups: [
          KeyGroup(
            "beam", "Beam", summary: "The light.",
            keys: [
              Key(
                "A", .string, summary: "Is.",
                sources: [SourceReference(Source.ID("lamp-\(version)"), "A")])
            ])
        ],
        sources: [
          Source(Source.ID("lamp-\(version)"), "Lamp \(version)", url: nil, summary: "A schema.")
        ],
        releases: ReleaseRegistry([]))
    }
    let merge = CatalogueMerge(of: edition("2"), into: edition("1"), formerImport: edition("1"))
    #expect(!merge.changes.contains { $0.isKey })
    let read = try accepted(merge, in: edition("1"))
    #expect(read.document.id == "lamp-1" && read.document.name == "lamp 2")
    #expect(
      read.sources.map(\.title) == ["Lamp 2"] && read["A"]?.sources.first?.id.text == "lamp-1")
  }

  @Test(arguments: [
    (
      #"{"format": 2, "groups": [{"id": "beam"}], "keys": [{"path": ["A"], "types": ["string"], "summary": "Is.", "group": "beam"} ]}"#,
      #"{"format": 2, "groups": [{"id": "beam"},"#
    ),
    (
      "{\n  \"format\": 2,\n  \"keys\": [\n    {\"path\": [\"A\"], \"types\": [\"string\"], \"summary\": \"Is.\"}\n  ]\n}\n",
      "{\n  "
    ),
    (#"{"format": 2, "keys": []}"#, #"{"#),
  ])
  func newKeysAreAddedToTheTextAndNothingElseChanges(text: String, start: String) throws {
    let imported = catalogue(
      [key("A")], groups: [KeyGroup("lens", "Lens", summary: "The glass.", keys: [key("Lens")])])
    let merge = CatalogueMerge(of: imported, into: catalogue([key("A")]), formerImport: nil)
    let bytes = try #require(merge.text(of: Array(text.utf8), accepting: .additions))
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(result.hasPrefix(start))
    let (read, diagnostics) = CatalogueReader.read(bytes, file: "c.json")
    #expect(read?[PropertyPath("Lens")] != nil, "\(result) \(diagnostics)")
    // Without what was added, the text is what it was.
    var rest = text[...]
    for character in result where character == rest.first { rest = rest.dropFirst() }
    #expect(rest.isEmpty)
  }

  @Test func onlyEntriesThatChangeAreWrittenAgain() throws {
    let own = """
      { "format": 2,   "title": "Lamps", "documents": [{"id": "lamp", "name": "lamp.json"}],
        "groups": [ {"id": "beam", "title": "Beam", "summary": "The light."},
                    {"id": "old", "title": "Old", "summary": "Is gone."} ],
        "sources": [{"id": "schema", "title": "The schema", "summary": "A schema."}],
        "keys": [
          {"path": ["A"],  "types": ["string"], "summary": "Is mine.", "group": "beam", "sources": [{"id": "schema"}]},
          {"path": ["B"],
           "types": ["string"], "url": "b.html", "summary": "Is a key.", "group": "old", "sources": [{"id": "schema"}]}
        ] }
      """
    let own2 = try #require(CatalogueReader.read(Array(own.utf8), file: "").catalogue)
    let now = changed(key("B", .integer)) { $0.sources = [SourceReference("schema", "")] }
    let mine = changed(key("A")) { $0.sources = [SourceReference("schema", "")] }
    let was = Catalogue(
      title: "Lamps", document: DocumentKind("lamp.json", id: "lamp"),
      groups: [
        KeyGroup("beam", "Beam", summary: "The light.", keys: [mine]),
        KeyGroup("old", "Old", summary: "Is gone.", keys: [changed(now) { $0.types = [.string] }]),
      ], sources: catalogue([]).sources, releases: ReleaseRegistry([]))
    let merge = CatalogueMerge(of: catalogue([mine, now]), into: own2, formerImport: was)
    let text = String(
      decoding: try #require(merge.text(of: Array(own.utf8), accepting: .all)), as: UTF8.self)
    #expect(
      text.contains("{\"path\": [\"A\"],  \"types\": [\"string\"], \"summary\": \"Is mine.\""))
    #expect(text.hasPrefix("{ \"format\": 2,   \"title\": \"Lamps\","))
    #expect(text.contains("Is gone.") && text.contains("\"url\": \"b.html\""))
    #expect(CatalogueReader.read(Array(text.utf8), file: "").catalogue?["B"]?.types == [.integer])
  }

  @Test func addedKeysCompileWithoutTheConstantsOfTheCatalogue() {
    let imported = catalogue([key("A"), key("B")])
    let text = AddedKeysSource.text(
      of: imported.keys.filter { $0.path == "B" }, groups: imported.groups)
    #expect(text.contains("var addedBeamKeys: [Key] {"))
    #expect(text.contains("sources: [SourceReference(\"schema\", \"beam\")]"))
    #expect(!text.contains("\"A\""))
  }
}
