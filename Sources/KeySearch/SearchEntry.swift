/// An entry that search can find: a key, an extension point, or another page of a site.
package struct SearchEntry: Hashable, Sendable {
  /// The kind of entry. Keys are listed separately, so other entries never displace them.
  package enum Kind: String, Sendable, CaseIterable {
    case key, list, group, guide, api, code
    case extensionPoint = "extension point"
  }

  package var kind: Kind
  /// The name in results: a key's own name, a page's title.
  package var name: String
  /// The key's full path as text; empty for other kinds.
  package var path: String
  /// A readable name of a key or a code, or empty.
  package var title: String
  /// Other names that mean the same: constants in code.
  package var labels: [String]
  /// The strings a key may have as its value, the identifier of an extension point.
  package var values: [String]
  /// One sentence of plain text.
  package var summary: String
  /// More text to search, which results don't show.
  package var text: String
  /// The path of the entry's page in the site.
  package var url: String
  package var traits: SearchTraits

  package init(
    _ kind: Kind, _ name: String, path: String = "", title: String = "", labels: [String] = [],
    values: [String] = [], summary: String = "", text: String = "", url: String,
    traits: SearchTraits = SearchTraits()
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.title = title
    self.labels = labels
    self.values = values
    self.summary = summary
    self.text = text
    self.url = url
    self.traits = traits
  }
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
