package import Diagnostics
import JSON

/// A number between the bounds, which are included unless it says so; an integer if the bounds are integers.
package struct RangeDemand: DemandDefinition {
  package var min: PropertyListValue?
  package var max: PropertyListValue?
  /// Whether the bounds themselves are out of bounds.
  var excludesMin = false
  var excludesMax = false
  /// The number's divisor.
  var multipleOf: PropertyListValue?

  package static let name = "range"
  package static let severity = Severity.error
  package static let summary = "A number is outside its key's bounds."
  package static let explanation = """
    The number is too small, too large, or not a multiple of the step. Both ends of the range are \
    allowed unless the message says otherwise.
    """
  package static let cost = """
    The system uses the nearest allowed number or its default, or ignores the key. The key's page \
    says which, if a source does.
    """
  package static let repair = "Write a number from the range that the remedy names."

  package func sentence(_ must: String) -> String {
    if case .integer(let min) = min, case .integer(let max) = max, min < max, min + 1 == max,
      !excludesMin, !excludesMax, multipleOf == nil
    {
      return "\(must) be \(min) or \(max)."
    }
    let bounds = [min, max, multipleOf]
    let isReal =
      excludesMin || excludesMax || bounds.contains { if case .real? = $0 { true } else { false } }
    return "\(must) be \(range(of: isReal ? "a number" : "an integer"))."
  }

  private func range(of noun: String) -> String {
    let least = min?.plainText.map { excludesMin ? "more than \($0)" : "at least \($0)" }
    let most = max?.plainText.map { excludesMax ? "less than \($0)" : "at most \($0)" }
    let multiple = multipleOf?.plainText.map { "a multiple of \($0)" }
    if let min = min?.plainText, let max = max?.plainText, !excludesMin, !excludesMax {
      return "\(noun) from \(min) to \(max)\(multiple.map { " that is \($0)" } ?? "")"
    }
    let bounds = [least, most].compactMap { $0 }
    guard !bounds.isEmpty else { return multiple ?? noun }
    return
      "\(noun) of \(bounds.joined(separator: " and "))\(multiple.map { " that is \($0)" } ?? "")"
  }

  private static let min = RuleMember.bound("min")
  private static let max = RuleMember.bound("max")
  private static let excludesMin = RuleMember.flag("excludesMin")
  private static let excludesMax = RuleMember.flag("excludesMax")
  private static let multipleOf = RuleMember.bound("multipleOf")
  package static let fields = [
    min.field, max.field, excludesMin.field, excludesMax.field, multipleOf.field,
  ]

  package init(
    min: PropertyListValue?, max: PropertyListValue?, excludesMin: Bool = false,
    excludesMax: Bool = false, multipleOf: PropertyListValue? = nil
  ) {
    self.min = min
    self.max = max
    self.excludesMin = excludesMin
    self.excludesMax = excludesMax
    self.multipleOf = multipleOf
  }

  package init?(_ members: RuleMembers) {
    self.init(
      min: members[Self.min], max: members[Self.max],
      excludesMin: members[Self.excludesMin] ?? false,
      excludesMax: members[Self.excludesMax] ?? false, multipleOf: members[Self.multipleOf])
  }

  package var members: RuleMembers {
    [
      Self.min.with(min), Self.max.with(max), Self.excludesMin.with(excludesMin ? true : nil),
      Self.excludesMax.with(excludesMax ? true : nil), Self.multipleOf.with(multipleOf),
    ]
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([
      .number(
        [
          min.map { .init(excludesMin ? "exclusiveMinimum" : "minimum", $0.json) },
          max.map { .init(excludesMax ? "exclusiveMaximum" : "maximum", $0.json) },
          multipleOf.map { .init("multipleOf", $0.json) },
        ].compactMap { $0 })
    ])
  }

  package static let judges: Set<DemandAspect> = [.scalar]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .scalar(let value) = subject.part, !list.isSubstituted(value),
      let number = list.number(of: value)
    else { return [] }
    let isWithin = isAbove(number) && isBelow(number)
    guard !isWithin || !isMultiple(number) else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) is \(value.plainText ?? ""), which is \(isWithin ? "no multiple of \(multipleOf?.plainText ?? "")" : "out of bounds")",
        remedy: "write \(range(of: "a number"))")
    ]
  }

  private func isAbove(_ number: Double) -> Bool {
    guard let bound = min?.number else { return true }
    return excludesMin ? number > bound : number >= bound
  }

  private func isBelow(_ number: Double) -> Bool {
    guard let bound = max?.number else { return true }
    return excludesMax ? number < bound : number <= bound
  }

  /// Whether the quotient is whole, as far as a `Double` shows: 0.3 is a multiple of 0.1.
  private func isMultiple(_ number: Double) -> Bool {
    guard let step = multipleOf?.number, step > 0 else { return true }
    let quotient = number / step
    return abs(quotient - quotient.rounded()) <= 1e-9 * Swift.max(1, abs(quotient))
  }
}

extension RuleMember<PropertyListValue> {
  fileprivate static func bound(_ name: String) -> Self {
    Self(
      name, .number,
      read: {
        switch $0 {
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        default: nil
        }
      }, write: { $0.json })
  }
}

extension Rule {
  /// An integer between the bounds, both included.
  public static func range(min: Int64?, max: Int64?) -> Self {
    Self(
      .range(
        RangeDemand(
          min: min.map(PropertyListValue.integer), max: max.map(PropertyListValue.integer))))
  }

  /// A number between bounds, each an integer or not, that may be out of bounds themselves.
  ///
  /// - Parameter multipleOf: The number's divisor.
  public static func number(
    min: PropertyListValue? = nil, max: PropertyListValue? = nil, excludesMin: Bool = false,
    excludesMax: Bool = false, multipleOf: PropertyListValue? = nil
  ) -> Self {
    Self(
      .range(
        RangeDemand(
          min: min, max: max, excludesMin: excludesMin, excludesMax: excludesMax,
          multipleOf: multipleOf)))
  }

  /// A number between the bounds, both included: `0.0...1.0`.
  public static func range(_ bounds: ClosedRange<Double>) -> Self {
    Self(.range(RangeDemand(min: .real(bounds.lowerBound), max: .real(bounds.upperBound))))
  }

  /// A number of at least the bound: `0.5...`.
  public static func range(_ bounds: PartialRangeFrom<Double>) -> Self {
    Self(.range(RangeDemand(min: .real(bounds.lowerBound), max: nil)))
  }

  /// A number of at most the bound: `...1.0`.
  public static func range(_ bounds: PartialRangeThrough<Double>) -> Self {
    Self(.range(RangeDemand(min: nil, max: .real(bounds.upperBound))))
  }
}
