import Archive
public import Diagnostics
public import Docset
import KeyModel
import KeySearch
import Markup

/// A site planned from its input: every page with its links resolved, nothing rendered yet.
///
/// Pure: the same input gives the same files, byte for byte.
public struct Site: Sendable {
  /// What is wrong with the input. A site with errors must not be rendered.
  public let diagnostics: [Diagnostic]

  let context: SiteContext
  private let pages: [Page]
  private let theme: Theme?
  private var assets: [SourceFile]
  /// What stands at the foot of every page.
  private let footer: [Inline]
  private let archiveTime: ArchiveTime

  /// Checks the input and plans every page.
  ///
  /// - Parameter catalogueFindings: What `Catalogue.check()` finds, where it is known.
  public init(planning input: SiteInput, catalogueFindings: [Diagnostic]? = nil) {
    var diagnostics = catalogueFindings ?? input.catalogue.check()
    let (guides, guideDiagnostics) = Guide.all(of: input)
    diagnostics += guideDiagnostics
    let (theme, themeDiagnostics) = Theme.parse(input.templates, options: input.themeOptions)
    diagnostics += themeDiagnostics

    let context = SiteContext(
      catalogue: input.catalogue, guides: guides, settings: input.settings)
    var pages: [Page] = []
    func add(_ built: [(page: Page, diagnostics: [Diagnostic])]) {
      for (index, var item) in built.map({ $0 }).enumerated() {
        item.page.previous = index > 0 ? built[index - 1].page.link : nil
        item.page.next = index + 1 < built.count ? built[index + 1].page.link : nil
        pages.append(item.page)
        diagnostics += item.diagnostics
      }
    }
    pages += [
      HomePage(context: context).page, SearchPage(context: context).page,
      NotFoundPage(context: context).page,
    ]
    add(
      input.catalogue.keys.map { key in
        var page = KeyPage(key, in: context)
        return page.build()
      })
    add(
      input.catalogue.extensionPoints.map { point in
        var page = ExtensionPointPage(point, in: context)
        return page.build()
      })
    add(
      guides.map { guide in
        var page = GuidePage(guide, in: context)
        return page.build()
      })
    pages += ListPages(context: context).all()
    // The same on every page; its links are resolved once.
    var builder = PageBuilder(context, page: "index")
    footer =
      input.settings.footer.map {
        builder.inline($0, at: SourceLocation(file: SiteSettings.fileName))
      } ?? []
    diagnostics += builder.diagnostics
    diagnostics += pages.flatMap(\.diagnostics)
    diagnostics += Self.danglingFragments(in: pages)
    // A summary stands on many pages; its mistakes are told once.
    var told: Set<Diagnostic> = []
    diagnostics = diagnostics.filter { told.insert($0).inserted }

    self.context = context
    self.pages = pages
    self.theme = theme
    assets = input.assets
    archiveTime = input.archiveTime
    self.diagnostics = diagnostics.inReadingOrder()
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

  /// Every file of the site in path order; none where the input has errors.
  public func render() -> [OutputFile] {
    guard let theme, let docset else { return [] }
    let renderer = renderer(theme, isKeptOffline: OfflineWorker.isServed(by: assets))
    var files = fileGroups(renderer).flatMap { $0.make() }

    if renderer.isKeptOffline {
      files.append(
        WebManifest(title: context.catalogue.title, summary: homeDescription, assets: assets).file)
    }

    // The page that lists the archives can be written when they are made. The archive of the site has
    // another one in its place, hence a list for the worker of its own.
    let downloads = PublishedDownloads(
      of: files + [OfflineWorker(of: files)?.file].compactMap(\.self), docset: docset,
      time: archiveTime)
    files.removeAll { $0.path.hasPrefix(PublishedDownloads.folder) }
    files += downloads.files
    files += pageFiles(
      DownloadsPage(context: context).page(offering: downloads.list), renderer
    ).make()
    if let worker = OfflineWorker(of: files) { files.append(worker.file) }
    return files.sorted { $0.path < $1.path }
  }

  /// The same files, each made when it is asked for; nil where the input has errors.
  public func files() -> SiteFiles? {
    guard let theme, !diagnostics.containsErrors else { return nil }
    // A worker would keep pages that are being written.
    let renderer = renderer(theme, isKeptOffline: false)
    return SiteFiles(fileGroups(renderer), downloads: { render().filter(\.isDownload) })
  }

  /// Every file but the archives, which hold the others.
  private func fileGroups(_ renderer: PageRenderer) -> [FileGroup] {
    pages.map { pageFiles($0, renderer) } + data()
      + assets.map { asset in
        FileGroup("assets/" + asset.path) { Self.published(asset) }
      }
  }

  private func renderer(_ theme: Theme, isKeptOffline: Bool) -> PageRenderer {
    PageRenderer(theme: theme, context: context, footer: footer, isKeptOffline: isKeptOffline)
  }

  /// A page and its Markdown twin.
  private func pageFiles(_ page: Page, _ renderer: PageRenderer) -> FileGroup {
    let html = page.path + ".html"
    let markdown = page.path + ".md"
    guard page.kind != .notFound else { return FileGroup(html) { Array(renderer.html(page).utf8) } }
    return FileGroup([html, markdown]) {
      [
        OutputFile(html, text: renderer.html(page)),
        OutputFile(markdown, text: renderer.markdown(page)),
      ]
    }
  }

  /// The JSON of the catalogue and of each key, the schemas, and the lists for machines.
  private func data() -> [FileGroup] {
    let catalogue = context.catalogue
    let routes = context.routes
    var files = catalogue.keys.map { key in
      let page = routes.page(of: key)
      return FileGroup(page + ".json") {
        Array(catalogue.json(of: key, url: page + ".html").serialized().utf8)
      }
    }
    files.append(
      FileGroup("catalogue.json") {
        let json = catalogue.json(
          keyURL: { routes.page(of: $0) + ".html" },
          extensionPointURL: { routes.page(of: $0) + ".html" })
        return Array(json.serialized().utf8)
      })
    files += PublishedSchemas(context).files()
    let (names, words) = ("search-index.js", "search-text.js")
    files.append(
      FileGroup([names, words]) {
        let search = SearchIndex(searchEntries, synonyms: catalogue.synonyms)
        return [
          OutputFile(names, text: search.namesScript), OutputFile(words, text: search.textScript),
        ]
      })
    files.append(FileGroup("llms.txt") { Array(languageModelList.utf8) })
    files.append(FileGroup("llms-full.txt") { Array(languageModelText.utf8) })
    if !catalogue.changes.isEmpty {
      let feed = ChangeFeed(context: context)
      files.append(FileGroup([ChangeFeed.path]) { [feed.file].compactMap(\.self) })
    }
    files.append(FileGroup("robots.txt") { Array(robots.utf8) })
    if let baseURL = context.baseURL {
      files.append(FileGroup("sitemap.xml") { Array(sitemap(baseURL).utf8) })
      let icon = assets.contains { $0.path == "icon-16.png" } ? "assets/icon-16.png" : nil
      let description = SearchDescription(
        title: catalogue.title, summary: homeDescription, baseURL: baseURL, icon: icon)
      files.append(FileGroup(SearchDescription.path) { description.file.bytes })
    }
    return files
  }

  /// Scripts are published without what only their authors need.
  private static func published(_ asset: SourceFile) -> [UInt8] {
    guard asset.path.hasSuffix(".js"), let text = String(validating: asset.bytes, as: UTF8.self)
    else { return asset.bytes }
    return Array(squeezedScript(text).utf8)
  }

  private var homeDescription: String {
    pages.first { $0.kind == .home }?.description ?? context.catalogue.title
  }

  /// Every page's Markdown with its sentence, in the form of llmstxt.org.
  private var languageModelList: String {
    let renderer = MarkdownRenderer(page: "index")
    var text = "# \(context.catalogue.title)\n\n"
    text += "> \(homeDescription)\n"
    let chapters: [(String, [PageKind])] = [
      ("Guides", [.guide]), ("Extension points", [.extensionPoint]), ("Lists", [.list]),
      ("Keys", [.key]),
    ]
    for (title, kinds) in chapters {
      let members = pages.filter { kinds.contains($0.kind) }
      guard !members.isEmpty else { continue }
      text += "\n## \(title)\n\n"
      for page in members {
        let link = Inline.link(.page(page.path, fragment: nil), [.text(page.title)])
        text += "- \(renderer.render([link, .text(": " + page.description)]))\n"
      }
    }
    return text
  }

  /// The texts themselves of guides, extension points and keys, one after another.
  private var languageModelText: String {
    let renderer = MarkdownRenderer(page: "llms-full")
    let kinds: [PageKind] = [.guide, .extensionPoint, .key]
    let texts = kinds.flatMap { kind in pages.filter { $0.kind == kind } }
      .map { renderer.render($0.document) }
    return "# \(context.catalogue.title)\n\n> \(homeDescription)\n\n"
      + texts.joined(separator: "\n")
  }

  /// Every robot may read everything. Source: RFC 9309; sitemaps.org, "Informing search engines".
  private var robots: String {
    "User-agent: *\nAllow: /\n" + (context.baseURL.map { "Sitemap: \($0)sitemap.xml\n" } ?? "")
  }

  /// Source: sitemaps.org, protocol 0.9.
  private func sitemap(_ baseURL: String) -> String {
    var writer = HTMLWriter()
    writer.markup(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    )
    for page in pages where page.kind != .notFound {
      writer.markup("<url><loc>")
      writer.text(baseURL + relativePath(from: "", to: page.path + ".html"))
      writer.markup("</loc></url>\n")
    }
    writer.markup("</urlset>\n")
    return writer.string
  }

  /// Links from a text to a heading that its target does not have.
  private static func danglingFragments(in pages: [Page]) -> [Diagnostic] {
    let headings = Dictionary(
      pages.map { ($0.path, $0.anchors) }, uniquingKeysWith: { first, _ in first })
    return pages.flatMap { page in
      page.links.compactMap { link in
        let (path, fragment): (String, String?) =
          switch link.destination {
          case .page(let path, let fragment): (path, fragment)
          case .fragment(let id): (page.path, id)
          case .file, .external: (page.path, nil)
          }
        guard let fragment, let known = headings[path], !known.contains(fragment) else {
          return nil
        }
        return .error(
          "dangling-link", at: link.location,
          "'#\(fragment)' names no heading of '\(path)'\(suggestion(for: fragment, among: known.sorted()))",
          remedy: "write the heading in lower case with hyphens for spaces")
      }
    }
  }
}
