import Diagnostics
import JSON
import KeyModel
import KeySearch
import Markup
import Text

/// The files of a site as planned.
extension Site {
  /// Every file in the order in which a build makes them, except those of the worker that keeps a site
  /// in the browser.
  package var files: [PlannedFiles] { ownFiles + formerPages + copies }

  /// The files that docgen makes.
  var ownFiles: [PlannedFiles] {
    pages.filter { $0.link.path != SiteContext.downloads.path }.map(PlannedFiles.init) + data
      + [PlannedFiles(.languageModelTexts)]
      + (context.offersDownloads ? [PlannedFiles(.downloads(paths: downloadPaths))] : [])
  }

  private var downloadPaths: [String] {
    [SiteContext.downloads.path + ".html", SiteContext.downloads.path + ".md"]
      + Download.paths(in: context) + [editorExtension?.path].compactMap(\.self)
  }

  /// Makes planned files on their own, for a preview. The site must have no errors.
  package func make(_ planned: PlannedFiles) -> [OutputFile] {
    guard let theme else { return [] }
    switch planned.content {
    case .page(let page):
      // A worker would store pages that are still being written.
      return page.make().page.files(renderer(theme, isKeptOffline: false))
    case .data(_, _, let make):
      var files: [OutputFile] = []
      make { files.append($0) }
      return files
    case .languageModelTexts:
      return languageModelFiles(
        mapInParallel(pages, by: 16) { planned in
          let page = planned.make().page
          return LanguageModelTexts(of: page, RootedMarkdown(page.text))
        })
    case .downloads(let paths):
      let paths = Set(paths)
      let files = FilesInMemory { paths.contains($0) }
      _ = render(into: files)
      return files.inPathOrder
    }
  }

  func renderer(_ theme: Theme, isKeptOffline: Bool) -> PageRenderer {
    PageRenderer(
      theme: theme, context: context, footer: footer,
      isKeptOffline: isKeptOffline)
  }

  func languageModelFiles(_ texts: [LanguageModelTexts]) -> [OutputFile] {
    LanguageModelTexts.files(
      title: context.catalogue.title, summary: homeDescription, texts)
  }

  /// The files that need no page: JSON, schemas, the search index, the theme's assets and what
  /// robots read.
  var data: [PlannedFiles] {
    [searchIndex] + PublishedSchemas(context).files() + [catalogueData] + keyData
      + assets.map { asset in
        PlannedFiles("assets/" + asset.path) { asset.bytes }
      } + filesForRobots
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
    let (catalogue, routes) = (context.catalogue, context.routes)
    return PlannedFiles("catalogue.json", isLong: true) {
      catalogue.jsonBytes(
        keyURL: { routes.page(of: $0) + ".html" },
        extensionPointURL: { routes.page(of: $0) + ".html" })
    }
  }

  private var keyData: [PlannedFiles] {
    // Keys are large, so the plan has only their indexes.
    context.catalogue.keys.indices.map { [context] index in
      let page = context.routes.page(of: context.catalogue.keys[index])
      return PlannedFiles(page + ".json") {
        context.catalogue.jsonBytes(of: context.catalogue.keys[index], url: page + ".html")
      }
    }
  }

  private var searchIndex: PlannedFiles {
    let (names, words) = ("search-index.js", "search-text.js")
    return PlannedFiles([names, words], isLong: true) { take in
      let catalogue = context.catalogue
      let scripts = SearchScripts(
        searchEntries, synonyms: catalogue.synonyms,
        language: SearchLanguage(catalogue.searchWords),
        documents: catalogue.hasSeveralDocuments ? catalogue.documents : [])
      take(OutputFile(names, bytes: scripts.names))
      take(OutputFile(words, bytes: scripts.text))
    }
  }

  private var filesForRobots: [PlannedFiles] {
    let path = "robots.txt"
    var files: [PlannedFiles] = []
    if !copiedFiles.contains(where: { $0.path == path }) {
      files.append(PlannedFiles(path) { Array(robots.utf8) })
    }
    if !context.catalogue.changes.isEmpty {
      let feed = ChangeFeed(context: context)
      files.append(PlannedFiles([ChangeFeed.path]) { take in feed.file.map(take) })
    }
    guard let baseURL = context.baseURL else { return files }
    files.append(PlannedFiles("sitemap.xml") { sitemap(baseURL) })
    let icon = assets.contains { $0.path == "icon-16.png" } ? "assets/icon-16.png" : nil
    let description = SearchDescription(
      title: context.catalogue.title, summary: homeDescription, baseURL: baseURL, icon: icon)
    files.append(PlannedFiles(SearchDescription.path) { description.file.bytes })
    return files
  }

  var homeDescription: String { HomePage(context: context).summary }

  /// Every robot may read everything. Source: RFC 9309; sitemaps.org, "Informing search engines".
  private var robots: String {
    "User-agent: *\nAllow: /\n" + (context.baseURL.map { "Sitemap: \($0)sitemap.xml\n" } ?? "")
  }

  /// Source: sitemaps.org, protocol 0.9.
  private func sitemap(_ baseURL: String) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    )
    for page in pages where page.kind != .notFound {
      writer.markup("<url><loc>")
      writer.text(baseURL + relativePath(from: "", to: page.link.path + ".html"))
      writer.markup("</loc></url>\n")
    }
    writer.markup("</urlset>\n")
    return writer.bytes
  }
}

extension Page {
  /// Hands over the page as HTML, and then its Markdown twin: both forms of a page that lists every key are
  /// long, so only one of them is in memory.
  ///
  /// - Returns: What the page adds to the texts for language models.
  @discardableResult
  func makeFiles(_ renderer: PageRenderer, _ take: (OutputFile) -> Void) -> LanguageModelTexts {
    take(OutputFile(path + ".html", bytes: renderer.html(self)))
    let text = RootedMarkdown(self.text)
    if kind != .notFound {
      let appendix = RootedMarkdown(self.appendix).bytes(on: path)
      let gap = Array((appendix.isEmpty ? "" : "\n").utf8)
      take(OutputFile(path + ".md", bytes: text.bytes(on: path) + gap + appendix))
    }
    return LanguageModelTexts(of: self, text)
  }

  /// The same files at once.
  func files(_ renderer: PageRenderer) -> [OutputFile] {
    var files: [OutputFile] = []
    makeFiles(renderer) { files.append($0) }
    return files
  }
}
