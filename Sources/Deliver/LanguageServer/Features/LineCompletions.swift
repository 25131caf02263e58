import KeyModel
import KeyValidation

extension ListInEditor {
  /// The completions of a word in YAML or TOML, for a list that was read with `LineTyping.mark` in its place.
  func completions(of typing: LineTyping) -> [Completion] {
    let index = list.items.indices.first { index in
      switch typing.role {
      case .start, .key, .header: list.items[index].name == LineTyping.mark
      case .value: list.text(of: list.items[index]) == LineTyping.mark
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

  private func keys(of holder: Int, except index: Int, _ typing: LineTyping) -> [Completion] {
    guard let level = meanings[holder].inside else { return [] }
    let children = list.children(of: holder).filter { $0 != index }
    // A header may lead to a table that has keys, and add an element to an array.
    let present = Set(
      children.filter { typing.role != .header || !list.items[$0].kind.isContainer }
        .map { list.items[$0].name })
    let needed = Set(level.required.map(\.key.name))
    let entries = level.names.compactMap { level.named[$0] }
      .filter { !present.contains($0.key.name) && (typing.role != .header || $0.isTable) }
      .map { (entry: $0, rank: rank(of: $0, isNeeded: needed.contains($0.key.name))) }
      .sorted { ($0.rank.rawValue, $0.entry.key.name) < ($1.rank.rawValue, $1.entry.key.name) }
    return entries.map { entry, rank in
      var text = SnippetText()
      text.append(typing.syntax.text(ofKey: entry.key.name))
      if typing.role == .start { appendValue(of: entry, typing, to: &text) }
      let type = entry.key.typePhrase
      return Completion(
        label: entry.key.name, kind: .key, range: typing.range, snippet: text.snippet,
        plainText: text.plain, filterText: entry.key.name,
        detail: rank == .needed ? type + ", required" : type,
        isDeprecated: rank == .deprecated, path: path(of: entry, at: holder))
    }
  }

  /// The start of a value: the only one, or what the type begins with.
  private func appendValue(of entry: KeyEntry, _ typing: LineTyping, to text: inout SnippetText) {
    let sign = typing.syntax == .yaml ? ": " : " = "
    let listed = entry.key.values.listed
    if listed.count == 1, entry.key.values.isClosed, let only = typing.syntax.text(listed[0].value)
    {
      return text.append(sign + only)
    }
    switch (typing.syntax, entry.key.types.first) {
    case (.yaml, .dictionary?), (.yaml, .array?):
      let layout = ListLayout(list, .yaml)
      text.append(
        ":" + layout.lineEnd + String(repeating: " ", count: typing.column) + layout.unit)
      if entry.isArray { text.append("- ") }
      text.appendStop("")
    case (.toml, .dictionary?): append("{ ", " }", sign, to: &text)
    case (.toml, .array?): append("[", "]", sign, to: &text)
    case (.toml, .string?) where listed.isEmpty: append("\"", "\"", sign, to: &text)
    default:
      text.append(sign)
      text.appendStop("")
    }
  }

  private func append(_ open: String, _ close: String, _ sign: String, to text: inout SnippetText) {
    text.append(sign + open)
    text.appendStop("")
    text.append(close)
  }

  private func values(_ meaning: ItemMeaning, _ typing: LineTyping, at item: Int) -> [Completion] {
    guard let entry = meaning.choice ?? meaning.entry else { return [] }
    let types = meaning.isElement ? entry.elementTypes : entry.key.types
    var values = entry.key.values.listed.filter { value in
      types.contains { $0.accepts(value.value.type) }
    }.map { (value: $0.value, isDeprecated: isDeprecated($0.availability)) }
    if values.isEmpty, types.contains(.boolean) { values = [(true, false), (false, false)] }
    return values.compactMap { value, isDeprecated in
      guard let written = typing.syntax.text(value) else { return nil }
      var text = SnippetText()
      text.append(written)
      return Completion(
        label: value.plainText(in: .yaml) ?? written, kind: .value, range: typing.range,
        snippet: text.snippet, plainText: text.plain, filterText: written,
        detail: value == entry.key.defaultValue ? "default" : nil, isDeprecated: isDeprecated,
        path: path(of: entry, at: item))
    }
  }
}

extension KeyEntry {
  /// Whether a header can define it: a dictionary, or an array of these.
  fileprivate var isTable: Bool {
    key.types.contains(.dictionary) || elementTypes.contains(.dictionary)
  }
}

extension LineTyping.Syntax {
  /// A scalar; nil for a collection.
  fileprivate func text(_ value: PropertyListValue) -> String? {
    switch (self, value) {
    case (_, .array), (_, .dictionary): nil
    case (.yaml, .string(let text)): Self.yaml(text)
    case (.yaml, _): value.plainText(in: .yaml)
    case (.toml, .null): nil
    case (.toml, _): value.tomlValue()
    }
  }

  fileprivate func text(ofKey name: String) -> String {
    self == .yaml ? Self.yaml(name) : PropertyListValue.tomlKey(name)
  }

  /// A text in YAML: in quotes if it could be anything else.
  private static func yaml(_ text: String) -> String {
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let isPlain =
      text.utf8.first?.isLetter == true && !words.contains(text.lowercased())
      && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_-./".utf8.contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
