import KeyModel
import TestSupport
import Testing

/// Conditions and demands as a reader says them.
@Suite struct ConditionWordsTests {
  private static let app = Condition.bundle(BundleKind("app"))
  private static let store = Condition.distribution(Distribution("store", name: "the store"))

  @Test(arguments: [
    (store && app, "in apps for the store"),
    (store && .product, "in a built product for the store"),
    (store && .product && app && .platform(.iOS), "in built apps on iOS for the store"),
    (
      .product && store && (app || .platform(.iOS)),
      "in a built product for the store, in apps or on iOS"
    ),
    (store && !app && .present("A"), "for the store, except in apps, where `A` is present"),
    (.present("A") && .code("the app does B"), "where `A` is present and the app does B"),
    (.code("the app does B") && app, "in apps when the app does B"),
  ])
  func circumstancesHaveOneOrder(condition: Condition, phrase: String) throws {
    let written = try #require(condition.phrase)
    #expect(written.replacing("[`A`](<key:A>)", with: "`A`") == phrase)
  }

  @Test(
    arguments: [
      ([.array(of: .string)], .format(.url), "Every value should be a URL."),
      ([.array(of: .string)], .withoutText(["/"]), "No value should contain `/`."),
      ([.array(of: .string)], .oneOf(["a"]), "Every value should be `a`."),
      ([.array(of: .string)], .count(atMost: 2), "Should have at most 2 elements."),
      ([.string], .oneOf(["a"]), "Should be `a`."),
      ([.string, .array(of: .string)], .format(.url), "Should be a URL."),
      ([.string], .predicate(for: nil), "Should be a predicate."),
      ([.string, .dictionary], .predicate(for: nil), "A string should be a predicate."),
    ] as [([ValueType], Rule, String)])
  func aSentenceFitsTheTypesOfItsKey(types: [ValueType], rule: Rule, sentence: String) {
    var key = Key("A", .string, summary: "A key.", rules: [.should(rule)], sources: manual)
    key.types = types
    #expect(catalogue([key]).sentence(of: key.rules[0], at: key) == sentence)
  }

  @Test func anExampleIsSetOffFromTheCondition() {
    let rule = Rule.format(.mimeType).when(Self.app)
    #expect(rule.sentence == "Must be a MIME type, such as `video/mp4`, in apps.")
  }

  @Test func keysOfOneNameSayWhereTheyAre() {
    let rule = Rule.declared(in: ["Own/[]/Name", "Others/[]/Name"], ifLike: "Id")
    let name = "[`Name`](<key:Own/[]/Name>) of `Own` or [`Name`](<key:Others/[]/Name>) of `Others`"
    #expect(rule.sentence.hasSuffix("must also be in \(name)."))
  }
}
