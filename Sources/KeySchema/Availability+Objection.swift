import Diagnostics
import KeyModel

/// Why statements rule something out on a platform.
struct Objection {
  /// One sentence.
  var sentence: String
  /// Whether it is only deprecated there, and works.
  var isDeprecation = false
}

extension PropertyListSchema {
  /// Why the statements rule something out on the profile's platform, or nil where they do not, or it is
  /// not known.
  func objection(to statements: [AvailabilityStatement]) -> Objection? {
    guard let platform = profile.platform,
      let statement = statements.first(where: { $0.platform == platform })
    else { return nil }
    guard statement.isAvailable else {
      return Objection(sentence: "Not available on \(platform).")
    }
    let newest = catalogue.releases.versions(of: platform)?.last
    guard let version = profile.minimumVersion ?? newest else { return nil }
    if case .version(let introduced) = statement.introduced, version < introduced {
      return Objection(
        sentence:
          "Not available in \(platform) \(version): introduced in \(platform) \(introduced).")
    }
    let ends: [(String, Moment?)] = [
      ("Removed", statement.removed), ("Ignored", statement.ignored),
      ("Deprecated", statement.deprecated),
    ]
    for (index, (word, moment)) in ends.enumerated() {
      let isDeprecation = index == ends.count - 1
      switch moment {
      case .version(let end), .atMost(let end):
        if !(version < end) {
          return Objection(
            sentence: "\(word) since \(platform) \(end).", isDeprecation: isDeprecation)
        }
      case .unknown:
        // It happened by the newest release; whether it happened before an earlier one is unknown.
        if let newest, !(version < newest) {
          return Objection(sentence: "\(word) on \(platform).", isDeprecation: isDeprecation)
        }
      case nil: break
      }
    }
    return nil
  }
}
