import Diagnostics
import KeyModel

/// Dictionaries whose keys a shape says, and unions of shapes.
extension CheckRun {
  /// Checks a file whose root has a shape.
  func checkRoot(_ root: Node, of shape: KeyEntry) {
    checkValue(
      of: KeyInList(entry: shape, member: Member(key: shape.key.name, keyRange: nil, node: root)))
  }

  /// Checks a dictionary against the entries inside of its key or, if it names shapes, the one of them that it has.
  func openDictionary(
    _ members: [Member], of node: Node, isElement: Bool, at occurrence: KeyInList
  ) {
    let variants = checker.index.variants(of: occurrence.entry.key)
    guard !variants.isEmpty else {
      return open(
        Frame(
          pattern: occurrence.entry.key.path, isElement: isElement, members: members,
          name: occurrence.member.key),
        level: occurrence.entry.inside, owner: occurrence.entry, range: node.range)
    }
    if variants.count == 1 { return checkShape(variants[0], of: node, at: occurrence) }
    guard let chosen = bestFit(of: variants, for: node, at: occurrence) else { return }
    adopt(chosen)
  }

  private func checkShape(_ shape: KeyEntry, of node: Node, at occurrence: KeyInList) {
    checkValue(
      of: KeyInList(
        entry: shape, member: Member(key: occurrence.member.key, keyRange: nil, node: node),
        isElement: occurrence.isElement))
  }

  /// The findings of a value as the first variant that it fits or, if it fits none, as the one that was probably meant:
  /// the one with whose constants it agrees, then the one whose keys it has, then the one with the fewest errors.
  private func bestFit(of variants: [KeyEntry], for node: Node, at occurrence: KeyInList) -> Trial?
  {
    var best: (trial: Trial, rank: (Int, Int, Int))?
    for variant in variants where !work.isSpent {
      let trial = trial(of: variant, for: node, at: occurrence)
      guard trial.errors > 0 else { return trial }
      let rank = (
        variant.disagreements(with: node), variant.strangers(in: node), trial.errors
      )
      if best.map({ rank < $0.rank }) ?? true { best = (trial, rank) }
    }
    return best?.trial
  }

  /// The findings of a value as one variant, made once for each place: variants may be inside of variants.
  private func trial(of variant: KeyEntry, for node: Node, at occurrence: KeyInList) -> Trial {
    let position = TrialPlace(steps: steps, variant: variant.key.name)
    if let known = trials[position] { return known }
    let outer = beginTrial()
    checkShape(variant, of: node, at: occurrence)
    let trial = endTrial(restoring: outer)
    trials[position] = trial
    return trial
  }

  /// Whether a dictionary may have no other keys than those the catalogue lists.
  func isClosed(_ level: Level, of owner: KeyEntry?) -> Bool {
    if owner?.key.rules.contains(where: { $0.judges(.unknownKey) }) == true { return true }
    if owner == nil, kind.hasClosedRoot { return !level.hasEntryForEveryName }
    return kind.isClosed && !level.hasEntryForEveryName
      && (!level.named.isEmpty || level.wildcard != nil)
  }
}

/// The findings of a value as one variant.
struct Trial {
  var findings: [Diagnostic]
  var errors: Int
}

/// A value in a file, and a variant that it may be.
struct TrialPlace: Hashable {
  var steps: [String]
  var variant: String
}

extension KeyEntry {
  /// The distance of a dictionary from this shape, apart from the findings about it.
  func rank(for node: PropertyListDocument.Node) -> (Int, Int) {
    (disagreements(with: node), strangers(in: node))
  }

  /// The number of keys of a dictionary whose value this shape doesn't allow, and of missing keys that such a choice
  /// needs.
  fileprivate func disagreements(with node: PropertyListDocument.Node) -> Int {
    let members = node.members
    return inside.named.values.count { entry in
      guard case .closed(let values, _) = entry.key.values, !values.isEmpty else { return false }
      guard let member = members.first(where: { $0.key == entry.key.name }) else {
        return entry.key.required == .required
      }
      return !values.contains { member.node.matches($0.value) }
    }
  }

  /// The number of keys of a dictionary that this shape doesn't list, and of required keys that are missing.
  fileprivate func strangers(in node: PropertyListDocument.Node) -> Int {
    let names = Set(node.members.map { $0.key })
    return names.count { inside.named[$0] == nil }
      + inside.required.count { !names.contains($0.key.name) }
  }
}
