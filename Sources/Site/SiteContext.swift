import KeyModel

/// What every page of a site looks things up in.
struct SiteContext: Sendable {
  let catalogue: Catalogue
  let routes: Routes
  let guides: [Guide]
  let links: SiteLinks
  let settings: SiteSettings
  /// Whether lists are asked for their titles and sentences alone.
  private(set) var isOutline = false
  private let ambiguousNames: Set<String>

  init(catalogue: Catalogue, guides: [Guide], settings: SiteSettings = SiteSettings()) {
    self.catalogue = catalogue
    self.guides = guides
    self.settings = settings
    routes = Routes(catalogue)
    links = SiteLinks(catalogue: catalogue, routes: routes, guides: guides)
    let counts = Dictionary(grouping: catalogue.keys, by: \.displayName).mapValues(\.count)
    ambiguousNames = Set(counts.filter { $0.value > 1 }.keys)
  }

  /// The same context, in which lists have no contents.
  var outline: SiteContext {
    var outline = self
    outline.isOutline = true
    return outline
  }

  /// The languages that property lists are shown in, the first one first.
  var codeLanguages: [CodeLanguage] {
    settings.codeLanguages.flatMap(CodeLanguage.list) ?? [.xml, .json]
  }

  /// Where the site will be served, ending in a slash; nil where nobody knows.
  var baseURL: String? { settings.baseURL }

  /// Whether several keys have the name.
  func isAmbiguous(_ name: String) -> Bool { ambiguousNames.contains(name) }

  /// The guides that cover a key or any of the given ones.
  func guides(about paths: [PropertyPath]) -> [Guide] {
    guides.filter { guide in guide.keys.contains { paths.contains($0) } }
  }

  static let home = PageLink("Home", "index")
  static let keys = PageLink("All keys", "keys/index")
  static let groups = PageLink("Groups", "groups/index")
  static let points = PageLink("Extension points", "extension-points/index")
  static let platforms = PageLink("Platforms", "platforms/index")
  static let releases = PageLink("Releases", "releases/index")
  static let values = PageLink("Known values", "values/index")
  static let guideList = PageLink("Guides", "guides/index")
  static let downloads = PageLink("Downloads", "downloads/index")
  static let schemas = PageLink("JSON Schemas", "schemas/index")
  static let rules = PageLink("Rules", "rules")
  static let availability = PageLink("Availability", "availability")
  static let deprecated = PageLink("Deprecated keys", "deprecated")
  static let changes = PageLink("Changes", "changes")
  static let search = PageLink("Search", "search")
  static let notes = PageLink("Notes on the sources", "notes")

  /// The links at the top of every page.
  static let navigation = [keys, points, groups, guideList, availability, schemas, downloads]
}
