package import Diagnostics
import JSON

/// A number between the bounds, both included; an integer if the bounds are integers.
package struct RangeDemand: DemandDefinition {
  /// An end of the range.
  package enum Bound: Hashable, Sendable, CustomStringConvertible {
    case integer(Int64)
    case real(Double)

    package var description: String {
      switch self {
      case .integer(let number): String(number)
      case .real(let number): String(number)
      }
    }

    var value: Double {
      switch self {
      case .integer(let number): Double(number)
      case .real(let number): number
      }
    }

    fileprivate var isReal: Bool { if case .real = self { true } else { false } }

    fileprivate var json: JSONValue {
      switch self {
      case .integer(let number): .integer(number)
      case .real(let number): .real(number)
      }
    }

  }

  package var min: Bound?
  package var max: Bound?

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
    let number = [min, max].contains { $0?.isReal == true } ? "a number" : "an integer"
    return switch (min, max) {
    case (let min?, let max?): "\(must) be \(number) from \(min) to \(max)."
    case (let min?, nil): "\(must) be \(number) of at least \(min)."
    case (nil, let max?): "\(must) be \(number) of at most \(max)."
    case (nil, nil): "\(must) be \(number)."
    }
  }

  private static let min = RuleMember.bound("min")
  private static let max = RuleMember.bound("max")
  package static let fields = [min.field, max.field]

  init(min: Bound?, max: Bound?) {
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
      min.map({ number < $0.value }) ?? false || max.map({ number > $0.value }) ?? false
    else { return [] }
    let bounds =
      switch (min, max) {
      case (let min?, let max?): "a number from \(min) to \(max)"
      case (let min?, nil): "a number of at least \(min)"
      case (nil, let max?): "a number of at most \(max)"
      case (nil, nil): "a number"
      }
    return [
      RuleProblem(
        "\(subject.quotedKey) is \(value.plainText ?? ""), which is out of bounds",
        remedy: "write \(bounds)")
    ]
  }
}

extension RuleMember<RangeDemand.Bound> {
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
          min: min.map(RangeDemand.Bound.integer), max: max.map(RangeDemand.Bound.integer))))
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
