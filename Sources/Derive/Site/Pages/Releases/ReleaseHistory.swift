import KeyModel
import Text

/// The keys that each release of a platform added and ended, from one pass over the catalogue.
struct ReleaseHistory: Sendable {
  var platform: Platform
  /// All registered releases, in order.
  var versions: [Version]
  /// The keys that the platform has, by their indexes in the catalogue.
  var keys: [Int] = []
  /// In order, those without changes left out.
  var releases: [Release] = []

  /// The changes of one release: additions first, then ends.
  struct Release: Hashable, Sendable {
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

  /// The releases whose versions begin with the same number, in order.
  struct Major: Hashable, Sendable {
    var name: String
    var releases: [Release]

    /// The number of its changes.
    var changes: Int { releases.reduce(0) { $0 + $1.changes.count } }

    /// The rows of its page, in order.
    var rows: [Row] {
      releases.flatMap { release in
        // A key that is both deprecated and removed is named once.
        var over: Set<Subject> = []
        return release.changes.filter { $0.kind.isNew || over.insert($0.subject).inserted }
          .map { Row(version: release.version, change: $0) }
      }
    }

    /// The name of the major release that a version is of: `17` of `17.4`.
    static func name(of version: Version) -> String {
      version.components?.first.map { "\($0)" } ?? version.text
    }
  }

  /// The major releases, in order.
  var majors: [Major] {
    var majors: [Major] = []
    for release in releases {
      let name = Major.name(of: release.version)
      if majors.last?.name != name { majors.append(Major(name: name, releases: [])) }
      majors[majors.count - 1].releases.append(release)
    }
    return majors
  }

  /// The major releases that have their own pages: those with many changes and the newest, unless the platform's
  /// page is short itself. The others are on that page alone.
  var majorsWithPages: [Major] {
    let majors = majors
    guard majors.reduce(0, { $0 + $1.changes }) > Self.fullPage else { return [] }
    return majors.indices.filter {
      majors[$0].changes >= Self.fullPage || $0 == majors.count - 1
    }.map { majors[$0] }
  }

  /// Whether the tables of all releases would be more than a page can hold. The releases' own pages have them.
  var isTooLong: Bool {
    // Rows of names alone are half as long as those of other lists.
    keys.count + releases.reduce(0) { $0 + $1.changes.count } > 2 * LongList.mostRows
  }

  /// The parts of the platform's page, the newest release first.
  var partsOfPage: [ArraySlice<Release>] {
    LongList.divided(releases.reversed(), rows: rowsOnPage)
  }

  /// The number of rows that a release has on the platform's page.
  var rowsOnPage: (Release) -> Int {
    // A list that fits is not divided, because a script compares two of the releases on a page.
    isTooLong ? { 2 + min($0.changes.count, Self.fullPage) } : { _ in 0 }
  }

  /// The number of changes that make a page worth opening.
  private static let fullPage = 25

  struct Change: Hashable, Sendable {
    var kind: Kind
    var subject: Subject
  }

  enum Kind: String, CaseIterable, Sendable {
    case newKey, newPoint, deprecated, ignored, removed

    var isNew: Bool { self == .newKey || self == .newPoint }
  }

  /// A change in a list of those of several releases.
  struct Row: Sendable {
    var version: Version
    var change: Change
  }

  /// An index in the catalogue's list of keys, or of extension points.
  ///
  /// A large catalogue has many times as many changes as keys, too many to hold a copy in each.
  enum Subject: Hashable, Sendable {
    case key(Int)
    case point(Int)
  }

  /// The history of each platform that a catalogue registers, in its order.
  static func all(of catalogue: Catalogue) -> [ReleaseHistory] {
    catalogue.releases.lines.map { ReleaseHistory($0, in: catalogue) }
  }

  /// The changes of each kind of file. Extension points are declared in the first one.
  func parts(_ documents: [DocumentKind], of catalogue: Catalogue) -> [ReleaseHistory] {
    func document(of change: Change) -> DocumentKind.ID {
      switch change.subject {
      case .key(let index): catalogue.document(of: catalogue.keys[index].path).id
      case .point: catalogue.document.id
      }
    }
    guard !documents.isEmpty else { return [] }
    var parts: [DocumentKind.ID: [Release]] = [:]
    for release in releases {
      for (id, changes) in Dictionary(grouping: release.changes, by: document) {
        parts[id, default: []].append(Release(version: release.version, changes: changes))
      }
    }
    return documents.map { document in
      changed(self) { ($0.keys, $0.releases) = ([], parts[document.id] ?? []) }
    }
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
