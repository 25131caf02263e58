import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  func keys(
    of holder: Int, except index: Int?, _ typed: TypedText, hasValue: Bool,
    _ format: PropertyListDocument.Format
  ) -> [Completion] {
    guard let level = meanings[holder].inside else { return [] }
    let present = Set(list.children(of: holder).filter { $0 != index }.map { list.items[$0].name })
    let layout = ListLayout(list, format)
    let indent = layout.indentation(at: typed.range.lowerBound)
    let next = list.bytes[typed.range.upperBound...].first { !$0.isWhiteSpace }
    let end = format == .json && next == UInt8(ascii: "\"") && !hasValue ? "," : ""
    let owner = meanings[holder].entry?.key.path ?? .root
    let needed = Set(level.required.map(\.key.name) + (facts?.requiredInside[owner] ?? []))
    let entries = level.names.compactMap { level.named[$0] }.filter {
      !present.contains($0.key.name)
    }
    let ranked = entries.map {
      (entry: $0, rank: rank(of: $0, isNeeded: needed.contains($0.key.name)))
    }
    .sorted { ($0.rank.rawValue, $0.entry.key.name) < ($1.rank.rawValue, $1.entry.key.name) }
    let anyName = level.wildcard.map { [($0, KeyRank.other)] } ?? []
    return (ranked.map { ($0.entry, $0.rank) } + anyName).map { entry, rank -> Completion in
      let isAnyName = entry === level.wildcard
      let name = isAnyName ? catalogue.exampleName(of: path(of: entry, at: holder)) : entry.key.name
      var writer = TemplateWriter(format, layout)
      writer.quotesKeys = typed.opening == .quote
      let written = writer.key(name)
      let type = entry.key.typePhrase
      if hasValue {
        writer.append(written)
      } else {
        writer.write(
          ValueTemplate.Member(
            name: name, isAnyName: isAnyName, value: ValueTemplate(of: entry)),
          indent: indent)
      }
      writer.append(end)
      return Completion(
        label: isAnyName ? entry.key.displayName : name, kind: .key, range: typed.range,
        snippet: writer.text.snippet, plainText: writer.text.plain,
        filterText: typed.filterText(written, label: name),
        detail: rank == .needed ? type + ", required" : type,
        isDeprecated: rank == .deprecated, path: path(of: entry, at: holder))
    }
  }

}

/// The likelihood that a key is wanted, the most likely first.
enum KeyRank: Int {
  case needed, ofPoint, other, ofOtherPoint, unavailable, deprecated
}

extension ListInEditor {
  func rank(of entry: KeyEntry, isNeeded: Bool) -> KeyRank {
    let key = entry.key
    if isDeprecated(key.statements) { return .deprecated }
    if isNeeded { return .needed }
    if isUnavailable(key.statements) { return .unavailable }
    guard let facts, let point = facts.point else { return .other }
    let isUsed = facts.used.contains { $0 == key.path || key.path.isAncestor(of: $0) }
    if isUsed || entry.points?.contains(point.id) == true { return .ofPoint }
    return entry.points == nil ? .other : .ofOtherPoint
  }

  /// Whether the list's platform has deprecated, ignored or removed something; if it is unknown, every platform.
  func isDeprecated(_ statements: [AvailabilityStatement]) -> Bool {
    if let platform = facts?.platform,
      let statement = statements.first(where: { $0.platform == platform })
    {
      return statement.isOver
    }
    let available = statements.filter(\.isAvailable)
    return !available.isEmpty && available.allSatisfy(\.isOver)
  }

  /// Whether the list's platform lacks something.
  func isUnavailable(_ statements: [AvailabilityStatement]) -> Bool {
    guard let platform = facts?.platform, !statements.isEmpty else { return false }
    return statements.first { $0.platform == platform }?.isAvailable != true
  }
}
