import KeyModel
import Markup
import Text

/// Availability in words and tables.
struct AvailabilityText {
  var statements: [AvailabilityStatement]
  /// The source of statements that name none.
  var firstSource: Source.ID?
  var releases: ReleaseRegistry

  /// The statements in the order of the catalogue's platforms.
  private var ordered: [AvailabilityStatement] {
    let ranks = releases.ranks
    return statements.sorted { (ranks[$0.platform] ?? .max) < (ranks[$1.platform] ?? .max) }
  }

  /// `Deck 8.0+, Hull 1.2+`, with ends where there are some; nil if no source says anything.
  var since: [Inline]? {
    guard !statements.isEmpty else { return nil }
    var inlines: [Inline] = []
    for statement in ordered {
      if !inlines.isEmpty { inlines.append(.text(", ")) }
      inlines.append(.text(statement.phrase))
    }
    return inlines
  }

  /// Whether the row of platforms says all that there is to say.
  private var isInBadges: Bool {
    statements.allSatisfy { !$0.isOver && $0.note == nil }
  }

  /// The same as a row of platforms. An ended platform is struck out and named in words, so it needs no
  /// colour; empty if no source says anything.
  ///
  /// - Parameter mark: The mark of a source, which the row has unless there is a table.
  func badges(_ mark: (Source.ID?) -> [Inline] = { _ in [] }) -> [Block] {
    guard !statements.isEmpty else { return [] }
    let (ordered, badges) = (ordered, ordered.map(Self.badge))
    guard isInBadges else { return [.row(label: "Since", badges)] }
    let sources = ordered.map(source)
    return Set(sources).count == 1
      ? [.row(label: "Since", badges, mark: mark(sources[0]))]
      : [.row(label: "Since", zip(badges, sources).map { $0 + mark($1) })]
  }

  private func source(of statement: AvailabilityStatement) -> Source.ID? {
    statement.source ?? firstSource
  }

  private static func badge(_ statement: AvailabilityStatement) -> [Inline] {
    let name = statement.platform.name
    guard statement.isAvailable else {
      return [.strikethrough([.text(name)]), " ", .badge("Not available", style: "absent")]
    }
    let version =
      switch statement.introduced {
      case .version(let version): "\(version)+"
      case .atMost(let version): "\(version) or earlier"
      case .unknown: ""
      }
    let start: [Inline] = [.strong([.text(name)])] + (version.isEmpty ? [] : [.text(" " + version)])
    let ends: [(String, Moment?)] = [
      ("Deprecated", statement.deprecated), ("Ignored", statement.ignored),
      ("Removed", statement.removed),
    ]
    let over = ends.compactMap { word, moment -> Inline? in
      guard let moment else { return nil }
      let since = moment == .unknown ? "" : " since \(moment.text)"
      return .badge(word + since, style: word.lowercased())
    }
    return over.isEmpty ? start : [.strikethrough(start)] + over.flatMap { [" ", $0] }
  }

  /// All statements as a table with a row for each platform; empty where the row of platforms says the same.
  func table(_ caption: String, _ mark: (Source.ID?) -> [Inline]) -> [Block] {
    guard !isInBadges else { return [] }
    let hasDeprecated = statements.contains { $0.deprecated != nil }
    let hasIgnored = statements.contains { $0.ignored != nil }
    let hasRemoved = statements.contains { $0.removed != nil }
    let hasNote = statements.contains { $0.note != nil }
    var header = ["Platform", "Introduced"]
    if hasDeprecated { header.append("Deprecated") }
    if hasIgnored { header.append("Ignored from") }
    if hasRemoved { header.append("Removed") }
    if hasNote { header.append("Note") }
    let rows = ordered.map { statement in
      var row: [[Inline]] = [
        [.text(statement.platform.name)],
        [.text(statement.isAvailable ? Self.cell(statement.introduced) : "Not available")]
          + mark(source(of: statement)),
      ]
      if hasDeprecated { row.append(end(statement.deprecated, "Deprecated")) }
      if hasIgnored { row.append(end(statement.ignored, "Ignored")) }
      if hasRemoved { row.append(end(statement.removed, "Removed")) }
      if hasNote { row.append([.text(statement.note ?? "")]) }
      return row
    }
    return [.table(caption, header, rows: rows, style: "availability")]
  }

  static func cell(_ moment: Moment) -> String {
    switch moment {
    case .version(let version): version.text
    case .atMost(let version): "\(version) or earlier"
    case .unknown: "Yes, version unknown"
    }
  }

  private func end(_ moment: Moment?, _ word: String) -> [Inline] {
    guard let moment else { return ["–"] }
    let version = moment == .unknown ? "version unknown" : Self.cell(moment)
    return [.badge(version, style: word.lowercased())]
  }
}

extension AvailabilityText {
  init(of key: Key, in catalogue: Catalogue) {
    self.init(
      statements: key.statements, firstSource: key.sources.first?.id, releases: catalogue.releases)
  }

  init(of point: ExtensionPoint, in catalogue: Catalogue) {
    self.init(
      statements: point.availability, firstSource: point.sources.first?.id,
      releases: catalogue.releases)
  }

  init(of value: AllowedValue, in catalogue: Catalogue) {
    self.init(statements: value.availability, firstSource: nil, releases: catalogue.releases)
  }
}
