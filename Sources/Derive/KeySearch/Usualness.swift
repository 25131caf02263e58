import KeyModel

/// The weights of entries: how usual what they are about is.
extension Catalogue {
  /// The weight of a key by how many projects have it, at the root more than inside of another, and half if it is
  /// deprecated.
  func weight(of key: Key) -> Int {
    let depth = key.path.components.count
    let weight = weight(ofCount: usage(of: key)) + (depth == 1 ? Weight.root : 0)
    return key.isDeprecatedSomewhere ? weight / 2 : weight
  }

  func weight(of point: ExtensionPoint) -> Int {
    Weight.extensionPoint + weight(ofCount: usage(of: point))
  }

  /// The texts about a code are not counted among the projects.
  func weight(of code: RejectionCode) -> Int { Weight.code + Weight.of(usage(of: code)) }

  private func weight(ofCount count: Int) -> Int {
    guard count > 0, usage.projects > 0 else { return 0 }
    return Weight.of(max(1, min(count, usage.projects) * Weight.sample / usage.projects))
  }
}

extension SearchEntryKind {
  /// The weight of an entry of which nothing is counted.
  package var weight: Int {
    switch self {
    case .guide: Weight.guide
    case .group: Weight.group
    case .api, .finding, .key, .code: 0
    case .list: Weight.list
    default: Weight.page
    }
  }
}

private enum Weight {
  static let root = 2
  static let guide = 6
  static let page = 6
  static let group = 4
  static let list = 3
  static let extensionPoint = 3
  static let code = 3
  /// The number of projects that counts are converted to.
  static let sample = 256

  /// Twice the logarithm to base 2, and one, rounded down.
  static func of(_ count: Int) -> Int {
    let count = min(count, 1 << 16)
    return Int.bitWidth - (count * count).leadingZeroBitCount
  }
}
