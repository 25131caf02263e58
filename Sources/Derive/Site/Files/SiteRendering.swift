package import Diagnostics
import Markup
import Text

extension Site {
  /// Makes every page once and hands over each file as soon as it is made, so that few are in memory at
  /// a time.
  ///
  /// The bytes of a file depend on the input alone; the order in which files arrive does not.
  ///
  /// - Returns: The findings about the site. If there are errors, the files are not a whole site and must not be
  ///   published.
  package func render(_ take: @escaping TakeFile) -> [Diagnostic] {
    guard let theme, !planFindings.containsErrors else { return planFindings }
    switch form {
    case .site: break
    case .singlePage: return checked { SinglePage(site: self).files.forEach(take) }
    case .fragments(let tool):
      return checked { Fragments(site: self, tool: tool).files.forEach(take) }
    }
    return SiteRendering(of: self, theme, takingCompressed(take)).run()
  }

  /// Makes files if nothing is wrong with any page.
  private func checked(_ make: () -> Void) -> [Diagnostic] {
    let findings = check()
    if !findings.containsErrors { make() }
    return findings
  }
}

/// One walk over the plan: pages become files, and what other files need of them is noted on the way.
private struct SiteRendering: Sendable {
  let site: Site
  let renderer: PageRenderer
  /// Nil if the site offers none.
  let archives: SiteArchives?
  let take: TakeFile

  init(of site: Site, _ theme: Theme, _ take: @escaping TakeFile) {
    self.site = site
    self.take = take
    renderer = site.renderer(
      theme,
      isKeptOffline: site.context.settings.isKeptOffline
        && OfflineWorker.isServed(by: site.assets))
    archives =
      site.context.offersDownloads
      ? SiteArchives(
        docset: DocsetEdition(
          site.pages, of: site.context, theme: theme, assets: site.assets, frame: site.frame),
        time: site.archiveTime)
      : nil
  }

  func run() -> [Diagnostic] {
    let plan = site.plan
    // Large files and pages that list every key come first: each is one long piece of work.
    let long = plan.filter(\.isLong).map { [$0] }
    let work = long + plan.filter { !$0.isLong }.inRuns(of: 32)
    let done = mapInParallel(work, by: 1) { files in
      Work(self) { work in for planned in files { work.make(planned) } }
    }

    // In the order of the plan again, in which keys come first.
    let findings = site.findings(
      with: (done[long.count...] + done[..<long.count]).flatMap(\.findings))
    return findings.containsErrors ? findings : findings + finish(done)
  }

  /// - Parameter size: The bytes of the files that a reader can keep.
  private func webManifest(_ size: Int) -> WebManifest {
    WebManifest(
      title: site.context.catalogue.title, summary: site.homeDescription, assets: site.assets,
      backgroundColor: renderer.theme.option("background-color"),
      themeColor: renderer.theme.option("theme-color"), size: size)
  }

  // MARK: - Files made from others

  /// Makes the texts for language models, the archives, their page and the worker's list.
  private func finish(_ done: [Work]) -> [Diagnostic] {
    var entries = done.flatMap(\.workerEntries)
    // Before the texts, because the worker keeps none of them. The archive has another page of downloads,
    // hence its own worker's list.
    let last = Work(self) { work in
      if renderer.isKeptOffline {
        work.handOver(webManifest(entries.reduce(0) { $0 + $1.size }).file)
        if let worker = OfflineWorker(of: entries + work.workerEntries) { work.pack(worker.file) }
      }
      site.languageModelFiles(inOrder(Dictionary(firstOf: done.flatMap(\.texts)))).forEach {
        work.handOver($0)
      }
    }
    entries += last.workerEntries
    guard let archives else {
      if renderer.isKeptOffline, let worker = OfflineWorker(of: entries) { take(worker.file) }
      return []
    }
    let (downloads, findings) = archives.finish(
      (done + [last]).compactMap(\.part), site.editorExtension, take)
    finish(
      downloads + done.compactMap(\.download),
      entries.filter { !$0.path.hasPrefix(Download.folder + "/") })
    return findings
  }

  /// The texts of pages in the order of the plan, which is not the order of the work.
  private func inOrder(_ texts: [String: LanguageModelTexts]) -> [LanguageModelTexts] {
    site.pages.compactMap { texts[$0.link.path] }
  }

  /// Makes the page of downloads and the worker's list.
  private func finish(_ downloads: [Download], _ entries: [OfflineWorker.Entry]) {
    var entries = entries
    DownloadsPage(context: site.context).page(offering: downloads).makeFiles(renderer) { file in
      take(file)
      if let entry = OfflineWorker.Entry(file) { entries.append(entry) }
    }
    if renderer.isKeptOffline, let worker = OfflineWorker(of: entries) { take(worker.file) }
  }
}

/// One piece of work: hands over its files, and keeps what others need of them.
private struct Work: Sendable {
  private let rendering: SiteRendering
  private(set) var findings: [PageFindings] = []
  /// By the paths of the pages.
  private(set) var texts: [(page: String, LanguageModelTexts)] = []
  /// Entries for the offline worker's list.
  private(set) var workerEntries: [OfflineWorker.Entry] = []
  /// The catalogue, which the page of downloads lists beside the archives.
  private(set) var download: Download?
  /// The compressed parts of the archives.
  private(set) var part: SiteArchives.Part?
  // Nil when the work is done, so no other thread gets it.
  nonisolated(unsafe) private var packing: Packing?

  init(_ rendering: SiteRendering, _ make: (inout Work) -> Void) {
    self.rendering = rendering
    packing = rendering.archives?.packing
    make(&self)
    part = packing?.part
    packing = nil
  }

  mutating func make(_ planned: PlannedFiles) {
    switch planned.content {
    case .page(let page): make(page)
    case .data(let make): make { handOver($0) }
    case .ofOthers: break
    }
  }

  private mutating func make(_ planned: PlannedPage) {
    let page = planned.make()
    findings.append(PageFindings(of: page))
    texts.append((page.path, LanguageModelTexts(of: page, rendering.renderer.context.words)))
    rendering.archives?.docset.add(page, to: &packing)
    // The published page of downloads lists the archives, so it is made after them; the archive of
    // the site has the page without the list.
    let isForArchives = page.kind == .downloads
    page.makeFiles(rendering.renderer) { file in
      if isForArchives { pack(file) } else { handOver(file) }
    }
  }

  /// Publishes a file and packs it.
  mutating func handOver(_ file: OutputFile) {
    rendering.take(file)
    pack(file)
    if packing != nil, file.path == "catalogue.json" { download = Download(.catalogue, file) }
  }

  /// Packs a file that is published in archives alone.
  mutating func pack(_ file: OutputFile) {
    if rendering.renderer.isKeptOffline, let entry = OfflineWorker.Entry(file) {
      workerEntries.append(entry)
    }
    packing?.add(file)
    rendering.archives?.docset.add(file, to: &packing)
  }
}

extension Array {
  /// The elements in runs of a length; the last may be shorter.
  fileprivate func inRuns(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min(count, $0 + length)]) }
  }
}
