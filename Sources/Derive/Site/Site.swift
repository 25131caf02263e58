import Archive
package import Diagnostics
package import KeyModel
import Markup
import Text

/// A site planned from its input: which pages there are and where links lead.
///
/// A page is a closure until it is needed and is dropped after use, because a made page takes ten times
/// the memory of its HTML. `check()`, `render(_:)` and the preview all make pages and files from
/// the same plan. Pure: the same input gives the same files, byte for byte.
package struct Site: Sendable {
  /// Findings about the catalogue, the front matter of guides and the theme. `check()` and
  /// `render(_:)` add findings about the texts of pages.
  package private(set) var planFindings: [Diagnostic]

  let context: SiteContext
  let pages: [PlannedPage]
  let theme: Theme?
  private(set) var assets: [SourceFile]
  /// The checker's module; nil if the site has no page that checks files.
  let checker: [UInt8]?
  /// Nil if the site offers none.
  let editorExtension: EditorExtension?
  /// Files that are copied into the site as they are.
  let copiedFiles: [SourceFile]
  /// The form in which it is published.
  package let form: SiteForm
  /// The parts around every page that the settings state.
  let frame: SiteFrame
  let archiveTime: ArchiveTime

  /// - Parameter catalogueFindings: The result of `Catalogue.check()`, if the caller already has it.
  package init(_ input: SiteInput, catalogueFindings: [Diagnostic]? = nil) {
    var findings = catalogueFindings ?? input.catalogue.check()
    let (content, guideFindings) = GuideCollection.read(input)
    findings += guideFindings
    let (words, wordsFindings) = WordsFile.words(
      of: input.settings.language ?? "en", in: input.words)
    findings += wordsFindings
    let hasProducts = input.catalogue.documents.contains { $0.bundles != nil }
    let themeWords =
      hasProducts ? words : words.saying(.kindsOfDropWithoutProducts, for: .kindsOfDrop)
    let (theme, themeFindings) =
      input.lacksTheme
      ? (nil, []) : Theme.parse(input.templates, options: input.themeOptions, words: themeWords)
    findings += themeFindings
    let module = CheckerData.isServed(by: input.assets) ? CheckerModule(of: input) : nil
    let context = SiteContext(
      catalogue: input.catalogue, content: content, settings: input.settings,
      words: words, previous: input.previous, offersDownloads: input.offersDownloads,
      programName: input.programName,
      findings: input.findings,
      checkedDocuments: module?.documents ?? [],
      codesFound: input.codesFound,
      checkExample: module.flatMap { CheckExample(of: input, $0.documents) })
    frame = SiteFrame(input.settings, head: input.head, in: context)
    findings += frame.diagnostics
    findings += content.guides.compactMap { guide in
      guide.layout.flatMap { theme?.finding(about: $0) }
    }
    findings += context.routes.collisions
    findings += Self.findings(on: input.assets)
    if input.settings.knownHost != nil, input.baseURL == nil {
      findings.append(
        .warning(
          "no-base-url", at: nil,
          "The site's address is not known, so 404.html cannot link to it from the lost addresses at which hosts show that page",
          remedy: "state base-url in \(SiteSettings.fileName), or with --base-url"))
    }
    if let latest = input.settings.latestEdition, input.settings.edition == nil {
      findings.append(
        .warning(
          "latest-without-edition", at: input.settings.location(of: "latest-edition"),
          "'\(latest)' is to be the latest edition, but this site is not an edition",
          remedy: "name this one with 'edition', or leave out 'latest-edition'"))
    }
    if input.settings.edition == nil {
      let hosted = HostFiles(host: input.settings.knownHost, folder: HostedFolder(context))
      findings += hosted.findings(at: input.settings.location(of: "host"))
    }

    self.context = context
    pages = PageKind.all.flatMap { $0.pages(in: context) }
    self.theme = theme
    checker = module?.bytes
    assets = Self.served(input.assets, with: checker, input.settings)
    editorExtension = EditorExtension(
      of: context, files: input.extensionFiles.inPathOrder, assets: input.assets,
      carriesCatalogue: input.isCatalogueOfFile)
    copiedFiles = input.copiedFiles.inPathOrder
    archiveTime = input.archiveTime
    form = input.form
    findings += PrintPages(context: context).findings
    if form == .singlePage {
      findings += SinglePage.finding(keys: input.catalogue.keys.count).map { [$0] } ?? []
    }
    planFindings = []
    // A summary is shown on many pages; its mistakes are reported once.
    planFindings = (findings + findingsOnOtherFiles + danglingAddresses).uniqued.inReadingOrder()
  }

  /// Findings about the names of a theme's files that not every file system can store side by side.
  private static func findings(on assets: [SourceFile]) -> [Diagnostic] {
    var addresses = AddressAllocator()
    addresses.reserve(CheckerData.path)
    for asset in assets.inPathOrder {
      addresses.claim("assets/" + asset.path, of: .init(name: "the theme's file '\(asset.path)'"))
    }
    return addresses.collisions
  }

  /// Findings about former pages and copied files that would have the path of a file of the site itself.
  private var findingsOnOtherFiles: [Diagnostic] {
    let moved = MovedPage.all(in: context)
    let authored = addressesOfAuthors
    guard !copiedFiles.isEmpty || !moved.isEmpty || !authored.isEmpty else { return [] }
    var addresses = AddressAllocator()
    var own = ownPaths + [WebManifest.path, OfflineWorker.path]
    // Another one of the same path stays.
    for (file, _) in authored { own.firstIndex(of: file).map { _ = own.remove(at: $0) } }
    for path in own { addresses.reserve(path) }
    for folder in Set(own.flatMap(Self.folders)) { addresses.reserve(folder) }
    if context.settings.knownHost?.servesCompressedFiles == true {
      for path in own { addresses.reserve(path + CompressedFiles.suffix) }
    }
    for (file, owner) in authored { addresses.claim(file, of: owner) }
    for page in moved { addresses.claim(page.file, of: page.owner) }
    for file in copiedFiles {
      let path = "static/" + file.path
      // Hosts ask for '.nojekyll' and '.well-known'. Other hidden files are not copied.
      addresses.claim(
        String(file.path.trimmingPrefix(".")),
        of: .init(name: "the file '\(path)'", location: SourceLocation(file: path)))
    }
    return addresses.collisions
  }

  /// The files of pages that authors write in HTML and of what is beside them, which may be anywhere in the site.
  private var addressesOfAuthors: [(file: String, owner: AddressAllocator.Owner)] {
    let pages = context.guides.filter { $0.html != nil }
    let forms = PageFormat.all(of: .guide)
    var found: [(file: String, owner: AddressAllocator.Owner)] = []
    for page in pages {
      let owner = AddressAllocator.Owner(
        name: "the page '\(page.slug)'", location: SourceLocation(file: page.file))
      found += forms.map { ($0.file(page.page), owner) }
    }
    for file in context.content.files.published where file.address == file.source {
      found.append((file.address, .init(name: "the file '\(file.source)'")))
    }
    return found
  }

  /// The folders of a path, each ending in a slash.
  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[...$0]) }
  }

  /// The same site with other style sheets, images and scripts.
  package func replacing(assets: [SourceFile]) -> Site {
    var site = self
    site.assets = Self.served(assets, with: checker, context.settings)
    return site
  }

  /// A theme's files in path order, so that archives do not depend on the order in which a folder was read; without
  /// those of the checker and of editions where there is none, and without pictures for links unless the settings name them.
  private static func served(
    _ assets: [SourceFile], with checker: [UInt8]?, _ settings: SiteSettings
  ) -> [SourceFile] {
    let hasPictures = settings.socialImage?.hasPrefix(PageMetadata.pictures) ?? false
    return assets.inPathOrder.filter {
      (checker != nil || !CheckerData.assets.contains($0.path))
        && (settings.edition != nil || $0.path != SiteSettings.editionsScript)
        && (hasPictures || !$0.path.hasPrefix(PageMetadata.pictures))
    }
  }

  package var keyCount: Int { context.catalogue.keys.count }

  package var extensionPointCount: Int { context.catalogue.extensionPoints.count }

  /// Notes on things in the catalogue that could be better without being mistakes.
  package var notes: [Diagnostic] { context.catalogue.notes() }

  /// The keys of the catalogue that have texts, examples and sources.
  package var coverage: CatalogueCoverage { CatalogueCoverage(context.catalogue) }

  /// The parts of the catalogue that a program can check, in sentences.
  package var counts: [String] { CatalogueCounts(context.catalogue).sentences }

  package var pageCount: Int { pages.count }

  package var schemaCount: Int { PublishedSchemas(context).count }
}

extension [SourceFile] {
  fileprivate var inPathOrder: [SourceFile] { sorted { $0.path < $1.path } }
}
