import JSON

/// The demand of a rule, which a file of `Demands` defines.
///
/// To add one, write a type that conforms to `DemandDefinition`, and add a case here, to `visit` and to `kinds`. The compiler
/// and a test ask for the last two.
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
  case differsFrom(DiffersFromDemand)
  case declaredIn(DeclaredInDemand)
  case notAfter(NotAfterDemand)
  case notMoreThan(NotMoreThanDemand)
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
    case .range(let demand): visitor.visit(demand, Demand.range)
    case .length(let demand): visitor.visit(demand, Demand.length)
    case .format(let demand): visitor.visit(demand, Demand.format)
    case .pattern(let demand): visitor.visit(demand, Demand.pattern)
    case .withoutSuffix(let demand): visitor.visit(demand, Demand.withoutSuffix)
    case .withSuffix(let demand): visitor.visit(demand, Demand.withSuffix)
    case .withPrefix(let demand): visitor.visit(demand, Demand.withPrefix)
    case .prefixFrom(let demand): visitor.visit(demand, Demand.prefixFrom)
    case .withoutText(let demand): visitor.visit(demand, Demand.withoutText)
    case .predicate(let demand): visitor.visit(demand, Demand.predicate)
    case .firstElement(let demand): visitor.visit(demand, Demand.firstElement)
    case .oneOf(let demand): visitor.visit(demand, Demand.oneOf)
    case .noneOf(let demand): visitor.visit(demand, Demand.noneOf)
    case .mustNotShip(let demand): visitor.visit(demand, Demand.mustNotShip)
    case .count(let demand): visitor.visit(demand, Demand.count)
    case .contains(let demand): visitor.visit(demand, Demand.contains)
    case .atMostOneOf(let demand): visitor.visit(demand, Demand.atMostOneOf)
    case .uniqueElements(let demand): visitor.visit(demand, Demand.uniqueElements)
    case .atLeastOne(let demand): visitor.visit(demand, Demand.atLeastOne)
    case .excludes(let demand): visitor.visit(demand, Demand.excludes)
    case .needsNonzero(let demand): visitor.visit(demand, Demand.needsNonzero)
    case .needs(let demand): visitor.visit(demand, Demand.needs)
    case .ignoredBeside(let demand): visitor.visit(demand, Demand.ignoredBeside)
    case .agreesWith(let demand): visitor.visit(demand, Demand.agreesWith)
    case .differsFrom(let demand): visitor.visit(demand, Demand.differsFrom)
    case .declaredIn(let demand): visitor.visit(demand, Demand.declaredIn)
    case .notAfter(let demand): visitor.visit(demand, Demand.notAfter)
    case .notMoreThan(let demand): visitor.visit(demand, Demand.notMoreThan)
    case .present(let demand): visitor.visit(demand, Demand.present)
    case .absent(let demand): visitor.visit(demand, Demand.absent)
    case .onlyIn(let demand): visitor.visit(demand, Demand.onlyIn)
    case .onlyInside(let demand): visitor.visit(demand, Demand.onlyInside)
    case .developmentOnly(let demand): visitor.visit(demand, Demand.developmentOnly)
    case .onlyKnownKeys(let demand): visitor.visit(demand, Demand.onlyKnownKeys)
    case .stated(let demand): visitor.visit(demand, Demand.stated)
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
    DemandKind(DiffersFromDemand.self, Demand.differsFrom),
    DemandKind(DeclaredInDemand.self, Demand.declaredIn),
    DemandKind(NotAfterDemand.self, Demand.notAfter),
    DemandKind(NotMoreThanDemand.self, Demand.notMoreThan),
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
  /// - Parameter wrap: Makes a demand of a definition of the same kind.
  func visit<Definition: DemandDefinition>(
    _ demand: Definition, _ wrap: (Definition) -> Demand
  ) -> Result
}
