import KeyModel
import KeyValidation
import TestSupport
import Testing

/// A list twice as long takes at most two and a half times the work to check.
@Suite struct CheckingWorkTests {
  /// A run with many seeds has lists eight times as long.
  private static let share = fuzzSeeds(otherwise: 33).count < 1_000 ? 8 : 1

  /// Lists of one kind, of any length.
  struct Growth: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var list: @Sendable (Int) -> PropertyListDocument.Node
  }

  private static func node(_ value: PropertyListDocument.Value) -> PropertyListDocument.Node {
    PropertyListDocument.Node(value, range: 0..<0)
  }

  private static func dictionary(
    _ members: [(String, PropertyListDocument.Node)]
  ) -> PropertyListDocument.Node {
    node(.dictionary(members.map { .init(key: $0.0, keyRange: 0..<0, node: $0.1) }))
  }

  private static func array(
    _ count: Int, _ element: (Int) -> PropertyListDocument.Node
  ) -> PropertyListDocument.Node {
    node(.array((0..<count).map(element)))
  }

  static let growths: [Growth] = [
    Growth(testDescription: "texts that each must occur in another dictionary") { count in
      let declared = array(count) { index in
        dictionary([("XXIdentifier", node(.string("com.example.\(index)")))])
      }
      let types = array(count) { node(.string("com.example.\($0)")) }
      return dictionary([("XXDeclared", declared), ("XXTypes", types)])
    },
    Growth(testDescription: "dictionaries that each refer to all of another array") { count in
      let declared = array(count) { index in
        dictionary([("XXIdentifier", node(.string("com.example.\(index)")))])
      }
      let users = array(count) { index in
        dictionary([("XXType", node(.string("com.example.\(index)")))])
      }
      return dictionary([("XXDeclared", declared), ("XXUsers", users)])
    },
    Growth(testDescription: "two keys that exclude each other, many times each") { count in
      dictionary(
        (0..<count).map { ($0 % 2 == 0 ? "XXNib" : "XXBoard", node(.string("\($0)"))) })
    },
    Growth(testDescription: "keys that need another one, many times") { count in
      dictionary(
        [("XXRange", node(.integer(1)))] + (0..<count).map { _ in ("XXNeedy", node(.string("a"))) })
    },
    Growth(testDescription: "dictionaries that lack keys") { count in
      dictionary([("XXServices", array(count) { _ in dictionary([]) })])
    },
    Growth(testDescription: "an array whose elements must be unique") { count in
      dictionary([("XXUnique", array(count) { node(.string("\($0)")) })])
    },
    Growth(testDescription: "unknown names") { count in
      dictionary((0..<count).map { ("com.example.\($0)", node(.string("a"))) })
    },
  ]

  private let catalogue = Catalogue(
    title: "Work",
    groups: ruleCatalogue.groups + [
      KeyGroup("more", "More", summary: "More keys.", keys: [users, user])
    ],
    extensionPoints: ruleCatalogue.extensionPoints, sources: [], releases: ReleaseRegistry([]))

  private static var users: Key {
    Key("XXUsers", .array(of: .dictionary), summary: "Refers to others.", sources: [])
  }

  private static var user: Key {
    Key(
      "XXUsers/[]/XXType", .string, summary: "Refers to another.",
      rules: [.agrees(with: "XXDeclared/[]/XXIdentifier")], sources: [])
  }

  private func work(_ growth: Growth, _ count: Int) -> (work: Int, findings: Int) {
    let document = PropertyListDocument(format: .xml, root: growth.list(count))
    let checker = PropertyListChecker(catalogue)
    let result = checker.checkCountingWork(document, bytes: [], file: "Info.plist")
    return (result.work, result.findings.count)
  }

  @Test func findingsBelowALongKeyAreCutInLengthAndNumber() throws {
    let flag = Key("XXDomains/*/XXFlag", .boolean, summary: "Is a flag.", sources: [])
    let catalogue = Catalogue(
      title: "Long",
      groups: [
        KeyGroup(
          "long", "Long", summary: "Long keys.",
          keys: [
            Key("XXDomains", .dictionary, summary: "Has domains.", sources: []),
            Key("XXDomains/*", .dictionary, summary: "Is one.", sources: []), flag,
          ])
      ], extensionPoints: [], sources: [], releases: ReleaseRegistry([]))
    let wrong = (0..<2_000).map { _ in ("XXFlag", Self.node(.string("neither"))) }
    let long = String(repeating: "a/b~é", count: 10_000)
    let root = Self.dictionary([("XXDomains", Self.dictionary([(long, Self.dictionary(wrong))]))])
    let findings = PropertyListChecker(catalogue).check(
      PropertyListDocument(format: .xml, root: root), bytes: [], file: "Info.plist")
    #expect(findings.count == 1_001)
    #expect(findings.dropLast().allSatisfy { $0.id == "wrong-type" })
    let path = try #require(findings.first?.path)
    #expect(path.hasPrefix("XXDomains/a~1b~0é") && path.hasSuffix("…/XXFlag"))
    #expect(path.unicodeScalars.count < 320)
    // The last finding is as severe as the worst one that is left out.
    #expect(findings.last?.id == "too-many-findings" && findings.last?.severity == .error)
    let fine = PropertyListChecker(catalogue, options: CheckOptions(disabled: ["wrong-type"]))
    #expect(
      fine.check(
        PropertyListDocument(format: .xml, root: root), bytes: [], file: "Info.plist") == [])
  }

  @Test(arguments: growths)
  func twiceTheListTakesAtMostTwoAndAHalfTimesTheWork(growth: Growth) {
    let count = 4_000 / Self.share
    let (half, whole) = (work(growth, count), work(growth, 2 * count))
    #expect(half.work >= count)
    #expect(Double(whole.work) <= 2.5 * Double(half.work))
    #expect(Double(whole.findings) <= 2.5 * Double(half.findings) + 1)
  }

  /// Lists and catalogues that grow together, so that each key could meet each member.
  struct HostileCatalogue: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var keys: @Sendable (Int) -> [Key]
    var list: @Sendable (Int) -> PropertyListDocument.Node
  }

  private static func key(
    _ path: PropertyPath, _ type: ValueType, _ rules: [Rule] = [], _ values: AllowedValues = .any
  ) -> Key {
    var key = Key(path, summary: "A key.", values: values, rules: rules, sources: [])
    key.types = [type]
    return key
  }

  private static func path(_ text: String) -> PropertyPath { PropertyPath(stringLiteral: text) }

  /// A letter or a digit.
  private static func first(_ index: Int) -> Character {
    Character(UnicodeScalar(UInt8(ascii: "0") + UInt8(index)))
  }

  /// These take work in proportion to their length.
  private static let proportionate: [HostileCatalogue] = [
    HostileCatalogue(
      testDescription: "keys of which each needs another one beside it", count: 1_000 / share
    ) { count in
      (0..<count).flatMap { index in
        [
          key(path("k\(index)"), .string, [.needs(path("m\(index)"), when: "Always")]),
          key(path("m\(index)"), .string),
        ]
      }
    } list: { count in
      dictionary((0..<count).map { ("k\($0)", node(.string("a"))) })
    },
    HostileCatalogue(
      testDescription: "keys of one name in many dictionaries, all misplaced", count: 1_000 / share
    ) { count in
      (0..<count).flatMap { index in
        [key(path("a\(index)"), .dictionary), key(path("a\(index)/XXDistinctive"), .string)]
      }
    } list: { count in
      dictionary((0..<count).map { _ in ("XXDistinctive", node(.string("a"))) })
    },
  ]

  /// These would take it in proportion to the square of their length: the counts are those where that is too much. A
  /// quick run tries the first, the third and the last.
  private static let endless: [HostileCatalogue] = [
    HostileCatalogue(testDescription: "rules of a key that is written many times", count: 400) {
      count in
      let rules = (0..<count).map { Rule.needs(path("m\($0)"), when: "Always") }
      return [key("k", .string, rules)]
    } list: { count in
      dictionary((0..<count).map { _ in ("k", node(.string("a"))) })
    },
    HostileCatalogue(testDescription: "keys that all resemble an unknown name", count: 2_200) {
      count in
      (0..<count).map { key(path("k\(first($0 / 60))\(first($0 % 60))"), .string) }
    } list: { count in
      dictionary((0..<count).map { _ in ("k~~", node(.string("a"))) })
    },
    HostileCatalogue(
      testDescription: "rules of one dictionary, which an array holds many times", count: 600
    ) {
      count in
      [key("a", .array(of: .dictionary)), key("a/[]/x", .string)]
        + (0..<count).map { index in
          key(
            path("a/[]/k\(index)"), .string,
            [.atLeastOne(of: ["a/[]/x", path("a/[]/k\(index)")])])
        }
    } list: { count in
      let element = dictionary([("x", node(.string("a")))])
      return dictionary([("a", array(count) { _ in element })])
    },
    HostileCatalogue(
      testDescription: "keys of which each needs one in a long dictionary", count: 1_500
    ) {
      count in
      [key("a", .dictionary)]
        + (0..<count).flatMap { index in
          [
            key(path("k\(index)"), .string, [.needs(path("a/m\(index)"), when: "Always")]),
            key(path("a/m\(index)"), .string),
          ]
        }
    } list: { count in
      let inner = dictionary((0..<count).map { ("m\($0)", node(.string("a"))) })
      return dictionary([("a", inner)] + (0..<count).map { ("k\($0)", node(.string("a"))) })
    },
    HostileCatalogue(testDescription: "a key's values, and as many elements", count: 1_100) {
      count in
      let values = (0..<count).map { AllowedValue(.string("v\($0)"), "A value.") }
      return [key("k", .array(of: .string), [], .closed(values))]
    } list: { count in
      dictionary([("k", array(count) { node(.string("v\(count - 1 - $0)")) })])
    },
  ]

  private func check(
    _ hostile: HostileCatalogue, _ count: Int
  ) -> (work: Int, values: Int, isFinished: Bool) {
    let catalogue = Catalogue(
      title: "Hostile",
      groups: [KeyGroup("all", "All", summary: "Keys.", keys: hostile.keys(count))],
      sources: [], releases: ReleaseRegistry([]))
    let root = hostile.list(count)
    let result = PropertyListChecker(catalogue).checkCountingWork(
      PropertyListDocument(format: .xml, root: root), bytes: [], file: "Info.plist")
    let isFinished = result.findings.allSatisfy { $0.id != "too-many-comparisons" }
    return (result.work, Self.values(in: root), isFinished)
  }

  private static func values(in node: PropertyListDocument.Node) -> Int {
    switch node.value {
    case .array(let elements): elements.reduce(1) { $0 + values(in: $1) }
    case .dictionary(let members): members.reduce(1) { $0 + values(in: $1.node) }
    default: 1
    }
  }

  @Test(arguments: proportionate)
  func twiceTheListAndCatalogueTakeAtMostTwoAndAHalfTimesTheWork(hostile: HostileCatalogue) {
    let (half, whole) = (check(hostile, hostile.count), check(hostile, 2 * hostile.count))
    #expect(half.work >= hostile.count)
    #expect(half.isFinished && whole.isFinished)
    #expect(Double(whole.work) <= 2.5 * Double(half.work), "\(half.work), then \(whole.work)")
  }

  @Test(arguments: sample(endless, otherwise: 2))
  func aCheckThatWouldTakeTooMuchWorkIsEnded(hostile: HostileCatalogue) {
    let result = check(hostile, hostile.count)
    #expect(!result.isFinished)
    // A step that was begun is finished.
    #expect(result.work <= 250_000 + 500 * result.values)
  }

  @Test func aCheckThatIsNotFinishedIsAnError() {
    let values = (0..<10_000).map { AllowedValue(.string("v\($0)"), "A value.") }
    let catalogue = Catalogue(
      title: "Many",
      groups: [
        KeyGroup(
          "all", "All", summary: "Keys.",
          keys: [Self.key("k", .array(of: .string), [], .open(values))])
      ],
      sources: [], releases: ReleaseRegistry([]))
    for (count, ids) in [(10, []), (100, ["too-many-comparisons"])] {
      let list = Self.dictionary([("k", Self.array(count) { _ in Self.node(.string("other")) })])
      let findings = PropertyListChecker(catalogue).check(
        PropertyListDocument(format: .xml, root: list), bytes: [], file: "Info.plist")
      #expect(findings.map(\.id) == ids)
      #expect(findings.allSatisfy { $0.severity == .error && $0.remedy != nil })
    }
  }
}
