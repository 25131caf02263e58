import KeyModel
import Testing

/// The listing on a key's page can be pasted as it is.
@Suite struct ListingTests {
  private static func key(
    _ path: PropertyPath, _ type: ValueType = .string, required: Requirement = .unstated,
    example: PropertyListValue? = nil
  ) -> Key {
    Key(path, type, summary: "A key.", required: required, example: example, sources: manual)
  }

  private let list = catalogue([
    key(
      "Lamps", .array(of: .dictionary),
      example: [["Kind": "bulb", "Watts": 40], ["Kind": "tube", "Watts": 8, "Length": 60]]),
    key("Lamps/[]/Kind", required: .required, example: "tube"),
    key("Lamps/[]/Length", .integer, required: .optional, example: 90),
    key("Lamps/[]/Watts", .integer, required: .required, example: 15),
    key("House", required: .required, example: "Mill"),
  ])

  @Test(
    "It has the keys that the dictionary needs, from the example of the dictionary if they fit together"
  )
  func neededKeysAreBeside() throws {
    func listing(_ path: PropertyPath) throws -> PropertyListValue {
      let key = try #require(list[path])
      return list.listing(of: key, value: try #require(key.example))
    }
    #expect(
      try listing("Lamps/[]/Kind")
        == ["Lamps": [["Kind": "tube", "Watts": 8]], "House": "Mill"])
    #expect(
      try listing("Lamps/[]/Length")
        == ["Lamps": [["Length": 90, "Kind": "tube", "Watts": 15]], "House": "Mill"])
    #expect(try listing("House") == ["House": "Mill"])
  }

  @Test("It has what a rule of the key needs beside it, unless only in some situation")
  func keysNeededByRulesAreBeside() {
    var length = Self.key("Lamps/[]/Length", .integer, example: 90)
    length.rules = [
      .should(.needs("Lamps/[]/Unit", when: "To be understood")),
      .needs("Lamps/[]/Note", when: "To be sold").when(.has("Lamps/[]/Price", true)),
    ]
    let list = catalogue([
      Self.key("Lamps", .array(of: .dictionary)), length,
      Self.key("Lamps/[]/Note", example: "new"), Self.key("Lamps/[]/Price", .boolean),
      Self.key("Lamps/[]/Unit", example: "cm"),
    ])
    #expect(list.listing(of: length, value: 90) == ["Lamps": [["Length": 90, "Unit": "cm"]]])
  }

  @Test("It has the keys that a source advises to write, but not those for some files only")
  func expectedKeysAreBeside() {
    var name = Self.key("Lamps/[]/Name", example: "Desk")
    name.rules = [.should(.present)]
    var shade = Self.key("Lamps/[]/Shade", example: "white")
    shade.rules = [.should(.present).when(.present("Lamps/[]/Bulb"))]
    let kind = Self.key("Lamps/[]/Kind", example: "tube")
    let bulb = Self.key("Lamps/[]/Bulb", example: "E27")
    let list = catalogue([Self.key("Lamps", .array(of: .dictionary)), bulb, name, shade, kind])
    #expect(
      list.listing(of: kind, value: "tube") == ["Lamps": [["Kind": "tube", "Name": "Desk"]]])
    #expect(
      list.listing(of: bulb, value: "E27")
        == ["Lamps": [["Bulb": "E27", "Name": "Desk", "Shade": "white"]]])
  }

  @Test(
    "It has what the example of the dictionary has beside the key, unless a source calls it optional"
  )
  func keysOfTheExampleAreBeside() throws {
    let kind = Self.key("Lamps/[]/Kind", example: "tube")
    let list = catalogue([
      Self.key(
        "Lamps", .array(of: .dictionary),
        example: [["Kind": "bulb", "Name": "Desk", "Note": "new", "Watts": 40]]),
      kind, Self.key("Lamps/[]/Name", example: "Floor"),
      Self.key("Lamps/[]/Note", required: .optional, example: "old"),
      Self.key("Lamps/[]/Shade", example: "white"),
      Self.key("Lamps/[]/Watts", .integer, example: 15),
    ])
    let shade = try #require(list["Lamps/[]/Shade"])
    #expect(
      list.listing(of: shade, value: "white")
        == ["Lamps": [["Shade": "white", "Kind": "bulb", "Name": "Desk", "Watts": 40]]])
    // The example is about another kind of lamp, so its values might not fit.
    #expect(
      list.listing(of: kind, value: "tube")
        == ["Lamps": [["Kind": "tube", "Name": "Floor", "Watts": 15]]])
  }

  @Test("It shows the key in the situation in which its rules demand it")
  func theSituationIsShown() {
    var music = Self.key("Lamp/Music", example: "waltz")
    music.rules = [.should(.present.when(.contains("Lamp/Talents", "sings")))]
    var kinds = Self.key("Kinds", .array(of: .string), example: ["night"])
    kinds.rules = [.present.when(.has("Sorted", true))]
    let list = catalogue([
      Self.key("Lamp", .dictionary), music, kinds,
      Self.key("Lamp/Talents", .array(of: .string), required: .optional, example: ["dances"]),
      Self.key("Sorted", .boolean, example: false),
    ])
    #expect(
      list.listing(of: music, value: "waltz")
        == ["Lamp": ["Music": "waltz", "Talents": ["sings"]]])
    #expect(list.listing(of: kinds, value: ["night"]) == ["Kinds": ["night"], "Sorted": true])
  }

  @Test("It has what the key or one above it needs elsewhere in the file")
  func whatIsNeededElsewhereIsThere() {
    var lamps = Self.key("Lamps", .array(of: .dictionary))
    lamps.rules = [.needs("House/Power", when: "To be lit")]
    let kind = Self.key("Lamps/[]/Kind", example: "tube")
    let list = catalogue([
      Self.key("House", .dictionary), Self.key("House/Power", example: "main"), lamps, kind,
    ])
    #expect(
      list.listing(of: kind, value: "tube")
        == ["Lamps": [["Kind": "tube"]], "House": ["Power": "main"]])
  }

  @Test("In an extension's dictionary, it has what the extension point needs that the key serves")
  func extensionPointsAreWhole() throws {
    var action = Self.key("NSExtension/Action", example: "open")
    action.extensionPoints = .only(["com.example.point"])
    let list = catalogue(
      extensionKeys + [Self.key("NSExtension/Class", example: "Other"), action],
      points: [
        point(uses: [.init("NSExtension/Class", .required, sample: "Handler")])
      ])
    #expect(
      list.listing(of: action, value: "open") == [
        "NSExtension": [
          "NSExtensionPointIdentifier": "com.example.point", "Class": "Handler", "Action": "open",
        ]
      ])
  }
}
