/// A statement about a key's value or location that a property list keeps or breaks.
///
/// What the statement is comes from one of the conditions in this folder, each of which is described
/// in its own file; a rule adds how much a source demands it and for whom. The catalogue writes
/// `.format(.languageTag)` for a rule that must be kept and `.should(.format(.languageTag))` for
/// advice.
public struct Rule: Sendable {
  /// How much a source demands it.
  public enum Strength: String, Hashable, Sendable, CaseIterable {
    /// Breaking it is an error.
    case must
    /// Breaking it is unwise. Schemas don't mention it.
    case should
  }

  /// What the rule demands.
  package var condition: any RuleKind
  /// How much a source demands it.
  public var strength: Strength
  /// The extension points the rule is limited to; empty where it holds everywhere.
  public var extensionPoints: [ExtensionPoint.ID]
  /// From which releases on the rule no longer applies to their platforms.
  public var until: [Release] = []
  /// The codes with which a service reports that the rule is broken.
  public var codes: [RejectionCode.ID] = []
  /// Where the rule is stated; nil for the first source of its key.
  public var source: SourceReference?

  package init(
    _ condition: some RuleKind, _ strength: Strength = .must,
    for extensionPoints: [ExtensionPoint.ID] = [], source: SourceReference? = nil
  ) {
    self.condition = condition
    self.strength = strength
    self.extensionPoints = extensionPoints
    self.source = source
  }

  /// The same rule as advice.
  public static func should(_ rule: Rule, for points: [ExtensionPoint.ID] = []) -> Self {
    var rule = rule
    rule.strength = .should
    rule.extensionPoints = points
    return rule
  }

  /// The same rule, for some extension points only.
  public static func must(
    _ rule: Rule, for points: [ExtensionPoint.ID], source: SourceReference? = nil
  ) -> Self {
    var rule = rule
    rule.extensionPoints = points
    rule.source = source
    return rule
  }

  /// The same rule for systems before these releases.
  public func until(_ releases: Release...) -> Self {
    var rule = self
    rule.until = releases
    return rule
  }

  /// The same rule, whose breach a service reports with these codes.
  public func codes(_ codes: RejectionCode.ID...) -> Self {
    var rule = self
    rule.codes = codes
    return rule
  }

  /// The same rule, as stated in a section of a source.
  public func from(_ source: SourceReference) -> Self {
    var rule = self
    rule.source = source
    return rule
  }

  /// Whether every file must keep it, whatever its extension point and the system that reads it.
  package var isUnconditional: Bool {
    strength == .must && extensionPoints.isEmpty && until.isEmpty
  }

  /// The releases from which on it no longer applies, in words: `A 1.0, B 2.0 and C 3.0`.
  package var untilPhrase: String? {
    until.isEmpty
      ? nil : alternatives(until.map { "\($0.platform) \($0.version)" }, "and")
  }

  /// The rule's name in `catalogue.json`, and the id of the checker's findings.
  package var name: String { type(of: condition).name }

  /// The paths of the other keys that the rule mentions.
  package var references: [PropertyPath] { condition.references }

  /// The rule as one sentence of Markdown, with keys as `[name](key:path)` links.
  package var sentence: String {
    let verb = strength == .must ? "must" : "should"
    let points = extensionPoints.map { link(toPoint: $0) }
    let sentence =
      points.isEmpty
      ? condition.sentence(verb).capitalizedFirst
      : condition.sentence(verb, for: alternatives(points))
    return untilPhrase.map { "\(sentence.withoutPeriod), before \($0)." } ?? sentence
  }

  var namesBundleKind: Bool { condition is OnlyInRule }

  /// The same rule with the kind of bundle that it names; `catalogue.json` has only the kind's name there.
  func resolved(with kinds: [String: BundleKind]) -> Rule {
    var rule = self
    if let condition = condition as? OnlyInRule, let kind = kinds[condition.bundle.name] {
      rule.condition = OnlyInRule(kind)
    }
    return rule
  }

  /// The same rule with every reference to another key changed.
  func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Rule {
    var rule = self
    rule.condition = condition.mappingReferences(change)
    return rule
  }
}

extension Rule: Hashable {
  public static func == (one: Rule, other: Rule) -> Bool {
    AnyHashable(one.condition) == AnyHashable(other.condition) && one.strength == other.strength
      && one.extensionPoints == other.extensionPoints && one.until == other.until
      && one.codes == other.codes && one.source == other.source
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(condition))
    hasher.combine(strength)
    hasher.combine(extensionPoints)
  }
}
