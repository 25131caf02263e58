import KeyModel
import Markup

/// The forms in which people write a key: in the file itself, as a build setting, and in the files of other tools.
extension KeyPage {
  /// The file from the root down to this key, with the example as its value; nothing to copy of a key that no one
  /// should write.
  func nesting() -> [Block] {
    guard key.avoid == nil else { return [] }
    let sample = catalogue.example(of: key)
    let nested = catalogue.listing(of: key, value: sample)
    let languages = builder.context.codeLanguages(of: document)
    let others = [buildSettings(of: nested)].compactMap(\.self) + embedded(nested)
    return [languages.block(of: nested, others: others, words)]
      + builder.context.linkToCheck(document) + otherExamples()
  }

  /// The other values that are examples: in a line, or what is longer to be opened.
  private func otherExamples() -> [Block] {
    guard !key.otherExamples.isEmpty else { return [] }
    let texts = key.otherExamples.map { $0.plainText(in: document.format) }
    let areShort = texts.allSatisfy { text in
      text.map { !$0.isEmpty && $0.utf8.count <= Self.longestText && !$0.contains("\n") } ?? false
    }
    guard !areShort else {
      return [.row(label: words[.otherExamples], texts.map { [.code($0 ?? "")] })]
    }
    let languages = builder.context.codeLanguages(of: document)
    let listings = key.otherExamples.enumerated().map { index, value in
      languages.block(of: value, id: "example-\(index + 2)", words)
    }
    return [.details(Details(words[.otherExamples]), listings)]
  }

  private static let longestText = 60

  /// The lines of a file of build settings for the key and its neighbours; nil if the key's value has more than one line.
  private func buildSettings(of listing: PropertyListValue) -> Listing? {
    guard let own = key.buildSetting, !builder.context.sharedSettings.contains(own),
      case .dictionary(let entries) = listing
    else { return nil }
    var lines: [String] = []
    for entry in entries {
      let root = catalogue.path(PropertyPath([.name(entry.key)]), from: document.id)
      guard let setting = catalogue[root]?.buildSetting, let value = entry.value.settingText else {
        if root == key.path { return nil }
        continue
      }
      lines.append("\(setting) = \(value)\n")
    }
    return Listing(words[.buildSetting], language: nil, lines.joined())
  }

  /// A short listing of a key at the root, in the files of tools that contain such documents, one file of each tool.
  private func embedded(_ listing: PropertyListValue) -> [Listing] {
    guard key.path.components.count == 1, listing.isJSON,
      listing.yaml.utf8.count(where: { $0 == UInt8(ascii: "\n") }) <= Self.mostLines
    else { return [] }
    var tools: Set<String> = []
    return document.embeddings.compactMap { embedding -> Listing? in
      guard embedding.platform.map(isForPlatform) ?? true, isFor(embedding.bundleKind),
        !embedding.ownKeys.contains(key.name), embedding.expandsMacros || !listing.hasMacros,
        tools.insert(embedding.tool).inserted
      else { return nil }
      func nested(_ value: PropertyListValue, in path: PropertyPath) -> PropertyListValue {
        value.nested(at: path) { _ in Self.anyName }
      }
      let holder = embedding.path.parent ?? .root
      let whole = PropertyListValue.merging([
        nested(embedding.companions, in: holder), nested(listing, in: embedding.path),
      ])
      let language: CodeLanguage = embedding.file.hasSuffix(".json") ? .json : .yaml
      return Listing(embedding.tool, language: language.rawValue, language.text(of: whole))
    }
  }

  private static let mostLines = 8
  /// A name that people replace.
  private static let anyName = "Name"

  private func isFor(_ bundleKind: String?) -> Bool {
    bundleKind == nil || key.bundleKinds.isEmpty
      || key.bundleKinds.contains { $0.name == bundleKind }
  }

  /// Whether the key is for every product of a platform, as far as the catalogue knows.
  private func isForPlatform(_ platform: Platform) -> Bool {
    key.statements.isEmpty
      || key.statement(on: platform).map { $0.isAvailable && $0.note == nil } ?? false
  }
}

extension PropertyListValue {
  /// Whether a text names a setting of a build: `$(NAME)`.
  fileprivate var hasMacros: Bool {
    switch self {
    case .string(let text): text.contains("$(")
    case .array(let elements): elements.contains(where: \.hasMacros)
    case .dictionary(let entries): entries.contains { $0.value.hasMacros }
    default: false
    }
  }

  /// The value on a line of build settings; nil for a collection and what such a line cannot say.
  fileprivate var settingText: String? {
    switch self {
    case .string(let text): text.contains("\n") || text.contains("//") ? nil : text
    case .boolean(let flag): flag ? "YES" : "NO"
    case .integer(let number): String(number)
    default: nil
    }
  }
}
