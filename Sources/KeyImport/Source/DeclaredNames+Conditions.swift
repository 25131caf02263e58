import KeyModel

extension DeclaredNames {
  func condition(_ condition: Condition) -> SwiftExpression {
    switch condition {
    case .always: .code(".always")
    case .present(let key): .call(".present", with: .path(key))
    case .value(let key, let values, isElement: let isElement):
      .call(
        isElement ? ".contains" : ".has",
        ([SwiftExpression.path(key)] + values.map(SwiftExpression.value)).unlabelled)
    case .count(let key, let least, let most): count(key, least, most)
    case .all(let parts): .call(".all", with: conditions(parts))
    case .any(let parts): .call(".any", with: conditions(parts))
    case .not(.present(let key)): .call(".absent", with: .path(key))
    case .not(let part): .call(".not", with: self.condition(part))
    case .extensionPoints(let ids): .call(".extensionPoints", with: .texts(ids))
    case .bundles(let kinds): .call(".bundle", kinds.map { bundleKind(named: $0.name) }.unlabelled)
    case .platforms(let platforms): .call(".platform", self.platforms(platforms).unlabelled)
    case .target(let limit, let releases):
      .call(".target", with: .code(".\(limit.rawValue)"), self.releases(releases))
    case .sdk(let limit, let releases):
      .call(".sdk", with: .code(".\(limit.rawValue)"), self.releases(releases))
    case .distributions(let distributions):
      .call(".distribution", distributions.map(distribution).unlabelled)
    case .product: .code(".product")
    case .depends(let dependence, let text, let apis): dependent(dependence, text, apis)
    }
  }

  private func conditions(_ parts: [Condition]) -> SwiftExpression {
    .array(parts.map(condition), of: "Condition")
  }

  private func releases(_ releases: [Release]) -> SwiftExpression {
    .array(releases.map(release), of: "Release")
  }

  private func count(_ key: PropertyPath, _ least: Int?, _ most: Int?) -> SwiftExpression {
    var call = SwiftCall(".count")
    call.add(nil, .path(key))
    if let least, let most {
      call.add("atLeast", .number(least))
      call.add("atMost", .number(most))
    } else {
      call.add("atLeast", least.map(SwiftExpression.number))
      call.add("atMost", most.map(SwiftExpression.number))
    }
    return call.expression
  }

  private func dependent(
    _ dependence: Condition.Dependence, _ text: String, _ apis: [String]
  ) -> SwiftExpression {
    var call = SwiftCall(".depends")
    call.add(nil, .code(".\(dependence.rawValue)"))
    call.add(nil, text: text)
    call.add("apis", .texts(apis))
    return call.expression
  }
}

extension [SwiftExpression] {
  /// As arguments without labels.
  var unlabelled: [SwiftArgument] { map { SwiftArgument(label: nil, value: $0) } }
}
