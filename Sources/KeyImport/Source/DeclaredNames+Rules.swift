import JSON
import KeyModel

extension DeclaredNames {
  func rule(_ rule: Rule) -> SwiftExpression {
    var expression = demand(rule.demand)
    if rule.strength == .should {
      var call = SwiftCall(".should")
      call.add(nil, expression)
      if !rule.extensionPoints.isEmpty { call.add("for", .texts(rule.extensionPoints)) }
      expression = call.expression
    } else if !rule.extensionPoints.isEmpty {
      var call = SwiftCall(".must")
      call.add(nil, expression)
      call.add("for", .texts(rule.extensionPoints))
      expression = call.expression
    }
    if rule.condition != .always {
      expression = chained(expression, "when", [condition(rule.condition)])
    }
    if !rule.until.isEmpty { expression = chained(expression, "until", rule.until.map(release)) }
    if !rule.codes.isEmpty {
      expression = chained(expression, "codes", rule.codes.map(SwiftExpression.text))
    }
    if let reference = rule.source {
      expression = chained(expression, "from", [source(reference)])
    }
    return expression
  }

  private func chained(
    _ base: SwiftExpression, _ name: String, _ values: [SwiftExpression]
  ) -> SwiftExpression {
    .chained(base, name, values.unlabelled)
  }

  private func demand(_ demand: Demand) -> SwiftExpression {
    var call = SwiftCall(Self.name(of: demand))
    switch demand {
    case .range: return range(demand.members)
    case .length(let length):
      call.add("atLeast", length.least.map(SwiftExpression.number))
      call.add("atMost", length.max.map(SwiftExpression.number))
    case .format(let format): call.add(nil, .code(".\(format.format)"))
    case .pattern(let pattern):
      call.add(nil, text: pattern.pattern)
      call.add(nil, text: pattern.form)
    case .withoutSuffix(let demand): call.add(nil, .texts(demand.endings))
    case .withSuffix(let demand): call.add(nil, .texts(demand.endings))
    case .withPrefix(let demand):
      call.add(nil, .texts(demand.prefixes))
      if demand.codeLength != 0 { call.add("orCodeOf", .number(demand.codeLength)) }
    case .prefixFrom(let demand):
      call.add("from", .path(demand.other))
      call.add("separator", text: demand.separator, unless: "")
    case .withoutText(let demand): call.add(nil, .texts(demand.pieces))
    case .predicate(let demand): call.add("for", text: demand.compiler)
    case .firstElement(let demand): call.add(nil, .value(demand.value))
    case .oneOf(let demand): call.add(nil, .values(demand.values))
    case .noneOf(let demand):
      call.add(nil, .values(demand.values))
      call.add("reason", text: demand.reason, unless: "")
    case .mustNotShip(let demand):
      call.add(nil, .value(demand.value))
      call.add("reason", text: demand.reason)
    case .count(let count): addBounds(count.least, count.most, to: &call)
    case .contains(let demand): call.add(nil, .value(demand.value))
    case .atMostOneOf(let demand): call.add("of", .values(demand.values))
    case .atLeastOne(let demand): call.add("of", .paths(demand.keys))
    case .excludes(let demand): call.add(nil, .paths(demand.keys))
    case .needsNonzero(let demand):
      call.add(nil, .path(demand.other))
      call.add("or", list: demand.substitutes.map(SwiftExpression.path), of: "PropertyPath")
      call.add("when", text: demand.situation)
    case .needs(let demand):
      call.add(nil, .path(demand.other))
      call.add("when", text: demand.situation)
    case .ignoredBeside(let demand): call.add(nil, .paths(demand.keys))
    case .agreesWith(let demand):
      call.add("with", .path(demand.other))
      call.add("exceptPrefixes", texts: demand.exceptPrefixes)
    case .declaredIn(let demand):
      call.add("in", .paths(demand.keys))
      call.add("ifLike", .path(demand.owner))
      call.add("exceptPrefixes", texts: demand.exceptPrefixes)
    case .absent(let demand): call.add("use", demand.instead.map(SwiftExpression.path))
    case .onlyIn(let demand): call.add(nil, bundleKind(named: demand.bundle.name))
    case .onlyInside(let demand): call.add(nil, .path(demand.other))
    case .stated(let demand):
      call.add(nil, text: demand.text)
      call.add("on", .code(".\(demand.dependence.rawValue)"))
    case .uniqueElements, .present, .developmentOnly, .onlyKnownKeys: break
    }
    if case .call(let name, let arguments) = call.expression, arguments.isEmpty {
      return .code(name)
    }
    return call.expression
  }

  private func addBounds(_ least: Int?, _ most: Int?, to call: inout SwiftCall) {
    if let least, least == most {
      call.add("exactly", .number(least))
    } else {
      call.add("atLeast", least.map(SwiftExpression.number))
      call.add("atMost", most.map(SwiftExpression.number))
    }
  }

  /// `.range(min: 1, max: 60)` for integers, `.range(0.5...1.0)` for real numbers, and `.number(…)` for what
  /// neither can say.
  private func range(_ members: RuleMembers) -> SwiftExpression {
    let (min, max) = (members.number("min"), members.number("max"))
    let others = ["excludesMin", "excludesMax", "multipleOf"].map { ($0, members.number($0)) }
    let areReal = [min, max].compactMap { $0?.isReal }
    guard others.allSatisfy({ $0.1 == nil }), Set(areReal).count == 1 else {
      var call = SwiftCall(".number")
      call.add("min", min)
      call.add("max", max)
      for (name, value) in others { call.add(name, value) }
      return call.expression
    }
    var call = SwiftCall(".range")
    if areReal[0] {
      let texts = [min, max].map { if case .code(let code)? = $0 { code } else { "" } }
      // A minus sign after the periods would belong to the operator.
      let upper = texts[1].hasPrefix("-") ? "(\(texts[1]))" : texts[1]
      call.add(nil, .code("\(texts[0])...\(upper)"))
    } else {
      call.add("min", min ?? .code("nil"))
      call.add("max", max ?? .code("nil"))
    }
    return call.expression
  }

  /// The name of the function of `Rule` that makes the demand.
  private static func name(of demand: Demand) -> String {
    switch demand {
    case .prefixFrom: ".prefix"
    case .contains: ".containing"
    case .atMostOneOf: ".atMostOne"
    case .agreesWith: ".agrees"
    case .declaredIn: ".declared"
    case .range, .length, .format, .pattern, .withoutSuffix, .withSuffix, .withPrefix,
      .withoutText, .predicate, .firstElement, .oneOf, .noneOf, .mustNotShip, .count,
      .uniqueElements, .atLeastOne, .excludes, .needsNonzero, .needs, .ignoredBeside, .present,
      .absent, .onlyIn, .onlyInside, .developmentOnly, .onlyKnownKeys, .stated:
      "." + demand.name.camelCase
    }
  }
}

extension String {
  /// `at-most-one` as `atMostOne`.
  fileprivate var camelCase: String {
    let words = split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension RuleMembers {
  /// A member that is a number or a flag.
  fileprivate func number(_ name: String) -> SwiftExpression? {
    switch json.first(where: { $0.name == name })?.value {
    case .integer(let number): .number(number)
    case .real(let number): .real(number)
    case .boolean(let flag): .flag(flag)
    default: nil
    }
  }
}

extension SwiftExpression {
  /// Whether it is the literal of a number that is no integer.
  fileprivate var isReal: Bool {
    if case .code(let code) = self { code.contains(".") || code.contains("e") } else { false }
  }
}
