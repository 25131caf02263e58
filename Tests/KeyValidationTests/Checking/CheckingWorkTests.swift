import KeyModel
import KeyValidation
import Testing

/// A list twice as long takes at most two and a half times the work to check.
@Suite struct CheckingWorkTests {
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
    let wrong = (0..<20_000).map { _ in ("XXFlag", Self.node(.string("neither"))) }
    let long = String(repeating: "a/b~é", count: 100_000)
    let root = Self.dictionary([("XXDomains", Self.dictionary([(long, Self.dictionary(wrong))]))])
    let findings = PropertyListChecker(catalogue).check(
      PropertyListDocument(format: .xml, root: root), bytes: [], file: "Info.plist")
    #expect(findings.count == 1_001)
    #expect(findings.dropLast().allSatisfy { $0.id == "wrong-type" })
    let path = try #require(findings.first?.path)
    #expect(path.hasPrefix("XXDomains/a~1b~0é") && path.hasSuffix("…/XXFlag"))
    #expect(path.unicodeScalars.count < 320)
    // What is left out is as bad as the last finding says.
    #expect(findings.last?.id == "too-many-findings" && findings.last?.severity == .error)
    let fine = PropertyListChecker(catalogue, options: CheckOptions(disabled: ["wrong-type"]))
    #expect(
      fine.check(
        PropertyListDocument(format: .xml, root: root), bytes: [], file: "Info.plist") == [])
  }

  @Test(arguments: growths)
  func twiceTheListTakesAtMostTwoAndAHalfTimesTheWork(growth: Growth) {
    let (half, whole) = (work(growth, 4_000), work(growth, 8_000))
    #expect(half.work >= 4_000)
    #expect(Double(whole.work) <= 2.5 * Double(half.work))
    #expect(Double(whole.findings) <= 2.5 * Double(half.findings) + 1)
  }
}
