import KeyModel
import Text

/// Everything that a page may need to know of the site. Shared by all pages.
final class SiteContext: Sendable {
  let catalogue: Catalogue
  let routes: Routes
  let guides: [Guide]
  let links: SiteLinks
  let settings: SiteSettings
  /// The edition that the page of changes compares with; nil if there is none.
  let previous: Catalogue?
  /// Whether there are archives to download, and their page.
  let offersDownloads: Bool
  /// The program that readers run for what the pages do not contain.
  let programName: String
  /// Whether lists are asked for their titles and sentences alone.
  let isOutline: Bool
  /// The summaries of keys, which many pages show.
  let summaries: SharedTexts
  /// What the releases of each platform added and ended.
  let histories: [ReleaseHistory]
  /// The types and functions that keys name.
  let apis: [APIOwner]
  /// The indexes of each group's keys in the catalogue, in path order.
  private let keysOfGroups: [KeyGroup.ID: [Int]]
  /// The rules that each code reports, with their keys.
  private let rulesOfCodes: [RejectionCode.ID: [(key: Int, rule: Rule)]]
  /// The indexes of the guides that name a key.
  private let guidesOfKeys: [PropertyPath: [Int]]
  /// What asks for a key of another file.
  let askers: Askers
  private let ambiguousNames: Set<String>
  private let ambiguousTitles: Set<String>
  private let groupsByID: [KeyGroup.ID: KeyGroup]
  private let sourcesByID: [Source.ID: Source]

  init(
    catalogue: Catalogue, guides: [Guide], settings: SiteSettings = SiteSettings(),
    previous: Catalogue? = nil, offersDownloads: Bool = true, programName: String = "docgen",
    isOutline: Bool = false
  ) {
    self.isOutline = isOutline
    self.previous = previous
    self.offersDownloads = offersDownloads
    self.programName = programName
    self.catalogue = catalogue
    self.guides = guides
    self.settings = settings
    // A search from the command line waits for this.
    let (addresses, lists) = inParallel(
      {
        let routes = Routes(catalogue)
        return (routes, SiteLinks(catalogue: catalogue, routes: routes, guides: guides))
      },
      {
        (
          ReleaseHistory.all(of: catalogue), APIOwner.all(of: catalogue), Askers(of: catalogue)
        )
      })
    (routes, links) = addresses
    (histories, apis, askers) = lists
    keysOfGroups = Dictionary(grouping: catalogue.keys.indices) { catalogue.keys[$0].group }
    var rules: [RejectionCode.ID: [(key: Int, rule: Rule)]] = [:]
    for (index, key) in catalogue.keys.enumerated() {
      for rule in key.rules {
        for code in rule.codes.uniqued { rules[code, default: []].append((index, rule)) }
      }
    }
    rulesOfCodes = rules
    var guidesOfKeys: [PropertyPath: [Int]] = [:]
    for (index, guide) in guides.enumerated() {
      for key in guide.keys { guidesOfKeys[key, default: []].append(index) }
    }
    self.guidesOfKeys = guidesOfKeys
    ambiguousNames = catalogue.keys.lazy.map(\.displayName).repeated
    ambiguousTitles = catalogue.groups.lazy.map(\.title).repeated
    groupsByID = Dictionary(
      catalogue.groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    sourcesByID = Dictionary(
      catalogue.sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    summaries = SharedTexts(isOutline ? [] : catalogue.keys.map(\.summary), links: links)
  }

  private init(outlineOf context: SiteContext) {
    isOutline = true
    previous = context.previous
    offersDownloads = context.offersDownloads
    programName = context.programName
    catalogue = context.catalogue
    routes = context.routes
    guides = context.guides
    links = context.links
    settings = context.settings
    summaries = context.summaries
    histories = context.histories
    apis = context.apis
    keysOfGroups = context.keysOfGroups
    rulesOfCodes = context.rulesOfCodes
    guidesOfKeys = context.guidesOfKeys
    askers = context.askers
    ambiguousNames = context.ambiguousNames
    ambiguousTitles = context.ambiguousTitles
    groupsByID = context.groupsByID
    sourcesByID = context.sourcesByID
  }

  /// The same context, in which lists have no contents.
  var outline: SiteContext { isOutline ? self : SiteContext(outlineOf: self) }

  /// What pages call a group: its title, with its kind of file if another group has the title too.
  func title(of group: KeyGroup) -> String {
    guard catalogue.hasSeveralDocuments, ambiguousTitles.contains(group.title) else {
      return group.title
    }
    return "\(group.title) (\(catalogue.document(of: group).name))"
  }

  func group(_ id: KeyGroup.ID) -> KeyGroup? { groupsByID[id] }

  func source(_ id: Source.ID) -> Source? { sourcesByID[id] }

  /// The languages that files are shown in, the first one first: by default the one that people
  /// write such files in.
  func codeLanguages(of document: DocumentKind) -> [CodeLanguage] {
    settings.codeLanguages.flatMap(CodeLanguage.list) ?? [document.isPropertyList ? .xml : .json]
  }

  /// Where the site will be served, ending in a slash; nil if unknown.
  var baseURL: String? { settings.baseURL }

  /// What a key is in, to distinguish it from others of its name: a key, or one of several documents.
  func holder(of key: Key) -> String? {
    if let parent = catalogue.parent(of: key.path) { return parent.displayName }
    return catalogue.hasSeveralDocuments ? catalogue.document(of: key.path).name : nil
  }

  /// Whether several keys have the name.
  func isAmbiguous(_ name: String) -> Bool { ambiguousNames.contains(name) }

  /// The guides that cover a key or any of the given ones.
  func guides(about paths: [PropertyPath]) -> [Guide] {
    Set(paths.flatMap { guidesOfKeys[$0] ?? [] }).sorted().map { guides[$0] }
  }

  /// The indexes of a group's keys in the catalogue, in path order.
  func indexes(of group: KeyGroup) -> [Int] { keysOfGroups[group.id] ?? [] }

  /// A group's keys in path order.
  func keys(of group: KeyGroup) -> [Key] { indexes(of: group).map { catalogue.keys[$0] } }

  /// The rules whose breach a code reports, each with its key.
  func rules(with code: RejectionCode.ID) -> [(key: Key, rule: Rule)] {
    (rulesOfCodes[code] ?? []).map { (catalogue.keys[$0.key], $0.rule) }
  }

  /// The list of a document's keys, if there are several documents.
  func index(of path: PropertyPath) -> PageLink? {
    guard catalogue.hasSeveralDocuments else { return nil }
    return PageLink(catalogue.document(of: path).title, routes.index(of: path))
  }

  /// The documents that have lists of their keys, each with its link: none if there is only one.
  var documents: [(document: DocumentKind, path: PropertyPath, link: PageLink)] {
    catalogue.documents.compactMap { document in
      let path = catalogue.path(.root, from: document.id)
      return index(of: path).map { (document, path, $0) }
    }
  }

  /// The folder of a document's pages: its id, unless that is a folder of the site itself.
  static func folder(for document: DocumentKind) -> String {
    let name = safeFileName(document.id)
    return ownFolders.contains(name) ? name + "-document" : name
  }

  private static let ownFolders: Set<String> = [
    "apis", "assets", "codes", "downloads", "extension-points", "groups", "guides", "keys",
    "platforms", "releases", "rules", "schemas", "values",
  ]

  static let home = PageLink("Home", "index")
  static let keys = PageLink("All keys", "keys/index")
  static let groups = PageLink("Groups", "groups/index")
  static let points = PageLink("Extension points", "extension-points/index")
  static let platforms = PageLink("Platforms", "platforms/index")
  static let releases = PageLink("Releases", "releases/index")
  static let values = PageLink("Known values", "values/index")
  static let apiList = PageLink("APIs", "apis/index")
  static let codes = PageLink("Rejection codes", "codes/index")
  static let capabilities = PageLink("Capabilities", "capabilities/index")
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
  var navigation: [PageLink] {
    [Self.keys, Self.points, Self.groups, Self.guideList, Self.availability, Self.schemas]
      + (offersDownloads ? [Self.downloads] : [])
  }
}

extension Sequence<String> {
  /// What occurs more than once.
  fileprivate var repeated: Set<String> {
    var seen: Set<String> = []
    return Set(filter { !seen.insert($0).inserted })
  }
}
