import Diagnostics
import KeyModel
import Markup
import Text

/// Everything that a page may need to know of the site. Shared by all pages.
final class SiteContext: Sendable {
  let catalogue: Catalogue
  let routes: Routes
  /// The guides, and what their links lead to.
  let content: GuideCollection
  /// The findings that the site explains, by subject.
  let findings: [FindingFamily]
  let links: SiteLinks
  let settings: SiteSettings
  let words: Words
  /// The site in other languages.
  let editions: [LanguageEdition]
  /// The edition that the page of changes compares with; nil if there is none.
  let previous: Catalogue?
  /// Whether there are archives to download, and their page.
  let offersDownloads: Bool
  /// The documents that a page of the site checks.
  let checkedDocuments: [DocumentKind]
  /// Whether there is a page that checks files.
  var offersChecker: Bool { !checkedDocuments.isEmpty }
  /// The codes that it finds in their own examples.
  let codesFound: CodesFound
  /// The file with mistakes that it offers to check; nil where there is none to make.
  let checkExample: CheckExample?
  /// The program's name in commands that pages show.
  let programName: String
  /// The summaries of keys, which many pages show.
  let summaries: SharedTexts
  /// Each platform's releases, with the keys they added and ended.
  let histories: [ReleaseHistory]
  /// The major releases that have pages, each with its platforms.
  let majorReleases: [(platforms: [Platform], major: ReleaseHistory.Major)]
  /// The types and functions that keys name.
  let apis: [APIOwner]
  private let indexesOfAPIs: [String: Int]
  /// The indexes of each group's keys in the catalogue, in path order.
  private let keysOfGroups: [KeyGroup.ID: [Int]]
  /// The indexes of each document's groups in the catalogue, by the document in their keys' paths.
  private let groupsOfDocuments: [DocumentKind.ID?: [Int]]
  /// The rules that each code reports, with their keys.
  private let rulesOfCodes: [RejectionCode.ID: [(key: Int, rule: Rule)]]
  /// The names of their keys, which the page of each of these asks for.
  private let namesOfRules: [RejectionCode.ID: Set<String>]
  /// The codes that are about a key, by their indexes.
  private let codesOfKeys: [PropertyPath: [Int]]
  /// The indexes of the guides that name a key.
  private let guidesOfKeys: [PropertyPath: [Int]]
  /// The indexes of the guides about what a release brings existing projects, by its name: `iOS 27.0`.
  private let guidesOfReleases: [String: [Int]]
  /// The indexes of the guides that name a key of a document, by the document in their keys' paths.
  private let guidesOfDocuments: [DocumentKind.ID?: [Int]]
  /// The indexes of each document's shapes among the keys.
  private let shapesOfDocuments: [DocumentKind.ID?: [Int]]
  /// The indexes of the keys that name a shape, by the path of its entry.
  private let usersOfShapes: [PropertyPath: [Int]]
  /// Entries that ask for a key of another file.
  let askers: Askers
  /// The number of keys of each document, by its name in their paths.
  let keyCounts: [DocumentKind.ID?: Int]
  /// The build settings that several keys have, whose values are not those of a key.
  let sharedSettings: Set<String>
  private let ambiguousNames: Set<String>
  /// The names that several keys have, each with what they are inside of.
  private let ambiguousPlaces: Set<String>
  private let ambiguousTitles: Set<String>
  private let sourcesByID: [Source.ID: Source]

  /// - Parameter isWhole: Whether all pages are made, so that parsing what many of them show ahead saves time.
  init(
    catalogue: Catalogue, content: GuideCollection = GuideCollection(),
    settings: SiteSettings = SiteSettings(), words: Words = .english,
    previous: Catalogue? = nil, offersDownloads: Bool = true, programName: String = "docgen",
    findings: [FindingFamily] = [], checkedDocuments: [DocumentKind] = [],
    codesFound: CodesFound = CodesFound(), checkExample: CheckExample? = nil,
    isWhole: Bool = true, routes known: Routes? = nil
  ) {
    self.previous = previous
    self.offersDownloads = offersDownloads
    self.checkedDocuments = checkedDocuments
    self.codesFound = codesFound
    self.checkExample = checkExample
    self.programName = programName
    self.catalogue = catalogue
    self.content = content
    self.findings = findings
    self.settings = settings
    self.words = words
    editions = settings.editions
    // A search from the command line waits for this.
    let (addresses, others) = inParallel(
      {
        let subjects = SiteSubjects(catalogue)
        let routes = known ?? Routes(subjects)
        return (subjects, routes, SiteLinks(catalogue: catalogue, routes: routes, content: content))
      }, { Askers(of: catalogue) })
    let subjects: SiteSubjects
    (subjects, routes, links) = addresses
    (histories, apis, majorReleases) = (subjects.histories, subjects.apis, subjects.releases)
    askers = others
    indexesOfAPIs = Dictionary(firstOf: apis.enumerated().map { ($1.name, $0) })
    keysOfGroups = Dictionary(grouping: catalogue.keys.indices) { catalogue.keys[$0].group }
    groupsOfDocuments = Dictionary(grouping: catalogue.groups.indices) {
      catalogue.groups[$0].document
    }
    rulesOfCodes = catalogue.rulesByCode
    namesOfRules = rulesOfCodes.mapValues { rules in Set(rules.map { catalogue.keys[$0.key].name })
    }
    codesOfKeys = Self.codesOfKeys(of: catalogue)
    var guidesOfKeys: [PropertyPath: [Int]] = [:]
    for (index, guide) in content.guides.enumerated() {
      for key in guide.keys { guidesOfKeys[key, default: []].append(index) }
    }
    self.guidesOfKeys = guidesOfKeys
    var guidesOfReleases: [String: [Int]] = [:]
    for (index, guide) in content.guides.enumerated() {
      for release in guide.releases { guidesOfReleases[release.name, default: []].append(index) }
    }
    self.guidesOfReleases = guidesOfReleases
    guidesOfDocuments = guidesOfKeys.reduce(into: [:]) {
      $0[$1.key.document, default: []] += $1.value
    }
    .mapValues { Set($0).sorted() }
    shapesOfDocuments = Dictionary(
      grouping: catalogue.keys.indices.filter { catalogue.keys[$0].path.isShape }
    ) { catalogue.keys[$0].path.document }
    var users: [PropertyPath: [Int]] = [:]
    for (index, key) in catalogue.keys.enumerated() {
      for shape in catalogue.variants(of: key) { users[shape.path, default: []].append(index) }
    }
    usersOfShapes = users
    keyCounts = catalogue.keys.reduce(into: [:]) { $0[$1.path.document, default: 0] += 1 }
    sharedSettings = catalogue.keys.lazy.compactMap(\.buildSetting).repeated
    ambiguousNames = catalogue.keys.lazy.map(\.displayName).repeated
    ambiguousPlaces = catalogue.keys.lazy.map { catalogue.nameInPlace(of: $0) }.repeated
    ambiguousTitles = catalogue.groups.lazy.map(\.title).repeated
    sourcesByID = Dictionary(firstOf: catalogue.sources.map { ($0.id, $0) })
    summaries = SharedTexts(isWhole ? catalogue.keys.map(\.summary) : [], links: links)
  }

  /// The context of an input, without what only a published site shows.
  convenience init(of input: SiteInput) {
    let (content, _) = GuideCollection.read(input)
    self.init(
      catalogue: input.catalogue, content: content, programName: input.programName,
      findings: input.findings, isWhole: false)
  }

  /// The guides in reading order.
  var guides: [Guide] { content.guides }

  /// The text that the home page begins with, if there is one.
  var home: Guide? { content.home }

  /// A group's title on pages: with its kind of file if another group has the same title.
  func title(of group: KeyGroup) -> String {
    guard catalogue.hasSeveralDocuments, ambiguousTitles.contains(group.title) else {
      return group.title
    }
    return "\(group.title) (\(catalogue.document(of: group).name))"
  }

  /// A link to the only page of a kind, or to the list of its pages.
  func link(to kind: PageKind) -> PageLink { PageLink(words[kind.title], kind.path) }

  func api(named name: String) -> APIOwner? { indexesOfAPIs[name].map { apis[$0] } }

  func source(_ id: Source.ID) -> Source? { sourcesByID[id] }

  /// The languages that files are shown in, the first one first: by default the one that people
  /// write such files in.
  func codeLanguages(of document: DocumentKind) -> [CodeLanguage] {
    settings.codeLanguages.flatMap(CodeLanguage.list) ?? [CodeLanguage(of: document.format)]
  }

  /// The address of the site, ending in a slash; nil if unknown.
  var baseURL: String? { settings.baseURL }

  /// The full address of a page; nil if the site's address is unknown.
  func address(ofPage page: String) -> String? {
    baseURL.map { $0 + relativePath(from: "", to: PageFormat.html.file(page)) }
  }

  /// The parent key or the document, to distinguish keys of the same name.
  func holder(of key: Key) -> String? {
    if let parent = catalogue.parent(of: key.path) { return parent.displayName }
    return catalogue.hasSeveralDocuments ? catalogue.document(of: key.path).name : nil
  }

  /// Whether several keys have the name.
  func isAmbiguous(_ name: String) -> Bool { ambiguousNames.contains(name) }

  /// Whether several keys have the name of a key and are inside of something with the same name.
  func isAmbiguousPlace(_ key: Key) -> Bool {
    ambiguousPlaces.contains(catalogue.nameInPlace(of: key))
  }

  /// The guides that cover a key or any of the given ones.
  func guides(about paths: [PropertyPath]) -> [Guide] {
    Set(paths.flatMap { guidesOfKeys[$0] ?? [] }).sorted().map { guides[$0] }
  }

  /// The guides about what releases of any of these names bring existing projects.
  func guides(aboutReleases names: [String]) -> [Guide] {
    Set(names.flatMap { guidesOfReleases[$0] ?? [] }).sorted().map { guides[$0] }
  }

  /// The guides that cover a key of the document that a path is in.
  func guides(beside path: PropertyPath) -> [Guide] {
    (guidesOfDocuments[path.document] ?? []).map { guides[$0] }
  }

  /// The indexes of the shapes of the document that a path is in.
  func shapes(beside path: PropertyPath) -> [Int] { shapesOfDocuments[path.document] ?? [] }

  /// The indexes of a group's keys in the catalogue, in path order.
  func indexes(of group: KeyGroup) -> [Int] { keysOfGroups[group.id] ?? [] }

  /// The indexes in the catalogue of the groups of the document that a path is in.
  func groups(beside path: PropertyPath) -> [Int] { groupsOfDocuments[path.document] ?? [] }

  /// The indexes of all groups, document after document.
  var groupsByDocument: [Int] {
    catalogue.hasSeveralDocuments
      ? documents.flatMap { groups(beside: $0.path) } : Array(catalogue.groups.indices)
  }

  /// The keys that name a shape, in path order.
  func users(of shape: Key) -> [Key] {
    (usersOfShapes[shape.path] ?? []).map { catalogue.keys[$0] }
  }

  /// A group's keys in path order.
  func keys(of group: KeyGroup) -> [Key] { indexes(of: group).map { catalogue.keys[$0] } }

  /// The rules whose breach a code reports, each with its key.
  func rules(with code: RejectionCode.ID) -> [(key: Key, rule: Rule)] {
    (rulesOfCodes[code] ?? []).map { (catalogue.keys[$0.key], $0.rule) }
  }

  /// The names of the keys whose rules a code reports.
  func namesOfKeys(with code: RejectionCode.ID) -> Set<String> { namesOfRules[code] ?? [] }

  /// The codes that are about a key, the commonest first: those that name it, and those of its rules.
  func codes(about key: Key) -> [RejectionCode] {
    (codesOfKeys[key.path] ?? []).map { catalogue.codes[$0] }
      .mostUsedFirst { catalogue.usage(of: $0) }
  }

  private static func codesOfKeys(of catalogue: Catalogue) -> [PropertyPath: [Int]] {
    let numbers = Dictionary(firstOf: catalogue.codes.enumerated().map { ($1.id, $0) })
    var codes: [PropertyPath: [Int]] = [:]
    for (number, code) in catalogue.codes.enumerated() {
      for key in code.keys.compactMap({ catalogue[$0] }) {
        codes[key.path, default: []].append(number)
      }
    }
    for key in catalogue.keys {
      let named = key.typeCodes + key.rules.flatMap(\.codes)
      for number in named.compactMap({ numbers[$0] }) {
        codes[key.path, default: []].append(number)
      }
    }
    return codes.mapValues { $0.uniqued }
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

  /// Whether a source says on which platforms any key is available.
  var hasPlatforms: Bool { histories.contains { !$0.keys.isEmpty } }
}

/// Makes pages or other files from a context.
protocol PageMaker {
  var context: SiteContext { get }
}

extension PageMaker {
  var catalogue: Catalogue { context.catalogue }
  var words: Words { context.words }
}

extension Catalogue {
  fileprivate func nameInPlace(of key: Key) -> String {
    "\(key.displayName)\0\(parent(of: key.path)?.displayName ?? "")"
  }
}

extension Sequence<String> {
  /// The elements that occur more than once.
  fileprivate var repeated: Set<String> {
    var seen: Set<String> = []
    return Set(filter { !seen.insert($0).inserted })
  }
}
