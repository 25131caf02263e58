import Diagnostics
import KeyModel

/// Dictionaries whose keys a shape says, and unions of shapes.
extension CheckRun {
  /// Checks a dictionary against the entries inside of its key or, if it names shapes, the one of them that it has.
  mutating func checkDictionary(
    _ members: [Member], of node: Node, isElement: Bool = false, at occurrence: KeyInList
  ) {
    let variants = checker.index.variants(of: occurrence.entry)
    if variants.isEmpty {
      check(
        Frame(
          members, of: occurrence, isElement: isElement, level: occurrence.entry.inside,
          range: node.range, suffixes: frames.isEmpty ? checker.index.suffixes : .none))
    } else if variants.count == 1 {
      checkShape(variants[0], of: node, at: occurrence)
    } else {
      findings.append(bestFit(of: variants, for: node, at: occurrence)?.all ?? [])
    }
  }

  private mutating func checkShape(_ shape: KeyEntry, of node: Node, at occurrence: KeyInList) {
    let member = Member(key: occurrence.member.key, keyRange: nil, node: node)
    checkValue(of: occurrence.inside(shape, member, isElement: occurrence.isElement))
  }

  /// The findings of a value as the first variant that it fits or, if it fits none, as the one that was probably meant:
  /// the one with whose constants it agrees, then the one whose keys it has, then the one with the fewest errors.
  private mutating func bestFit(
    of variants: [KeyEntry], for node: Node, at occurrence: KeyInList
  ) -> FindingLog? {
    var best: (trial: FindingLog, rank: (Int, Int, Int))?
    for variant in variants where !work.isSpent {
      let trial = trial(of: variant, for: node, at: occurrence)
      let errors = trial.errorCount
      guard errors > 0 else { return trial }
      let (disagreements, strangers) = variant.rank(for: node)
      let rank = (disagreements, strangers, errors)
      if best.map({ rank < $0.rank }) ?? true { best = (trial, rank) }
    }
    return best?.trial
  }

  /// The findings of a value as one variant, made once for each place: variants may be inside of variants.
  private mutating func trial(
    of variant: KeyEntry, for node: Node, at occurrence: KeyInList
  ) -> FindingLog {
    let position = TrialPlace(steps: steps, variant: variant.key.name)
    if let known = trials[position] { return known }
    let outer = findings
    findings = FindingLog(file: file)
    checkShape(variant, of: node, at: occurrence)
    let trial = findings
    findings = outer
    trials[position] = trial
    return trial
  }

  /// Whether a dictionary may have no other keys than those the catalogue lists.
  func isClosed(_ frame: Frame) -> Bool {
    if frame.owner?.entry.key.rules.contains(where: { $0.judges(.unknownKey) }) == true {
      return true
    }
    let keys = frame.level.keys
    if frame.owner == nil, kind.hasClosedRoot { return !keys.isOpen }
    return kind.isClosed && !keys.isOpen && !keys.isEmpty
  }
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

  /// A required key with one value distinguishes shapes more surely than any number of other keys.
  private static let weightOfConstants = 1_000

  /// The number of keys of a dictionary whose value this shape doesn't allow, and of missing keys that such a choice
  /// needs.
  fileprivate func disagreements(with node: PropertyListDocument.Node) -> Int {
    let members = node.members
    return inside.named.values.reduce(0) { sum, entry in
      sum + entry.disagreement(with: members.first { $0.key == entry.key.name }?.node)
    }
  }

  private func disagreement(with node: PropertyListDocument.Node?) -> Int {
    let isRequired = key.required == .required
    guard let node else {
      return isRequired && key.values.isClosed && !key.values.listed.isEmpty ? 1 : 0
    }
    if case .closed(let values, _) = key.values, !values.isEmpty {
      if values.contains(where: { node.matches($0.value) }) { return 0 }
      return isRequired && values.count == 1 ? Self.weightOfConstants : 1
    }
    let isRefused =
      isRequired
      && key.rules.contains { rule in
        guard case .noneOf(let demand) = rule.demand, rule.condition == .always else {
          return false
        }
        return demand.values.contains { node.matches($0) }
      }
    return isRefused ? Self.weightOfConstants : 0
  }

  /// The number of keys of a dictionary that this shape doesn't list, and of required keys that are missing.
  fileprivate func strangers(in node: PropertyListDocument.Node) -> Int {
    let names = Set(node.members.map { $0.key })
    return names.count { inside.named[$0] == nil }
      + inside.required.count { !names.contains($0.key.name) }
  }
}
