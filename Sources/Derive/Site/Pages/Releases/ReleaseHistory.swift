import KeyModel

/// The keys that each release of a platform added and ended, from one pass over the catalogue.
struct ReleaseHistory {
  var platform: Platform
  /// All registered releases, in order.
  var versions: [Version]
  /// The keys that the platform has, by their indexes in the catalogue.
  var keys: [Int] = []
  /// In order, those without changes left out.
  var releases: [Release] = []

  /// The changes of one release: additions first, then ends.
  struct Release {
    var version: Version
    var changes: [Change] = []

    /// The keys of some kinds of change, each once, by their indexes in the catalogue.
    func keys(_ kinds: Kind...) -> [Int] {
      indexes(kinds) { if case .key(let index) = $0 { index } else { nil } }
    }

    /// The extension points of some kinds of change, each once, by their indexes in the catalogue.
    func points(_ kinds: Kind...) -> [Int] {
      indexes(kinds) { if case .point(let index) = $0 { index } else { nil } }
    }

    private func indexes(_ kinds: [Kind], _ index: (Subject) -> Int?) -> [Int] {
      var seen: Set<Int> = []
      return changes.compactMap { change in
        guard kinds.contains(change.kind), let index = index(change.subject),
          seen.insert(index).inserted
        else { return nil }
        return index
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

  /// An index in the catalogue's list of keys, or of extension points.
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

  /// The history of one kind of file. Extension points are declared in the first one.
  func part(_ document: DocumentKind, of catalogue: Catalogue) -> ReleaseHistory {
    func isOfKey(_ index: Int) -> Bool {
      catalogue.document(of: catalogue.keys[index].path).id == document.id
    }
    var part = self
    part.keys = keys.filter(isOfKey)
    part.releases = releases.compactMap { release in
      var release = release
      release.changes.removeAll { change in
        switch change.subject {
        case .key(let index): !isOfKey(index)
        case .point: document.id != catalogue.document.id
        }
      }
      return release.changes.isEmpty ? nil : release
    }
    return part
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
    for index in catalogue.keys.indices {
      guard let statement = catalogue.keys[index].statement(on: line.platform) else { continue }
      if statement.isAvailable { keys.append(index) }
      note(statement, .newKey, .key(index))
    }
    for (index, point) in catalogue.extensionPoints.enumerated() {
      for statement in point.availability where statement.platform == line.platform {
        note(statement, .newPoint, .point(index))
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
