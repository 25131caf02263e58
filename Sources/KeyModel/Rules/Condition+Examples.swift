/// Lists in which conditions hold, for examples and tests of rules.
extension Condition {
  /// What to change in a list so that the condition holds; nil where no change of a list does it.
  package func preparations(in catalogue: Catalogue) -> [ListChange]? {
    preparations(in: catalogue, isNegated: false)
  }

  private func preparations(in catalogue: Catalogue, isNegated: Bool) -> [ListChange]? {
    switch self {
    case .always: return isNegated ? nil : []
    case .present(let key) where key.document == nil:
      return isNegated ? [.remove(key)] : [.set(key, catalogue[key]?.someValue ?? "a")]
    case .value(let key, let values, let isElement) where key.document == nil:
      guard let value = values.first else { return nil }
      let takesArray = catalogue[key].map { !$0.elementTypes.isEmpty } ?? isElement
      return isNegated ? [.remove(key)] : [.set(key, takesArray ? [value] : value)]
    case .count(let key, let least, let most) where key.document == nil:
      let count =
        isNegated ? least.map { $0 - 1 } ?? most.map { $0 + 1 } ?? -1 : least ?? most ?? 0
      guard count >= 0 else { return nil }
      let element = catalogue[key]?.exampleElement ?? "a"
      return [.set(key, .array(Array(repeating: element, count: count)))]
    case .all(let parts), .any(let parts):
      let changes = parts.map { $0.preparations(in: catalogue, isNegated: isNegated) }
      if case .all = self, !isNegated { return Self.together(changes) }
      if case .any = self, isNegated { return Self.together(changes) }
      return changes.lazy.compactMap(\.self).first
    case .not(let part): return part.preparations(in: catalogue, isNegated: !isNegated)
    case .present, .value, .count, .extensionPoints, .bundles, .platforms, .target, .sdk,
      .distributions, .product, .depends:
      return nil
    }
  }

  private static func together(_ changes: [[ListChange]?]) -> [ListChange]? {
    let possible = changes.compactMap(\.self)
    return possible.count == changes.count ? possible.flatMap(\.self) : nil
  }
}

extension Rule {
  /// What to change in a list that holds the key's example so that the rule holds and the list keeps it.
  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    (condition.preparations(in: catalogue) ?? []) + demand.preparations(at: key, in: catalogue)
  }

  /// Ways to break the rule in a list that keeps it; empty where no list alone breaks it.
  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    guard dependence == nil, condition.preparations(in: catalogue) != nil else { return [] }
    let breaches = demand.breaches(at: key, in: catalogue)
    guard case .demands = schema(at: key.path) else {
      return breaches.map { RuleBreach(unseenBySchemas: $0.changes) }
    }
    guard condition != .always else {
      // A key that no list may have is not valid itself.
      guard case .absent = demand else { return breaches }
      return breaches.map { RuleBreach($0.changes, rejectedAt: key.path, by: "not") }
    }
    return breaches.map { breach in
      var breach = breach
      if !breach.keywords.isEmpty { breach.keywords += ["anyOf", "not", "enum"] }
      return breach
    }
  }
}

extension Key {
  /// The key's example, or a value of its first type.
  fileprivate var someValue: PropertyListValue {
    if let example { return example }
    if let listed = values.listed.first?.value { return elementTypes.isEmpty ? listed : [listed] }
    switch types.first {
    case .boolean?: return true
    case .integer?, .number?: return 1
    case .real?: return 1.5
    case .dictionary?: return [:]
    case .array?: return [exampleElement]
    default: return "a"
    }
  }
}
