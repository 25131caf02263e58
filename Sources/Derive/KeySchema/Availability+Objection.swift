import Diagnostics
import KeyModel

/// The reason why a key or value does not work on a platform.
struct Objection {
  /// One sentence.
  var sentence: String
  /// Whether it is only deprecated and still works.
  var isDeprecation = false
}

extension PropertyListSchema {
  /// The reason why the statements exclude something on the profile's platform; nil if they don't, or if it
  /// is not known.
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
        // The change happened by the newest release; whether before an earlier one is unknown.
        if let newest, !(version < newest) {
          return Objection(sentence: "\(word) on \(platform).", isDeprecation: isDeprecation)
        }
      case nil: break
      }
    }
    return nil
  }
}
