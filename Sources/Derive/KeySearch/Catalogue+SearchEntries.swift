package import KeyModel
import Text

extension Catalogue {
  /// The search entries of all keys, extension points and groups. The closures return their pages.
  package func searchEntries(
    keyURL: @Sendable (Key) -> String, extensionPointURL: (ExtensionPoint) -> String,
    groupURL: (KeyGroup) -> String,
    codeURL: (RejectionCode) -> String = { _ in "" }
  ) -> [SearchEntry] {
    let titles = Dictionary(firstOf: groups.map { ($0.id, $0.title) })
    var entries = mapInParallel(keys) {
      entry(of: $0, group: titles[$0.group] ?? "", url: keyURL($0))
    }
    entries += extensionPoints.map { point in
      SearchEntry(
        .extensionPoint, point.name, title: point.id, labels: point.symbols, values: [point.id],
        summary: plain(point.summary), text: plain(point.discussion, namesKeys: false),
        url: extensionPointURL(point),
        traits: SearchTraits(
          platforms: point.platforms.map(\.name), extensionPoints: [point.id]),
        weight: weight(of: point))
    }
    entries += groups.map {
      SearchEntry(
        .group, $0.title, summary: plain($0.summary), url: groupURL($0),
        traits: SearchTraits(documents: documents(of: PropertyPath([], in: $0.document))),
        weight: SearchEntryKind.group.weight)
    }
    entries += codes.map { code in
      let keys = code.keys.compactMap { self[$0] }.map(keyURL)
      // A form that begins like another one is found by it.
      var starts: Set<String> = []
      let messages = code.messages.filter { message in
        starts.insert(message.firstWords(upTo: Self.lengthOfMessage / 2)).inserted
      }
      // A message about many keys tells nothing about any of them.
      let leads = keys.count > Self.keysOfMessage ? [] : [keys] + messages.map { _ in keys }
      return SearchEntry(
        .code, code.id, title: code.title,
        symbols: messages.map { $0.firstWords(upTo: Self.lengthOfMessage) }, leads: leads,
        summary: plain(code.summary),
        text: (code.messages + [plain(code.discussion, namesKeys: false)]).joined(separator: "\n"),
        url: codeURL(code), weight: weight(of: code))
    }
    entries += keys.flatMap { key in
      key.formerNames.map {
        SearchEntry(
          .formerName, $0, summary: "Renamed to \(key.displayName).", url: keyURL(key))
      }
    }
    return entries
  }

  private static let keysOfMessage = 3
  /// The end of a long message is found by its words.
  private static let lengthOfMessage = 90

  private func documents(of path: PropertyPath) -> [String] {
    hasSeveralDocuments ? [document(of: path).id] : []
  }

  /// The platforms on which the key works, in the catalogue's order.
  private func platforms(of key: Key) -> [String] {
    let names = key.statements.filter(\.isAvailable).map(\.platform.name)
    let known = releases.platforms.map(\.name).filter(names.contains)
    return known + names.filter { !known.contains($0) }.uniqued
  }

  private func entry(of key: Key, group: String, url: String) -> SearchEntry {
    let points = extensionPoints(of: key)
    // Another key's name would make this one answer for it.
    var text = [plain(key.discussion, namesKeys: false)]
    text += key.values.listed.map { plain($0.summary) }
    text.append(plain(key.consequence?.text ?? "", namesKeys: false))
    text += ancestors(of: key.path).map(\.displayName)
    // A key for every extension does not distinguish extensions.
    if case .only = key.extensionPoints { text += points.map { "\($0.name) \($0.id)" } }
    return SearchEntry(
      .key, key.displayName, path: readablePath(key.path).steps,
      title: key.title ?? "", labels: key.symbols + key.capabilities,
      symbols: [key.buildSetting].compactMap(\.self),
      values: key.values.listed.map(\.value.searchText), summary: plain(key.summary),
      text: text.joined(separator: "\n"), url: url,
      traits: SearchTraits(
        types: key.types.map(\.name),
        platforms: platforms(of: key),
        isDeprecated: key.isDeprecatedSomewhere, extensionPoints: points.map(\.id),
        documents: documents(of: key.path)),
      weight: weight(of: key))
  }
}

extension PropertyListValue {
  /// The value as a person would type it; empty for collections.
  fileprivate var searchText: String {
    switch self {
    case .string(let text), .date(let text), .data(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .array, .dictionary: ""
    }
  }
}
