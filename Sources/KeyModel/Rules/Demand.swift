import JSON

/// The demand of a rule, which a file of `Demands` defines.
///
/// To add one, write a type that conforms to `DemandDefinition`, and add a case here, to `visit` and to `kinds`.
package enum Demand: Hashable, Sendable {
  case range(RangeDemand)
  case length(LengthDemand)
  case format(FormatDemand)
  case pattern(PatternDemand)
  case withoutSuffix(WithoutSuffixDemand)
  case withSuffix(WithSuffixDemand)
  case withPrefix(WithPrefixDemand)
  case prefixFrom(PrefixFromDemand)
  case withoutText(WithoutTextDemand)
  case predicate(PredicateDemand)
  case firstElement(FirstElementDemand)
  case oneOf(OneOfDemand)
  case noneOf(NoneOfDemand)
  case mustNotShip(MustNotShipDemand)
  case count(CountDemand)
  case contains(ContainsDemand)
  case atMostOneOf(AtMostOneOfDemand)
  case uniqueElements(UniqueElementsDemand)
  case atLeastOne(AtLeastOneDemand)
  case excludes(ExcludesDemand)
  case needsNonzero(NeedsNonzeroDemand)
  case needs(NeedsDemand)
  case ignoredBeside(IgnoredBesideDemand)
  case agreesWith(AgreesWithDemand)
  case declaredIn(DeclaredInDemand)
  case present(PresentDemand)
  case absent(AbsentDemand)
  case onlyIn(OnlyInDemand)
  case onlyInside(OnlyInsideDemand)
  case developmentOnly(DevelopmentOnlyDemand)
  case onlyKnownKeys(OnlyKnownKeysDemand)
  case stated(StatedDemand)

  /// Visits the definition. The visitor is generic because some platforms that check lists have no existentials.
  func visit<Visitor: DemandVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .range(let demand): visitor.visit(demand)
    case .length(let demand): visitor.visit(demand)
    case .format(let demand): visitor.visit(demand)
    case .pattern(let demand): visitor.visit(demand)
    case .withoutSuffix(let demand): visitor.visit(demand)
    case .withSuffix(let demand): visitor.visit(demand)
    case .withPrefix(let demand): visitor.visit(demand)
    case .prefixFrom(let demand): visitor.visit(demand)
    case .withoutText(let demand): visitor.visit(demand)
    case .predicate(let demand): visitor.visit(demand)
    case .firstElement(let demand): visitor.visit(demand)
    case .oneOf(let demand): visitor.visit(demand)
    case .noneOf(let demand): visitor.visit(demand)
    case .mustNotShip(let demand): visitor.visit(demand)
    case .count(let demand): visitor.visit(demand)
    case .contains(let demand): visitor.visit(demand)
    case .atMostOneOf(let demand): visitor.visit(demand)
    case .uniqueElements(let demand): visitor.visit(demand)
    case .atLeastOne(let demand): visitor.visit(demand)
    case .excludes(let demand): visitor.visit(demand)
    case .needsNonzero(let demand): visitor.visit(demand)
    case .needs(let demand): visitor.visit(demand)
    case .ignoredBeside(let demand): visitor.visit(demand)
    case .agreesWith(let demand): visitor.visit(demand)
    case .declaredIn(let demand): visitor.visit(demand)
    case .present(let demand): visitor.visit(demand)
    case .absent(let demand): visitor.visit(demand)
    case .onlyIn(let demand): visitor.visit(demand)
    case .onlyInside(let demand): visitor.visit(demand)
    case .developmentOnly(let demand): visitor.visit(demand)
    case .onlyKnownKeys(let demand): visitor.visit(demand)
    case .stated(let demand): visitor.visit(demand)
    }
  }

  /// Every kind of demand, in the order their explanations are listed.
  package static let kinds: [DemandKind] = [
    DemandKind(RangeDemand.self, Demand.range),
    DemandKind(LengthDemand.self, Demand.length),
    DemandKind(FormatDemand.self, Demand.format),
    DemandKind(PatternDemand.self, Demand.pattern),
    DemandKind(WithoutSuffixDemand.self, Demand.withoutSuffix),
    DemandKind(WithSuffixDemand.self, Demand.withSuffix),
    DemandKind(WithPrefixDemand.self, Demand.withPrefix),
    DemandKind(PrefixFromDemand.self, Demand.prefixFrom),
    DemandKind(WithoutTextDemand.self, Demand.withoutText),
    DemandKind(PredicateDemand.self, Demand.predicate),
    DemandKind(FirstElementDemand.self, Demand.firstElement),
    DemandKind(OneOfDemand.self, Demand.oneOf),
    DemandKind(NoneOfDemand.self, Demand.noneOf),
    DemandKind(MustNotShipDemand.self, Demand.mustNotShip),
    DemandKind(CountDemand.self, Demand.count),
    DemandKind(ContainsDemand.self, Demand.contains),
    DemandKind(AtMostOneOfDemand.self, Demand.atMostOneOf),
    DemandKind(UniqueElementsDemand.self, Demand.uniqueElements),
    DemandKind(AtLeastOneDemand.self, Demand.atLeastOne),
    DemandKind(ExcludesDemand.self, Demand.excludes),
    DemandKind(NeedsNonzeroDemand.self, Demand.needsNonzero),
    DemandKind(NeedsDemand.self, Demand.needs),
    DemandKind(IgnoredBesideDemand.self, Demand.ignoredBeside),
    DemandKind(AgreesWithDemand.self, Demand.agreesWith),
    DemandKind(DeclaredInDemand.self, Demand.declaredIn),
    DemandKind(PresentDemand.self, Demand.present),
    DemandKind(AbsentDemand.self, Demand.absent),
    DemandKind(OnlyInDemand.self, Demand.onlyIn),
    DemandKind(OnlyInsideDemand.self, Demand.onlyInside),
    DemandKind(DevelopmentOnlyDemand.self, Demand.developmentOnly),
    DemandKind(OnlyKnownKeysDemand.self, Demand.onlyKnownKeys),
    DemandKind(StatedDemand.self, Demand.stated),
  ]
}

/// An operation on any demand's definition.
protocol DemandVisitor {
  associatedtype Result
  func visit<Definition: DemandDefinition>(_ demand: Definition) -> Result
}
