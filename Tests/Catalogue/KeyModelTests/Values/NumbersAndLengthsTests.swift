import KeyModel
import Testing

@Suite struct NumbersAndLengthsTests {
  private func problem(_ demand: RangeDemand, with value: PropertyListValue) -> String? {
    let key = Key("A", .number, summary: "A.", rules: [], sources: [])
    let small = changedCatalogue(key, Rule(.range(demand)), example: value)
    return small.check().first?.message
  }

  private func changedCatalogue(_ key: Key, _ rule: Rule, example: PropertyListValue) -> Catalogue {
    var key = key
    key.rules = [rule]
    key.example = example
    key.sources = manual
    return catalogue([key])
  }

  @Test func boundsMayBeExcludedAndNumbersMultiples() {
    let open = RangeDemand(min: .integer(0), max: .integer(1), excludesMin: true)
    #expect(open.sentence("must") == "must be a number of more than 0 and at most 1.")
    #expect(problem(open, with: 0.5) == nil && problem(open, with: 1) == nil)
    #expect(problem(open, with: 0) != nil)
    let steps = RangeDemand(min: nil, max: nil, multipleOf: .real(0.1))
    #expect(steps.sentence("must") == "must be a multiple of 0.1.")
    #expect(problem(steps, with: 0.3) == nil)
    #expect(problem(steps, with: 0.35) != nil)
  }

  @Test func aTextMayBeTooShort() {
    let key = Key("A", .string, summary: "A.", sources: manual)
    let rule = Rule.length(atLeast: 2, atMost: 3)
    #expect(rule.sentence == "Must have 2 to 3 characters.")
    #expect(changedCatalogue(key, rule, example: "ab").check().isEmpty)
    #expect(changedCatalogue(key, rule, example: "a").check().map(\.id) == ["invalid-example"])
    #expect(changedCatalogue(key, rule, example: "").check().map(\.id) == ["invalid-example"])
  }
}
