/// Defaults that follow from other statements of an entry. `check()` reports an entry that states them anyway.
///
/// A catalogue in Swift declares them once. One that is read from a file has none: it states everything.
public struct Conventions: Sendable {
  /// The platforms that have what is stated for another one: `[.deck: [.smallDeck]]`.
  public var mirrors: [Platform: [Platform]]
  /// Whether a key at the root has the build setting that its document's settings have for its name.
  public var keysHaveSettings: Bool
  /// The address of the documentation of a symbol in a framework; nil if none follows.
  public var address: (@Sendable (_ symbol: String, _ framework: String) -> String?)?
  /// The documentation of a key, for `SourceReference.ownPage`; nil if none follows.
  public var ownPage:
    (@Sendable (_ key: PropertyPath, _ document: DocumentKind.ID) -> SourceReference?)?

  /// Creates conventions. By default, nothing follows from an entry.
  public init(
    mirrors: [Platform: [Platform]] = [:], keysHaveSettings: Bool = false,
    address: (@Sendable (_ symbol: String, _ framework: String) -> String?)? = nil,
    ownPage: (
      @Sendable (_ key: PropertyPath, _ document: DocumentKind.ID) -> SourceReference?
    )? = nil
  ) {
    self.mirrors = mirrors
    self.keysHaveSettings = keysHaveSettings
    self.address = address
    self.ownPage = ownPage
  }
}
