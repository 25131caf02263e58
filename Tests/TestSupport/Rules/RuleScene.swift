package import KeyModel

/// A case in which a condition holds: the contents of a product's lists, and other known facts.
///
/// Facts that it doesn't mention may be any.
package struct RuleScene: Hashable, Sendable {
  /// Changes of the list. A path that names a document means the product's list of that document, which is
  /// then at hand.
  package var changes: [ListChange] = []
  package var platform: Platform?
  /// The oldest release that the product runs on.
  package var target: Release?
  /// The release whose kit the product was built with.
  package var sdk: Release?
  package var distribution: Distribution?
  package var extensionPoint: ExtensionPoint.ID?
  package var bundleKind: BundleKind?
  package var isProduct: Bool?
  /// The APIs that the product's code uses.
  package var apis: [String]?

  package init(_ changes: [ListChange] = []) { self.changes = changes }

  fileprivate init(_ change: (inout RuleScene) -> Void) { change(&self) }

  /// Whether the list alone shows it.
  fileprivate var isOfOneList: Bool {
    self == RuleScene(changes) && changes.allSatisfy { $0.path.document == nil }
  }

  /// Whether products of the platform reach people in that way.
  private var isDistributable: Bool {
    guard let distribution, let platform, !distribution.platforms.isEmpty else { return true }
    return distribution.platforms.contains(platform)
  }

  /// The scene that is both; nil where they contradict each other.
  fileprivate func joined(with other: RuleScene) -> RuleScene? {
    let contradict = changes.contains { change in
      other.changes.contains { change.removesWhatIsSet(by: $0) || $0.removesWhatIsSet(by: change) }
    }
    guard !contradict else { return nil }
    var scene = self
    scene.changes += other.changes
    func join<Value: Equatable>(_ member: WritableKeyPath<RuleScene, Value?>) -> Bool {
      guard let value = other[keyPath: member] else { return true }
      guard scene[keyPath: member] ?? value == value else { return false }
      scene[keyPath: member] = value
      return true
    }
    let agree =
      join(\.platform) && join(\.target) && join(\.sdk) && join(\.distribution)
      && join(\.extensionPoint) && join(\.bundleKind) && join(\.isProduct) && join(\.apis)
    return agree && scene.isDistributable ? scene : nil
  }
}

extension ListChange {
  fileprivate func removesWhatIsSet(by other: ListChange) -> Bool {
    guard case .remove(let removed) = self, case .set(let path, _) = other else { return false }
    return removed == path || removed.isAncestor(of: path)
  }

  /// The path that it changes.
  package var path: PropertyPath {
    switch self {
    case .set(let path, _), .append(let path, _), .remove(let path), .rename(let path, _): path
    }
  }
}

extension Condition {
  /// Some of the cases in which it holds, or doesn't; of alternatives, those first that the list alone shows.
  /// Empty where it never holds, or nothing shows it.
  package func scenes(in catalogue: Catalogue, isNegated: Bool = false) -> [RuleScene] {
    switch self {
    case .always: return isNegated ? [] : [RuleScene()]
    case .all(let parts), .any(let parts):
      let scenes = parts.map { $0.scenes(in: catalogue, isNegated: isNegated) }
      let isAlternative = if case .all = self { isNegated } else { !isNegated }
      if isAlternative {
        let all = scenes.joined()
        return all.filter(\.isOfOneList) + all.filter { !$0.isOfOneList }
      }
      return scenes.reduce([RuleScene()]) { all, part in
        all.flatMap { scene in part.compactMap { scene.joined(with: $0) } }
      }
    case .not(let part): return part.scenes(in: catalogue, isNegated: !isNegated)
    case .present(let key):
      return [RuleScene([isNegated ? .remove(key) : .set(key, catalogue.someValue(of: key))])]
    case .value(let key, let values, let isElement):
      // The key is absent, or has what the rest of the condition asks for.
      guard !isNegated else { return [RuleScene([.remove(key)]), RuleScene()] }
      let takesArray = catalogue[key].map { !$0.elementTypes.isEmpty } ?? isElement
      return values.prefix(1).map { RuleScene([.set(key, takesArray ? [$0] : $0)]) }
    case .count(let key, let least, let most):
      let count =
        isNegated ? least.map { $0 - 1 } ?? most.map { $0 + 1 } ?? -1 : least ?? most ?? 0
      guard count >= 0 else { return [] }
      let element = catalogue[key]?.exampleElement ?? "a"
      return [RuleScene([.set(key, .array(Array(repeating: element, count: count)))])]
    case .extensionPoints(let ids):
      let others = catalogue.extensionPoints.map(\.id).filter { !ids.contains($0) }
      return (isNegated ? others : ids).map { id in RuleScene { $0.extensionPoint = id } }
    case .bundles(let kinds):
      let others = catalogue.bundleKinds.filter { other in
        !kinds.contains { $0.name == other.name || $0.name == other.general }
      }
      return (isNegated ? others : kinds).map { kind in
        RuleScene {
          $0.bundleKind = kind
          // Only a product shows that its general kind isn't the special one.
          if isNegated, kinds.contains(where: kind.overlaps) { $0.isProduct = true }
        }
      }
    case .platforms(let platforms):
      let others = catalogue.releases.platforms.filter { !platforms.contains($0) }
      return (isNegated ? others : platforms).map { platform in
        RuleScene { $0.platform = platform }
      }
    case .target(let limit, let releases):
      return limit.examples(releases, isNegated).map { release in
        RuleScene {
          $0.platform = release.platform
          $0.target = release
        }
      }
    case .sdk(let limit, let releases):
      return limit.examples(releases, isNegated).map { release in RuleScene { $0.sdk = release } }
    case .distributions(let ways):
      let others = catalogue.distributions.filter { !ways.contains($0) }
      return (isNegated ? others : ways).map { way in RuleScene { $0.distribution = way } }
    case .product: return [RuleScene { $0.isProduct = !isNegated }]
    case .depends(_, _, let apis):
      return isNegated || apis.isEmpty ? [] : [RuleScene { $0.apis = [apis[0]] }]
    }
  }
}

extension Condition.Limit {
  /// Releases on this side of those that are named.
  fileprivate func examples(_ releases: [Release], _ isNegated: Bool) -> [Release] {
    (self == .from) != isNegated ? releases : releases.map { Release($0.platform, "0.9") }
  }
}

extension Catalogue {
  /// A value of a key, or a text where nothing is known of it.
  package func someValue(of path: PropertyPath) -> PropertyListValue {
    self[path]?.someValue ?? "a"
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
