/// Decides which demands of a key contradict each other.
struct DemandLogic {
  var catalogue: Catalogue
  var key: Key

  /// Whether every value breaks one of the two rules; an empty array, which has no wrong element, aside.
  func contradict(_ one: Rule, _ other: Rule) -> Bool {
    rulesOut(one, other) || rulesOut(other, one)
  }

  /// Examined from the side of the first rule.
  private func rulesOut(_ one: Rule, _ other: Rule) -> Bool {
    switch (one.demand, other.demand) {
    case (.present, .absent): return true
    case (.count(let one), .count(let other)): return one.min ?? 0 > other.max ?? .max
    case (.contains, .count(let count)): return count.max == 0
    default: break
    }
    // A value of another type would meet both.
    guard key.types.count == 1, key.elementTypes.count <= 1, !key.rulesConcernName else {
      return false
    }
    switch (one.demand, other.demand) {
    case (.range(let one), .range(let other)):
      return one.min?.number ?? -.infinity > other.max?.number ?? .infinity
    case (.oneOf(let demand), _): return demand.values.allSatisfy { isRefused($0, by: other) }
    case (.contains(let demand), _): return isRefused(demand.value, by: other)
    case (.firstElement(let demand), _): return isRefused(demand.value, by: other)
    case (.noneOf, .noneOf):
      return valuesOfType.map {
        $0.allSatisfy { isRefused($0, by: one) || isRefused($0, by: other) }
      }
        ?? false
    case (.withPrefix(let demand), _) where demand.codeLength == 0:
      return demand.prefixes.allSatisfy { isRefused(beginning: $0, by: other.demand) }
    case (.withSuffix(let demand), _):
      return demand.endings.allSatisfy { isRefused(ending: $0, by: other.demand) }
    default: return false
    }
  }

  /// Every possible value of the key; nil if there are too many.
  private var valuesOfType: [PropertyListValue]? {
    if case .closed(let values, _) = key.values { return values.map({ $0.value }) }
    return key.types == [.boolean] ? [true, false] : nil
  }

  /// Whether a value, or an element, breaks a rule by itself.
  private func isRefused(_ value: PropertyListValue, by rule: Rule) -> Bool {
    switch rule.demand {
    case .oneOf(let demand): return demand.values.allSatisfy(value.differs)
    case .noneOf(let demand): return demand.values.contains(value)
    case .range, .length, .format, .pattern, .withPrefix, .withSuffix, .withoutSuffix, .withoutText:
      return ValueCheck(catalogue).isBroken(rule, by: value, at: key)
    default: return false
    }
  }

  private func isRefused(beginning: String, by demand: Demand) -> Bool {
    switch demand {
    case .withPrefix(let demand):
      demand.codeLength == 0
        && !demand.prefixes.contains { $0.hasPrefix(beginning) || beginning.hasPrefix($0) }
    default: isRefused(piece: beginning, by: demand)
    }
  }

  private func isRefused(ending: String, by demand: Demand) -> Bool {
    switch demand {
    case .withSuffix(let demand):
      !demand.endings.contains { $0.hasSuffix(ending) || ending.hasSuffix($0) }
    case .withoutSuffix(let demand): demand.endings.contains(where: ending.hasSuffix)
    default: isRefused(piece: ending, by: demand)
    }
  }

  private func isRefused(piece: String, by demand: Demand) -> Bool {
    switch demand {
    case .length(let demand): piece.unicodeScalars.count > demand.max ?? .max
    case .withoutText(let demand): demand.pieces.contains(where: piece.contains)
    default: false
    }
  }
}
