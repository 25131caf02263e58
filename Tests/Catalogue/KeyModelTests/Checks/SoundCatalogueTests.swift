import KeyModel
import Testing

/// A catalogue about which no check may report anything.
@Suite struct SoundCatalogueTests {
  static let keys: [Key] = [
    Key(
      "Menu", .array(of: .dictionary), summary: "Lists `menus.` of e.g. an app, i.e. its own.",
      availability: [
        .iOS("9.0", deprecated: "10.0", ignored: "10.0"), .macOS("≤10.11", deprecated: "10.10"),
      ],
      replacedBy: [], example: [["Text": "A", "kind": "small", "More": ["example.com": 1]]],
      sources: manual),
    Key("Menu/[]/Text", .string, summary: "A text.", required: .required, sources: manual),
    Key(
      "Menu/[]/kind", .string, .array(of: .string), summary: "A kind.",
      availability: [.iOS("8.0", note: "Before its parent in betas."), .macOS("10.10")],
      values: .closed([AllowedValue("small", "Small."), AllowedValue("large", "Large.")]),
      default: ["small", "large"], seeAlso: ["Menu/[]/Text"], sources: manual),
    Key(
      "Menu/[]/More", .dictionary, summary: "More.", availability: [.iOS("10.0", from: "errata")],
      sources: manual),
    Key(
      "Menu/[]/More/*", .number, summary: "A number.", rules: [.range(min: 0, max: 9)],
      example: 1.5, sources: manual),
    Key("Anything", .dictionary, summary: "Anything?", example: ["x": [1, "a"]], sources: manual),
    Key(
      "File", .string, summary: "A file.", rules: [.withSuffix([".icns"]), .format(.url)],
      example: "$(PRODUCT_NAME)", sources: manual),
    Key("Context", .dictionary, .array(of: .dictionary), summary: "A context.", sources: manual),
    Key("Context/Limit", .real, summary: "A limit.", default: 1, sources: manual),
  ]

  @Test func validCatalogueHasNoFindings() {
    var sound = catalogue(
      extensionKeys + Self.keys.filter { $0.path != "Anything" },
      points: [
        point(
          availability: [.macOS("10.10", deprecated: "11.0", from: "errata")],
          uses: [.init("Menu/[]/kind", .optional, sample: "small")])
      ])
    // A file in a project may have settings of a build.
    sound.documents[0].isLenient = true
    #expect(sound.check() == [])
  }

  @Test func emptyCatalogueHasNoFindings() {
    #expect(catalogue([]).check() == [])
  }

  /// A dictionary whose keys are not listed may contain any.
  @Test func dictionariesWithoutListedKeysAcceptAnyKey() {
    let key = Key(
      "Anything", .dictionary, summary: "Anything.", example: ["x": [1, "a"], "y": ["z": true]],
      sources: manual)
    #expect(catalogue([key]).check() == [])
  }
}
