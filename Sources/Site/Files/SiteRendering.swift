import Archive
package import Diagnostics
package import Docset
import Markup
import Parallelism

extension Site {
  /// Makes every page once and hands over each file as soon as it is made, so that few are in memory at
  /// a time.
  ///
  /// The bytes of a file depend on the input alone; the order in which files arrive does not.
  ///
  /// - Parameter take: Called from several threads at once.
  /// - Returns: What is wrong with the site. If there are errors, what was handed over is not a
  ///   whole site and must not be published.
  package func render(_ take: @escaping @Sendable (OutputFile) -> Void) -> [Diagnostic] {
    guard let theme, !planFindings.containsErrors else { return planFindings }
    return SiteRendering(of: self, theme, take).run()
  }

  /// The pages to read as a docset; nil if the input has errors.
  package var docset: DocsetBundle? {
    guard let theme, !check().containsErrors else { return nil }
    let edition = DocsetEdition(
      pages, of: context, theme: theme, assets: assets, footer: footer)
    return edition.bundle(of: pages.compactMap { edition.rendered($0.make().page) })
  }
}

/// One walk over the plan: pages become files, and what other files need of them is noted on the way.
private struct SiteRendering {
  let site: Site
  let renderer: PageRenderer
  /// Nil if the site offers no archives.
  let docset: DocsetEdition?
  let take: @Sendable (OutputFile) -> Void

  init(of site: Site, _ theme: Theme, _ take: @escaping @Sendable (OutputFile) -> Void) {
    self.site = site
    self.take = take
    renderer = site.renderer(theme, isKeptOffline: OfflineWorker.isServed(by: site.assets))
    docset =
      site.context.offersDownloads
      ? DocsetEdition(
        site.pages, of: site.context, theme: theme, assets: site.assets, footer: site.footer)
      : nil
  }

  /// What is kept of finished work.
  private struct Notes: Sendable {
    var files: [RenderedFile] = []
    var findings: [PageFindings] = []
    var texts: [LanguageModelTexts] = []
    var docset: [DocsetEdition.RenderedPage] = []
  }

  func run() -> [Diagnostic] {
    let plan = site.pages.map(PlannedFiles.init) + site.data
    // Large files and pages that list every key come first: each is one long piece of work.
    let long = plan.filter(\.isLong)
    let short = plan.filter { !$0.isLong }.inRuns(of: 32)
    let notes = mapInParallel(long.map { [$0] } + short, by: 1, make)

    // In the order of the plan again, in which keys come first.
    let inOrder = notes[long.count...] + notes[..<long.count]
    let findings = site.findings(with: inOrder.flatMap(\.findings))
    guard !findings.containsErrors else { return findings }
    finish(notes)
    return findings
  }

  private func make(_ planned: [PlannedFiles]) -> Notes {
    var notes = Notes()
    for files in planned {
      switch files.content {
      case .page(let page): make(page, &notes)
      case .data(_, _, let make): make { notes.files.append(handOver($0)) }
      case .languageModelTexts, .downloads: break
      }
    }
    return notes
  }

  private func make(_ planned: PlannedPage, _ notes: inout Notes) {
    let (page, diagnostics) = planned.make()
    notes.findings.append(PageFindings(of: page, diagnostics))
    let markdown = PortableMarkdown(page.document)
    notes.texts.append(LanguageModelTexts(of: page, markdown))
    if let rendered = docset?.rendered(page) { notes.docset.append(rendered) }
    // The published page of downloads lists the archives, so it is made after them; the archive of
    // the site has the page without the list.
    let isForArchives = page.path == SiteContext.downloads.path
    notes.files += page.files(renderer, markdown).map(isForArchives ? note : handOver)
  }

  // MARK: - Files made of others

  /// Makes the texts for language models, the archives and the worker's list.
  private func finish(_ notes: [Notes]) {
    var files = notes.flatMap(\.files)
    if renderer.isKeptOffline {
      let manifest = WebManifest(
        title: site.context.catalogue.title, summary: site.homeDescription, assets: site.assets,
        backgroundColor: renderer.theme.option("background-color"),
        themeColor: renderer.theme.option("theme-color"))
      files.append(handOver(manifest.file))
    }
    // The worker keeps none of the texts for language models.
    let kept = files
    let (texts, worker) = inParallel {
      site.languageModelFiles(notes.flatMap(\.texts)).map(handOver)
    } _: {
      OfflineWorker(of: kept)
    }
    files += texts
    guard let docset else {
      if let worker { take(worker.file) }
      return
    }
    finish(files, worker, docset.bundle(of: notes.flatMap(\.docset)))
  }

  /// Makes the archives, their page and the worker's list.
  private func finish(
    _ rendered: [RenderedFile], _ worker: OfflineWorker?, _ docset: DocsetBundle
  ) {
    // The archive has another page of downloads, hence a worker's list of its own.
    let packed = worker.map { note($0.file) }
    let downloads = PublishedDownloads(
      of: rendered + [packed].compactMap(\.self), docset: docset, time: site.archiveTime)
    var files = rendered.filter { !$0.path.hasPrefix(PublishedDownloads.folder) }
    let page = DownloadsPage(context: site.context).page(offering: downloads.list)
    for file in downloads.files + page.files(renderer, PortableMarkdown(page.document)) {
      take(file)
      files.append(RenderedFile(file, isKeptOffline: renderer.isKeptOffline, isPacked: false))
    }
    if let worker = OfflineWorker(of: files) { take(worker.file) }
  }

  private func handOver(_ file: OutputFile) -> RenderedFile {
    take(file)
    return note(file)
  }

  private func note(_ file: OutputFile) -> RenderedFile {
    RenderedFile(file, isKeptOffline: renderer.isKeptOffline, isPacked: docset != nil)
  }
}

/// What is kept of a file after it was handed over.
struct RenderedFile: Sendable {
  var path: String
  /// The digest for the worker's list; nil if the file is not in it.
  var digest: String?
  /// The content for archives; nil if the site offers none.
  var packed: PackedContent?
  /// The file as the page of downloads lists it; nil if it does not.
  var download: Download?

  init(_ file: OutputFile, isKeptOffline: Bool, isPacked: Bool) {
    path = file.path
    if isKeptOffline, OfflineWorker.needsDigest(of: file.path) {
      digest = OfflineWorker.digest(of: file)
    }
    if isPacked {
      packed = PackedContent(file.bytes)
      if path == "catalogue.json" { download = Download(Download.catalogue, file) }
    }
  }
}

extension Array {
  /// The elements in runs of a length; the last may be shorter.
  fileprivate func inRuns(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min(count, $0 + length)]) }
  }
}
