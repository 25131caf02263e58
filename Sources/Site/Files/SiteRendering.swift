package import Diagnostics
import Markup
import Text

extension Site {
  /// Makes every page once and hands over each file as soon as it is made, so that few are in memory at
  /// a time.
  ///
  /// The bytes of a file depend on the input alone; the order in which files arrive does not.
  ///
  /// - Returns: What is wrong with the site. If there are errors, what was handed over is not a
  ///   whole site and must not be published.
  package func render(into sink: any FileSink) -> [Diagnostic] {
    guard let theme, !planFindings.containsErrors else { return planFindings }
    return SiteRendering(of: self, theme, into: sink).run()
  }
}

/// One walk over the plan: pages become files, and what other files need of them is noted on the way.
private struct SiteRendering {
  let site: Site
  let renderer: PageRenderer
  /// Nil if the site offers none.
  let archives: SiteArchives?
  let sink: any FileSink

  init(of site: Site, _ theme: Theme, into sink: any FileSink) {
    self.site = site
    self.sink = sink
    renderer = site.renderer(theme, isKeptOffline: OfflineWorker.isServed(by: site.assets))
    archives =
      site.context.offersDownloads
      ? SiteArchives(
        of: DocsetEdition(
          site.pages, of: site.context, theme: theme, assets: site.assets, footer: site.footer),
        time: site.archiveTime, in: sink)
      : nil
  }

  func run() -> [Diagnostic] {
    let plan =
      site.pages.map(PlannedFiles.init) + site.data + site.formerPages + site.copies
      + (renderer.isKeptOffline ? [PlannedFiles(WebManifest.path) { webManifest.file.bytes }] : [])
    // Large files and pages that list every key come first: each is one long piece of work.
    let long = plan.filter(\.isLong).map { [$0] }
    let work = long + plan.filter { !$0.isLong }.inRuns(of: 32)
    let notes = mapInParallel(work.count) { number in
      output(number) { output in for files in work[number] { make(files, &output) } }
    }

    // In the order of the plan again, in which keys come first.
    let findings = site.findings(
      with: (notes[long.count...] + notes[..<long.count]).flatMap(\.findings))
    guard !findings.containsErrors else {
      archives?.discard()
      return findings
    }
    return findings + finish(notes)
  }

  private var webManifest: WebManifest {
    WebManifest(
      title: site.context.catalogue.title, summary: site.homeDescription, assets: site.assets,
      backgroundColor: renderer.theme.option("background-color"),
      themeColor: renderer.theme.option("theme-color"))
  }

  private func make(_ planned: PlannedFiles, _ output: inout Output) {
    switch planned.content {
    case .page(let page): make(page, &output)
    case .data(_, _, let make): make { output.handOver($0) }
    case .languageModelTexts, .downloads: break
    }
  }

  private func make(_ planned: PlannedPage, _ output: inout Output) {
    let (page, diagnostics) = planned.make()
    output.notes.findings.append(PageFindings(of: page, diagnostics))
    output.addToDocset(page)
    // The published page of downloads lists the archives, so it is made after them; the archive of
    // the site has the page without the list.
    let isForArchives = page.path == SiteContext.downloads.path
    let texts = page.makeFiles(renderer) { file in
      if isForArchives { output.pack(file) } else { output.handOver(file) }
    }
    output.notes.texts.append(texts)
  }

  /// Runs the piece of work with a number.
  private func output(_ number: Int, _ work: (inout Output) -> Void) -> Notes {
    var output = Output(isKeptOffline: renderer.isKeptOffline, archives: archives, sink: sink)
    work(&output)
    return output.finish(number)
  }

  // MARK: - Files made from others

  /// Makes the texts for language models, the archives, their page and the worker's list.
  private func finish(_ notes: [Notes]) -> [Diagnostic] {
    let entries = notes.flatMap(\.workerEntries)
    // Before the texts, because the worker keeps none of them. The archive has another page of downloads,
    // hence its own worker's list.
    let worker = OfflineWorker(of: entries)
    _ = output(notes.count) { output in
      if let worker { output.pack(worker.file) }
      site.languageModelFiles(notes.flatMap(\.texts)).forEach { output.handOver($0) }
    }
    guard let archives else {
      if let worker { sink.take(worker.file) }
      return []
    }
    let (downloads, findings) = archives.finish(notes.flatMap(\.documents), site.editorExtension)
    finish(
      downloads + notes.compactMap(\.download),
      entries.filter { !$0.path.hasPrefix(Download.folder + "/") })
    return findings
  }

  /// Makes the page of downloads and the worker's list.
  private func finish(_ downloads: [Download], _ entries: [OfflineWorker.Entry]) {
    let page = DownloadsPage(context: site.context).page(offering: downloads)
    let files = page.files(renderer)
    files.forEach(sink.take)
    guard renderer.isKeptOffline else { return }
    if let worker = OfflineWorker(of: entries + files.compactMap(OfflineWorker.Entry.init)) {
      sink.take(worker.file)
    }
  }
}

/// What is kept of finished work.
private struct Notes: Sendable {
  var findings: [PageFindings] = []
  var texts: [LanguageModelTexts] = []
  /// What the worker's list says of the files it keeps.
  var workerEntries: [OfflineWorker.Entry] = []
  /// What was packed into the docset.
  var documents: [DocsetDocument] = []
  /// The catalogue, which the page of downloads lists beside the archives.
  var download: Download?
}

/// Where one piece of work puts its files.
private struct Output {
  var notes = Notes()
  private let isKeptOffline: Bool
  private let archives: SiteArchives?
  private let sink: any FileSink
  private var packing: Packing?

  init(isKeptOffline: Bool, archives: SiteArchives?, sink: any FileSink) {
    self.isKeptOffline = isKeptOffline
    self.archives = archives
    self.sink = sink
    packing = archives?.packing
  }

  /// Publishes a file and packs it.
  mutating func handOver(_ file: OutputFile) {
    sink.take(file)
    pack(file)
    if archives != nil, file.path == "catalogue.json" {
      notes.download = Download(.catalogue, file)
    }
  }

  /// Packs a file that is published in archives alone.
  mutating func pack(_ file: OutputFile) {
    if isKeptOffline, let entry = OfflineWorker.Entry(file) { notes.workerEntries.append(entry) }
    packing?.add(file)
    if var packing {
      self.packing = nil
      archives?.docset.add(file, to: &packing)
      self.packing = packing
    }
  }

  mutating func addToDocset(_ page: Page) {
    guard var packing else { return }
    self.packing = nil
    archives?.docset.add(page, to: &packing)
    self.packing = packing
  }

  /// Hands what was packed to the archives.
  mutating func finish(_ number: Int) -> Notes {
    if let packing {
      let part = packing.part
      notes.documents = part.documents
      archives?.add(part, at: number)
    }
    return notes
  }
}

extension Array {
  /// The elements in runs of a length; the last may be shorter.
  fileprivate func inRuns(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min(count, $0 + length)]) }
  }
}
