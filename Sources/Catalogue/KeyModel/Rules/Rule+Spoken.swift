import Text

extension Rule {
  /// The rule for a sentence about files of a format, which have their own words for Booleans.
  package func spoken(in format: DocumentKind.Format) -> Rule {
    guard format != .propertyList else { return self }
    return changed(self) {
      $0.demand = demand.spoken(in: format)
      if condition != .always { $0.condition = condition.spoken(in: format) }
    }
  }
}

extension Condition {
  fileprivate func spoken(in format: DocumentKind.Format) -> Condition {
    mappingLeaves { leaf in
      guard case .value(let key, let values, let isElement) = leaf else { return leaf }
      return .value(key, values.map { $0.spoken(in: format) }, isElement: isElement)
    }
  }
}

extension Demand {
  fileprivate func spoken(in format: DocumentKind.Format) -> Demand {
    switch self {
    case .oneOf(let demand): .oneOf(OneOfDemand(demand.values.map { $0.spoken(in: format) }))
    case .noneOf(let demand):
      .noneOf(
        NoneOfDemand(demand.values.map { $0.spoken(in: format) }, reason: demand.reason))
    default: self
    }
  }
}
