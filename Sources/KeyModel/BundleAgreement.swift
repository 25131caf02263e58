extension DocumentKind.Bundles {
  /// What a bundle must have in common with the one that it is inside of.
  public struct Agreement: Hashable, Sendable {
    /// How the inner value relates to the outer one.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
      /// Both are the same.
      case same = "same"
      /// The inner one begins with the outer one and a dot.
      case below = "below"
      /// The inner one is not an older version.
      case notBefore = "not-before"
    }

    /// The key whose values are compared where both files have it.
    public var key: PropertyPath
    /// How the values relate.
    public var relation: Relation
    /// The names of the kinds of inner bundles; empty for all.
    public var bundleKinds: [String]
    /// The platforms on which a system rejects a product that breaks it, so that it is an error.
    public var rejectedOn: [Platform]
    /// The codes with which a store rejects such a product, or warns of it.
    public var codes: [RejectionCode.ID]

    /// A relation between the values of a key in two bundles.
    public init(
      _ key: PropertyPath, _ relation: Relation, for bundleKinds: [BundleKind] = [],
      rejectedOn: [Platform] = [], codes: [RejectionCode.ID] = []
    ) {
      self.key = key
      self.relation = relation
      self.bundleKinds = bundleKinds.map(\.name)
      self.rejectedOn = rejectedOn
      self.codes = codes
    }
  }
}
