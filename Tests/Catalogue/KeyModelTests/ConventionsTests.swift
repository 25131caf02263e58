import KeyModel
import Testing

@Suite struct ConventionsTests {
  private static let mirrors = Conventions(mirrors: [.iOS: [.macOS]])
  private static let settings = Conventions(keysHaveSettings: true)
  private static let addresses = Conventions(address: { "https://example.com/\($1)/\($0)" })
  private static let pages = Conventions(
    ownPage: { $0 == "Secret" ? nil : SourceReference("manual", "\($1)/\($0)") })

  private static func key(
    _ path: PropertyPath, availability: [AvailabilityStatement]? = nil,
    values: AllowedValues = .any, buildSetting: String? = nil, apis: [API] = []
  ) -> Key {
    Key(
      path, .string, summary: "A key.", availability: availability, values: values,
      valuesSource: manual[0], buildSetting: buildSetting, apis: apis, sources: manual)
  }

  /// The keys of a document with the settings `LAMP_Color` and `LAMP_Name`, as a catalogue has them.
  private static func lamp(_ keys: [Key], _ conventions: Conventions) -> Catalogue {
    Catalogue(
      title: "Lamps",
      document: DocumentKind(
        "lamp", id: "lamp", format: .propertyList, titleLabel: "Title",
        fileMatch: ["lamp.plist"],
        build: .init(
          marks: [], settings: .init(prefix: "LAMP_", names: ["Color", "Name"], files: []))),
      groups: [KeyGroup("light", "Light", summary: "Keys of light.", keys: keys)],
      sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([.init(.iOS, ["8.0"]), .init(.macOS, ["8.0"])]),
      conventions: conventions)
  }

  private static func restated(_ keys: [Key], _ conventions: Conventions) -> [String] {
    lamp(keys, conventions).check().filter { $0.id == "restated-fact" }.map(\.message)
  }

  // MARK: Platforms

  @Test func aPlatformHasWhatIsStatedForTheOneThatItMirrors() {
    let statement = AvailabilityStatement.iOS("8.0", deprecated: "9.0", note: "In part.")
    var mirrored = statement
    mirrored.platform = .macOS
    let small = catalogue(
      [
        Self.key("A", availability: [statement]), Self.key("B"),
        Self.key("C", values: .closed([AllowedValue("a", "A.", availability: [statement])])),
      ], availability: [statement],
      shapes: [KeyShape("shape", keys: [Self.key("E", availability: [statement])])],
      points: [point(availability: [statement])], conventions: Self.mirrors)
    let both = [statement, mirrored]
    #expect(small["A"]?.availability == both)
    #expect(small["B"]?.availability == both)
    #expect(small["C"]?.values.listed.map(\.availability) == [both])
    #expect(small.extensionPoints.map(\.availability) == [both])
  }

  @Test func whatAnEntryStatesAboutAMirroringPlatformWins() {
    let stated: [AvailabilityStatement] = [
      .iOS("8.0"), AvailabilityStatement(.macOS, isAvailable: false),
    ]
    let small = catalogue([Self.key("A", availability: stated)], conventions: Self.mirrors)
    #expect(small["A"]?.availability == stated)
    #expect(!small.check().contains { $0.id == "restated-fact" })
  }

  @Test func aStatementMayBeAboutOnePlatformAlone() {
    let small = catalogue(
      [Self.key("A", availability: [.iOS("8.0").alone])], conventions: Self.mirrors)
    #expect(small["A"]?.availability == [.iOS("8.0")])
  }

  @Test func aRestatedAvailabilityIsReported() {
    let value = AllowedValue("a", "A.", availability: [.iOS("8.0"), .macOS("8.0")])
    #expect(
      Self.restated(
        [
          Self.key("A", availability: [.macOS("8.0"), .iOS("8.0")]),
          Self.key("B", values: .closed([value])),
        ], Self.mirrors) == [
          "The availability of 'A' on macOS follows from the catalogue's conventions",
          "The availability of the value 'a' of 'B' on macOS follows from the catalogue's conventions",
        ])
  }

  // MARK: Build settings

  @Test func aKeyHasTheSettingThatItsDocumentHasForItsName() {
    let lamp = Self.lamp(
      [Self.key("Color"), Self.key("Name", buildSetting: "OTHER"), Self.key("Size")], Self.settings)
    #expect(lamp.keys.map(\.buildSetting) == ["LAMP_Color", "OTHER", nil])
    #expect(Self.lamp([Self.key("Color")], Conventions()).keys.map(\.buildSetting) == [nil])
  }

  @Test func aRestatedSettingIsReported() {
    #expect(
      Self.restated([Self.key("Color", buildSetting: "LAMP_Color")], Self.settings) == [
        "The build setting of 'Color' follows from the catalogue's conventions"
      ])
  }

  // MARK: Addresses

  @Test func theAddressOfAnAPIFollowsFromItsFrameworkAndName() {
    let apis = [
      API("dim", of: "Lamps"), API("dim"), API("dim", of: "Lamps", url: nil),
      API("dim", of: "Lamps", url: "https://example.com/other"),
    ]
    let addresses = { Self.lamp([Self.key("A", apis: apis)], $0).keys[0].apis.map(\.url) }
    #expect(
      addresses(Self.addresses) == [
        "https://example.com/Lamps/dim", nil, nil, "https://example.com/other",
      ])
    #expect(addresses(Conventions()) == [nil, nil, nil, "https://example.com/other"])
  }

  @Test func aRestatedAddressIsReported() {
    let api = API("dim", of: "Lamps", url: "https://example.com/Lamps/dim")
    #expect(
      Self.restated([Self.key("A", apis: [api])], Self.addresses) == [
        "The address of 'dim', an API of 'A', follows from the catalogue's conventions"
      ])
  }

  // MARK: Own pages

  @Test func aKeyWithoutSourcesIsFromItsOwnPage() {
    let keys = [Key("A", .string, summary: "A key."), Key("Secret", .string, summary: "A key.")]
    let lamp = Self.lamp(keys, Self.pages)
    #expect(lamp.keys.map(\.sources) == [[SourceReference("manual", "lamp/A")], []])
    #expect(lamp.check().map(\.message) == ["'Secret' names no source"])
    #expect(Self.lamp(keys, Conventions()).keys.map(\.sources) == [[], []])
  }

  @Test func withoutConventionsNoPartOfAKeyHasAnOwnPage() {
    let key = Key(
      "A", .string, summary: "A key.", consequence: Consequence("It stays dark.", from: .ownPage),
      valuesSource: .ownPage, defaultSource: .ownPage, rules: [.count(atLeast: 1).from(.ownPage)],
      sources: [manual[0]])
    let found = Self.lamp([key], Conventions()).keys[0]
    #expect(found.valuesSource == nil && found.defaultSource == nil)
    #expect(found.consequence?.source == nil)
    #expect(found.rules.map(\.source) == [nil])
  }

  @Test func everyPartOfAKeyCanBeFromItsOwnPage() {
    let page = SourceReference("manual", "lamp/A")
    let key = Key(
      "A", .string, summary: "A key.", consequence: Consequence("It stays dark.", from: .ownPage),
      valuesSource: .ownPage, defaultSource: .ownPage, rules: [.count(atLeast: 1).from(.ownPage)],
      sources: [manual[0], .ownPage],
      notes: [EditorNote(.text, [.init(.ownPage, "Dark.")], choice: "Dark.", reason: "It is.")])
    let found = Self.lamp([key], Self.pages).keys[0]
    #expect(found.sources == [manual[0], page])
    #expect(found.valuesSource == page)
    #expect(found.defaultSource == page)
    #expect(found.consequence?.source == page)
    #expect(found.rules.map(\.source) == [page])
    #expect(found.notes.flatMap(\.readings).map(\.source) == [page])
  }

  @Test func anOwnPageThatIsWrittenOutIsReported() throws {
    let key = Key(
      "A", .string, summary: "A key.",
      sources: [manual[0], SourceReference("manual", "lamp/A")])
    let found = Self.lamp([key], Self.pages).check()
    #expect(
      found.map(\.message) == ["The page of 'A' follows from the catalogue's conventions"])
    #expect(
      found.map(\.remedy) == ["write '.ownPage', or nothing if it is the only source"])
  }

  @Test func aCatalogueFromAFileHasNoConventions() throws {
    let json = """
      {"format": 2, "keys": [{"path": ["A"], "types": ["string"], "summary": "A key.",
        "apis": [{"symbol": "dim", "framework": "Lamps"}],
        "sources": [{"id": "own-page", "section": ""}]}]}
      """
    let key = try #require(
      CatalogueReader.read(Array(json.utf8), file: "c.json").catalogue?.keys.first)
    #expect(key.apis.map(\.url) == [nil])
    #expect(key.sources == [SourceReference("own-page", "")])
  }
}
