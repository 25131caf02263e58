import KeyModel
import Testing

/// An example that docgen makes keeps what the catalogue says.
@Suite struct SamplerTests {
  private static func key(
    _ path: PropertyPath, _ types: ValueType..., required: Requirement = .unstated,
    values: AllowedValues = .any, default standard: PropertyListValue? = nil,
    rules: [Rule] = [], example: PropertyListValue? = nil, variants: [String] = [],
    names: String? = nil
  ) -> Key {
    var key = Key(
      path, names: names, summary: "A key.", values: values, default: standard, required: required,
      rules: rules, example: example, variants: variants, sources: manual)
    key.types = types
    return key
  }

  private static func closed(_ values: PropertyListValue...) -> AllowedValues {
    .closed(values.map { AllowedValue($0, "A value.") })
  }

  private static func example(of key: Key, beside others: [Key] = []) throws -> PropertyListValue {
    let list = catalogue([key] + others)
    return list.example(of: try #require(list[key.path]))
  }

  static let scalars: [(Key, PropertyListValue)] = [
    (key("A", .string), "…"),
    (key("A", .string, rules: [.length(atLeast: 1)]), "…"),
    (key("A", .string, rules: [.length(atLeast: 5, atMost: 8)]), "example"),
    (key("A", .string, rules: [.pattern("^[0-9]+(?:m|s)$", "a time")]), "1m"),
    (
      key("A", .string, rules: [.pattern("^[A-Z]{2}", "a code"), .pattern("[0-9]{3}$", "a code")]),
      "AA111"
    ),
    (key("A", .string, rules: [.pattern("[0-9]", "a digit"), .length(atLeast: 3)]), "name-1"),
    (key("A", .string, rules: [.format(.versionNumber)]), "1.0"),
    (key("A", .string, rules: [.noneOf(["…"])]), "name"),
    (key("A", .string, values: closed("red", "blue"), rules: [.noneOf(["red"])]), "blue"),
    (key("A", .string, default: "low", rules: [.oneOf(["low", "high"])]), "low"),
    (key("A", .integer, rules: [.range(min: 7, max: 90), .number(multipleOf: 5)]), 10),
    (key("A", .real, rules: [.number(min: 0, max: 1, excludesMin: true, excludesMax: true)]), 0.5),
    (key("A", .integer, default: 2, rules: [.range(min: 3, max: nil)]), 3),
    (key("A", .null, .integer), 1),
    (key("A", .integer, rules: [.range(min: 3, max: nil)], example: 8), 8),
  ]

  @Test(arguments: scalars)
  func valuesKeepTheirRules(key: Key, value: PropertyListValue) throws {
    #expect(try Self.example(of: key) == value)
  }

  static let arrays: [(Key, PropertyListValue)] = [
    (key("A", .array(of: .string)), ["…"]),
    (key("A", .array(of: .string), rules: [.count(atMost: 0)]), []),
    (
      key(
        "A", .array(of: .string), values: closed("red", "blue"),
        rules: [.count(atLeast: 2), .uniqueElements]), ["red", "blue"]
    ),
    (
      key(
        "A", .array(of: .integer),
        rules: [.count(exactly: 3), .uniqueElements, .range(min: 4, max: nil)]), [4, 5, 6]
    ),
    (key("A", .array(of: .string), rules: [.containing("light")]), ["light"]),
    (key("A", .array(of: .array(of: .integer)), rules: [.count(atLeast: 1)]), [[]]),
  ]

  @Test(arguments: arrays)
  func arraysHaveTheElementsThatTheyNeed(key: Key, value: PropertyListValue) throws {
    #expect(try Self.example(of: key) == value)
  }

  @Test func dictionariesHaveWhatTheyNeed() throws {
    let found = try Self.example(
      of: Self.key("Switch", .dictionary),
      beside: [
        Self.key(
          "Switch/Kind", .string, required: .required, values: Self.closed("dimmer", "plain")),
        Self.key("Switch/Level", .integer, rules: [.present.when(.has("Switch/Kind", "dimmer"))]),
        Self.key(
          "Switch/File", .string, rules: [.atLeastOne(of: ["Switch/File", "Switch/Scene"])]),
        Self.key(
          "Switch/Scene", .dictionary,
          rules: [.atLeastOne(of: ["Switch/File", "Switch/Scene"]), .excludes(["Switch/File"])]),
        Self.key("Switch/Scene/Name", .string, required: .required),
      ])
    #expect(found == ["Kind": "dimmer", "File": "…", "Level": 1])
  }

  @Test func arbitraryNamesKeepTheirForm() throws {
    let found = try Self.example(
      of: Self.key("Words", .dictionary, rules: [.count(atLeast: 2)]),
      beside: [Self.key("Words/*", .integer, names: "^[a-z]{2}$"), Self.key("Words/aa", .string)])
    #expect(found == ["aa": "…", "ab": 1])
  }

  @Test func theSmallestShapeThatEndsIsChosen() throws {
    let list = catalogue([
      Self.key("Step", .dictionary, variants: ["group", "run"]),
      Self.key("{group}", .dictionary),
      Self.key(
        "{group}/Inside", .array(of: .dictionary), required: .required,
        rules: [.count(atLeast: 1)], variants: ["group", "run"]),
      Self.key("{run}", .dictionary),
      Self.key("{run}/Command", .string, required: .required),
      Self.key("{run}/Time", .integer, required: .required),
    ])
    let step = try #require(list["Step"])
    #expect(list.example(of: step) == ["Command": "…", "Time": 1])
    let inside = try #require(list["{group}/Inside"])
    #expect(list.example(of: inside) == [["Command": "…", "Time": 1]])
  }

  @Test func aKeyIsShownBesideOthersThatFitIt() throws {
    let list = catalogue([
      Self.key("Kind", .string, required: .required, values: Self.closed("plain", "dimmer")),
      Self.key("Level", .integer, rules: [.absent.when(.has("Kind", "plain"))]),
      Self.key("Bulb", .dictionary),
      Self.key("Bulb/Watts", .integer),
      Self.key("Bulb/Names", .array(of: .string), rules: [.needs("Bulb/Watts", when: "Always")]),
    ])
    let level = try #require(list["Level"])
    #expect(list.listing(of: level, value: 1) == ["Level": 1, "Kind": "dimmer"])
    let names = try #require(list["Bulb/Names"])
    #expect(
      list.listing(of: names, value: ["A"])
        == ["Bulb": ["Names": ["A"], "Watts": 1], "Kind": "plain"])
  }

  @Test func aMinimalFileHasOneOfWhatItNeeds() {
    let list = catalogue([
      Self.key("Version", .integer, required: .required, values: Self.closed(3)),
      Self.key("Tasks", .dictionary, rules: [.atLeastOne(of: ["Tasks", "Includes"])]),
      Self.key("Includes", .dictionary, rules: [.atLeastOne(of: ["Tasks", "Includes"])]),
      Self.key("Kind", .string, values: Self.closed("Lamp")),
    ])
    #expect(
      list.minimalPropertyList(of: list.document) == [
        "Kind": "Lamp", "Version": 3, "Tasks": [:],
      ])
  }
}
