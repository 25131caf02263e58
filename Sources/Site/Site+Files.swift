import Diagnostics
import JSON
import KeyModel
import KeySearch
import Markup

/// The files of a site, in groups that are made together.
extension Site {
  /// The same files as `render()` makes, each made when it is asked for; nil where the input has errors.
  public func files() -> SiteFiles? {
    guard let theme, !diagnostics.containsErrors else { return nil }
    // A worker would keep pages that are being written.
    let renderer = renderer(theme, isKeptOffline: false)
    let groups = pages.map { page in
      FileGroup(
        Self.paths(of: page),
        files: {
          let page = page.make().page
          return pageFiles(page, PortableMarkdown(page.document), renderer)
        })
    }
    let texts = FileGroup(
      LanguageModelTexts.paths,
      files: {
        languageModelFiles(
          pages.map {
            let page = $0.make().page
            return LanguageModelTexts(of: page, PortableMarkdown(page.document))
          })
      })
    return SiteFiles(
      groups + data() + [texts], downloads: { render().filter(\.isDownload) })
  }

  func renderer(_ theme: Theme, isKeptOffline: Bool) -> PageRenderer {
    PageRenderer(
      theme: theme, context: context, pages: pages.map(\.link.path), footer: footer,
      isKeptOffline: isKeptOffline)
  }

  /// A page and its Markdown twin.
  func pageFiles(
    _ page: Page, _ markdown: PortableMarkdown, _ renderer: PageRenderer
  ) -> [OutputFile] {
    let html = OutputFile(page.path + ".html", bytes: renderer.html(page))
    guard page.kind != .notFound else { return [html] }
    return [html, OutputFile(page.path + ".md", bytes: markdown.bytes(on: page.path))]
  }

  private static func paths(of page: PlannedPage) -> [String] {
    [page.link.path + ".html"] + (page.kind == .notFound ? [] : [page.link.path + ".md"])
  }

  /// What is no page and needs none made: JSON, schemas, the search index, the theme's files, and
  /// what robots read.
  func data() -> [FileGroup] {
    [searchIndex.long] + PublishedSchemas(context).files().map(\.long) + [catalogueData.long]
      + keyData
      + assets.map { asset in
        FileGroup("assets/" + asset.path) { asset.bytes }
      } + filesForRobots
  }

  private var catalogueData: FileGroup {
    let (catalogue, routes) = (context.catalogue, context.routes)
    return FileGroup("catalogue.json") {
      catalogue.jsonBytes(
        keyURL: { routes.page(of: $0) + ".html" },
        extensionPointURL: { routes.page(of: $0) + ".html" })
    }
  }

  private var keyData: [FileGroup] {
    context.catalogue.keys.map { [context] key in
      let page = context.routes.page(of: key)
      return FileGroup(page + ".json") {
        context.catalogue.json(of: key, url: page + ".html").serializedBytes()
      }
    }
  }

  private var searchIndex: FileGroup {
    let (names, words) = ("search-index.js", "search-text.js")
    return FileGroup([names, words]) { take in
      let scripts = SearchScripts(searchEntries, synonyms: context.catalogue.synonyms)
      take(OutputFile(names, bytes: scripts.names))
      take(OutputFile(words, bytes: scripts.text))
    }
  }

  private var filesForRobots: [FileGroup] {
    var files = [FileGroup("robots.txt") { Array(robots.utf8) }]
    if !context.catalogue.changes.isEmpty {
      let feed = ChangeFeed(context: context)
      files.append(FileGroup([ChangeFeed.path]) { [feed.file].compactMap(\.self) })
    }
    guard let baseURL = context.baseURL else { return files }
    files.append(FileGroup("sitemap.xml") { sitemap(baseURL) })
    let icon = assets.contains { $0.path == "icon-16.png" } ? "assets/icon-16.png" : nil
    let description = SearchDescription(
      title: context.catalogue.title, summary: homeDescription, baseURL: baseURL, icon: icon)
    files.append(FileGroup(SearchDescription.path) { description.file.bytes })
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
