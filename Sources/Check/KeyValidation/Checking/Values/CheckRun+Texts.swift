import Diagnostics
import KeyModel
import Text

extension CheckRun {
  private typealias Broken = (rule: Rule, problem: RuleProblem)

  /// A value, an element of an array, or the name of an arbitrary key.
  mutating func checkText(
    _ text: String, isName: Bool, of occurrence: KeyInList, at range: Range<Int>?
  ) {
    let part = part(text, isName: isName)
    var broken = brokenRules(by: part, of: occurrence)
    guard !broken.isEmpty else { return }
    if text.isEmpty, !isName {
      // Advice about the form says nothing of a missing text.
      let demands = broken.filter { $0.rule.strength == .must }
      let codes = (demands.isEmpty ? broken : demands).flatMap { $0.rule.codes }.uniqued
      return report(
        .emptyValue, severity(ofEmptyTextBreaking: broken), at: range,
        "\(quoted(occurrence.member.key)) is empty",
        remedy: "write a value, unless a later step fills it in",
        about: occurrence.entry.key.path, codes: codes)
    }
    if let whole = broken.first(where: { repairsAll($0.problem, text, isName, of: occurrence) }) {
      broken = [whole]
    }
    // If the beginning is wrong, it is another kind of text, so its form doesn't matter. Advice about the beginning gives
    // way to demands.
    if broken.contains(where: { $0.rule.strength == .must }) {
      broken.removeAll { $0.rule.isAboutBeginning && $0.rule.strength == .should }
    }
    if let other = broken.first(where: { $0.rule.isAboutBeginning }) { broken = [other] }
    var reported: Set<String> = []
    let demands = broken.filter { $0.rule.strength == .must }
    for (rule, problem) in demands + broken.filter({ $0.rule.strength == .should })
    where reported.insert(rule.name).inserted {
      report(problem, of: rule, at: occurrence.entry.key, part, range)
    }
  }

  /// Another tool may fill in a source's empty value, unless the source itself must have one.
  private func severity(ofEmptyTextBreaking rules: [Broken]) -> Severity {
    let demanded = rules.filter { $0.rule.strength == .must }
      .map { severity($0.rule.demand.finding.severity, of: $0.rule.codes) }
    return demanded.max() ?? (facts.profile == .source ? .note : .warning)
  }

  private func part(_ text: String, isName: Bool) -> DemandSubject<Node>.ListPart {
    .text(text, isFinal: !isSubstituted(text), isName: isName)
  }

  private func brokenRules(by part: DemandSubject<Node>.ListPart, of occurrence: KeyInList)
    -> [Broken]
  {
    let key = occurrence.entry.key
    return key.rules.filter { $0.judges(part.aspect) && applies($0) }.flatMap { rule in
      problems(of: rule, at: key, written: written(occurrence.member), part).map { (rule, $0) }
    }
  }

  private func repairsAll(
    _ problem: RuleProblem, _ text: String, _ isName: Bool, of occurrence: KeyInList
  ) -> Bool {
    let new: String
    switch problem.repair {
    case .write(let text)?, .keepPrefix(let text)?: new = text
    case nil: return false
    }
    return brokenRules(by: part(new, isName: isName), of: occurrence).isEmpty
  }

  // MARK: - White space

  /// Reports a text that its key allows only without the surrounding white space. Returns whether it did.
  mutating func reportOuterSpace(of node: Node, at occurrence: KeyInList) -> Bool {
    let key = occurrence.entry.key
    guard case .string(let text) = node.value, let bare = text.withoutOuterSpace, !bare.isEmpty,
      !key.rulesConcernName
    else { return false }
    let isKnown = { (text: String) in key.values.listed.contains { $0.value == .string(text) } }
    work.count += 2 * key.values.listed.count
    let broken = brokenRules(by: part(text, isName: false), of: occurrence)
    let isAnother = isKnown(bare) && !isKnown(text)
    guard isAnother || !broken.isEmpty,
      isKnown(bare) || !key.values.isClosed,
      brokenRules(by: part(bare, isName: false), of: occurrence).isEmpty
    else { return false }
    let isDemanded = broken.contains { $0.rule.strength == .must }
    let isOut = isAnother && key.values.isClosed && !isLenient
    report(
      .surroundingSpace, isDemanded || isOut ? .error : nil, at: node.range,
      "the value of \(quoted(occurrence.member.key)) \(text.outerSpacePhrase) white space",
      remedy: "write \(quoted(bare))", about: key.path,
      fixIt: edit.removingOuterSpace(of: text, node.range))
    return true
  }
}

extension String {
  var withoutOuterSpace: String? {
    let start = unicodeScalars.prefix { $0.isSpace }.endIndex
    let end = unicodeScalars[start...].reversed().prefix { $0.isSpace }.count
    let bare = unicodeScalars[start...].dropLast(end)
    return bare.count == unicodeScalars.count ? nil : String(bare)
  }

  /// `begins with`, `ends in`, or both.
  var outerSpacePhrase: String {
    let begins = unicodeScalars.first?.isSpace ?? false
    let ends = unicodeScalars.last?.isSpace ?? false
    return begins && ends ? "begins and ends with" : begins ? "begins with" : "ends with"
  }
}

extension Rule {
  /// Whether it is about the beginning of a text.
  fileprivate var isAboutBeginning: Bool {
    if case .withPrefix = demand { true } else { false }
  }
}
