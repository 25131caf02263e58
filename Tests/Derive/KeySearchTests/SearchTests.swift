import KeyCatalogue
import KeyModel
import Testing

@testable import KeySearch

/// Answers that the small catalogue must give, in a person's terms.
struct SearchTests {
  static let index = SmallCatalogue.index

  private func names(_ query: String) -> [String] {
    Self.index.search(query).results.map(\.entry.name)
  }

  /// One key, matched in every tier: the better match has the higher score.
  @Test func betterMatchesHaveHigherScores() {
    let queries = [
      "NSExtensionPointIdentifier", "nsextensionpointidentifier", "extensionpointidentifier",
      "com.example.share", "NSExtensionPoint", "extensionpoint", "pointidentifier",
      "keyboard-serv", "nsepi", "NSExtensoinPointIdentifer", "tensionPointIdent", "the points",
    ]
    let scores = queries.map { query in
      Self.index.search(query).results.first { $0.entry.name == "NSExtensionPointIdentifier" }?
        .score
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

  @Test func keysWithTheSameNameAreOneResultWithPlacesInTheOrderOfTheirPaths() {
    let found = Self.index.search("default").results
    let paths = ["NSServices/[]/NSKeyEquivalent/default", "NSServices/[]/NSMenuItem/default"]
    #expect(found.map(\.entry.path) == [paths[0]])
    #expect(found[0].places.map(\.path) == paths)
    #expect(Self.index.search("kind:key in:NSServices").results.count == 2)
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
    func places(_ query: String) -> [String] {
      index.search(query).results.first?.places.map(\.path) ?? []
    }
    #expect(places("Colour") == ["Colour", "Lamps/Colour"])
    #expect(places("Shade") == ["LongerName/Shade", "A/B/Shade"])
  }

  @Test("A usual key comes before a rare one with the same word, but not before a whole name")
  func whatIsUsualComesFirst() {
    func key(_ path: String, weight: Int) -> SearchEntry {
      var entry = SmallCatalogue.key(path, "A lamp.")
      entry.weight = weight
      return entry
    }
    let index = SearchIndex([
      key("LampAssistant", weight: 0), key("HouseLampColour", weight: 12),
      key("Street/Lamp", weight: 0), key("HouseLamp", weight: 20),
    ])
    func names(_ query: String) -> [String] { index.search(query).results.map(\.entry.name) }
    #expect(names("lamp").first == "HouseLamp")
    #expect(names("lamp").last == "LampAssistant")
    #expect(names("lampassistant").first == "LampAssistant")
    #expect(names("Lamp").first == "Lamp")
  }

  @Test("A word of a kind puts entries of that kind first, and finds nothing by itself")
  func wordsOfKindsNarrow() {
    var words = infoPlistCatalogue.searchWords
    words.kinds = [.init("module", filter: "kind", value: "extension point")]
    let index = SearchIndex(
      [
        SmallCatalogue.key("ModuleShareSheet", "Shows what a module shares."),
        SearchEntry(.extensionPoint, "Share", values: ["com.example.share"], url: "share.html"),
        SearchEntry(.extensionPoint, "Print", values: ["com.example.print"], url: "print.html"),
      ], language: SearchLanguage(words))
    #expect(index.search("which keys does a share module need").results[0].entry.name == "Share")
    #expect(index.search("print modules").results[0].entry.name == "Print")
    #expect(index.search("module").results[0].entry.name == "ModuleShareSheet")
  }

  @Test("Words of scripts without spaces are found inside of a text")
  func wordsNeedNoSpaces() {
    let index = SearchIndex(
      [
        SmallCatalogue.key("LampUsage", "Says why."), SmallCatalogue.key("LampColour", "Red."),
        SmallCatalogue.key("Shade", "Is below."),
      ], synonyms: SearchSynonym.table("灯, ランプ = lamp\n颜色 = colour"))
    #expect(index.search("请问灯的颜色").results[0].entry.name == "LampColour")
    #expect(index.search("ランプを").results.map(\.entry.name).contains("LampUsage"))
  }

  @Test("A code that is not known is called so, and the nearest ones are guesses")
  func unknownCodesHaveNeighbours() {
    let index = SearchIndex(
      ["AB-1001", "AB-1005", "AB-1090", "CD-1004"].map {
        SearchEntry(.code, $0, url: "codes/\($0).html")
      } + [SmallCatalogue.key("Number1004", "Counts.")])
    let answer = index.search("ab-1004")
    #expect(answer.isGuess)
    #expect(answer.note.contains("ab-1004 is not known"))
    #expect(answer.results.map(\.entry.name) == ["AB-1005", "AB-1001", "AB-1090"])
    #expect(index.search("AB-1005").note.isEmpty)
  }

  @Test("A name that does not exist has a note, and finds what is meant")
  func absentNamesHaveANote() {
    let index = SearchIndex(
      [SmallCatalogue.key("LampUsage", "Says why.")],
      synonyms: [SearchSynonym("LightUsage", means: "lamp usage", note: "There is no such key.")])
    let answer = index.search("lightusage")
    #expect(answer.note == "There is no such key.")
    #expect(answer.results.map(\.entry.name) == ["LampUsage"])
  }

  @Test("A sign without letters is found by its name")
  func signsHaveNames() {
    let index = SearchIndex([SearchEntry(.finding, "bare-ampersand", url: "findings/a.html")])
    #expect(index.search(" & ").results.map(\.entry.name) == ["bare-ampersand"])
  }

  @Test func deprecatedKeysScoreALittleLess() {
    #expect(names("location usage description").first == "NSLocationUsageDescription")
    #expect(
      names("location").first == "NSLocationWhenInUseUsageDescription"
        || names("location").first == "NSLocationUsageDescription")
  }

  @Test(
    "A whole title or name is first, whatever its kind",
    arguments: [
      ("ask before you look", "Ask before you look"), ("Share", "Share"),
      ("deprecated keys", "Deprecated keys"), ("nsextension", "NSExtension"),
    ])
  func wholeNamesAreFirst(query: String, name: String) {
    #expect(names(query).first == name)
  }

  @Test("Of an identifier a part is enough; the first word of a title comes after it")
  func partsOfTitlesComeAfterPartsOfNames() {
    let index = SearchIndex([
      SearchEntry(.guide, "Camera and playback", summary: "Shows a film.", url: "guides/a.html"),
      SmallCatalogue.key("NSCameraUsageDescription", "Tells why."),
    ])
    #expect(
      index.search("camera").results.map(\.entry.name)
        == ["NSCameraUsageDescription", "Camera and playback"])
  }

  @Test("The name of a programming interface finds the keys that it needs, then its own page")
  func interfacesFindTheirKeys() {
    let index = SearchIndex([
      SearchEntry(.api, "Lamp", labels: ["Lamp.dim(to:)"], url: "apis/lamp.html"),
      SearchEntry(
        .key, "NSLampUsageDescription", path: "NSLampUsageDescription",
        symbols: ["Lamp", "Lamp.dim(to:)"], url: "keys/a.html"),
      SearchEntry(.key, "Shade", path: "Shade", summary: "Dims a lamp.", url: "keys/b.html"),
    ])
    for query in ["Lamp", "dim", "dim(to:)", "Lamp.dim(to:)"] {
      #expect(
        index.search(query).results.prefix(2).map(\.entry.name)
          == ["NSLampUsageDescription", "Lamp"], "\(query)")
    }
  }

  @Test(arguments: [
    ("type:array", ["MTUTTypeArray"]), ("TYPE:arr", ["MTUTTypeArray"]),
    ("platform:\"Mac Catalyst\"", ["MTUTTypeArray"]),
    ("deprecated:yes", ["NSLocationUsageDescription"]),
    ("in:NSExtension", ["NSExtensionPointIdentifier", "PrefersRightToLeft"]),
    ("point:keyboard type:bool", ["PrefersRightToLeft"]),
    ("value:tlsv1.0", ["NSExceptionMinimumTLSVersion"]),
    ("point:share identifier", ["NSExtensionPointIdentifier"]),
    ("kind:guide", ["Ask before you look"]), ("kind:extension", ["Share"]),
  ])
  func filtersNarrowTheAnswer(query: String, expected: [String]) {
    let answer = Self.index.search(query)
    #expect(answer.results.map(\.entry.name) == expected)
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
    #expect(answer.results.isEmpty)
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
    let found = Self.index.search(query).results.first { $0.entry.name == name }
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

  @Test(arguments: [
    ("X-1234", false), ("x-1234", false), ("1234", false), ("X-1235", true), ("1235", true),
    ("12345", false), ("Y-1235", false),
  ])
  func anotherNumberIsAGuess(query: String, isGuess: Bool) {
    let index = SearchIndex([
      SearchEntry(.code, "X-1234", summary: "The lamp is dark.", url: "codes/x.html")
    ])
    let answer = index.search(query)
    #expect(answer.results.isEmpty || answer.isGuess == isGuess, "\(answer)")
  }
}
