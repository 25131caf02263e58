package import KeyModel
import Text

extension StatedOptions {
  /// The options that may matter for what a code is about, the fewest first: the first way of distribution that refuses a
  /// product for it, the first platform of that way, that a build has finished the file, and releases that its rules ask for.
  package static func all(for code: RejectionCode, with rules: [Rule], in catalogue: Catalogue)
    -> [StatedOptions]
  {
    let way = catalogue.distributions.first { code.refusedBy.contains($0.id) }
    let platform = (way?.platforms ?? catalogue.releases.platforms).first
    let (kits, targets) = releases(in: rules.flatMap { $0.condition.leaves }, of: catalogue)
    var all: [StatedOptions] = []
    for profile in [nil, CheckOptions.Profile.built] {
      for platform in [nil, platform].uniqued {
        for way in [nil, way].uniqued {
          var options = StatedOptions()
          options.texts[.platform] = platform?.schemaName
          options.texts[.distribution] = way?.id
          options.texts[.profile] = profile?.rawValue
          all.append(options)
          for kit in kits {
            all.append(options)
            all[all.count - 1].texts[.sdk] = kit.platform.schemaName + kit.version.text
          }
          for target in targets where target.platform == platform {
            all.append(options)
            all[all.count - 1].texts[.deploymentTarget] = target.version.text
          }
        }
      }
    }
    return (0...4).flatMap { count in all.filter { $0.texts.count == count } }
  }

  /// The releases of a kit and the oldest systems with which conditions hold.
  private static func releases(in conditions: [Condition], of catalogue: Catalogue)
    -> (kits: [Release], targets: [Release])
  {
    func meeting(_ limit: Condition.Limit, _ release: Release) -> Release? {
      switch limit {
      case .from: return release
      case .before:
        let versions = catalogue.releases.versions(of: release.platform) ?? []
        return versions.prefix { $0 != release.version }.last.map { Release(release.platform, $0) }
      }
    }
    var (kits, targets): ([Release], [Release]) = ([], [])
    for condition in conditions {
      switch condition {
      case .sdk(let limit, let releases): kits += releases.compactMap { meeting(limit, $0) }
      case .target(let limit, let releases): targets += releases.compactMap { meeting(limit, $0) }
      default: continue
      }
    }
    return (kits.uniqued, targets.uniqued)
  }

  /// The options that are texts with their values, in the order of all options.
  package var namedTexts: [(option: CheckOption, value: String)] {
    CheckOption.allCases.compactMap { option in texts[option].map { (option, $0) } }
  }

  /// The arguments with which a command line states them.
  package var arguments: [String] { namedTexts.flatMap { [$0.option.argument, $0.value] } }
}
