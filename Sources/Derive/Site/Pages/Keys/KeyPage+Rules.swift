import KeyModel
import Markup
import Text

/// Each rule once: beside the fact that it limits, or else in a list.
extension KeyPage {
  /// The rules that no fact states.
  mutating func rules() -> [Block] {
    let items = otherRules.map { rule in
      statement(of: rule, builder.inline(catalogue.sentence(of: rule, at: key), at: key.location))
    }
    return .bullets(items)
  }

  private var otherRules: [Rule] { key.rules.filter { !$0.limitsValue && !isRequirement($0) } }

  /// The limits of the value, whatever else is in the file; nil if anything of its type will do.
  mutating func limits() -> [Inline]? {
    let limits = key.rules.filter(\.limitsValue).map { rule in
      statement(of: rule, builder.inline(catalogue.sentence(of: rule, at: key), at: key.location))
    }
    return limits.isEmpty ? nil : Array(limits.joined(separator: [.lineBreak]))
  }

  /// When the key must be present; nil if it never has to be, or no source says.
  mutating func required() -> [Inline]? {
    var situations: [[Inline]] = []
    for rule in key.rules.filter(isRequirement) {
      let phrase = catalogue.spoken(rule, at: key).condition.phrase ?? words[.isYes].lowercased()
      situations.append(
        builder.inline(
          situations.isEmpty ? phrase.capitalizedFirst : phrase, at: key.location)
          + builder.codes(of: rule)
          + builder.mark(of: rule, at: key))
    }
    if !situations.isEmpty { return Array(situations.joined(separator: ["; "])) }
    // Readers expect that a key may be missing, and no source says so.
    return key.required == .required
      ? [.text(words[.isYes])] + builder.mark(key.requiredSource) : nil
  }

  /// Whether a rule says no more than when the key must be there.
  private func isRequirement(_ rule: Rule) -> Bool {
    guard case .present = rule.demand, rule.strength == .must, rule.extensionPoints.isEmpty,
      rule.until.isEmpty
    else { return false }
    return key.required != .required || rule.condition == .always
  }

  /// A rule with its codes and its source.
  private mutating func statement(of rule: Rule, _ sentence: [Inline]) -> [Inline] {
    sentence + builder.codes(of: rule) + builder.mark(of: rule, at: key)
  }
}

extension Rule {
  /// Whether it is about the value alone, in every file.
  fileprivate var limitsValue: Bool {
    guard condition == .always, extensionPoints.isEmpty, until.isEmpty, references.isEmpty else {
      return false
    }
    if case .oneOf = demand { return true }
    return [.text, .scalar, .array, .entries, .emptiness].contains(where: demand.judges)
  }
}
