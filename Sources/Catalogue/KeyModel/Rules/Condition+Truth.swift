extension Condition {
  /// Nil where the list and what is known about it don't show it.
  package func holds(in list: some RuleContext) -> Bool? {
    switch self {
    case .always: return true
    case .present(let key):
      guard list.hasFile(of: key) else { return nil }
      return !list.occurrences(of: key).isEmpty ? true : list.isComplete ? false : nil
    case .value(let key, let values, _):
      guard list.hasFile(of: key) else { return nil }
      let found = list.occurrences(of: key)
      if found.values.contains(where: { value in values.contains { list.is(value, $0) } }) {
        return true
      }
      return found.areSubstituted || !list.isComplete ? nil : false
    case .count(let key, let least, let most):
      guard list.hasFile(of: key), list.isComplete else { return nil }
      let count = list.occurrences(of: key).values.count
      return count >= least ?? 0 && count <= most ?? .max
    case .all(let parts): return Self.all(parts.lazy.map { $0.holds(in: list) })
    case .any(let parts):
      return Self.all(parts.lazy.map { $0.holds(in: list).map { !$0 } }).map { !$0 }
    case .not(let part): return part.holds(in: list).map { !$0 }
    case .extensionPoints(let ids): return list.extensionPointID.map(ids.contains)
    case .bundles(let kinds):
      guard let kind = list.bundleKind else { return nil }
      if kinds.contains(where: { $0.name == kind.name || $0.name == kind.general }) { return true }
      // A build leaves no mark to be added.
      return kinds.contains { $0.overlaps(kind) && ($0.marks.isEmpty || !list.isBuilt) }
        ? nil : false
    case .platforms(let platforms): return list.platform.map(platforms.contains)
    case .target(let limit, let releases):
      return limit.holds(list.target, releases, platform: list.platform)
    case .sdk(let limit, let releases):
      return limit.holds(list.sdk, releases, platform: list.platform)
    case .distributions(let ways):
      return list.distribution.map { id in ways.contains { $0.id == id } }
    case .product: return list.isBuilt
    case .depends(_, _, let apis): return apis.isEmpty ? nil : list.codeUses(apis)
    }
  }

  private static func all(_ truths: some Sequence<Bool?>) -> Bool? {
    var isUnknown = false
    for truth in truths {
      if truth == false { return false }
      if truth == nil { isUnknown = true }
    }
    return isUnknown ? nil : true
  }
}

extension Condition.Limit {
  fileprivate func holds(_ actual: Release?, _ releases: [Release], platform: Platform?) -> Bool? {
    guard let actual else {
      // If the platform has no such release, the limit doesn't hold.
      return platform.flatMap { platform in
        releases.contains { $0.platform == platform } ? nil : false
      }
    }
    guard let release = releases.first(where: { $0.platform == actual.platform }) else {
      return false
    }
    return (actual.version < release.version) == (self == .before)
  }
}

extension RuleContext {
  /// Whether the file that a key would be in is at hand.
  func hasFile(of key: PropertyPath) -> Bool { key.document.map(isAtHand) ?? true }
}
