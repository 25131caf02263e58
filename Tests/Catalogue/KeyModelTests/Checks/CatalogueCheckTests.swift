import Diagnostics
import KeyModel
import Testing
import Text

/// A catalogue with one mistake, and what its check says about it.
struct CheckCase: Sendable, CustomTestStringConvertible {
  /// The check that fires.
  var id: String
  var catalogue: Catalogue
  /// The entry with the mistake.
  var location: Text.SourceLocation?
  /// The message, or a part of it where the rest is the other entry's location.
  var message: String
  var remedy: String?

  /// A mistake in one key.
  init(
    _ id: String, beside keys: [Key] = [], _ wrong: Key, points: [ExtensionPoint] = [],
    _ message: String, remedy: String? = nil
  ) {
    self.id = id
    self.catalogue = KeyModelTests.catalogue(keys + [wrong], points: points)
    self.location = wrong.location
    self.message = message
    self.remedy = remedy
  }

  /// A mistake in one extension point.
  init(
    _ id: String, keys: [Key] = extensionKeys, _ wrong: ExtensionPoint, _ message: String,
    remedy: String? = nil
  ) {
    self.id = id
    self.catalogue = KeyModelTests.catalogue(keys, points: [wrong])
    self.location = wrong.location
    self.message = message
    self.remedy = remedy
  }

  /// A synonym that leads nowhere.
  init(_ id: String, _ wrong: SearchSynonym, _ message: String, remedy: String? = nil) {
    self.id = id
    self.catalogue = KeyModelTests.catalogue(extensionKeys)
    self.catalogue.synonyms = [wrong]
    self.location = wrong.location
    self.message = message
    self.remedy = remedy
  }

  /// A change that says something impossible.
  init(_ id: String, _ wrong: [CatalogueChange], _ message: String, remedy: String? = nil) {
    self.id = id
    self.catalogue = KeyModelTests.catalogue(extensionKeys)
    self.catalogue.changes = wrong
    self.location = wrong.last?.location ?? SourceLocation(file: "?")
    self.message = message
    self.remedy = remedy
  }

  /// A mistake in what lists the catalogue.
  init(
    _ id: String, at location: Text.SourceLocation?, in catalogue: Catalogue, _ message: String,
    remedy: String? = nil
  ) {
    self.id = id
    self.catalogue = catalogue
    self.location = location
    self.message = message
    self.remedy = remedy
  }

  var testDescription: String { "\(id): \(message)" }
}

@Suite struct CatalogueCheckTests {
  static let cases =
    identityCases + structureCases + referenceCases + sourceCases + sentenceCases
    + availabilityCases + valueCases
    + exampleCases + listCases + contradictionCases + unknownNameCases + synonymCases + changeCases
    + readingCases
    + textCases

  @Test(arguments: cases)
  func everyCheckReportsAtTheEntry(mistake: CheckCase) throws {
    let findings = mistake.catalogue.check()
    let errors = findings.filter { $0.severity == .error }
    // Few checks only warn.
    let found = errors.isEmpty ? findings.filter { $0.severity == .warning } : errors
    #expect(found.map(\.id) == [mistake.id])
    let first = try #require(found.first)
    #expect(first.location == mistake.location)
    #expect(first.message.contains(mistake.message), "\(first.message)")
    if let remedy = mistake.remedy { #expect(first.remedy == remedy) }
  }

  @Test(arguments: cases)
  func everyFindingIsOneLine(mistake: CheckCase) throws {
    let found = try #require(mistake.catalogue.check().first)
    for text in [found.message, found.remedy].compactMap({ $0 }) {
      #expect(!text.hasSuffix("."))
      #expect(text.split(whereSeparator: \.isNewline) == [text[...]])
    }
  }

  @Test(arguments: CatalogueCheck.all.map(\.id))
  func everyCheckHasACase(id: String) {
    #expect(Self.cases.contains { $0.id == id })
  }

  @Test func idsAreDistinctAndInKebabCase() {
    let ids = CatalogueCheck.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
  }

  @Test(arguments: CatalogueCheck.all.map { [$0.id, $0.summary] })
  func everyCheckReportsItsMistake(check: [String]) {
    #expect(check.last?.hasSuffix(".") == true)
  }

  @Test func findingsOfAllChecksAreInReadingOrder() {
    let keys = [
      Key("B/C", .string, summary: "no sentence", sources: []),
      Key("A", summary: "no sentence", sources: manual),
    ]
    let found = catalogue(keys).check()
    #expect(
      found.map(\.id) == [
        "child-of-scalar", "not-one-sentence", "missing-source", "missing-type",
        "not-one-sentence",
      ])
  }
}
