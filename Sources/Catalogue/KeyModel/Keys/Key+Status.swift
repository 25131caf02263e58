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

extension Key {
  /// Whether every dictionary around the key has it, or should have it whatever else the file has.
  var isExpected: Bool {
    required == .required
      || rules.contains { rule in
        rule.demand == .present(PresentDemand()) && rule.condition == .always
          && rule.extensionPoints.isEmpty && rule.until.isEmpty
      }
  }

  /// Whether it has one text as its value, at the root: such a key says what the file is.
  var isConstantOfRoot: Bool {
    guard path.components.count == 1, case .closed(let values, _) = values, values.count == 1 else {
      return false
    }
    return values[0].value.text != nil && types == [.string]
  }
}
