import Text

/// Finds the name that was probably meant, or nil where the written name may be intended.
struct NearMiss: Sendable {
  private let names: NearNames

  init(_ names: [String]) { self.names = NearNames(names) }

  /// The one name that is a slip away (`NameSlip`). Nil where two names are equally near.
  func certain(for written: String, _ work: Work) -> String? {
    var compared = 0
    let matches = names.matches(for: written, within: 2, work: &compared)
      .filter { NameSlip.isSlip(written, for: $0.name, distance: $0.distance) }
    // A letter is compared much faster than a key.
    work.count += compared / 8
    guard let least = matches.map(\.distance).min() else { return nil }
    let nearest = matches.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0].name : nil
  }
}
