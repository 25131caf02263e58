import Testing

@testable import KeySearch

/// What the small catalogue must answer, in a person's terms.
struct SearchTests {
  static let index = SmallCatalogue.index

  private func names(_ query: String) -> [String] {
    Self.index.search(query).keys.map(\.entry.name)
  }

  /// One key, matched in every tier: the better match has the higher score.
  @Test func betterMatchesHaveHigherScores() {
    let queries = [
      "NSExtensionPointIdentifier", "nsextensionpointidentifier", "extensionpointidentifier",
      "com.example.share", "NSExtensionPoint", "extensionpoint", "pointidentifier",
      "keyboard-serv", "nsepi", "NSExtensoinPointIdentifer", "tensionPointIdent", "the points",
    ]
    let scores = queries.map { query in
      Self.index.search(query).keys.first { $0.entry.name == "NSExtensionPointIdentifier" }?.score
        ?? 0
    }
    #expect(scores == scores.sorted(by: >), "\(scores)")
    #expect(scores.last ?? 0 > 0)
    #expect(Set(scores).count == scores.count)
  }

  @Test(arguments: [
    ("camera permission", "NSCameraUsageDescription"),
    ("tls oldest", "NSExceptionMinimumTLSVersion"),
    ("extension piont identifier", "NSExtensionPointIdentifier"),
    ("plain http", "NSExceptionAllowsInsecureHTTPLoads"), ("hebrew", "PrefersRightToLeft"),
    ("NSServices/NSMenuItem/default", "default"), ("secur connect", "NSAppTransportSecurity"),
  ])
  func theFirstResultIsTheKeyThatWasMeant(query: String, name: String) {
    #expect(names(query).first == name)
  }

  @Test func keysWithTheSameNameAreInTheOrderOfTheirPaths() {
    let found = Self.index.search("default").keys.map(\.entry.path)
    #expect(found == ["NSServices/[]/NSKeyEquivalent/default", "NSServices/[]/NSMenuItem/default"])
  }

  @Test(
    "A name that is the whole path of a key finds it first, before keys of that name inside others")
  func theOutermostKeyOfANameIsFirst() {
    func key(_ path: String, isDeprecated: Bool = false) -> SearchEntry {
      SmallCatalogue.key(path, "A lamp.", isDeprecated: isDeprecated)
    }
    let index = SearchIndex([
      key("Lamps/Colour"), key("A/B/Shade"), key("LongerName/Shade"),
      key("Colour", isDeprecated: true),
    ])
    #expect(index.search("Colour").keys.map(\.entry.path) == ["Colour", "Lamps/Colour"])
    #expect(index.search("Shade").keys.map(\.entry.path) == ["LongerName/Shade", "A/B/Shade"])
  }

  @Test func deprecatedKeysScoreALittleLess() {
    #expect(names("location usage description").first == "NSLocationUsageDescription")
    #expect(
      names("location").first == "NSLocationWhenInUseUsageDescription"
        || names("location").first == "NSLocationUsageDescription")
  }

  @Test func otherPagesDoNotDisplaceKeys() {
    let answer = Self.index.search("ask before you look", limit: 1)
    #expect(answer.others.map(\.entry.name) == ["Ask before you look"])
    #expect(Self.index.search("share", limit: 1).keys.count == 1)
  }

  @Test(arguments: [
    ("type:array", ["MTUTTypeArray"]), ("TYPE:arr", ["MTUTTypeArray"]),
    ("platform:\"Mac Catalyst\"", ["MTUTTypeArray"]),
    ("deprecated:yes", ["NSLocationUsageDescription"]),
    ("in:NSExtension", ["NSExtensionPointIdentifier", "PrefersRightToLeft"]),
    ("point:keyboard type:bool", ["PrefersRightToLeft"]),
    ("value:tlsv1.0", ["NSExceptionMinimumTLSVersion"]),
    ("point:share identifier", ["NSExtensionPointIdentifier"]),
  ])
  func filtersNarrowTheAnswer(query: String, expected: [String]) {
    let answer = Self.index.search(query)
    #expect(answer.keys.map(\.entry.name) == expected)
    #expect(answer.problems.isEmpty)
  }

  @Test(arguments: [
    ("platfrm:ios camera", "There is no filter 'platfrm:'; did you mean 'platform'?"),
    ("platform:mcaos", "No entry matches 'platform:mcaos'; did you mean 'macOS'?"),
    ("type:zzzzz", "No entry matches 'type:zzzzz'"),
  ])
  func mistakenFiltersAreReportedWithWhatWasMeant(query: String, message: String) {
    let answer = Self.index.search(query)
    #expect(answer.diagnostics.map(\.message) == [message])
    #expect(answer.keys.isEmpty && answer.others.isEmpty)
  }

  @Test(arguments: ["http://example.com", "com.apple:x", "port://x", "Note: camera", "type:"])
  func otherWordsWithAColonAreText(query: String) {
    #expect(Self.index.search(query).problems.isEmpty)
  }

  @Test(arguments: ["zzzz qqqq", "", "   ", "…", "💥"])
  func queriesWithoutKnownWordsFindNoKey(query: String) {
    #expect(names(query).isEmpty)
  }

  @Test(arguments: [
    ("extension", "NS[Extension]"), ("nsepi", "[NSE]xtension[P]oint[I]dentifier"),
    ("identifier point", "NSExtension[PointIdentifier]"),
    ("pointident", "NSExtension[PointIdent]ifier"),
  ])
  func theMatchedPartOfANameIsMarked(query: String, expected: String) throws {
    let name = expected.filter { $0 != "[" && $0 != "]" }
    let found = Self.index.search(query).keys.first { $0.entry.name == name }
    var text = Letters(name).map { [$0] }
    for mark in try #require(found).marks {
      text[mark.lowerBound].insert(91, at: 0)
      text[mark.upperBound - 1].append(93)
    }
    #expect(text.flatMap { $0 }.text == expected)
  }

  @Test func anIndexIsTheSameBytesInEveryRun() {
    let again = SearchIndex(
      Self.index.entries, synonyms: Self.index.synonyms, language: .reference)
    #expect(again.namesScript == Self.index.namesScript)
    #expect(again.textScript == Self.index.textScript)
  }

  @Test func scriptsCanBeIncludedInAnyPage() {
    let hostile = SearchIndex([
      SearchEntry(
        .key, "</script>\u{2028}\n\t\"\\", summary: "<!-- \u{2029} -->", url: "keys/a.html")
    ])
    for script in [hostile.namesScript, hostile.textScript] {
      #expect(!script.contains("<"))
      #expect(!script.unicodeScalars.contains("\u{2028}"))
      #expect(!script.unicodeScalars.contains("\u{2029}"))
      #expect(script.count { $0 == "\n" } == 1)
    }
  }
}
