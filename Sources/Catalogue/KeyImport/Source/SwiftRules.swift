import KeyModel

/// Rules and conditions as people write them, with the functions that make them.
extension DeclaredNames {
  func rule(_ rule: Rule) -> SwiftExpression {
    var expression = demand(rule.demand)
    if rule.strength == .should || !rule.extensionPoints.isEmpty {
      expression = call(
        rule.strength == .should ? ".should" : ".must",
        [(".0", expression), ("for", rule.extensionPoints)])
    }
    let links: [(name: String, values: [Any])] = [
      ("when", rule.condition == .always ? [] : [rule.condition]), ("until", rule.until),
      ("codes", rule.codes),
      ("saying", rule.words.map { [$0.problem, $0.remedy] } ?? []),
      ("from", rule.source.map { [$0] } ?? []),
    ]
    if let schedule = rule.schedule {
      expression = .chained(
        expression, "refused",
        [
          SwiftArgument(label: "from", value: .text(schedule.refused)),
          SwiftArgument(label: "warnedFrom", value: .text(schedule.warned)),
        ])
    }
    for link in links where !link.values.isEmpty {
      expression = .chained(expression, link.name, link.values.map(self.expression).unlabelled)
    }
    return expression
  }

  private static let functions = [
    "prefixFrom": "prefix", "contains": "containing", "atMostOneOf": "atMostOne",
    "agreesWith": "agrees", "declaredIn": "declared", "differsFrom": "differs",
  ]

  private func demand(_ demand: Demand) -> SwiftExpression {
    switch demand {
    case .range(let range): return self.range(range)
    case .count(let count) where count.min == count.max:
      return call(".count", [("exactly", count.min as Any)])
    default:
      guard let (label, definition) = Mirror(reflecting: demand).children.first, let label else {
        return declaration(of: demand)
      }
      let made = declaration(of: definition)
      guard case .call(_, let arguments) = made else { return made }
      let name = "." + (Self.functions[label] ?? label)
      return arguments.isEmpty ? .code(name) : .call(name, arguments)
    }
  }

  /// `.range(min: 1, max: 60)` for integers, `.range(0.5...1.0)` for real numbers, and `.number(…)` for what
  /// neither can say.
  private func range(_ range: RangeDemand) -> SwiftExpression {
    // Its minus sign would belong to the operator, or the operator to the number.
    func bound(_ number: Double) -> String { number.sign == .minus ? "(\(number))" : "\(number)" }
    switch (range.min, range.max) {
    case _ where range != RangeDemand(min: range.min, max: range.max): break
    case (.real(let min)?, .real(let max)?):
      return .call(".range", with: .code("\(min)...\(bound(max))"))
    case (.real(let min)?, nil): return .call(".range", with: .code("\(bound(min))..."))
    case (nil, .real(let max)?): return .call(".range", with: .code("...\(bound(max))"))
    case (.real?, _), (_, .real?), (nil, nil): break
    default: return call(".range", Array(Mirror(reflecting: range).children))
    }
    return call(".number", Array(Mirror(reflecting: range).children))
  }

  func condition(_ condition: Condition) -> SwiftExpression {
    switch condition {
    case .value(let key, let values, let isElement):
      variadic(isElement ? ".contains" : ".has", [key] + values)
    case .not(.present(let key)): variadic(".absent", [key])
    case .bundles(let kinds): variadic(".bundle", kinds)
    case .platforms(let platforms): variadic(".platform", platforms)
    case .distributions(let distributions): variadic(".distribution", distributions)
    case .depends(let dependence, let text, let apis):
      .call(
        ".depends",
        [expression(dependence), .text(text)].unlabelled
          + [SwiftArgument(label: "apis", value: expression(apis))])
    default: declaration(of: condition)
    }
  }

  private func variadic(_ name: String, _ values: [Any]) -> SwiftExpression {
    .call(name, values.map(expression).unlabelled)
  }
}

extension [SwiftExpression] {
  /// As arguments without labels.
  var unlabelled: [SwiftArgument] { map { SwiftArgument(label: nil, value: $0) } }
}
