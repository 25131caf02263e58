import Diagnostics
import KeyModel

extension PropertyListSchema {
  /// Why the statements rule something out on the profile's platform, in one sentence, or nil where
  /// they do not, or it is not known.
  func objection(to statements: [AvailabilityStatement]) -> String? {
    guard let platform = profile.platform,
      let statement = statements.first(where: { $0.platform == platform })
    else { return nil }
    guard statement.isAvailable else { return "Not available on \(platform)." }
    let newest = catalogue.releases.versions(of: platform)?.last
    guard let version = profile.minimumVersion ?? newest else { return nil }
    if case .version(let introduced) = statement.introduced, version < introduced {
      return "Not available in \(platform) \(version): introduced in \(platform) \(introduced)."
    }
    guard statement.removed != nil || statement.ignored != nil || statement.deprecated != nil else {
      return nil
    }
    let ends: [(String, Moment?)] = [
      ("Removed", statement.removed), ("Ignored", statement.ignored),
      ("Deprecated", statement.deprecated),
    ]
    for (word, moment) in ends {
      switch moment {
      case .version(let end), .atMost(let end):
        if !(version < end) { return "\(word) since \(platform) \(end)." }
      case .unknown:
        // It happened by the newest release; whether it happened before an earlier one is unknown.
        if let newest, !(version < newest) { return "\(word) on \(platform)." }
      case nil: break
      }
    }
    return nil
  }
}
