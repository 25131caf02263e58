import Text

/// Finds the name that was probably meant, or nil where the written name may be intended.
struct NearMiss: Sendable {
  private let names: NearNames

  init(_ names: [String]) { self.names = NearNames(names) }

  /// The one name that is a slip away (`NameSlip`). Nil where two names are equally near, or where the
  /// written name is a sibling of a known one.
  func certain(for written: String, _ work: Work) -> String? {
    var compared = 0
    let near = names.matches(for: written, within: 2, work: &compared)
    // A letter is compared much faster than a key.
    work.count += compared / 8
    let isSibling =
      !near.contains { $0.distance == 0 }
      && near.contains { NameSlip.areSiblings(written, $0.name) }
    guard !isSibling else { return nil }
    let matches = near.filter { NameSlip.isSlip(written, for: $0.name, distance: $0.distance) }
    guard let least = matches.map(\.distance).min() else { return nil }
    let nearest = matches.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0].name : nil
  }
}
