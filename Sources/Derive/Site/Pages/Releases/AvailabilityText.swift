import KeyModel
import Markup
import Text

/// Availability in words and tables.
struct AvailabilityText {
  var statements: [AvailabilityStatement]
  /// The source of statements that name none.
  var firstSource: SourceReference?
  var releases: ReleaseRegistry
  var words: Words

  /// The statements in the order of the catalogue's platforms.
  private var ordered: [AvailabilityStatement] {
    let ranks = releases.ranks
    return statements.sorted { (ranks[$0.platform] ?? .max) < (ranks[$1.platform] ?? .max) }
  }

  /// `Deck 8.0+, Hull 1.2+`, with ends where there are some; nil if no source says anything.
  var since: [Inline]? {
    guard !statements.isEmpty else { return nil }
    return words.joined(ordered.map { [.text(words.phrase(of: $0))] })
  }

  /// Whether the row of platforms says all that there is to say.
  private var isInBadges: Bool {
    statements.allSatisfy { !$0.isOver && $0.note == nil }
  }

  /// The same as a row of platforms. An ended platform is struck out and named in words, so it needs no
  /// colour; empty if no source says anything.
  ///
  /// - Parameter mark: The mark of a source, which the row has unless there is a table.
  func badges(_ mark: (SourceReference?) -> [Inline] = { _ in [] }) -> [Block] {
    guard !statements.isEmpty else { return [] }
    let (ordered, badges) = (ordered, ordered.map(badge))
    guard isInBadges else { return [.row(label: words[.since], badges)] }
    let sources = ordered.map(source)
    return Set(sources).count == 1
      ? [.row(label: words[.since], badges, mark: mark(sources[0]))]
      : [.row(label: words[.since], zip(badges, sources).map { $0 + mark($1) })]
  }

  private func source(of statement: AvailabilityStatement) -> SourceReference? {
    statement.source ?? firstSource
  }

  private func badge(_ statement: AvailabilityStatement) -> [Inline] {
    let name = statement.platform.name
    guard statement.isAvailable else {
      return [.strikethrough([.text(name)]), " ", .badge(words[.notAvailable], style: "absent")]
    }
    let version =
      switch statement.introduced {
      case .version(let version): "\(version)+"
      case .atMost(let version): words(.orEarlier, ["version": version.text])
      case .unknown: ""
      }
    let start: [Inline] = [.strong([.text(name)])] + (version.isEmpty ? [] : [.text(" " + version)])
    let ends: [(style: String, word: Word, since: Word, moment: Moment?)] = [
      ("deprecated", .deprecated, .deprecatedSince, statement.deprecated),
      ("ignored", .ignored, .ignoredSince, statement.ignored),
      ("removed", .removed, .removedSince, statement.removed),
    ]
    let over = ends.compactMap { style, word, since, moment -> Inline? in
      guard let moment else { return nil }
      let text =
        moment == .unknown ? words[word] : words(since, ["version": moment.text])
      return .badge(text, style: style)
    }
    return over.isEmpty ? start : [.strikethrough(start)] + over.flatMap { [" ", $0] }
  }

  /// All statements as a table with a row for each platform; empty where the row of platforms says the same.
  func table(_ caption: String, _ mark: (SourceReference?) -> [Inline]) -> [Block] {
    guard !isInBadges else { return [] }
    let hasDeprecated = statements.contains { $0.deprecated != nil }
    let hasIgnored = statements.contains { $0.ignored != nil }
    let hasRemoved = statements.contains { $0.removed != nil }
    let hasNote = statements.contains { $0.note != nil }
    var header: [Word] = [.platform, .introduced]
    if hasDeprecated { header.append(.deprecated) }
    if hasIgnored { header.append(.ignoredFrom) }
    if hasRemoved { header.append(.removed) }
    if hasNote { header.append(.note) }
    let rows = ordered.map { statement in
      var row: [[Inline]] = [
        [.text(statement.platform.name)],
        [.text(statement.isAvailable ? words.cell(statement.introduced) : words[.notAvailable])]
          + mark(source(of: statement)),
      ]
      if hasDeprecated { row.append(end(statement.deprecated, "deprecated")) }
      if hasIgnored { row.append(end(statement.ignored, "ignored")) }
      if hasRemoved { row.append(end(statement.removed, "removed")) }
      if hasNote { row.append([.text(statement.note ?? "")]) }
      return row
    }
    return [.table(caption, header.map { words[$0] }, rows: rows, style: "availability")]
  }

  private func end(_ moment: Moment?, _ style: String) -> [Inline] {
    guard let moment else { return ["–"] }
    let version = moment == .unknown ? words[.versionUnknown] : words.cell(moment)
    return [.badge(version, style: style)]
  }
}

extension AvailabilityText {
  init(of key: Key, in catalogue: Catalogue, _ words: Words) {
    self.init(
      statements: key.statements, firstSource: key.sources.first, releases: catalogue.releases,
      words: words)
  }

  init(of point: ExtensionPoint, in catalogue: Catalogue, _ words: Words) {
    self.init(
      statements: point.availability, firstSource: point.sources.first,
      releases: catalogue.releases, words: words)
  }

  init(of value: AllowedValue, in catalogue: Catalogue, _ words: Words) {
    self.init(
      statements: value.availability, firstSource: nil, releases: catalogue.releases,
      words: words)
  }
}
