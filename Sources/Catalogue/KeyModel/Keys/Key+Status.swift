extension Key {
  /// The statements; empty if no source has one.
  package var statements: [AvailabilityStatement] { self.availability ?? [] }

  /// The first statement about a platform; nil if no source has one.
  package func statement(on platform: Platform) -> AvailabilityStatement? {
    self.availability?.first { $0.platform == platform }
  }

  /// Whether a source calls the key deprecated, ignored or removed on some platform.
  package var isDeprecatedSomewhere: Bool { statements.contains(where: { $0.isOver }) }

  /// Whether every platform that has the key has deprecated, ignored or removed it.
  package var isDeprecatedEverywhere: Bool {
    guard let availability = self.availability else { return false }
    var isAvailable = false
    for index in availability.indices where availability[index].isAvailable {
      guard availability[index].isOver else { return false }
      isAvailable = true
    }
    return isAvailable
  }
}

extension AvailabilityStatement {
  /// Whether the platform has deprecated, ignored or removed the key.
  package var isOver: Bool { deprecated != nil || ignored != nil || removed != nil }
}
