package import KeyModel

/// What a property list is checked for.
package struct CheckOptions: Sendable {
  /// What a property list is: written by a person, or made by a build.
  package enum Profile: String, Sendable, CaseIterable {
    /// Build settings may replace values, and a build may add keys.
    case source
    /// Every value is final.
    case built
  }

  /// Where the product runs; nil to check nothing about single platforms.
  package var platform: Platform?
  /// The release whose kit the product is built with; nil to read it from the list.
  package var sdk: Release?
  /// The way in which the product reaches people; nil if it is not said.
  package var distribution: Distribution?
  /// The oldest release of the platform that the product runs on.
  package var deploymentTarget: Version?
  /// Which kind of extension the list is for; nil to read it from the list.
  package var extensionPoint: ExtensionPoint.ID?
  /// Nil to guess it from the list.
  package var profile: Profile?
  /// Turns warnings into errors.
  package var isStrict: Bool
  /// The ids of findings to leave out.
  package var disabled: Set<String>
  /// The address of a key's page, or nil if there is none.
  package var page: @Sendable (PropertyPath) -> String?

  package init(
    platform: Platform? = nil, sdk: Release? = nil, distribution: Distribution? = nil,
    deploymentTarget: Version? = nil,
    extensionPoint: ExtensionPoint.ID? = nil, profile: Profile? = nil, isStrict: Bool = false,
    disabled: Set<String> = [], page: @escaping @Sendable (PropertyPath) -> String? = { _ in nil }
  ) {
    self.platform = platform
    self.sdk = sdk
    self.distribution = distribution
    self.deploymentTarget = deploymentTarget
    self.extensionPoint = extensionPoint
    self.profile = profile
    self.isStrict = isStrict
    self.disabled = disabled
    self.page = page
  }
}
