import Diagnostics
import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Each kind of rule, on its own example.
@Suite struct RuleKindCheckTests {
  static let names: [String] = Rule.names

  /// The ids of the checker's findings in a list.
  private func findings(_ list: PropertyListValue, in example: RuleExample) -> [String] {
    let text = list.json.serialized()
    let checker = PropertyListChecker(example.catalogue, options: CheckOptions(profile: .source))
    return checker.check(Array(text.utf8), file: "Example.json").map(\.id)
  }

  @Test(arguments: names)
  func aListThatKeepsARuleHasNoFinding(name: String) throws {
    let example = try #require(Demand.kind(named: name)).example
    #expect(findings(example.kept, in: example).isEmpty)
  }

  @Test(arguments: names)
  func aListThatBreaksARuleHasItsFinding(name: String) throws {
    let example = try #require(Demand.kind(named: name)).example
    let key = try #require(example.catalogue[example.path])
    let rule = try #require(key.rules.first)
    for breach in rule.breaches(at: key, in: example.catalogue) {
      let list = example.kept.applying(breach.changes)
      #expect(findings(list, in: example) == [name], "\(list)")
    }
  }
}
