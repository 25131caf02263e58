import Text

/// A statement about a property list that the list keeps or breaks: a demand, and the condition on
/// which it holds.
///
/// The catalogue writes `.format(.languageTag)` for a rule that must be kept, `.should(…)` for advice
/// and `.present.when(.has("Other", true))` for a rule with a condition.
public struct Rule: Sendable, Hashable {
  /// The strength of the source's demand.
  public enum Strength: String, Hashable, Sendable, CaseIterable {
    /// Breaking it is an error.
    case must
    /// Breaking it is unwise. Schemas don't mention it.
    case should
  }

  /// The demand of the rule.
  package var demand: Demand
  /// When it holds.
  public var condition: Condition = .always
  /// The strength of the source's demand.
  public var strength: Strength
  /// The extension points the rule is limited to; empty where it holds everywhere.
  public var extensionPoints: [ExtensionPoint.ID] = []
  /// The releases from which on the rule no longer applies to their platforms.
  public var until: [Release] = []
  /// The codes with which a service reports that the rule is broken.
  public var codes: [RejectionCode.ID] = []
  /// A reference, because few rules have it and rules are often copied.
  private var notice: RuleNotice?
  /// The source of the rule; nil for the first source of its key.
  public var source: SourceReference?

  package init(_ demand: Demand, _ strength: Strength = .must) {
    self.demand = demand
    self.strength = strength
  }

  /// The same rule as advice.
  public static func should(_ rule: Rule, for points: [ExtensionPoint.ID] = []) -> Self {
    return changed(rule) {
      $0.strength = .should
      if !points.isEmpty { $0.extensionPoints = points }
    }
  }

  /// The same rule, for some extension points only.
  public static func must(
    _ rule: Rule, for points: [ExtensionPoint.ID], source: SourceReference? = nil
  ) -> Self {
    return changed(rule) {
      $0.extensionPoints = points
      $0.source = source ?? $0.source
    }
  }

  /// The same rule with another condition, which must hold too.
  public func when(_ condition: Condition) -> Self {
    var rule = self
    for condition in condition.conjuncts {
      if case .extensionPoints(let ids) = condition, rule.extensionPoints.isEmpty {
        rule.extensionPoints = ids
      } else {
        rule.condition = rule.condition && condition
      }
    }
    return rule
  }

  /// The same rule for systems before these releases.
  public func until(_ releases: Release...) -> Self {
    changed(self) { $0.until = releases }
  }

  /// The same rule, whose breach a service reports with these codes.
  public func codes(_ codes: RejectionCode.ID...) -> Self {
    changed(self) { $0.codes = codes }
  }

  /// The same rule, whose breach services warn of from one day on and refuse from another day on.
  public func refused(from day: String, warnedFrom first: String) -> Self {
    changed(self) { $0.schedule = RuleSchedule(warned: first, refused: day) }
  }

  /// The same rule with a person's words for a breach, each without a final period: what is wrong, and what to do.
  ///
  /// `{key}` and `{value}` stand for the key and the value as the file spells them, in quotes.
  public func saying(_ problem: String, _ remedy: String) -> Self {
    changed(self) { $0.words = RuleWords(problem: problem, remedy: remedy) }
  }

  /// The same rule, as stated in a section of a source.
  public func from(_ source: SourceReference) -> Self {
    changed(self) { $0.source = source }
  }
}

/// The announcement of a rule: its days and its words.
private final class RuleNotice: Hashable, Sendable {
  let schedule: RuleSchedule?
  let words: RuleWords?

  init?(_ schedule: RuleSchedule?, _ words: RuleWords?) {
    guard schedule != nil || words != nil else { return nil }
    (self.schedule, self.words) = (schedule, words)
  }

  static func == (one: RuleNotice, other: RuleNotice) -> Bool {
    one === other || one.schedule == other.schedule && one.words == other.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(schedule)
    hasher.combine(words)
  }
}

extension Rule {
  /// The days from which on services warn of a breach and refuse it; nil if they always do.
  public var schedule: RuleSchedule? {
    get { notice?.schedule }
    set { notice = RuleNotice(newValue, words) }
  }

  /// A person's words for a breach; nil for those that follow from the demand and its condition.
  public var words: RuleWords? {
    get { notice?.words }
    set { notice = RuleNotice(schedule, newValue) }
  }
}

extension Rule {
  /// Whether every file must keep it, whatever its extension point and the system that reads it.
  package var isUnconditional: Bool {
    strength == .must && extensionPoints.isEmpty && until.isEmpty && condition == .always
  }

  /// Whether it demands one of several keys.
  package var isChoiceOfKeys: Bool { if case .atLeastOne = demand { true } else { false } }

  /// Whether both apply to the same lists with the same strength.
  func applies(like other: Rule) -> Bool {
    condition == other.condition && strength == other.strength && until == other.until
      && schedule == other.schedule
      && extensionPoints == other.extensionPoints
  }

  /// The subject of the fact that no file shows and the rule depends on; nil if files decide the rule.
  package var dependence: Condition.Dependence? {
    if case .stated(let demand) = demand { return demand.dependence }
    return condition.dependence
  }

  /// The releases from which on it no longer applies, in words: `A 1.0, B 2.0 and C 3.0`.
  package var untilPhrase: String? {
    until.isEmpty
      ? nil : alternatives(until.map { "\($0.platform) \($0.version)" }, "and")
  }

  /// Whether a file can break it; the checker can't judge a rule that is only stated.
  package var isJudged: Bool { if case .stated = demand { false } else { true } }

  /// Whether it judges each element of an array.
  var isAboutElements: Bool { judges(.text) || judges(.scalar) }

  /// Whether the key must not be there where the rule applies.
  package var forbidsKey: Bool { if case .absent = demand { true } else { false } }

  /// The demand's name in `catalogue.json`, and the id of the checker's findings.
  package var name: String { demand.name }

  var verb: String { strength == .must ? "must" : "should" }

  /// The paths of the other keys that the rule mentions.
  package var references: [PropertyPath] {
    condition == .always
      ? demand.references : (demand.references + condition.references).uniqued
  }

  /// The key that the rule asks for beside its own.
  package var companion: PropertyPath? {
    switch demand {
    case .needs(let demand): demand.other
    case .needsNonzero(let demand): demand.other
    default: nil
    }
  }

  /// The rule as one sentence of Markdown, with keys as `[name](key:path)` links.
  package var sentence: String {
    var sentence = demand.sentence(verb, when: condition.phrase)
    if extensionPoints.isEmpty {
      sentence = sentence.capitalizedFirst
    } else {
      sentence = "For \(alternatives(extensionPoints.map { link(toPoint: $0) })): \(sentence)"
    }
    let ends = [untilPhrase.map { "before \($0)" }, schedule?.phrase].compactMap { $0 }
    return ends.isEmpty
      ? sentence : "\(sentence.withoutPeriod), \(ends.joined(separator: ", "))."
  }

  /// Whether it names kinds of bundles or distributions, which the catalogue describes.
  var namesDeclarations: Bool {
    if case .onlyIn = demand { return true }
    return condition.namesDeclarations
  }

  func resolved(with kinds: [BundleKind], _ distributions: [Distribution]) -> Rule {
    var rule = self
    if case .onlyIn(let demand) = demand,
      let kind = kinds.first(where: { $0.name == demand.bundle.name })
    {
      rule.demand = .onlyIn(OnlyInDemand(kind))
    }
    rule.condition = condition.resolved(with: kinds, distributions)
    return rule
  }

  func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Rule {
    return changed(self) {
      $0.demand = demand.mappingReferences(change)
      if condition != .always { $0.condition = condition.mappingReferences(change) }
    }
  }
}

extension Rule {
  /// The breaches of a key's rule in a part of a list; none if the rule examines other aspects.
  package func problems<List: RuleContext>(
    at key: Key, written: WrittenKey, _ part: DemandSubject<List.Value>.ListPart, in list: List
  ) -> [RuleProblem] {
    guard judges(part.aspect) else { return [] }
    let subject = DemandSubject(self, of: key, written: written, part)
    let problems = demand.problems(of: subject, in: list)
    guard let words, !problems.isEmpty else { return problems }
    return problems.map { words.describe($0, of: subject) }
  }

  /// Whether the rule looks at this aspect of a list.
  package func judges(_ aspect: DemandAspect) -> Bool { demand.judges(aspect) }
}

extension Rule {
  var bundleKinds: [BundleKind] {
    let inCondition = condition.leaves.flatMap { leaf in
      if case .bundles(let kinds) = leaf { kinds } else { [] as [BundleKind] }
    }
    if case .onlyIn(let demand) = demand { return inCondition + [demand.bundle] }
    return inCondition
  }

  var distributions: [Distribution] {
    condition.leaves.flatMap { leaf in
      if case .distributions(let distributions) = leaf {
        distributions
      } else {
        [] as [Distribution]
      }
    }
  }

  var namedExtensionPoints: [ExtensionPoint.ID] {
    extensionPoints
      + condition.leaves.flatMap { leaf in
        if case .extensionPoints(let ids) = leaf { ids } else { [] as [ExtensionPoint.ID] }
      }
  }
}

extension Key {
  var namedExtensionPoints: [ExtensionPoint.ID] {
    let ofRules = rules.flatMap { $0.namedExtensionPoints }
    if case .only(let ids) = extensionPoints { return ofRules + ids }
    return ofRules
  }
}
