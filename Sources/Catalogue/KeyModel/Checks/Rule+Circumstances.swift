/// Limits of rules beside their conditions.
extension Rule {
  typealias Literal = Condition.Literal

  /// The ways in which the rule can apply; nil if there are too many.
  var ways: [[Literal]]? {
    condition.ways().map { ways in ways.map { $0 + limits } }
  }

  /// The limits that the rule states beside its condition.
  private var limits: [Literal] {
    var limits: [Literal] = []
    if !extensionPoints.isEmpty { limits.append(Literal(.extensionPoints(extensionPoints))) }
    if !until.isEmpty { limits.append(Literal(.target(.from, until), false)) }
    return limits
  }

  /// Literals that hold for every list that the rule is about, with reasons that follow "but".
  func circumstances(at key: Key) -> [(literal: Literal, reason: String)] {
    var all: [(Literal, String)] = []
    if let path = keyOfSubject(key), !path.isRoot {
      all.append((Literal(.present(path)), "it is about lists that have '\(path.name)'"))
    }
    // If a rule forbids the key, the key may be absent where it doesn't belong.
    if forbidsKey { return all }
    let others = key.statements.filter { !$0.isAvailable }.map { $0.platform }
    if !others.isEmpty {
      all.append(
        (
          Literal(.platforms(others), false),
          "'\(key.path)' is not available on \(alternatives(others.map { $0.name }))"
        ))
    }
    if case .only(let ids) = key.extensionPoints {
      all.append(
        (Literal(.extensionPoints(ids)), "'\(key.path)' is only for \(alternatives(ids))"))
    }
    return all
  }

  /// The key that every list has that the rule is about: its own, or the one around it.
  private func keyOfSubject(_ key: Key) -> PropertyPath? {
    if judges(.holder) || judges(.unknownKey) { return key.path.parent }
    let aspects: [DemandAspect] = [.text, .scalar, .array, .entries, .emptiness, .key]
    return aspects.contains(where: judges) ? key.path : nil
  }
}

extension ConditionLogic {
  /// The reason why a rule never applies, as the end of a message; nil if that isn't proved.
  func reasonWhyNever(_ rule: Rule) -> String? {
    guard let ways = rule.ways else { return nil }
    let circumstances = rule.circumstances(at: key)
    var reasons: [String] = []
    for way in ways {
      if let (one, other) = contradiction(in: way) {
        reasons.append(
          one == other
            ? "it holds only \(one.words), which is never the case"
            : "it holds only \(one.words) and \(other.words), which exclude each other")
      } else if let found = circumstances.lazy.compactMap({ circumstance in
        way.first { exclude($0, circumstance.literal) }.map { ($0, circumstance.reason) }
      }).first {
        reasons.append("it holds only \(found.0.words), but \(found.1)")
      } else {
        return nil
      }
    }
    guard let first = reasons.first else { return "its condition is never true" }
    return reasons.count == 1 ? first : "none of its cases is possible; in the first, \(first)"
  }

  /// Whether two rules provably apply to the same lists.
  func applyTogether(_ one: Rule, _ other: Rule) -> Bool {
    guard let ones = one.ways, let others = other.ways else { return false }
    func isPart(_ way: [Literal], of whole: [Literal]) -> Bool {
      way.allSatisfy { literal in whole.contains { follows(literal, from: $0) } }
    }
    return ones.contains { way in
      contradiction(in: way) == nil
        && others.contains { other in
          contradiction(in: other) == nil && (isPart(way, of: other) || isPart(other, of: way))
        }
    }
  }
}
