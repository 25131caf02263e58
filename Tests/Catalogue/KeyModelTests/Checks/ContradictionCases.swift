import KeyModel
import TestSupport
import Testing

private func key(
  _ path: PropertyPath = "A", _ types: ValueType..., values: AllowedValues = .any,
  availability: [AvailabilityStatement]? = nil, points: ExtensionPointScope = .none,
  apis: [API] = [], rules: [Rule] = [], line: Int = #line
) -> Key {
  var key = Key(
    path, .string, summary: "A key.", availability: availability, values: values, apis: apis,
    rules: rules, extensionPoints: points, sources: manual, line: line)
  if !types.isEmpty { key.types = types }
  return key
}

/// Other keys that conditions name.
private let others = [
  key("B", .integer),
  key("Mode", values: .closed([AllowedValue("on", "On."), AllowedValue("off", "Off.")])),
  key("Flag", .boolean), key("List", .array(of: .string)), key("Menu", .dictionary),
  key("Menu/Item"), key("Menus", .array(of: .dictionary)), key("Menus/[]/Size", .integer),
  key("Menus/[]/Text"),
]

private let share = point("com.example.share")
private let keyboard = point("com.example.keyboard")

private func never(_ condition: Condition, _ reason: String, line: Int = #line) -> CheckCase {
  CheckCase(
    "impossible-condition", beside: others,
    key(rules: [.length(atMost: 9).when(condition)], line: line),
    "The rule 'length' of 'A' never applies: \(reason)",
    remedy: "correct its condition, or remove the rule")
}

private func undeliverable(_ condition: Condition, _ reason: String, line: Int = #line) -> CheckCase
{
  let wrong = key(rules: [.length(atMost: 9).when(condition)], line: line)
  return CheckCase(
    "impossible-condition", at: wrong.location,
    in: catalogue(others + [wrong], distributions: [boat]),
    "The rule 'length' of 'A' never applies: \(reason)",
    remedy: "correct its condition, or remove the rule")
}

private func contradiction(
  _ type: ValueType, _ one: Rule, _ other: Rule, _ text: String, _ otherText: String,
  line: Int = #line
) -> CheckCase {
  CheckCase(
    "contradictory-rules", beside: others, key("A", type, rules: [one, other], line: line),
    "Two rules of 'A' contradict each other: '\(text)' and '\(otherText)'",
    remedy: "correct one of them, or give it a condition")
}

let contradictionCases: [CheckCase] = [
  never(
    .present("B") && .absent("B"),
    "it holds only where B is present and where B is absent, which exclude each other"),
  never(
    .has("B", 1) && .has("B", 2),
    "it holds only where B is 1 and where B is 2, which exclude each other"),
  never(
    .has("B", 1) && !.has("B", 1, 2),
    "it holds only where B is 1 and where B is not 1 or 2, which exclude each other"),
  never(
    .absent("Menu") && .present("Menu/Item"),
    "it holds only where Menu is absent and where Item is present, which exclude each other"),
  never(
    .count("List", atLeast: 3, atMost: 2),
    "it holds only where List has 3 to 2 elements, which is never the case"),
  never(
    .count("List", atLeast: 3) && !.count("List", atLeast: 2),
    "it holds only where List has at least 3 elements and where List has at most 1 element, which exclude each other"
  ),
  never(
    .contains("List", "x") && .absent("List"),
    "it holds only where List contains x and where List is absent, which exclude each other"),
  never(
    .platform(.iOS) && .platform(.macOS),
    "it holds only on iOS and on macOS, which exclude each other"),
  never(
    .platform(.iOS) && !.platform(.iOS, .macOS),
    "it holds only on iOS and on platforms other than iOS or macOS, which exclude each other"),
  never(
    .target(before: Release(.iOS, "9.0")) && .target(from: Release(.iOS, "10.0")),
    "it holds only where the product supports systems before iOS 9.0 and where the product needs iOS 10.0 or later, which exclude each other"
  ),
  never(
    .platform(.macOS) && .target(from: Release(.iOS, "10.0")),
    "it holds only on macOS and where the product needs iOS 10.0 or later, which exclude each other"
  ),
  never(
    .sdk(before: Release(.iOS, "9.0")) && !.sdk(before: Release(.iOS, "9.0")),
    "it holds only with an SDK before that of iOS 9.0 and with the SDK of iOS 9.0 or later, which exclude each other"
  ),
  never(
    .product && (!.product || .absent("B")) && .present("B"),
    "none of its cases is possible; in the first, it holds only in a built product and in a source file, which exclude each other"
  ),
  CheckCase(
    "impossible-condition", beside: others,
    key("Menu/More", rules: [.length(atMost: 9).when(.absent("Menu"))]),
    "it holds only where Menu is absent, but it is about lists that have 'More'"),
  CheckCase(
    "impossible-condition", beside: others,
    key("Menu/More", rules: [.present.when(.absent("Menu"))]),
    "The rule 'present' of 'Menu/More' never applies: it holds only where Menu is absent, but it is about lists that have 'Menu'"
  ),
  CheckCase(
    "impossible-condition", beside: others,
    key(
      availability: [.iOS("8.0"), AvailabilityStatement(.macOS, isAvailable: false)],
      rules: [.present.when(.platform(.macOS))]),
    "The rule 'present' of 'A' never applies: it holds only on macOS, but 'A' is not available on macOS"
  ),
  CheckCase(
    "impossible-condition", beside: others + extensionKeys,
    key(points: .only([share.id]), rules: [.length(atMost: 9).when(.extensionPoint(keyboard.id))]),
    points: [share, keyboard],
    "it holds only for com.example.keyboard, but 'A' is only for com.example.share"),
  CheckCase(
    "impossible-condition", beside: others + extensionKeys,
    key(
      rules: [
        .length(atMost: 9).when(.extensionPoint(keyboard.id)).when(.extensionPoint(share.id))
      ]), points: [share, keyboard],
    "it holds only for com.example.share and for com.example.keyboard, which exclude each other"),
  CheckCase(
    "impossible-condition", beside: others,
    key(
      rules: [
        .length(atMost: 9).when(.target(from: Release(.iOS, "10.0"))).until(Release(.iOS, "9.0"))
      ]), "which exclude each other"),
  undeliverable(
    .distribution(boat) && .platform(.iOS),
    "it holds only for the boat and on iOS, which exclude each other"),
  undeliverable(
    .distribution(boat) && !.platform(.macOS),
    "it holds only for the boat and on platforms other than macOS, which exclude each other"),
  undeliverable(
    .distribution(boat) && .target(from: Release(.iOS, "9.0")),
    "it holds only for the boat and where the product needs iOS 9.0 or later, which exclude each other"
  ),
  CheckCase(
    "impossible-condition", beside: others, key(rules: [.present.when(.has("B", "x"))]),
    "The condition of the rule 'present' of 'A' asks whether 'B' is 'x', but it is an integer",
    remedy: "correct the value, or what the catalogue says of 'B'"),
  // It always holds, but something else was meant.
  CheckCase(
    "impossible-condition", beside: others, key(rules: [.present.when(!.has("Mode", "of"))]),
    "asks whether 'Mode' is 'of', but that is not one of its values; did you mean 'off'?"),

  contradiction(
    .string, .present, .absent, "Must be present", "Must not be present"),
  contradiction(
    .string, .present.when(.platform(.iOS, .macOS)), .absent.when(.platform(.iOS)),
    "Required on iOS or macOS", "Must not be present on iOS"),
  contradiction(
    .string, .absent.when(.target(before: Release(.iOS, "10.0"))),
    .present.when(.target(before: Release(.iOS, "9.0"))),
    "Must not be present where the product supports systems before iOS 10.0",
    "Required where the product supports systems before iOS 9.0"),
  contradiction(
    .string, .oneOf(["a"]), .noneOf(["a", "b"]), "Every value must be a",
    "Must not be a or b"),
  contradiction(
    .array(of: .string), .oneOf(["a", "b"]), .oneOf(["c"]), "Every value must be a or b",
    "Every value must be c"),
  contradiction(
    .string, .oneOf(["ab", "cd"]), .pattern("^[0-9]+$", "digits"),
    "Every value must be ab or cd", "Must be digits"),
  contradiction(
    .boolean, .noneOf([true]), .noneOf([false]), "Must not be YES", "Must not be NO"),
  contradiction(
    .integer, .range(min: 1, max: 3), .range(min: 4, max: 9),
    "Must be an integer from 1 to 3", "Must be an integer from 4 to 9"),
  contradiction(
    .array(of: .string), .count(atMost: 2), .count(atLeast: 3),
    "Must have at most 2 elements", "Must have at least 3 elements"),
  contradiction(
    .array(of: .string), .containing("a"), .noneOf(["a"]), "Must contain a",
    "Must not be a"),
  contradiction(
    .string, .withPrefix(["group."]), .withPrefix(["team."]), "Must begin with group.",
    "Must begin with team."),
  contradiction(
    .string, .withPrefix(["https://"]), .withoutText(["/"]), "Must begin with https://",
    "Must not contain /"),
  contradiction(
    .string, .withSuffix([".icon"]), .length(atMost: 4), "Must end in .icon",
    "Must have at most 4 characters"),
]

private let store = Distribution("store", name: "the store")
/// It takes products of one platform.
private let boat = Distribution("boat", name: "the boat", for: [.macOS])

private func unknown(_ rule: Rule, apis: [API] = [], line: Int = #line) -> (Catalogue, Key) {
  let wrong = key(apis: apis, rules: [rule], line: line)
  return (catalogue(others + [wrong], distributions: [store]), wrong)
}

private func unknownNameCase(
  _ id: String, _ wrong: (catalogue: Catalogue, key: Key), _ message: String, remedy: String
) -> CheckCase {
  CheckCase(id, at: wrong.key.location, in: wrong.catalogue, message, remedy: remedy)
}

private let refused = RejectionCode(
  "E1", "Refused", summary: "Refuses a lamp.",
  refusedBy: [Distribution("stoer", name: "the store")],
  sources: manual)

let unknownNameCases: [CheckCase] = [
  unknownNameCase(
    "dangling-reference",
    unknown(.present.when(.distribution(Distribution("stor", name: "the store")))),
    "There is no distribution 'stor'; did you mean 'store'?",
    remedy: "name one of the catalogue's distributions, or add it to them"),
  CheckCase(
    "dangling-reference", at: refused.location,
    in: catalogue([], codes: [refused], distributions: [store]),
    "There is no distribution 'stoer'; did you mean 'store'?"),
  unknownNameCase(
    "dangling-reference",
    unknown(
      .present.when(.code("the app uses the lamp", ["Lamp.lihgt()"])),
      apis: [API("Lamp.light()", url: nil)]),
    "There is no 'Lamp.lihgt()' among the APIs of 'A'; did you mean 'Lamp.light()'?",
    remedy: "name one of the key's APIs, or add it to them"),
  unknownNameCase(
    "unknown-version", unknown(.present.when(.platform(Platform("iSO")))),
    "The platform 'iSO' of the rule 'present' of 'A' is not in the release registry",
    remedy: "correct the platform, or add its releases to the registry"),
  unknownNameCase(
    "unknown-version", unknown(.present.when(.target(from: Release(.iOS, "9.5")))),
    "iOS has no release '9.5', which the rule 'present' of 'A' names",
    remedy: "correct the version, or add the release to the registry"),
]

@Suite struct PossibleConditionTests {
  /// Each may hold, or it isn't proved that it can't.
  static let possible: [Rule] = [
    .present.when(.has("B", 1, 2) && .has("B", 2, 3)),
    .present.when(.contains("List", "a") && .contains("List", "b")),
    .present.when(.has("Menus/[]/Size", 1) && .has("Menus/[]/Size", 2)),
    .present.when(.present("B") || .absent("B")),
    .present.when((.platform(.iOS) || .present("B")) && !.platform(.iOS)),
    .present.when(.absent("Menu/Item") && .present("Menu")),
    .present.when(.count("List", atMost: 0) && .present("List")),
    .present.when(
      .target(from: Release(.iOS, "9.0")) && .target(before: Release(.iOS, "10.0"))),
    .present.when(
      .target(from: Release(.iOS, "10.0"), Release(.macOS, "10.10"))
        && .target(before: Release(.iOS, "9.0"), Release(.macOS, "11.0"))),
    .present.when(!.target(from: Release(.iOS, "9.0")) && .platform(.macOS)),
    .present.when(.code("the app is on") && .code("the app is off")),
  ]

  @Test func whatMayHoldIsNotReported() {
    for rule in Self.possible {
      #expect(catalogue(others + [key(rules: [rule])]).check() == [], "\(rule.sentence)")
    }
  }

  /// In one element a key has one value.
  @Test func valuesOfOneElementExcludeEachOther() {
    let rule = Rule.present.when(.has("Menus/[]/Size", 1) && .has("Menus/[]/Size", 2))
    let inside = key("Menus/[]/More", rules: [rule])
    #expect(catalogue(others + [inside]).check().map(\.id) == ["impossible-condition"])
  }

  @Test func rulesThatAFileCanKeepTogetherAreNotReported() {
    let pairs: [([ValueType], [Rule])] = [
      ([.string], [.present.when(.platform(.iOS)), .absent.when(.platform(.macOS))]),
      ([.string], [.present.when(.code("the app is on")), .absent.when(.code("the app is off"))]),
      ([.string], [.should(.present), .absent.when(.present("B"))]),
      ([.string], [.excludes(["B"]), .needs("B", when: "With a lamp")]),
      ([.string], [.oneOf(["a", "b"]), .noneOf(["a"])]),
      ([.string], [.withPrefix(["a"]), .withPrefix(["ab", "c"])]),
      ([.string, .integer], [.oneOf(["a"]), .noneOf(["a"])]),
      ([.array(of: .string)], [.containing("a"), .containing("b")]),
      ([.integer], [.range(min: 1, max: 3), .range(min: 3, max: 9)]),
      (
        [.string],
        [
          .present.until(Release(.iOS, "9.0")), .absent.when(.target(from: Release(.iOS, "9.0"))),
        ]
      ),
    ]
    for (types, rules) in pairs {
      var pair = key(rules: rules)
      pair.types = types
      #expect(catalogue(others + [pair]).check() == [], "\(rules.map(\.sentence))")
    }
  }

  /// Two conditions of forty cases each have more ways to hold than are looked at.
  @Test func conditionsOfManyCasesAreLeftAlone() {
    let many = Condition.any((1...40).map { Condition.has("B", .integer($0)) })
    let rule = Rule.present.when(many && many && .absent("B"))
    #expect(catalogue(others + [key(rules: [rule])]).check() == [])
  }

  /// A catalogue that lists no releases has those that its rules name.
  @Test func conditionsInJSONAreReportedAtTheLineOfTheirKey() throws {
    let text = """
      {"format": 2, "title": "Lamps", "keys": [
        {"path": ["B"], "types": ["integer"], "summary": "Is a number."},
        {"path": ["A"], "types": ["string"], "summary": "Is a text.", "rules": [
          {"rule": "present", "where": {"platforms": ["Deck"]}},
          {"rule": "present", "where": {"target": "from",
            "releases": [{"platform": "Deck", "version": "2.0"}]}},
          {"rule": "length", "max": 9, "where": {"key": ["B"], "min": 3, "max": 2}}]}
      ]}
      """
    let read = CatalogueReader.read(Array(text.utf8), file: "lamps.json")
    let found = try #require(read.catalogue).check()
    #expect(found.map(\.id) == ["impossible-condition"], "\(found)")
    #expect(found.first?.location?.file == "lamps.json")
    #expect(found.first?.location?.line == 3)
  }
}
