/// One thing that search finds: a key, an extension point, or another page of a site.
public struct SearchEntry: Hashable, Sendable {
  /// What the thing is. Keys are answered apart from the rest, which never displaces them.
  public enum Kind: String, Sendable, CaseIterable {
    case key, list, group, guide
    case extensionPoint = "extension point"
  }

  public var kind: Kind
  /// What results show: a key's own name, a page's title.
  public var name: String
  /// The key's full path as text; empty for other kinds.
  public var path: String
  /// A readable name that a key has beside its own; empty without one.
  public var title: String
  /// Other names that mean the same: constants in code.
  public var labels: [String]
  /// The strings a key may have as its value, the identifier of an extension point.
  public var values: [String]
  /// One sentence of plain text.
  public var summary: String
  /// More text whose words count, but which no result shows.
  public var text: String
  /// Where the thing has its page, from the site's root.
  public var url: String
  public var traits: SearchTraits

  public init(
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

/// What the filters `type:`, `platform:`, `deprecated:` and `point:` look at.
public struct SearchTraits: Hashable, Sendable {
  public var types: [String]
  public var platforms: [String]
  public var isDeprecated: Bool
  /// Identifiers of the extension points that a key serves.
  public var extensionPoints: [String]

  public init(
    types: [String] = [], platforms: [String] = [], isDeprecated: Bool = false,
    extensionPoints: [String] = []
  ) {
    self.types = types
    self.platforms = platforms
    self.isDeprecated = isDeprecated
    self.extensionPoints = extensionPoints
  }
}
