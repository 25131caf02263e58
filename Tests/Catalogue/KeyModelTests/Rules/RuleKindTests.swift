import Diagnostics
import JSON
import KeyModel
import TestSupport
import Testing

/// Demands on every kind of rule besides the compiler's.
@Suite struct RuleKindTests {
  static let names: [String] = Rule.names

  private func kind(_ name: String) throws -> DemandKind {
    try #require(Demand.kind(named: name))
  }

  private func rule(_ name: String) throws -> (rule: Rule, key: Key, example: RuleExample) {
    let example = try kind(name).example
    let key = try #require(example.catalogue[example.path])
    return (try #require(key.rules.first), key, example)
  }

  @Test func everyCaseOfADemandIsAmongItsKinds() throws {
    let source = try sourceText("Demand.swift")
    let cases = source.matches(of: /\n  case (\w+)\(/).map(\.1)
    #expect(!cases.isEmpty)
    for name in cases {
      #expect(source.contains(", Demand.\(name)),"), "'\(name)' is not among 'Demand.kinds'")
    }
  }

  @Test func ruleNamesAreUniqueAndInKebabCase() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test(arguments: names)
  func everyRuleIsExplained(name: String) throws {
    let kind = try kind(name)
    let finding = kind.finding
    #expect(finding.summary.hasSuffix(".") && !finding.summary.contains("\n"))
    #expect(finding.explanation.count > 40 && !finding.explanation.contains("\n"))
  }

  @Test(arguments: names)
  func exampleOfARuleUsesIt(name: String) throws {
    #expect(try rule(name).rule.name == name)
  }

  @Test(arguments: names)
  func aRuleIsReadFromTheJSONItWrites(name: String) throws {
    let example = try rule(name).example
    let bytes = example.catalogue.jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
    let read = CatalogueReader.read(bytes, file: "catalogue.json")
    #expect(!read.diagnostics.containsErrors, "\(read.diagnostics)")
    #expect(read.catalogue?[example.path]?.rules == example.catalogue[example.path]?.rules)
  }

  @Test(arguments: names)
  func everyMemberThatARuleWritesIsDeclared(name: String) throws {
    let written = try rule(name).rule.demand.members.json.map(\.name)
    #expect(Set(written).isSubset(of: try kind(name).fields.map(\.name)))
  }

  @Test func membersOfOneNameHaveOneForm() {
    let forms = Dictionary(grouping: Demand.kinds.flatMap { $0.fields }, by: \.name)
    for (name, fields) in forms { #expect(Set(fields).count == 1, "\(name)") }
  }

  @Test(arguments: names)
  func aRuleKnowsTheKeysThatItsSentenceLinks(name: String) throws {
    let rule = try rule(name).rule
    // A condition has its own tests.
    guard rule.condition == .always else { return }
    let linked = rule.sentence.matches(of: /<key:([^>]+)>/).map { PropertyPath(String($0.1)) }
    #expect(rule.references == linked)
    let moved = rule.demand.mappingReferences { PropertyPath("Moved").appending($0) }
    #expect(moved.references == linked.map { PropertyPath("Moved").appending($0) })
  }

  @Test(arguments: names)
  func aSchemaHasKeywordsForARuleOrAReasonWhyNot(name: String) throws {
    let (rule, key, _) = try rule(name)
    switch rule.schema(at: key.path) {
    case .demands(let demands): #expect(!demands.isEmpty)
    case .inexpressible(let reason), .forPeople(let reason): #expect(reason.hasSuffix("."))
    }
  }

  @Test(arguments: names)
  func aRuleThatAProgramCanCheckCanBeBroken(name: String) throws {
    let (rule, key, example) = try rule(name)
    let breaches = rule.breaches(at: key, in: example.catalogue)
    if case .forPeople = rule.schema(at: key.path) {
      #expect(breaches.isEmpty)
    } else {
      #expect(!breaches.isEmpty)
    }
    for breach in breaches {
      #expect(example.kept.applying(breach.changes) != example.kept)
    }
  }
}
