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
    guard let tested = testedDemands.first(where: { $0.name == name }) else {
      preconditionFailure("'testedDemands' lacks '\(name)'")
    }
    return tested.example
  }
}

private let testedDemands: [any TestedDemand.Type] = [
  RangeDemand.self,
  LengthDemand.self,
  FormatDemand.self,
  PatternDemand.self,
  WithoutSuffixDemand.self,
  WithSuffixDemand.self,
  WithPrefixDemand.self,
  PrefixFromDemand.self,
  WithoutTextDemand.self,
  PredicateDemand.self,
  FirstElementDemand.self,
  OneOfDemand.self,
  NoneOfDemand.self,
  MustNotShipDemand.self,
  CountDemand.self,
  ContainsDemand.self,
  AtMostOneOfDemand.self,
  UniqueElementsDemand.self,
  AtLeastOneDemand.self,
  ExcludesDemand.self,
  NeedsNonzeroDemand.self,
  NeedsDemand.self,
  IgnoredBesideDemand.self,
  AgreesWithDemand.self,
  DeclaredInDemand.self,
  PresentDemand.self,
  AbsentDemand.self,
  OnlyInDemand.self,
  OnlyInsideDemand.self,
  DevelopmentOnlyDemand.self,
  OnlyKnownKeysDemand.self,
  StatedDemand.self,
]

extension Demand {
  package var tested: any TestedDemand {
    switch self {
    case .range(let demand): demand
    case .length(let demand): demand
    case .format(let demand): demand
    case .pattern(let demand): demand
    case .withoutSuffix(let demand): demand
    case .withSuffix(let demand): demand
    case .withPrefix(let demand): demand
    case .prefixFrom(let demand): demand
    case .withoutText(let demand): demand
    case .predicate(let demand): demand
    case .firstElement(let demand): demand
    case .oneOf(let demand): demand
    case .noneOf(let demand): demand
    case .mustNotShip(let demand): demand
    case .count(let demand): demand
    case .contains(let demand): demand
    case .atMostOneOf(let demand): demand
    case .uniqueElements(let demand): demand
    case .atLeastOne(let demand): demand
    case .excludes(let demand): demand
    case .needsNonzero(let demand): demand
    case .needs(let demand): demand
    case .ignoredBeside(let demand): demand
    case .agreesWith(let demand): demand
    case .declaredIn(let demand): demand
    case .present(let demand): demand
    case .absent(let demand): demand
    case .onlyIn(let demand): demand
    case .onlyInside(let demand): demand
    case .developmentOnly(let demand): demand
    case .onlyKnownKeys(let demand): demand
    case .stated(let demand): demand
    }
  }
}
