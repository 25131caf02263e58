/// How much an object in JSON says.
struct JSONExtent: Sendable {
  enum Purpose: Sendable {
    /// Everything, for other programs.
    case whole
    /// Everything but what follows from other members, to be compared.
    case facts
    /// The same, for people who go on writing it.
    case draft
    /// Only what a check looks at.
    case checking
  }

  let purpose: Purpose
  /// How deep the object is: a catalogue is at 0, its entries are at 1.
  private let depth: Int

  static let whole = JSONExtent(.whole, depth: 0)

  init(_ purpose: Purpose, depth: Int = 0) {
    self.purpose = purpose
    self.depth = depth
  }

  /// The extent of what is inside the object.
  var inside: JSONExtent { JSONExtent(purpose, depth: depth + 1) }

  /// Whether members that say nothing are left out. In a draft, what is there has its full form, so that programs read
  /// it like the whole.
  var isTerse: Bool {
    switch purpose {
    case .whole, .facts: false
    case .draft: depth <= 1
    case .checking: depth > 0
    }
  }
}
