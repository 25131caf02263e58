import KeyModel
import Testing

@Suite struct RuleTests {
  static let rules: [(Rule, String, String)] = [
    (.range(min: 1, max: 2), "range", "Must be 1 or 2."),
    (.range(min: 1, max: 9), "range", "Must be an integer from 1 to 9."),
    (.range(min: 0, max: nil), "range", "Must be an integer of at least 0."),
    (.range(min: nil, max: 9), "range", "Must be an integer of at most 9."),
    (.range(min: nil, max: nil), "range", "Must be an integer."),
    (.range(0.0...1.0), "range", "Must be a number from 0 to 1."),
    (.range(0.5...), "range", "Must be a number of at least 0.5."),
    (.range(...2.5), "range", "Must be a number of at most 2.5."),
    (.format(.numericString), "format", "Must be a number written as a string."),
    (.withoutSuffix([".nib"]), "without-suffix", "Must not end in `.nib`."),
    (
      .withSuffix([".icns", ".png", ".tiff"]), "with-suffix",
      "Must end in `.icns`, `.png` or `.tiff`."
    ),
    (
      .withPrefix(["group.", "shared."]), "with-prefix",
      "Must begin with `group.` or `shared.`."
    ),
    (
      .withPrefix(["group."], orCodeOf: 10), "with-prefix",
      "Must begin with `group.` or a code (10 capital letters and digits) and a period."
    ),
    (.firstElement("a"), "first-element", "The first element must be `a`."),
    (.uniqueElements, "unique-elements", "No element may occur twice."),
    (
      .mustNotShip("STUB", reason: "the store rejects it"), "must-not-ship",
      "Must not be `STUB` in what you ship: the store rejects it."
    ),
    (
      .atLeastOne(of: ["A/b", "A/c"]), "at-least-one",
      "At least one of [`b`](<key:A/b>) or [`c`](<key:A/c>) must be present."
    ),
    (.excludes(["A/b"]), "excludes", "Must not be combined with [`b`](<key:A/b>)."),
    (
      .needsNonzero("A/b", when: "With 2"), "needs-nonzero",
      "With 2, [`b`](<key:A/b>) must be present with a value other than 0."
    ),
    (.needs("A/b", when: "With 2"), "needs", "With 2, [`b`](<key:A/b>) must be present."),
    (
      .ignoredBeside(["A/b"]), "ignored-beside",
      "The system ignores this key if [`b`](<key:A/b>) is present."
    ),
    (
      .agrees(with: "A/[]/b"), "agrees-with",
      "Every value must also be in [`b`](<key:A/[]/b>)."
    ),
    (.present.when(.code("it rains")), "present", "Required when it rains."),
    (
      .present.when(.has("A/b", true)), "present",
      "Required where [`b`](<key:A/b>) is `YES`."
    ),
    (
      .oneOf(["x", "y"]).when(.has("A/b", "c")), "one-of",
      "Every value must be `x` or `y` where [`b`](<key:A/b>) is `c`."
    ),
    (
      .count(atLeast: 1).when(.has("A/b", true)), "count",
      "Must have at least one element where [`b`](<key:A/b>) is `YES`."
    ),
    (
      .count(exactly: 0).when(!.has("A/b", true)), "count",
      "Must be empty where [`b`](<key:A/b>) is not `YES`."
    ),
    (.onlyIn(.appExtension), "only-in", "Only for app extensions."),
    (
      .developmentOnly, "development-only",
      "Only for development and testing; do not ship it."
    ),
    (.should(.withSuffix([".icns"])), "with-suffix", "Should end in `.icns`."),
    (
      .must(.firstElement("a"), for: ["com.example.point"]), "first-element",
      "For [`com.example.point`](point:com.example.point): the first element must be `a`."
    ),
    (.onlyInside("A/b"), "only-inside", "Only inside [`b`](<key:A/b>)."),
    (.count(atLeast: 1), "count", "Must have at least one element."),
    (
      .onlyKnownKeys, "only-known-keys",
      "Must hold only the keys that this reference lists inside it."
    ),
    (.stated("It must `work`.", on: .intent), "stated", "It must `work`."),
  ]

  @Test(arguments: rules)
  func everyRuleIsOneSentence(rule: Rule, name: String, sentence: String) {
    #expect(rule.sentence == sentence)
    #expect(rule.name == name)
  }

  /// No check examines a reference that a rule does not declare.
  @Test(arguments: rules)
  func everyKeyLinkedByARuleIsAReference(rule: Rule, name: String, sentence: String) {
    let linked = sentence.matches(of: /<key:([^>]+)>/).map { PropertyPath(String($0.1)) }
    #expect(rule.references == linked)
  }
}
