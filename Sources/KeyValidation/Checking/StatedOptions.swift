package import Diagnostics
package import KeyModel
import Text

/// The options of a check as people write them.
package struct StatedOptions: Hashable, Sendable {
  package var platform: String?
  package var deploymentTarget: String?
  /// The release whose kit the product is built with: `ios27.0`.
  package var sdk: String?
  /// The id of the way in which the product reaches people.
  package var distribution: String?
  package var extensionPoint: String?
  package var profile: String?
  package var isStrict: Bool
  package var disabled: [String]

  package init(
    platform: String? = nil, deploymentTarget: String? = nil, sdk: String? = nil,
    distribution: String? = nil, extensionPoint: String? = nil, profile: String? = nil,
    isStrict: Bool = false, disabled: [String] = []
  ) {
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.sdk = sdk
    self.distribution = distribution
    self.extensionPoint = extensionPoint
    self.profile = profile
    self.isStrict = isStrict
    self.disabled = disabled
  }

  /// The options as the checker takes them.
  ///
  /// - Parameter ids: The ids of all findings that may be left out.
  package func options(for catalogue: Catalogue, knowing ids: [String]) throws(Refusal)
    -> CheckOptions
  {
    var options = CheckOptions(isStrict: isStrict, disabled: Set(disabled))
    if let platform { options.platform = try catalogue.releases.platform(named: platform) }
    if let deploymentTarget {
      guard platform != nil else {
        throw Refusal("--deployment-target needs --platform: versions count for one platform.")
      }
      let version = Version(deploymentTarget)
      guard version.components != nil else {
        throw Refusal(
          "--deployment-target must be a version such as 12.0, not '\(deploymentTarget)'.")
      }
      options.deploymentTarget = version
    }
    if let sdk {
      guard let release = release(sdk, of: catalogue) else {
        throw Refusal(
          "--sdk must be a platform and a version such as \(sdkExample(of: catalogue)), not '\(sdk)'."
        )
      }
      options.sdk = release
    }
    if let distribution {
      let known = catalogue.distributions
      guard let match = known.first(where: { $0.id == distribution }) else {
        throw known.isEmpty
          ? Refusal("The catalogue names no distributions.")
          : Refusal("No distribution is named", distribution, known: known.map { $0.id })
      }
      options.distribution = match
    }
    if let extensionPoint {
      guard catalogue.extensionPoint(extensionPoint) != nil else {
        throw Refusal(
          "No extension point is named", extensionPoint,
          known: catalogue.extensionPoints.map { $0.id })
      }
      options.extensionPoint = extensionPoint
    }
    if let profile {
      guard let match = CheckOptions.Profile(rawValue: profile) else {
        throw Refusal("--profile must be source or built, not '\(profile)'.")
      }
      options.profile = match
    }
    for id in disabled where !ids.contains(id) {
      throw Refusal("No finding is named", id, known: ids)
    }
    return options
  }

  private func release(_ text: String, of catalogue: Catalogue) -> Release? {
    let name = text.prefix { !("0"..."9").contains($0) }
    let version = Version(String(text.dropFirst(name.count)))
    guard version.components != nil,
      let platform = try? catalogue.releases.platform(named: String(name))
    else { return nil }
    return Release(platform, version)
  }

  private func sdkExample(of catalogue: Catalogue) -> String {
    guard let line = catalogue.releases.lines.first, let version = line.versions.last else {
      return "deck9.0"
    }
    return line.platform.schemaName + version.text
  }
}
