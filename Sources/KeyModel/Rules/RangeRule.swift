package import Diagnostics

/// An integer between the bounds, both included.
package struct RangeRule: RuleKind {
  var min: Int?
  var max: Int?

  package static let name = "range"
  package static let severity = Severity.error
  package static let summary = "A number is outside its key's bounds."
  package static let explanation = """
    The key's page states the bounds; both ends are allowed.
    """

  package func sentence(_ must: String) -> String {
    switch (min, max) {
    case (let min?, let max?) where min < max && min + 1 == max:
      "\(must) be \(min) or \(max)."
    case (let min?, let max?): "\(must) be an integer from \(min) to \(max)."
    case (let min?, nil): "\(must) be an integer of at least \(min)."
    case (nil, let max?): "\(must) be an integer of at most \(max)."
    case (nil, nil): "\(must) be an integer."
    }
  }

  private static let min = RuleMember.integer("min")
  private static let max = RuleMember.integer("max")
  package static let fields = [min.field, max.field]

  init(min: Int?, max: Int?) {
    self.min = min
    self.max = max
  }

  package init?(_ members: RuleMembers) {
    self.init(min: members[Self.min], max: members[Self.max])
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[Self.min] = min
    members[Self.max] = max
    return members
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .demands([
      .number(
        [min.map { .init("minimum", .integer($0)) }, max.map { .init("maximum", .integer($0)) }]
          .compactMap(\.self))
    ])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.scalar]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .scalar(let value) = subject.part, !value.isSubstituted, let number = value.number,
      min.map({ number < Double($0) }) ?? false || max.map({ number > Double($0) }) ?? false
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

  package static var example: RuleExample {
    RuleExample(.range(min: 1, max: 9), [.integer], kept: ["Key": 9])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let below = min.flatMap { $0 > Int.min ? ($0 - 1, "minimum") : nil }
    let above = max.flatMap { $0 < Int.max ? ($0 + 1, "maximum") : nil }
    return [below, above].compactMap(\.self).map { number, keyword in
      RuleBreach([.set(key.path, .integer(number))], rejectedAt: key.path, by: keyword)
    }
  }
}

extension Rule {
  /// An integer between the bounds, both included.
  public static func range(min: Int?, max: Int?) -> Self { Self(RangeRule(min: min, max: max)) }
}
