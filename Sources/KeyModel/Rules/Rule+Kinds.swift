extension Rule {
  /// Every kind of rule, in the order their explanations are listed.
  package static let kinds: [any RuleKind.Type] = [
    RangeRule.self,
    LengthRule.self,
    FormatRule.self,
    WithoutSuffixRule.self,
    WithSuffixRule.self,
    WithoutTextRule.self,
    PredicateRule.self,
    FirstElementRule.self,
    MustNotShipRule.self,
    AtLeastOneRule.self,
    ExcludesRule.self,
    NeedsNonzeroRule.self,
    NeedsRule.self,
    IgnoredBesideRule.self,
    AgreesWithRule.self,
    RequiredWhenRule.self,
    OnlyInRule.self,
    OnlyInsideRule.self,
    DevelopmentOnlyRule.self,
    UniqueElementsRule.self,
    NotEmptyRule.self,
    OnlyKnownKeysRule.self,
    StatedRule.self,
  ]
}
