package import KeyModel

/// A kind of demand with lists that keep it and lists that break it.
package protocol TestedDemand: DemandDefinition {
  /// A small catalogue that has such a rule, and a property list that keeps it.
  static var example: RuleExample { get }
  /// Ways to break the rule in a list that keeps it; empty where no program can check it.
  func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach]
  /// The changes of a list with the key's example after which it keeps the rule.
  func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange]
}

extension TestedDemand {
  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] { [] }
}

extension DemandKind {
  package var example: RuleExample {
    guard let tested = definition as? any TestedDemand.Type else {
      preconditionFailure("'\(name)' has no example: let it conform to TestedDemand")
    }
    return tested.example
  }
}

extension Demand {
  package var tested: any TestedDemand {
    guard let tested = Mirror(reflecting: self).children.first?.value as? any TestedDemand else {
      preconditionFailure("'\(name)' has no example: let it conform to TestedDemand")
    }
    return tested
  }
}
