import JSON

/// Bounds of a number of characters, elements or members; nil for none.
struct CountBounds: Hashable {
  var min: Int?
  var max: Int?

  /// The minimum, if it demands anything.
  var least: Int? { min.flatMap { $0 > 0 ? $0 : nil } }

  var allowAny: Bool { least == nil && max == nil }

  /// The bounds that both state together.
  func and(_ other: Self) -> Self {
    Self(
      min: [min, other.min].compactMap(\.self).max(),
      max: [max, other.max].compactMap(\.self).min()
    )
  }

  /// The bounds that hold whichever of the two is meant.
  func or(_ other: Self) -> Self {
    Self(
      min: min.flatMap { own in other.min.map { Swift.min(own, $0) } },
      max: max.flatMap { own in other.max.map { Swift.max(own, $0) } })
  }
}

extension CountBounds {
  init(_ object: SchemaObject, _ min: String, _ max: String) {
    self.init(min: object[min]?.count, max: object[max]?.count)
  }
}

/// A bound of numbers.
struct NumberBound: Hashable {
  var value: JSONValue
  /// Whether the bound itself is too small or too large.
  var isExcluded = false

  /// The tighter of two bounds of the same kind; nil if neither is set.
  ///
  /// - Parameter allows: Whether the first bound allows the second: `<=` for minima.
  static func narrower(
    _ one: Self?, _ other: Self?, _ allows: (Double, Double) -> Bool
  ) -> Self? {
    guard let one, let other else { return one ?? other }
    guard allows(one.value.double, other.value.double) else { return one }
    return Self(
      value: other.value,
      isExcluded: other.isExcluded || one.value == other.value && one.isExcluded)
  }

  /// The wider one of two bounds; nil if one of them is missing.
  static func wider(_ one: Self?, _ other: Self?, _ allows: (Double, Double) -> Bool) -> Self? {
    guard let one, let other else { return nil }
    var bound = allows(one.value.double, other.value.double) ? one : other
    if one.value == other.value { bound.isExcluded = one.isExcluded && other.isExcluded }
    return bound
  }

  /// A bound of a schema. In draft-04, the second keyword is a Boolean about the first; later it is a bound itself.
  static func read(
    _ object: SchemaObject, _ keyword: String, _ exclusive: String,
    _ allows: (Double, Double) -> Bool
  ) -> Self? {
    let exclusive = object[exclusive]
    let bound = object[keyword]?.number.map { Self(value: $0, isExcluded: exclusive?.flag == true) }
    return narrower(bound, exclusive?.number.map { Self(value: $0, isExcluded: true) }, allows)
  }
}
