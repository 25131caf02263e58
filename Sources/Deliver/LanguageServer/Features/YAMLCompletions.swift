import KeyModel
import KeyValidation

extension ListInEditor {
  /// The completions of a word in YAML, for a list that was read with `YAMLTyping.mark` in its place.
  func completions(of typing: YAMLTyping) -> [Completion] {
    let index = list.items.indices.first { index in
      switch typing.role {
      case .start, .key: list.items[index].name == YAMLTyping.mark
      case .value: list.text(of: list.items[index]) == YAMLTyping.mark
      }
    }
    guard let index, let holder = list.items[index].holder else { return [] }
    if typing.role == .value { return values(meanings[index], typing, at: index) }
    // Elements that aren't dictionaries.
    if typing.role == .start, let array = list.items[holder].holder,
      list.items[array].kind == .array, meanings[holder].isElement,
      meanings[holder].entry?.elementTypes.contains(.dictionary) == false
    {
      return values(meanings[holder], typing, at: holder)
    }
    return keys(of: holder, except: index, typing)
  }

  private func keys(of holder: Int, except index: Int, _ typing: YAMLTyping) -> [Completion] {
    guard let level = meanings[holder].inside else { return [] }
    let present = Set(list.children(of: holder).filter { $0 != index }.map { list.items[$0].name })
    let needed = Set(level.required.map(\.key.name))
    let entries = level.names.compactMap { level.named[$0] }
      .filter { !present.contains($0.key.name) }
      .map { (entry: $0, rank: rank(of: $0, isNeeded: needed.contains($0.key.name))) }
      .sorted { ($0.rank.rawValue, $0.entry.key.name) < ($1.rank.rawValue, $1.entry.key.name) }
    return entries.map { entry, rank in
      var text = SnippetText()
      text.append(Self.yamlText(entry.key.name))
      if typing.role == .start { appendValue(of: entry, typing, to: &text) }
      let type = entry.key.typePhrase
      return Completion(
        label: entry.key.name, kind: .key, range: typing.range, snippet: text.snippet,
        plainText: text.plain, filterText: entry.key.name,
        detail: rank == .needed ? type + ", required" : type,
        isDeprecated: rank == .deprecated, path: path(of: entry, at: holder))
    }
  }

  /// The start of a value: the only one, a new line for a dictionary or an array, or a space.
  private func appendValue(of entry: KeyEntry, _ typing: YAMLTyping, to text: inout SnippetText) {
    let layout = ListLayout(list, .yaml)
    let inner = layout.lineEnd + String(repeating: " ", count: typing.column) + layout.unit
    let listed = entry.key.values.listed
    if listed.count == 1, entry.key.values.isClosed, let only = Self.yamlText(listed[0].value) {
      return text.append(": " + only)
    }
    switch entry.key.types.first {
    case .dictionary?:
      text.append(":" + inner)
    case .array?:
      text.append(":" + inner + "- ")
    default:
      text.append(": ")
    }
    text.appendStop("")
  }

  private func values(_ meaning: ItemMeaning, _ typing: YAMLTyping, at item: Int) -> [Completion] {
    guard let entry = meaning.choice ?? meaning.entry else { return [] }
    let types = meaning.isElement ? entry.elementTypes : entry.key.types
    var values = entry.key.values.listed.filter { value in
      types.contains { $0.accepts(value.value.type) }
    }.map { (value: $0.value, isDeprecated: isDeprecated($0.availability)) }
    if values.isEmpty, types.contains(.boolean) { values = [(true, false), (false, false)] }
    return values.compactMap { value, isDeprecated in
      guard let written = Self.yamlText(value) else { return nil }
      var text = SnippetText()
      text.append(written)
      return Completion(
        label: value.plainText(in: .yaml) ?? written, kind: .value, range: typing.range,
        snippet: text.snippet, plainText: text.plain, filterText: written,
        detail: value == entry.key.defaultValue ? "default" : nil, isDeprecated: isDeprecated,
        path: path(of: entry, at: item))
    }
  }

  /// A scalar in YAML; nil for a collection.
  private static func yamlText(_ value: PropertyListValue) -> String? {
    if case .string(let text) = value { return yamlText(text) }
    return value.plainText(in: .yaml)
  }

  /// A text in YAML: in quotes if it could be anything else.
  private static func yamlText(_ text: String) -> String {
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let isPlain =
      text.utf8.first?.isLetter == true && !words.contains(text.lowercased())
      && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_-./".utf8.contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
