/// The keys that a dictionary may lack, so that an example needs to look at few keys of a level that has thousands.
struct NeededKeys: Sendable {
  /// The indexes of keys that any dictionary may lack, by the key that holds it or the root.
  private var always: [PropertyPath: [Int]] = [:]
  /// The indexes of keys that a dictionary may lack if it has a certain other key, by that one.
  private var beside: [PropertyPath: [Int]] = [:]

  mutating func add(_ key: Key, at index: Int, in holder: PropertyPath) {
    guard let companions = key.companions else {
      return always[holder, default: []].append(index)
    }
    for companion in companions { beside[companion, default: []].append(index) }
  }

  func inside(_ path: PropertyPath) -> [Int] { always[path] ?? [] }

  func beside(_ path: PropertyPath) -> [Int] { beside[path] ?? [] }
}

extension Key {
  /// The keys beside this one of which a dictionary must have one before it can lack this one; nil if it may lack it
  /// whatever else it has, empty if nothing in a dictionary shows that it does.
  fileprivate var companions: Set<PropertyPath>? {
    if isExpected || isConstantOfRoot { return nil }
    var companions: Set<PropertyPath> = []
    for rule in rules where rule.judges(.holder) {
      guard let keys = rule.condition.keysThatDecide else { return nil }
      for key in keys {
        guard let parent = path.parent, parent.isAncestor(of: key) else { return nil }
        companions.insert(parent.appending(key.components[parent.components.count]))
      }
    }
    return companions
  }
}

extension Condition {
  /// The keys of which one must be there for the condition to hold; nil if it may hold without any, empty if no
  /// dictionary shows that it holds.
  fileprivate var keysThatDecide: [PropertyPath]? {
    switch self {
    case .present(let key), .value(let key, _, _): return [key]
    case .count(let key, let least, _): return least ?? 0 > 0 ? [key] : nil
    case .all(let parts): return parts.compactMap { $0.keysThatDecide }.min { $0.count < $1.count }
    case .any(let parts):
      let keys = parts.compactMap { $0.keysThatDecide }
      return keys.count == parts.count ? keys.flatMap { $0 } : nil
    case .always, .not: return nil
    case .extensionPoints, .bundles, .platforms, .target, .sdk, .distributions, .product, .depends:
      return []
    }
  }
}
