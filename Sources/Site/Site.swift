import Archive
public import Diagnostics
public import Docset
import KeyModel
import Markup
import Parallelism
import Text

/// A site planned from its input: which pages there are and where links lead. Pages are made when they
/// are rendered, and dropped again, so that a large site needs little memory.
///
/// Pure: the same input gives the same files, byte for byte.
public struct Site: Sendable {
  /// What is known to be wrong with the input. A site with errors must not be published.
  public private(set) var diagnostics: [Diagnostic]

  let context: SiteContext
  let pages: [PlannedPage]
  let theme: Theme?
  private(set) var assets: [SourceFile]
  /// What stands at the foot of every page.
  let footer: [Inline]
  let archiveTime: ArchiveTime

  /// Checks the input, and every page, and plans the site.
  ///
  /// - Parameter catalogueFindings: What `Catalogue.check()` finds, where it is known.
  public init(planning input: SiteInput, catalogueFindings: [Diagnostic]? = nil) {
    self.init(outlining: input, catalogueFindings: catalogueFindings)
    diagnostics += checkedPages()
    diagnostics = diagnostics.toldOnce.inReadingOrder()
  }

  /// Plans the site without reading the texts of its pages; `render(into:)` tells what is wrong with
  /// these, so each is read once.
  public init(outlining input: SiteInput, catalogueFindings: [Diagnostic]? = nil) {
    var diagnostics = catalogueFindings ?? input.catalogue.check()
    let (guides, guideDiagnostics) = Guide.all(of: input)
    diagnostics += guideDiagnostics
    let (theme, themeDiagnostics) = Theme.parse(input.templates, options: input.themeOptions)
    diagnostics += themeDiagnostics
    let context = SiteContext(
      catalogue: input.catalogue, guides: guides, settings: input.settings,
      offersDownloads: input.offersDownloads)
    // The same on every page; its links are resolved once.
    var builder = PageBuilder(context, page: "index")
    footer =
      input.settings.footer.map {
        builder.inline($0, at: SourceLocation(file: SiteSettings.fileName))
      } ?? []
    diagnostics += builder.diagnostics

    self.context = context
    pages = Self.plan(of: context)
    self.theme = theme
    assets = input.assets
    archiveTime = input.archiveTime
    self.diagnostics = diagnostics.toldOnce.inReadingOrder()
  }

  private static func plan(of context: SiteContext) -> [PlannedPage] {
    return [
      PlannedPage(.home, PageLink(context.catalogue.title, "index")) {
        HomePage(context: context).page
      },
      PlannedPage(.search, SiteContext.search) { SearchPage(context: context).page },
      PlannedPage(.notFound, NotFoundPage.link) { NotFoundPage(context: context).page },
    ]
      + context.catalogue.keys.map { KeyPage.planned($0, in: context) }.inARow
      + context.catalogue.extensionPoints.map { ExtensionPointPage.planned($0, in: context) }
      .inARow
      + context.guides.map { GuidePage.planned($0, in: context) }.inARow
      + ListPages(context: context).all()
  }

  /// What is wrong with the texts of pages, each made for this alone.
  private func checkedPages() -> [Diagnostic] {
    let findings = mapInParallel(pages, by: 16) { planned in
      let (page, diagnostics) = planned.make()
      return PageFindings(of: page, diagnostics)
    }
    return self.diagnostics(of: findings)
  }

  /// What is wrong with pages, their links to each other included.
  func diagnostics(of findings: [PageFindings]) -> [Diagnostic] {
    findings.flatMap(\.diagnostics) + danglingFragments(among: findings.flatMap(\.fragments))
  }

  /// Links from a text to a heading that its target does not have.
  private func danglingFragments(among links: [FragmentLink]) -> [Diagnostic] {
    guard !links.isEmpty else { return [] }
    let targets = Set(links.map(\.page))
    let headings = Dictionary(
      pages.filter { targets.contains($0.link.path) }.map {
        ($0.link.path, $0.make().page.anchors)
      },
      uniquingKeysWith: { first, _ in first })
    return links.compactMap { link in
      guard let known = headings[link.page], !known.contains(link.fragment) else { return nil }
      return .error(
        "dangling-link", at: link.location,
        "'#\(link.fragment)' names no heading of '\(link.page)'\(suggestion(for: link.fragment, among: known.sorted()))",
        remedy: "write the heading in lower case with hyphens for spaces")
    }
  }

  /// The same pages with other style sheets, images and scripts.
  public func replacing(assets: [SourceFile]) -> Site {
    var site = self
    site.assets = assets
    return site
  }

  public var pageCount: Int { pages.count }

  public var schemaCount: Int { PublishedSchemas(context).count }

  /// The pages to read as a docset; nil where the input has errors.
  public var docset: DocsetBundle? {
    guard let theme, !diagnostics.containsErrors else { return nil }
    return DocsetEdition(
      pages, of: context, theme: theme, assets: assets, footer: footer
    ).bundle
  }
}

/// What a page's texts tell a check of the whole site.
struct PageFindings: Sendable {
  var diagnostics: [Diagnostic]
  var fragments: [FragmentLink]

  init(of page: Page, _ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    fragments = page.links.compactMap { link in
      switch link.destination {
      case .page(let path, let fragment?):
        FragmentLink(page: path, fragment: fragment, location: link.location)
      case .fragment(let id): FragmentLink(page: page.path, fragment: id, location: link.location)
      case .page, .file, .external: nil
      }
    }
  }
}

/// A link that an author wrote to a heading.
struct FragmentLink: Sendable {
  var page: String
  var fragment: String
  var location: SourceLocation
}

extension [Diagnostic] {
  /// A summary stands on many pages; its mistakes are told once.
  var toldOnce: [Diagnostic] {
    var told: Set<Diagnostic> = []
    return filter { told.insert($0).inserted }
  }
}
