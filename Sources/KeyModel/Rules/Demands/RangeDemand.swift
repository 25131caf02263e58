package import Diagnostics
import JSON

/// A number between the bounds, both included; an integer if the bounds are integers.
package struct RangeDemand: DemandDefinition {
  package var min: PropertyListValue?
  package var max: PropertyListValue?

  package static let name = "range"
  package static let severity = Severity.error
  package static let summary = "A number is outside its key's bounds."
  package static let explanation = """
    The key's page states the bounds; both ends are allowed.
    """

  package func sentence(_ must: String) -> String {
    if case .integer(let min) = min, case .integer(let max) = max, min < max, min + 1 == max {
      return "\(must) be \(min) or \(max)."
    }
    let isReal = [min, max].contains { if case .real? = $0 { true } else { false } }
    return "\(must) be \(range(of: isReal ? "a number" : "an integer"))."
  }

  private func range(of noun: String) -> String {
    switch (min?.plainText, max?.plainText) {
    case (let min?, let max?): "\(noun) from \(min) to \(max)"
    case (let min?, nil): "\(noun) of at least \(min)"
    case (nil, let max?): "\(noun) of at most \(max)"
    case (nil, nil): noun
    }
  }

  private static let min = RuleMember.bound("min")
  private static let max = RuleMember.bound("max")
  package static let fields = [min.field, max.field]

  init(min: PropertyListValue?, max: PropertyListValue?) {
    self.min = min
    self.max = max
  }

  package init?(_ members: RuleMembers) {
    self.init(min: members[Self.min], max: members[Self.max])
  }

  package var members: RuleMembers { [Self.min.with(min), Self.max.with(max)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([
      .number(
        [min.map { .init("minimum", $0.json) }, max.map { .init("maximum", $0.json) }]
          .compactMap(\.self))
    ])
  }

  package static let judges: Set<DemandSubject.Aspect> = [.scalar]

  package func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .scalar(let value) = subject.part, !value.isSubstituted, let number = value.number,
      number < min?.number ?? -.infinity || number > max?.number ?? .infinity
    else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) is \(value.plainText ?? ""), which is out of bounds",
        remedy: "write \(range(of: "a number"))")
    ]
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
      }, write: \.json)
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
