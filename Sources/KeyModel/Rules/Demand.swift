import JSON

/// What a rule demands: a closed set, each member of which is described in a file of `Demands`.
///
/// To add one, write its description, a type that conforms to `DemandKind`, and add a case here, to
/// `visit` and to `kinds`; the compiler and the tests of all kinds ask for the rest.
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

  /// Gives the description of the demand to a visitor. A generic one, because an existential can't be compiled for every
  /// place where lists are checked.
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
  package static let kinds: [Kind] = [
    Kind(RangeDemand.self, Demand.range),
    Kind(LengthDemand.self, Demand.length),
    Kind(FormatDemand.self, Demand.format),
    Kind(PatternDemand.self, Demand.pattern),
    Kind(WithoutSuffixDemand.self, Demand.withoutSuffix),
    Kind(WithSuffixDemand.self, Demand.withSuffix),
    Kind(WithPrefixDemand.self, Demand.withPrefix),
    Kind(PrefixFromDemand.self, Demand.prefixFrom),
    Kind(WithoutTextDemand.self, Demand.withoutText),
    Kind(PredicateDemand.self, Demand.predicate),
    Kind(FirstElementDemand.self, Demand.firstElement),
    Kind(OneOfDemand.self, Demand.oneOf),
    Kind(NoneOfDemand.self, Demand.noneOf),
    Kind(MustNotShipDemand.self, Demand.mustNotShip),
    Kind(CountDemand.self, Demand.count),
    Kind(ContainsDemand.self, Demand.contains),
    Kind(AtMostOneOfDemand.self, Demand.atMostOneOf),
    Kind(UniqueElementsDemand.self, Demand.uniqueElements),
    Kind(AtLeastOneDemand.self, Demand.atLeastOne),
    Kind(ExcludesDemand.self, Demand.excludes),
    Kind(NeedsNonzeroDemand.self, Demand.needsNonzero),
    Kind(NeedsDemand.self, Demand.needs),
    Kind(IgnoredBesideDemand.self, Demand.ignoredBeside),
    Kind(AgreesWithDemand.self, Demand.agreesWith),
    Kind(DeclaredInDemand.self, Demand.declaredIn),
    Kind(PresentDemand.self, Demand.present),
    Kind(AbsentDemand.self, Demand.absent),
    Kind(OnlyInDemand.self, Demand.onlyIn),
    Kind(OnlyInsideDemand.self, Demand.onlyInside),
    Kind(DevelopmentOnlyDemand.self, Demand.developmentOnly),
    Kind(OnlyKnownKeysDemand.self, Demand.onlyKnownKeys),
    Kind(StatedDemand.self, Demand.stated),
  ]
}

/// What is done with the description of a demand, whichever it is.
protocol DemandVisitor {
  associatedtype Result
  func visit<Description: DemandKind>(_ demand: Description) -> Result
}
