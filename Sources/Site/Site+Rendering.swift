public import Diagnostics
import Docset
import Markup
import Parallelism

extension Site {
  /// Every file of the site in path order; none where the input has errors.
  public func render() -> [OutputFile] {
    let files = FileCollection()
    let findings = render { files.add($0) }
    return findings.containsErrors ? [] : files.inPathOrder
  }

  /// Makes every file and hands it over at once, so that few are in memory at a time.
  ///
  /// The bytes of a file depend on the input alone; the order in which files come does not.
  ///
  /// - Parameter take: Is called on several threads at the same time.
  /// - Returns: What is wrong with the site. Where errors are among it, what was handed over is no
  ///   whole site and must not be published.
  public func render(_ take: @escaping @Sendable (OutputFile) -> Void) -> [Diagnostic] {
    guard let theme, !diagnostics.containsErrors else { return diagnostics }
    let renderer = renderer(theme, isKeptOffline: OfflineWorker.isServed(by: assets))
    let desk = RenderedFiles(
      isKeptOffline: renderer.isKeptOffline, packs: context.offersDownloads, take: take)

    let data = data()
    // Large files and pages that list every key come first: each is one long piece of work.
    let long =
      data.filter(\.isLong).map { Work.files([$0]) }
      + pages.filter { $0.kind != .key }.map { Work.pages([$0]) }
    let short =
      pages.filter { $0.kind == .key }.inRuns(of: 32).map(Work.pages)
      + data.filter { !$0.isLong }.inRuns(of: 64).map(Work.files)
    let done = mapInParallel(long + short, by: 1) { self.done($0, renderer, desk) }

    let findings = (done[long.count...] + done[..<long.count]).flatMap(\.findings)
    let diagnostics = (diagnostics + self.diagnostics(of: findings)).toldOnce.inReadingOrder()
    guard !diagnostics.containsErrors else { return diagnostics }
    finish(done.flatMap(\.files), done.flatMap(\.texts), renderer, desk)
    return diagnostics
  }

  /// A piece of work for one thread.
  private enum Work: Sendable {
    case pages([PlannedPage])
    case files([FileGroup])
  }

  /// What came of it, besides the files.
  private struct Done: Sendable {
    var files: [RenderedFile] = []
    var findings: [PageFindings] = []
    var texts: [LanguageModelTexts] = []
  }

  private func done(_ work: Work, _ renderer: PageRenderer, _ desk: RenderedFiles) -> Done {
    var done = Done()
    switch work {
    case .files(let groups):
      for group in groups { group.make { done.files.append(desk.handOver($0)) } }
    case .pages(let pages):
      for planned in pages {
        let (page, diagnostics) = planned.make()
        done.findings.append(PageFindings(of: page, diagnostics))
        let markdown = PortableMarkdown(page.document)
        done.texts.append(LanguageModelTexts(of: page, markdown))
        // The page of downloads can be written when they are made; archives have it without a list.
        let isForArchives = page.path == SiteContext.downloads.path
        done.files += pageFiles(page, markdown, renderer)
          .map(isForArchives ? desk.note : desk.handOver)
      }
    }
    return done
  }

  /// Makes the files that tell of others: texts and lists of all pages, archives, the worker's list.
  private func finish(
    _ rendered: [RenderedFile], _ texts: [LanguageModelTexts], _ renderer: PageRenderer,
    _ desk: RenderedFiles
  ) {
    var files = rendered
    if renderer.isKeptOffline {
      let manifest = WebManifest(
        title: context.catalogue.title, summary: homeDescription, assets: assets,
        backgroundColor: renderer.theme.option("background-color"),
        themeColor: renderer.theme.option("theme-color"))
      files.append(desk.handOver(manifest.file))
    }
    // The worker keeps none of the texts for language models.
    let kept = files
    let (texts, worker) = inParallel {
      languageModelFiles(texts).map(desk.handOver)
    } _: {
      OfflineWorker(of: kept)
    }
    files += texts
    guard context.offersDownloads, let docset else {
      if let worker { desk.take(worker.file) }
      return
    }
    finish(files, worker, docset, renderer, desk)
  }

  /// Makes the archives, their page and the worker's list.
  private func finish(
    _ rendered: [RenderedFile], _ worker: OfflineWorker?, _ docset: DocsetBundle,
    _ renderer: PageRenderer, _ desk: RenderedFiles
  ) {
    // In the archive the page of downloads is another one, hence a worker's list of its own.
    let packed = worker.map { desk.note($0.file) }
    let downloads = PublishedDownloads(
      of: rendered + [packed].compactMap(\.self), docset: docset, time: archiveTime)
    var files = rendered.filter { !$0.path.hasPrefix(PublishedDownloads.folder) }
    let page = DownloadsPage(context: context).page(offering: downloads.list)
    let unpacked = RenderedFiles(
      isKeptOffline: desk.isKeptOffline, packs: false, take: desk.take)
    let pageFiles = pageFiles(page, PortableMarkdown(page.document), renderer)
    files += (downloads.files + pageFiles).map(unpacked.handOver)
    if let worker = OfflineWorker(of: files) { desk.take(worker.file) }
  }

  func languageModelFiles(_ texts: [LanguageModelTexts]) -> [OutputFile] {
    LanguageModelTexts.files(
      title: context.catalogue.title, summary: homeDescription, texts)
  }
}

extension Array {
  /// The elements in runs of a length; the last may be shorter.
  fileprivate func inRuns(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min(count, $0 + length)]) }
  }
}
