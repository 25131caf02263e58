/// Proves that conditions can't hold.
///
/// A condition is converted to disjunctive normal form: ways in which it can hold, each a list of
/// literals. A way is impossible if two of its literals exclude each other. Other contradictions
/// are not found.
extension Condition {
  /// A condition without parts, or its negation.
  struct Literal: Hashable {
    var leaf: Condition
    var holds: Bool

    init(_ leaf: Condition, _ holds: Bool = true) {
      self.leaf = leaf
      self.holds = holds
    }

    var opposite: Literal { Literal(leaf, !holds) }

    /// The end of a message: `where A is absent`.
    var words: String { plain((holds ? leaf : .not(leaf)).phrase ?? "always") }

    /// The key without which it can't hold.
    fileprivate var neededKey: PropertyPath? {
      guard holds else { return nil }
      return switch leaf {
      case .present(let path), .value(let path, _, _): path
      case .count(let path, let least?, _) where least > 0: path
      default: nil
      }
    }
  }

  /// Conditions with more ways are not examined.
  private static let wayLimit = 256

  /// The ways in which it can hold, or not hold; nil if there are too many.
  func ways(holds: Bool = true) -> [[Literal]]? {
    switch self {
    case .always: return holds ? [[]] : []
    case .not(let part): return part.ways(holds: !holds)
    case .all(let parts): return Self.ways(of: parts, holds: holds, together: holds)
    case .any(let parts): return Self.ways(of: parts, holds: holds, together: !holds)
    case .count(let path, let least, let most) where !holds:
      // Fewer than the least, or more than the most.
      let fewer = Condition.count(path, atLeast: nil, atMost: (least ?? 0) - 1)
      let more = most.flatMap { most in
        most < .max ? Condition.count(path, atLeast: most + 1, atMost: nil) : nil
      }
      return [least.map { _ in fewer }, more].compactMap { $0.map { [Literal($0)] } }
    default: return [[Literal(self, holds)]]
    }
  }

  private static func ways(of parts: [Condition], holds: Bool, together: Bool) -> [[Literal]]? {
    var all: [[Literal]] = together ? [[]] : []
    for part in parts {
      guard let ways = part.ways(holds: holds) else { return nil }
      if together {
        guard all.count * ways.count <= wayLimit else { return nil }
        all = all.flatMap { way in ways.map { way + $0 } }
      } else {
        all += ways
      }
      guard all.count <= wayLimit else { return nil }
    }
    return all
  }
}

/// Decides which conditions of a key's rules exclude each other.
struct ConditionLogic {
  typealias Literal = Condition.Literal

  var catalogue: Catalogue
  var key: Key

  /// Two literals that can't both hold; an impossible literal twice.
  func contradiction(in way: [Literal]) -> (Literal, Literal)? {
    for (index, one) in way.enumerated() {
      if isImpossible(one) { return (one, one) }
      for other in way[..<index] where exclude(other, one) { return (other, one) }
    }
    return nil
  }

  func follows(_ one: Literal, from other: Literal) -> Bool {
    one == other || exclude(other, one.opposite)
  }

  func exclude(_ one: Literal, _ other: Literal) -> Bool {
    if one.leaf == other.leaf { return one.holds != other.holds }
    return rulesOut(one, other) || rulesOut(other, one)
  }

  private func isImpossible(_ literal: Literal) -> Bool {
    guard literal.holds else { return false }
    return switch literal.leaf {
    case .value(_, let values, _): values.isEmpty
    case .count(_, let least, let most): least ?? 0 > most ?? .max
    case .extensionPoints(let ids): ids.isEmpty
    case .bundles(let kinds): kinds.isEmpty
    case .platforms(let platforms): platforms.isEmpty
    case .target(_, let releases), .sdk(_, let releases): releases.isEmpty
    case .distributions(let ways): ways.isEmpty
    case .always, .present, .all, .any, .not, .product, .depends: false
    }
  }

  /// Whether membership in the first set excludes membership in the second, or excludes its opposite.
  private func exclude<Name: Hashable>(_ ones: [Name], _ others: [Name], _ holds: Bool) -> Bool {
    holds ? Set(ones).isDisjoint(with: others) : Set(ones).isSubset(of: others)
  }

  /// Whether the first literal excludes the other, examined from one side only.
  private func rulesOut(_ one: Literal, _ other: Literal) -> Bool {
    switch (one.leaf, other.leaf) {
    case (.present(let path), _) where !one.holds:
      other.neededKey.map { $0 == path || path.isAncestor(of: $0) } ?? false
    case (.value(let path, let values, _), .value(let otherPath, let others, _))
    where one.holds && path == otherPath:
      other.holds
        ? hasOneValue(path) && values.allSatisfy { value in others.allSatisfy(value.differs) }
        : values.allSatisfy(others.contains)
    case (.count(let path, _, let most), .value(let otherPath, _, _))
    where one.holds && other.holds && path == otherPath:
      most ?? .max < 1
    case (.count(let path, let least, _), .count(let otherPath, _, let most))
    where one.holds && other.holds && path == otherPath:
      least ?? 0 > most ?? .max
    case (.platforms(let ones), .platforms(let others)) where one.holds:
      exclude(ones, others, other.holds)
    case (.extensionPoints(let ones), .extensionPoints(let others)) where one.holds:
      exclude(ones, others, other.holds)
    case (.distributions(let ones), .distributions(let others)) where one.holds:
      exclude(ones, others, other.holds)
    case (.distributions(let ways), .platforms(let platforms)) where one.holds:
      ways.allSatisfy { $0.excludes(platforms, holds: other.holds) }
    case (.distributions(let ways), .target(_, let releases)),
      (.distributions(let ways), .sdk(_, let releases)):
      one.holds && other.holds
        && ways.allSatisfy { $0.excludes(releases.map { $0.platform }, holds: true) }
    case (.bundles(let ones), .bundles(let others)) where one.holds:
      ones.allSatisfy { kind in
        other.holds
          ? !others.contains(where: kind.overlaps) : kind.isOne(of: others.map({ $0.name }))
      }
    case (.platforms(let platforms), .target(_, let releases)) where other.holds:
      releases.allSatisfy { platforms.contains($0.platform) != one.holds }
    case (.target(_, let releases), .target), (.sdk(_, let releases), .sdk):
      one.holds && releases.allSatisfy { !haveCommonVersion(one, other, on: $0.platform) }
    default: false
    }
  }

  /// Whether a valid list has at most one value at a path, as the rule sees it. A key with a suffix
  /// is the same key, because only one of the two counts on a device.
  private func hasOneValue(_ path: PropertyPath) -> Bool {
    guard let other = catalogue[path], !other.types.isEmpty,
      !(other.types + other.alsoAccepts).contains(where: { $0.name == "array" })
    else { return false }
    // The rule is asked in one dictionary, so steps that lead there are the same for both keys.
    let isInSameFile = path.document == key.path.document
    let common =
      isInSameFile
      ? zip(path.components, key.path.components.dropLast()).prefix { $0 == $1 }.count : 0
    return path.components.dropFirst(common).allSatisfy { $0 != .anyName && $0 != .element }
  }

  private func haveCommonVersion(
    _ one: Literal, _ other: Literal, on platform: Platform
  ) -> Bool {
    guard let one = span(of: one, on: platform), let other = span(of: other, on: platform) else {
      return false
    }
    guard let from = [one.from, other.from].compactMap({ $0 }).max(),
      let before = [one.before, other.before].compactMap({ $0 }).min()
    else { return true }
    return from < before
  }

  /// The range of versions in which a condition on releases holds; nil if it never holds on the platform.
  private func span(
    of literal: Literal, on platform: Platform
  ) -> (from: Version?, before: Version?)? {
    switch literal.leaf {
    case .target(let limit, let releases), .sdk(let limit, let releases):
      guard let release = releases.first(where: { $0.platform == platform }) else {
        return literal.holds ? nil : (nil, nil)
      }
      let isBefore = (limit == .before) == literal.holds
      return isBefore ? (nil, release.version) : (release.version, nil)
    default: return (nil, nil)
    }
  }
}

extension Distribution {
  /// Whether no product that it takes is for one of some platforms, or none is for another.
  fileprivate func excludes(_ others: [Platform], holds: Bool) -> Bool {
    guard !platforms.isEmpty else { return false }
    return holds
      ? Set(platforms).isDisjoint(with: others) : Set(platforms).isSubset(of: others)
  }
}

extension PropertyListValue {
  /// Whether no spelling of a value can equal both.
  func differs(_ other: PropertyListValue) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let other)): one != other
    case (.boolean(let one), .boolean(let other)): one != other
    case (.integer(let one), .integer(let other)): one != other
    case (.real(let one), .real(let other)): one != other
    case (.integer(let one), .real(let other)), (.real(let other), .integer(let one)):
      Double(one) != other
    default: false
    }
  }
}
