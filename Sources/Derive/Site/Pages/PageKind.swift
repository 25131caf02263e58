import Diagnostics
import KeyModel
import KeySearch
import Text

/// A kind of page: its folder, the page that lists its pages, and where else they appear.
///
/// Addresses, reserved folders, the plan of a site, the search index and the docset follow from `all`.
/// A new kind is a descriptor beside the code of its pages, a place in `all`, and a link from another page.
final class PageKind: Sendable {
  /// The subject of one page, as findings name it: `capability`.
  let name: String
  /// The path of its only page, or of the list of its pages.
  let path: String
  /// The title of that page.
  let title: Word
  let template: PageTemplate
  let uses: Set<Use>
  /// The kind of its search entries.
  let searchKind: SearchEntryKind
  /// The entries of a catalogue that have such pages, except keys.
  let subjects: @Sendable (SiteSubjects) -> [Subject]
  private let summary: @Sendable (SiteContext) -> String
  /// The parts of its only page that people look for by name.
  private let parts: @Sendable (SiteContext) -> [PagePart]
  private let isOffered: @Sendable (SiteContext) -> Bool
  private let plan: @Sendable (PageKind, SiteContext) -> [PlannedPage]

  /// A use of a kind's pages besides the site itself.
  enum Use {
    /// Search finds them by title. Keys, guides, APIs and codes have their own entries in the index.
    case search
    case docset
    /// The docset's index has their titles.
    case docsetIndex
  }

  /// An entry of a catalogue that has a page.
  struct Subject {
    var id: String
    /// The name from which its address is made.
    var fileName: String
    /// Its name in findings.
    var title: String
    var location: SourceLocation?

    init(_ id: String, fileName: String? = nil, title: String? = nil, at location: SourceLocation?)
    {
      self.id = id
      self.fileName = fileName ?? id
      self.title = title ?? id
      self.location = location
    }
  }

  /// A kind with a page for each of several things.
  ///
  /// - Parameter list: The kind of the page that lists them. They are in its folder.
  init(
    _ name: String, listedOn list: PageKind, template: PageTemplate = .list,
    in uses: Set<Use> = [.search, .docset, .docsetIndex],
    subjects: @escaping @Sendable (SiteSubjects) -> [Subject] = { _ in [] },
    pages: @escaping @Sendable (PageKind, SiteContext) -> [PlannedPage]
  ) {
    self.name = name
    (path, title) = (list.path, list.title)
    self.template = template
    self.uses = uses
    searchKind = SearchEntryKind(rawValue: name)
    self.subjects = subjects
    summary = { _ in "" }
    parts = { _ in [] }
    isOffered = { _ in true }
    plan = pages
  }

  /// A page that is the only one of its kind.
  ///
  /// - Parameters:
  ///   - isOffered: Whether a site has it.
  ///   - summary: Its purpose in one plain sentence.
  ///   - parts: Its parts that people look for by name.
  convenience init(
    _ title: Word, at path: String, template: PageTemplate = .list,
    in uses: Set<Use> = [.search, .docset, .docsetIndex],
    where isOffered: @escaping @Sendable (SiteContext) -> Bool = { _ in true },
    summary: @escaping @Sendable (SiteContext) -> String,
    parts: @escaping @Sendable (SiteContext) -> [PagePart] = { _ in [] },
    page: @escaping @Sendable (SiteContext) -> Page
  ) {
    self.init(
      title, at: path, template: template, in: uses, where: isOffered, summary: summary,
      parts: parts
    ) { kind, context in [PlannedPage(kind.head(in: context)) { _ in page(context) }] }
  }

  /// The same of a list that may take several pages.
  init(
    _ title: Word, at path: String, template: PageTemplate = .list,
    in uses: Set<Use> = [.search, .docset, .docsetIndex],
    where isOffered: @escaping @Sendable (SiteContext) -> Bool = { _ in true },
    summary: @escaping @Sendable (SiteContext) -> String,
    parts: @escaping @Sendable (SiteContext) -> [PagePart] = { _ in [] },
    pages: @escaping @Sendable (PageKind, SiteContext) -> [PlannedPage]
  ) {
    name = title.rawValue
    (self.path, self.title) = (path, title)
    self.template = template
    self.uses = uses
    searchKind = .list
    subjects = { _ in [] }
    self.summary = summary
    self.parts = parts
    self.isOffered = isOffered
    plan = pages
  }

  /// Whether a site has pages of this kind.
  func isOffered(in context: SiteContext) -> Bool { isOffered(context) }

  /// The head of its only page, or of the first.
  func head(in context: SiteContext) -> PageHead {
    var head = PageHead(self, context.link(to: self), summary(context))
    head.parts = parts(context)
    return head
  }

  /// Whether its pages are those of keys or lists of them by document.
  var isOfKeys: Bool { self == .key || self == .document }

  func pages(in context: SiteContext) -> [PlannedPage] {
    isOffered(context) ? plan(self, context) : []
  }

  /// The folder of its pages: `capabilities` for the list `capabilities/index`, and `rules` for `rules`.
  var folder: String { String(path.prefix { $0 != "/" }) }

  /// All kinds, in the order of a site's pages.
  static let all: [PageKind] = [
    home, search, check, notFound, key, extensionPoint, guide, keys, shapes, groups,
    extensionPoints,
    deprecated,
    guides, group, document, platforms, releases, platform, release, apis, api, codes,
    code, findings, findingFamily, capabilities, capability, values, availability, notes, schemas,
    rules, downloads, changes,
  ]
}

extension PageKind: Equatable {
  static func == (one: PageKind, other: PageKind) -> Bool { one === other }
}
