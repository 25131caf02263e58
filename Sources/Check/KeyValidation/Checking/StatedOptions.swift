package import Diagnostics
package import JSON
package import KeyModel
import Text

/// The options of a check as people write them.
package struct StatedOptions: Hashable, Sendable {
  package var texts: [CheckOption: String] = [:]
  package var flags: [CheckOption: Bool] = [:]
  package var ids: [CheckOption: [String]] = [:]

  package init() {}

  /// The options of a request, where another kind of value counts as left out.
  package init(_ json: JSONValue) {
    for option in CheckOption.allCases {
      guard let value = json[option.rawValue] else { continue }
      switch (option.kind, value) {
      case (.text, .string(let text)): texts[option] = text
      case (.flag, .boolean(let flag)): flags[option] = flag
      case (.ids, .array(let elements)): ids[option] = elements.compactMap { $0.text }
      default: continue
      }
    }
  }

  package var disabled: [String] { ids[.disable] ?? [] }

  /// The options as the checker takes them.
  ///
  /// - Parameter ids: The ids of all findings that may be left out.
  package func options(for catalogue: Catalogue, knowing ids: [String]) throws(Refusal)
    -> CheckOptions
  {
    var options = CheckOptions(isStrict: flags[.strict] ?? false, disabled: Set(disabled))
    if let platform = texts[.platform] {
      options.platform = try catalogue.releases.platform(named: platform)
    }
    if let deploymentTarget = texts[.deploymentTarget] {
      guard options.platform != nil else {
        throw Refusal("--deployment-target needs --platform: versions count for one platform.")
      }
      let version = Version(deploymentTarget)
      guard version.components != nil else {
        throw Refusal(
          "--deployment-target must be a version such as 12.0, not '\(deploymentTarget)'.")
      }
      options.deploymentTarget = version
    }
    if let sdk = texts[.sdk] {
      guard let release = release(sdk, of: catalogue) else {
        throw Refusal(
          "--sdk must be a platform and a version such as \(sdkExample(of: catalogue)), not '\(sdk)'."
        )
      }
      options.sdk = release
    }
    if let distribution = texts[.distribution] {
      let known = catalogue.statedDistributions
      guard let match = known.first(where: { $0.id == distribution }) else {
        throw known.isEmpty
          ? Refusal("The catalogue names no distributions.")
          : Refusal("No distribution is named", distribution, known: known.map { $0.id })
      }
      options.distribution = match
    }
    if let extensionPoint = texts[.extensionPoint] {
      guard catalogue.extensionPoint(extensionPoint) != nil else {
        throw Refusal(
          "No extension point is named", extensionPoint,
          known: catalogue.extensionPoints.map { $0.id })
      }
      options.extensionPoint = extensionPoint
    }
    if let profile = texts[.profile] {
      guard let match = CheckOptions.Profile(rawValue: profile) else {
        throw Refusal("--profile must be source or built, not '\(profile)'.")
      }
      options.profile = match
    }
    if let date = texts[.date] {
      guard RuleSchedule.isDay(date) else {
        throw Refusal("--date must be a day such as 2027-05-01, not '\(date)'.")
      }
      options.date = date
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
