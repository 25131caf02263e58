/// The kind of a search entry: results show it, and `kind:` filters by it.
package struct SearchEntryKind: RawRepresentable, Hashable, Sendable {
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let key = SearchEntryKind(rawValue: "key")
  package static let extensionPoint = SearchEntryKind(rawValue: "extension point")
  /// The name that a key had before.
  package static let formerName = SearchEntryKind(rawValue: "former name")
  package static let group = SearchEntryKind(rawValue: "group")
  package static let guide = SearchEntryKind(rawValue: "guide")
  package static let api = SearchEntryKind(rawValue: "api")
  package static let code = SearchEntryKind(rawValue: "code")
  package static let finding = SearchEntryKind(rawValue: "finding")
  package static let list = SearchEntryKind(rawValue: "list")

  /// The names of kinds that results call differently.
  static let titles: [(kind: SearchEntryKind, title: String)] = [(.api, "API"), (.list, "page")]

  package var title: String { Self.titles.first { $0.kind == self }?.title ?? rawValue }
}

/// An entry that search can find: a key, an extension point, or another page of a site.
package struct SearchEntry: Hashable, Sendable {
  package var kind: SearchEntryKind
  /// The name in results: a key's own name, a page's title.
  package var name: String
  /// The key's full path as text; empty for other kinds.
  package var path: String
  /// A readable name of a key or a code, or empty.
  package var title: String
  /// Other names that mean the same: constants in code, headings.
  package var labels: [String]
  /// Names of tools and printed messages that lead to the entry. They match as they are written, not by words.
  package var symbols: [String]
  /// The addresses of the keys that the name, each label and each symbol finds as well.
  package var leads: [[String]]
  /// The strings a key may have as its value, the identifier of an extension point.
  package var values: [String]
  /// One sentence of plain text.
  package var summary: String
  /// More text to search, which results don't show.
  package var text: String
  /// The path of the entry's page in the site.
  package var url: String
  package var traits: SearchTraits
  /// How usual the entry is, from 0 to `SearchEntry.mostWeight`: what people mostly mean comes first.
  package var weight: Int

  package init(
    _ kind: SearchEntryKind, _ name: String, path: String = "", title: String = "",
    labels: [String] = [], symbols: [String] = [], leads: [[String]] = [], values: [String] = [],
    summary: String = "",
    text: String = "", url: String,
    traits: SearchTraits = SearchTraits(), weight: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.title = title
    self.labels = labels
    self.symbols = symbols
    self.leads = leads
    self.values = values
    self.summary = summary
    self.text = text
    self.url = url
    self.traits = traits
    self.weight = min(max(weight, 0), Self.mostWeight)
  }

  /// One digit in the index.
  package static let mostWeight = 35
}

/// The properties that the filters `type:`, `platform:`, `deprecated:`, `point:` and `document:` test.
package struct SearchTraits: Hashable, Sendable {
  package var types: [String]
  package var platforms: [String]
  package var isDeprecated: Bool
  /// Identifiers of the extension points that a key serves.
  package var extensionPoints: [String]
  /// The id of a key's document, if the catalogue has several.
  package var documents: [String]

  package init(
    types: [String] = [], platforms: [String] = [], isDeprecated: Bool = false,
    extensionPoints: [String] = [], documents: [String] = []
  ) {
    self.types = types
    self.platforms = platforms
    self.isDeprecated = isDeprecated
    self.extensionPoints = extensionPoints
    self.documents = documents
  }
}
