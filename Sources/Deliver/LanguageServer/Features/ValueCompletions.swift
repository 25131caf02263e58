import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  func values(of index: Int, _ typed: TypedText, _ format: PropertyListDocument.Format)
    -> [Completion]
  {
    let item = list.items[index]
    guard let piece = item.value, let holder = item.holder else { return [] }
    var typed = typed
    // A Boolean's tag is its value.
    if format == .xml, item.kind != .boolean {
      typed.range = piece.content
      if !piece.isClosed {
        typed.range =
          piece.content.lowerBound..<max(piece.content.lowerBound, typed.range.upperBound)
      }
      typed.opening = .none
      typed.isContent = true
    }
    return values(
      meanings[index], in: holder, typed, format, except: index,
      only: typed.isContent ? item.kind : nil)
  }

  /// - Parameters:
  ///   - index: The value that is being typed.
  ///   - kind: The kind of the existing tags; nil if there are none.
  func values(
    _ meaning: ItemMeaning, in holder: Int, _ typed: TypedText,
    _ format: PropertyListDocument.Format, except index: Int? = nil,
    only kind: EditedList.ValueKind? = nil
  ) -> [Completion] {
    guard let entry = meaning.choice ?? meaning.entry else { return [] }
    let writer = ValueWriter(
      typed: typed, format: format, layout: ListLayout(list, format),
      path: path(of: entry, at: holder))
    let types = (meaning.isElement ? entry.elementTypes : entry.key.types).filter { type in
      kind.map { type.isWritten(as: $0) } ?? true
    }
    var all: [Completion] = []
    if meaning.isElement || !entry.isArray {
      let present = meaning.isElement ? texts(in: holder, except: index) : []
      all += listed(entry, in: holder, types).filter {
        !present.contains($0.value.plainText ?? "")
      }.map { value in
        var completion = writer.completion(
          value.value, detail: value.value == entry.key.defaultValue ? "default" : nil)
        completion.isDeprecated = isDeprecated(value.availability)
        return completion
      }
    }
    let isListed = !all.isEmpty
    if types.contains(.boolean), !isListed {
      all += ([true, false] as [PropertyListValue]).map {
        writer.completion($0, detail: $0 == entry.key.defaultValue ? "default" : nil)
      }
    }
    if types.contains(.string) {
      all += settings(for: entry).map { writer.completion(.string($0), .buildSetting) }
    }
    guard kind == nil else { return all }
    for type in types where type != .boolean && !(isListed && type.isScalar) {
      let template =
        meaning.isElement && type.isScalar
        ? ValueTemplate.scalar(of: entry.key, as: type, nil)
        : meaning.isElement
          ? ValueTemplate(elementOf: entry, as: type)
          : ValueTemplate(of: entry, as: type)
      all.append(writer.completion(template, label: type.name, detail: type.phrase))
    }
    return all
  }

  /// The listed values that other keys of the same dictionary allow.
  private func listed(_ entry: KeyEntry, in holder: Int, _ types: [ValueType]) -> [AllowedValue] {
    let fitting = entry.key.values.listed.filter { value in
      types.contains { $0.accepts(value.value.type) }
    }
    let allowed = allowedTexts(entry, in: holder)
    let values = fitting.filter { value in
      allowed.map { $0.contains(value.value.plainText ?? "") } ?? true
    }
    let ranks = values.map { value in
      isDeprecated(value.availability) ? 2 : isUnavailable(value.availability) ? 1 : 0
    }
    return values.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { values[$0] }
  }

  /// The texts that the values of other keys allow; nil if they allow all.
  private func allowedTexts(_ entry: KeyEntry, in holder: Int) -> Set<String>? {
    let rules = entry.key.rules.compactMap { rule in
      if case .oneOf(let demand) = rule.demand,
        case .value(let other, let values, _) = rule.condition
      {
        (allowed: demand.values.compactMap(\.plainText), other: other, values: values)
      } else {
        nil
      }
    }
    guard !rules.isEmpty else { return nil }
    // The dictionary with the key; for an element, the one with the array.
    let dictionary =
      list.items[holder].kind == .array ? list.items[holder].holder : holder
    let siblings = list.children(of: dictionary).map { list.items[$0] }
    let holding = rules.filter { rule in
      siblings.contains { sibling in
        sibling.name == rule.other.name
          && list.text(of: sibling).map { text in rule.values.contains { $0.isWritten(as: text) } }
            == true
      }
    }
    guard !holding.isEmpty else { return nil }
    return holding.dropFirst().reduce(into: Set(holding[0].allowed)) {
      $0.formIntersection($1.allowed)
    }
  }

  private func texts(in holder: Int, except index: Int?) -> Set<String> {
    Set(
      list.children(of: holder).filter { $0 != index }.compactMap { list.text(of: list.items[$0]) })
  }

  /// The build settings that the catalogue mentions in a key's texts and examples, and the key's own.
  private func settings(for entry: KeyEntry) -> [String] {
    guard file.document.build != nil else { return [] }
    let key = entry.key
    var texts = [key.summary, key.discussion, key.defaultDescription ?? ""]
    texts += ([key.example, key.defaultValue] + key.otherExamples).compactMap { $0?.plainText }
    if let use = facts?.point?.uses.first(where: { $0.path == key.path }) {
      texts.append(use.sample?.plainText ?? "")
    }
    let own = key.buildSetting.map { ["$(\($0))"] } ?? []
    return (texts.flatMap { Placeholder.settings(in: $0) } + own).uniqued
  }
}

extension ValueType {
  /// Whether a value in such tags can have this type.
  fileprivate func isWritten(as kind: EditedList.ValueKind) -> Bool {
    switch self {
    case .string: kind == .string || kind == .unknown
    case .integer: kind == .integer
    case .real, .number: kind == .integer || kind == .real
    case .boolean: kind == .boolean
    case .date: kind == .date
    case .data: kind == .data
    case .dictionary: kind == .dictionary
    case .array: kind == .array
    case .null: kind == .unknown
    case .any: true
    }
  }
}

private struct ValueWriter {
  let typed: TypedText
  let format: PropertyListDocument.Format
  let layout: ListLayout
  let path: PropertyPath

  func completion(
    _ value: PropertyListValue, _ kind: CompletionKind = .value, detail: String? = nil
  ) -> Completion {
    var writer = TemplateWriter(format, layout)
    let text = typed.isContent ? writer.content(value) : writer.literal(value)
    writer.append(text)
    var label = value.plainText ?? ""
    if case .boolean(let flag) = value { label = String(flag) }
    return Completion(
      label: label, kind: kind, range: typed.range, snippet: writer.text.snippet,
      plainText: writer.text.plain, filterText: typed.filterText(text, label: label),
      detail: detail, path: path)
  }

  func completion(_ template: ValueTemplate, label: String, detail: String) -> Completion {
    var writer = TemplateWriter(format, layout)
    writer.write(template, indent: layout.indentation(at: typed.range.lowerBound))
    return Completion(
      label: label, kind: .value, range: typed.range, snippet: writer.text.snippet,
      plainText: writer.text.plain,
      filterText: typed.filterText(writer.text.plain, label: label),
      detail: detail == label ? nil : detail, path: path)
  }
}

extension Placeholder {
  /// The build settings in brackets that a text contains, each once: `$(NAME)`.
  fileprivate static func settings(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    return text.matches(of: /\$\([A-Za-z_][A-Za-z0-9_]*(?::[A-Za-z0-9_,=-]+)*\)/)
      .map { String($0.output) }.uniqued
  }
}
