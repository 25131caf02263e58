package import KeyModel
import Text

/// Lists that keep a rule and lists that break it, for examples and tests.
extension Rule {
  /// A case in which the rule holds, with the changes that make a list with the key's example keep it; nil
  /// where no file shows whether the rule holds.
  package func scene(at key: Key, in catalogue: Catalogue) -> RuleScene? {
    guard dependence == nil else { return nil }
    let condition =
      extensionPoints.isEmpty ? condition : .extensionPoints(extensionPoints) && condition
    guard var scene = condition.scenes(in: catalogue).first else { return nil }
    scene.changes += demand.tested.preparations(at: key, in: catalogue)
    return scene
  }

  /// The changes of a list with the key's example after which the rule holds and the list keeps it.
  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    scene(at: key, in: catalogue)?.changes ?? demand.tested.preparations(at: key, in: catalogue)
  }

  /// Ways to break the rule in a list that keeps it, in a case in which it holds.
  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    guard scene(at: key, in: catalogue) != nil else { return [] }
    let breaches = demand.tested.breaches(at: key, in: catalogue)
    guard case .demands = schema(at: key.path) else {
      return breaches.map { RuleBreach(unseenBySchemas: $0.changes) }
    }
    guard condition != .always else {
      // A key that no list may have is not valid itself.
      guard forbidsKey else { return breaches }
      return breaches.map { RuleBreach($0.changes, rejectedAt: key.path, by: "not") }
    }
    return breaches.map { breach in
      changed(breach) { if !$0.keywords.isEmpty { $0.keywords += ["anyOf", "not", "enum"] } }
    }
  }
}
