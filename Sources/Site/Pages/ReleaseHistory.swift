import KeyModel

/// What the releases of one platform brought and ended, from one pass over the catalogue.
struct ReleaseHistory {
  var platform: Platform
  /// Every release that is registered, in order.
  var versions: [Version]
  /// The keys that the platform has, by their places in the catalogue.
  var keys: [Int] = []
  /// In order, those without changes left out.
  var releases: [Release] = []

  /// What one release changed: first what is new, then what is over.
  struct Release {
    var version: Version
    var changes: [Change] = []

    /// The keys of some kinds of change, each once, by their places in the catalogue.
    func keys(_ kinds: Kind...) -> [Int] {
      places(kinds) { if case .key(let place) = $0 { place } else { nil } }
    }

    /// The extension points of some kinds of change, each once, by their places in the catalogue.
    func points(_ kinds: Kind...) -> [Int] {
      places(kinds) { if case .point(let place) = $0 { place } else { nil } }
    }

    private func places(_ kinds: [Kind], _ place: (Subject) -> Int?) -> [Int] {
      var seen: Set<Int> = []
      return changes.compactMap { change in
        guard kinds.contains(change.kind), let place = place(change.subject),
          seen.insert(place).inserted
        else { return nil }
        return place
      }
    }
  }

  struct Change {
    var kind: Kind
    var subject: Subject
  }

  enum Kind: String, CaseIterable {
    case newKey = "New key"
    case newPoint = "New extension point"
    case deprecated = "Deprecated"
    case ignored = "Ignored"
    case removed = "Removed"
  }

  /// A place in the catalogue's list of keys, or of extension points.
  ///
  /// A large catalogue has many times as many changes as keys, too many to hold a copy in each.
  enum Subject {
    case key(Int)
    case point(Int)
  }

  /// The history of each platform that a catalogue registers, in its order.
  static func all(of catalogue: Catalogue) -> [ReleaseHistory] {
    catalogue.releases.lines.map { ReleaseHistory($0, in: catalogue) }
  }

  init(_ line: ReleaseRegistry.Line, in catalogue: Catalogue) {
    platform = line.platform
    versions = line.versions
    var changes: [Version: [Change]] = [:]
    // A release counts only where a source names it exactly.
    func note(_ moment: Moment?, _ kind: Kind, _ subject: Subject) {
      guard case .version(let version) = moment else { return }
      changes[version, default: []].append(Change(kind: kind, subject: subject))
    }
    func note(_ statement: AvailabilityStatement, _ kind: Kind, _ subject: Subject) {
      note(statement.introduced, kind, subject)
      note(statement.deprecated, .deprecated, subject)
      note(statement.ignored, .ignored, subject)
      note(statement.removed, .removed, subject)
    }
    for place in catalogue.keys.indices {
      guard let statement = catalogue.keys[place].statement(on: line.platform) else { continue }
      if statement.isAvailable { keys.append(place) }
      note(statement, .newKey, .key(place))
    }
    for (place, point) in catalogue.extensionPoints.enumerated() {
      for statement in point.availability where statement.platform == line.platform {
        note(statement, .newPoint, .point(place))
      }
    }
    releases = versions.compactMap { version in
      guard let found = changes[version] else { return nil }
      return Release(
        version: version,
        changes: Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } })
    }
  }
}
