import Text

/// Finds the name that was probably meant, or nil where the written name may be intended.
struct NearMiss: Sendable {
  private let names: NearNames
  private let areIdentifiers: Bool

  /// - Parameter areIdentifiers: Whether the names are compared part by part.
  init(_ names: [String], areIdentifiers: Bool = false) {
    self.names = NearNames(names)
    self.areIdentifiers = areIdentifiers
  }

  /// The one name that is a slip away; nil if two are equally near or the written name is a sibling of a known one.
  func certain(for written: String, _ work: CheckingBudget) -> NearNames.Match? {
    var compared = 0
    let near = names.matches(for: written, within: 2, work: &compared)
    // A letter is compared much faster than a key.
    work.count += compared / 8
    let isSibling =
      !near.contains { $0.distance == 0 }
      && near.contains { NameSlip.areSiblings(written, $0.name) }
    guard !isSibling else { return nil }
    let matches = near.filter {
      areIdentifiers
        ? NameSlip.isSlip(ofIdentifier: written, for: $0.name, distance: $0.distance)
        : NameSlip.isSlip(written, for: $0.name, distance: $0.distance)
    }
    guard let least = matches.map({ $0.distance }).min() else { return nil }
    let nearest = matches.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The names that may be meant where it is certain that the written one is wrong: the nearest, and those as near.
  func possible(for written: String, _ work: CheckingBudget) -> [String] {
    var compared = 0
    let near = names.matches(
      for: written, within: min(2, written.utf8.count / 3), work: &compared)
    work.count += compared / 8
    guard let least = near.map({ $0.distance }).min() else { return [] }
    return near.filter { $0.distance == least }.prefix(3).map { $0.name }
  }
}

extension NearNames.Match {
  /// Whether the name is so near that no other can be meant.
  var isCertain: Bool { distance <= 1 }
}
