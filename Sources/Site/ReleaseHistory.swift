import KeyModel

/// What the releases of one platform brought and ended, from one pass over the catalogue.
struct ReleaseHistory {
  var platform: Platform
  /// Every release that is registered, in order.
  var versions: [Version]
  /// The keys that the platform has, each with what is said of it.
  var keys: [(key: Key, statement: AvailabilityStatement)] = []
  /// In order, those without changes left out.
  var releases: [Release] = []

  /// What one release changed: first what is new, then what is over.
  struct Release {
    var version: Version
    var changes: [Change] = []

    /// The keys of some kinds of change, each once.
    func keys(_ kinds: Kind...) -> [Key] {
      var seen: Set<PropertyPath> = []
      return changes.filter { kinds.contains($0.kind) }.compactMap { change in
        guard case .key(let key) = change.subject, seen.insert(key.path).inserted else {
          return nil
        }
        return key
      }
    }

    /// The extension points of some kinds of change, each once.
    func points(_ kinds: Kind...) -> [ExtensionPoint] {
      var seen: Set<ExtensionPoint.ID> = []
      return changes.filter { kinds.contains($0.kind) }.compactMap { change in
        guard case .point(let point) = change.subject, seen.insert(point.id).inserted else {
          return nil
        }
        return point
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

  enum Subject {
    case key(Key)
    case point(ExtensionPoint)
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
    for key in catalogue.keys {
      guard let statement = key.statements.first(where: { $0.platform == line.platform }) else {
        continue
      }
      if statement.isAvailable { keys.append((key, statement)) }
      note(statement, .newKey, .key(key))
    }
    for point in catalogue.extensionPoints {
      for statement in point.availability where statement.platform == line.platform {
        note(statement, .newPoint, .point(point))
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
