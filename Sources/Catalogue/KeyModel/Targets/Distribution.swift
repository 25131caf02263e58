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

  /// A way in which products of these platforms reach people; without platforms, of any.
  public init(_ id: String, name: String, for platforms: [Platform] = []) {
    self.id = id
    self.name = name
    self.platforms = platforms
  }
}
