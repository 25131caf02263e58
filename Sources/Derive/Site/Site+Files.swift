import Diagnostics
import JSON
import KeyModel
import KeySearch
import Markup
import Text

/// The files of a site as planned.
extension Site {
  /// Files beside the folders of pages, which a site has or may have.
  static let filesAtRoot =
    LanguageModelTexts.paths + searchFiles + [
      robotsPath, siteMapPath, ChangeFeed.path, SearchDescription.path, WebManifest.path,
      OfflineWorker.path, ScriptWords.path,
    ] + EditionFiles.paths

  private static let searchFiles = ["search-index.js", "search-text.js"]
  private static let robotsPath = "robots.txt"
  private static let siteMapPath = "sitemap.xml"

  /// The files that a build makes one after another, of the input alone.
  var plan: [PlannedFiles] {
    pages.map(PlannedFiles.init) + data + filesOfGuides + formerPages + copies
  }

  /// Every file, except the files of the worker that keeps a site in the browser.
  package var files: [PlannedFiles] {
    // The page that lists the archives is made with them.
    plan.filter { $0.paths != Self.downloadsPage } + filesOfOthers
  }

  /// The paths of the files that docgen makes itself.
  var ownPaths: [String] {
    (pages.map(PlannedFiles.init) + data + filesOfGuides + filesOfOthers).flatMap(\.paths)
  }

  private var filesOfOthers: [PlannedFiles] {
    [PlannedFiles(ofOthers: LanguageModelTexts.paths)]
      + (context.offersDownloads ? [PlannedFiles(ofOthers: downloadPaths)] : [])
  }

  private var downloadPaths: [String] {
    Self.downloadsPage + Download.paths(in: context)
      + [editorExtension?.path].compactMap(\.self)
  }

  private static let downloadsPage = PageFormat.all(of: .downloads).map {
    $0.file(PageKind.downloads.path)
  }

  /// Makes planned files on their own, for a preview. The site must have no errors.
  package func make(_ planned: PlannedFiles) -> [OutputFile] {
    guard let theme else { return [] }
    let files = Lock<[OutputFile]>([])
    @Sendable func take(_ file: OutputFile) { files.withLock { $0.append(file) } }
    switch planned.content {
    case .page(let page):
      // A worker would store pages that are still being written.
      page.make().makeFiles(renderer(theme, isKeptOffline: false, isPreview: true), take)
    case .data(let make): make(take)
    case .ofOthers where planned.paths == LanguageModelTexts.paths:
      languageModelFiles(
        mapInParallel(pages, by: 16) { LanguageModelTexts(of: $0.make(), context.words) }
      )
      .forEach(take)
    case .ofOthers:
      let paths = Set(planned.paths)
      _ = render { if paths.contains($0.path) { take($0) } }
    }
    return files.withLock { $0.sorted { $0.path < $1.path } }
  }

  func renderer(_ theme: Theme, isKeptOffline: Bool, isPreview: Bool = false) -> PageRenderer {
    // A preview has no other editions beside it.
    let hasMenu = !isPreview && assets.contains { $0.path == SiteSettings.editionsScript }
    return PageRenderer(
      theme: theme, context: context, frame: frame, isKeptOffline: isKeptOffline,
      isPreview: isPreview, editionName: hasMenu ? context.settings.editionName : nil)
  }

  func languageModelFiles(_ texts: [LanguageModelTexts]) -> [OutputFile] {
    LanguageModelTexts.files(
      title: context.catalogue.title, summary: homeDescription, context.words, texts)
  }

  /// The files that need no page: JSON, schemas, the search index, the theme's assets and what
  /// robots and the host read.
  var data: [PlannedFiles] {
    [searchIndex] + PublishedSchemas(context).files() + [catalogueData]
      + assets.map { asset in
        PlannedFiles("assets/" + asset.path) { asset.bytes }
      } + checkerData + scriptWords + filesForRobots + hostFiles + filesOfEdition
      + PrintPages(context: context).files(of: pages)
  }

  private var scriptWords: [PlannedFiles] {
    guard context.words.areTranslated else { return [] }
    return [
      PlannedFiles([ScriptWords.path]) { take in
        take(ScriptWords(context.words, in: assets).file)
      }
    ]
  }

  private var filesOfEdition: [PlannedFiles] {
    context.settings.editionName.map {
      EditionFiles(context: context, pages: pages, name: $0.text).planned
    } ?? []
  }

  private var checkerData: [PlannedFiles] {
    guard let checker else { return [] }
    let context = context
    return [
      PlannedFiles(CheckerData.path, isLong: true) {
        CheckerData(module: checker, catalogue: context.checkingBytes).script
      }
    ]
  }

  /// The pictures and other files that guides show or link to.
  private var filesOfGuides: [PlannedFiles] {
    context.content.files.published.map { file in PlannedFiles(file.address) { file.bytes } }
  }

  /// The pages at addresses that others had before.
  var formerPages: [PlannedFiles] {
    MovedPage.all(in: context).map { page in PlannedFiles(page.file) { page.bytes } }
  }

  /// The files that are copied as they are.
  var copies: [PlannedFiles] {
    copiedFiles.map { file in PlannedFiles(file.path) { file.bytes } }
  }

  private var catalogueData: PlannedFiles {
    let context = context
    return PlannedFiles("catalogue.json", isLong: true) { context.catalogueBytes }
  }

  private var searchIndex: PlannedFiles {
    PlannedFiles(Self.searchFiles, isLong: true) { take in
      let catalogue = context.catalogue
      let scripts = SearchScripts(
        searchEntries, synonyms: catalogue.synonyms,
        language: SearchLanguage(catalogue.searchWords),
        documents: catalogue.hasSeveralDocuments ? catalogue.documents : [],
        entryTexts: catalogue.searchEntryTexts)
      take(OutputFile(Self.searchFiles[0], bytes: scripts.names))
      take(OutputFile(Self.searchFiles[1], bytes: scripts.text))
    }
  }

  private var filesForRobots: [PlannedFiles] {
    let path = Self.robotsPath
    var files: [PlannedFiles] = []
    // Robots read only the one at the root, which an edition is not at.
    if context.settings.editionName == nil, !copiedFiles.contains(where: { $0.path == path }) {
      files.append(PlannedFiles(path) { Array(Self.robots(siteMapIn: context.baseURL).utf8) })
    }
    if !context.catalogue.changes.isEmpty {
      let feed = ChangeFeed(context: context)
      files.append(PlannedFiles([ChangeFeed.path]) { take in feed.file.map(take) })
    }
    guard let baseURL = context.baseURL else { return files }
    files.append(PlannedFiles(Self.siteMapPath) { siteMap })
    let icon = assets.contains { $0.path == "icon-16.png" } ? "assets/icon-16.png" : nil
    let description = SearchDescription(
      title: context.catalogue.title, summary: homeDescription, baseURL: baseURL, icon: icon)
    files.append(PlannedFiles(SearchDescription.path) { description.file.bytes })
    return files
  }

  var homeDescription: String { HomePage(context: context).summary }

  /// Every robot may read everything. Source: RFC 9309; sitemaps.org, "Informing search engines".
  static func robots(siteMapIn address: String?) -> String {
    "User-agent: *\nAllow: /\n" + (address.map { "Sitemap: \($0)\(siteMapPath)\n" } ?? "")
  }

  /// Source: sitemaps.org, protocol 0.9.
  private var siteMap: [UInt8] {
    var writer = HTMLWriter()
    writer.markup(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    )
    for page in pages where page.kind != .notFound {
      writer.markup("<url>")
      writer.element("loc", context.address(ofPage: page.link.path) ?? "")
      if let day = page.head.updated { writer.element("lastmod", day) }
      writer.markup("</url>\n")
    }
    writer.markup("</urlset>\n")
    return writer.bytes
  }
}

extension SiteContext {
  /// The catalogue as data, with the addresses of its pages in the site.
  var catalogueBytes: [UInt8] {
    catalogue.jsonBytes(
      keyURL: { PageFormat.html.file(self.routes.page(of: $0)) },
      extensionPointURL: { PageFormat.html.file(self.routes.page(of: $0)) })
  }

  /// The part that a check needs.
  var checkingBytes: [UInt8] {
    catalogue.checkingBytes { PageFormat.html.file(self.routes.page(of: $0)) }
  }
}
