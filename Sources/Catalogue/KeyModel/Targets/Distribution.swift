/// A way in which products reach people, such as a store, which may refuse what a system would run.
///
/// A catalogue declares its ways as constants in an extension, so that rules can name them, and lists
/// them in `Catalogue.distributions`.
public struct Distribution: Hashable, Sendable {
  /// The name of a way in options and in `catalogue.json`.
  public typealias ID = String

  /// The name that an option and `catalogue.json` use, in kebab case: `app-store`.
  public var id: ID
  /// The name for a sentence, with its article: `the App Store`.
  public var name: String
  /// The platforms of the products that it takes; empty for all platforms.
  public var platforms: [Platform]

  /// The platforms whose products reach people in this way as long as nothing says otherwise.
  public var usualFor: [Platform]
  /// The platforms on which it is one way among others, so that what it refuses is only counted until something names it.
  public var countedFor: [Platform]

  /// A way in which products of these platforms reach people; without platforms, of any.
  public init(
    _ id: String, name: String, for platforms: [Platform] = [], usualFor: [Platform] = [],
    countedFor: [Platform] = []
  ) {
    self.id = id
    self.name = name
    self.platforms = platforms
    self.usualFor = usualFor
    self.countedFor = countedFor
  }

  /// Not a way: an option names it to leave out the rules of all ways.
  package static let withoutRules = Distribution("none", name: "no store")
}

/// The way in which a product reaches people, as far as it is known.
package struct KnownDistribution: Hashable, Sendable {
  package var id: Distribution.ID
  /// Whether the platform alone speaks for it, so that nothing proves that the product goes there.
  package var isPresumed = false

  package init(_ id: Distribution.ID, isPresumed: Bool = false) {
    self.id = id
    self.isPresumed = isPresumed
  }
}
