import Diagnostics
package import KeyModel
package import Text

/// Options for checking a property list.
package struct CheckOptions: Sendable {
  /// The origin of a property list: a source, or a product of a build.
  package enum Profile: String, Sendable, CaseIterable {
    /// Build settings may replace values, and a build may add keys.
    case source
    /// Every value is final.
    case built
  }

  /// The product's platform; nil to check nothing about single platforms.
  package var platform: Platform?
  /// The release of the SDK; nil to read it from the list.
  package var sdk: Release?
  /// The product's distribution, if stated.
  package var distribution: Distribution?
  /// The oldest release that the product supports.
  package var deploymentTarget: Version?
  /// The extension point; nil to read it from the list.
  package var extensionPoint: ExtensionPoint.ID?
  /// Nil to infer it from the list.
  package var profile: Profile?
  /// The day for which lists are judged, in ISO 8601; nil to compare no dates.
  package var date: String?
  /// Turns warnings into errors.
  package var isStrict: Bool
  /// The ids of findings to leave out.
  package var disabled: Set<String>
  /// The address of a key's page, or nil if there is none.
  package var page: @Sendable (PropertyPath) -> PageAddress?

  package init(
    platform: Platform? = nil, sdk: Release? = nil, distribution: Distribution? = nil,
    deploymentTarget: Version? = nil,
    extensionPoint: ExtensionPoint.ID? = nil, profile: Profile? = nil, isStrict: Bool = false,
    disabled: Set<String> = [],
    page: @escaping @Sendable (PropertyPath) -> PageAddress? = { _ in nil }
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

  func escalated(_ severity: Severity) -> Severity {
    isStrict && severity == .warning ? .error : severity
  }
}
