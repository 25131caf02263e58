import Archive
import KeyModel
import Markup

/// A page of the docset, or a file that pages load, after it was packed.
struct DocsetDocument: Sendable {
  var path: String
  var checksum: CRC32
  /// In bytes.
  var size: Int
  /// What the index needs of a page.
  fileprivate var names: DocsetEdition.IndexedNames?
}

/// The site as a docset: the pages to read, rendered for Dash and Zeal, with an index of names.
struct DocsetEdition: Sendable {
  let bundle: DocsetBundle
  private let context: SiteContext
  private let renderer: PageRenderer
  private let pages: [PlannedPage]
  private let paths: Set<String>
  /// The files that pages load, by the name of the theme's file.
  private let assets: Set<String>

  /// Takes the site's pages; those that only lead to files for programs are left out.
  init(
    _ pages: [PlannedPage], of context: SiteContext, theme: Theme, assets: [SourceFile],
    footer: [Inline]
  ) {
    self.context = context
    self.assets = Set(assets.lazy.map { "assets/" + $0.path }.filter(Self.isForReading))
    let left = [SiteContext.schemas.path, SiteContext.downloads.path]
    self.pages = pages.filter {
      $0.kind != .notFound && $0.kind != .search && !left.contains($0.link.path)
    }
    paths = Set(self.pages.map(\.link.path))
    renderer = PageRenderer(
      theme: theme, context: context, footer: footer,
      edition: .docset(pages: paths))
    func icon(_ name: String) -> [UInt8]? { assets.first { $0.path == name }?.bytes }
    let title = context.catalogue.title
    let keyword = title.lowercased().prefix { $0 != " " }.filter { $0.isASCII && $0.isLetter }
    bundle = DocsetBundle(
      name: context.routes.docsetName, title: title,
      identifier: "docgen." + safeFileName(title.lowercased()),
      keyword: keyword.isEmpty ? "reference" : String(keyword), firstPage: "index.html",
      baseURL: context.baseURL, icons: (icon("icon-16.png"), icon("icon-32.png")))
  }

  /// The path of its archive and feed, without extension.
  var path: String { context.routes.docset }

  /// The paths of all documents in the archive.
  var files: [String] {
    (pages.map { $0.link.path + ".html" } + assets).map(bundle.path(ofDocument:))
  }

  /// Packs the docset's form of a page, if it has one.
  func add(_ page: Page, to packing: inout Packing) {
    guard paths.contains(page.path) else { return }
    add(page.path + ".html", renderer.html(page), IndexedNames(of: page), to: &packing)
  }

  /// Packs a file of the site, if pages of the docset load it.
  func add(_ file: OutputFile, to packing: inout Packing) {
    if assets.contains(file.path) { add(file.path, file.bytes, nil, to: &packing) }
  }

  private func add(
    _ path: String, _ bytes: [UInt8], _ names: IndexedNames?, to packing: inout Packing
  ) {
    let document = DocsetDocument(
      path: path, checksum: CRC32(of: bytes), size: bytes.count, names: names)
    packing.add(document, at: bundle.path(ofDocument: path), bytes)
  }

  /// Scripts serve what a docset's reader does itself; a web manifest and its icons serve browsers.
  private static func isForReading(_ asset: String) -> Bool {
    ![".js", ".webmanifest", ".json"].contains { asset.hasSuffix($0) }
      && !(asset.hasPrefix("assets/icon-") && asset.hasSuffix(".png"))
  }

  // MARK: - Index

  /// Every name to look up: keys, extension points and their identifiers, values, APIs, codes, guides with
  /// their headings, and the lists. No two of a kind differ by case alone.
  ///
  /// - Parameter packed: All the documents that were.
  func entries(_ packed: [DocsetDocument]) -> [DocsetEntry] {
    let names = Dictionary(
      packed.compactMap { document in document.names.map { (document.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    var index = Index()
    let catalogue = context.catalogue
    let kinds = Dictionary(
      catalogue.documents.enumerated().map { ($1.id, DocsetEntry.Kind.key(ofDocument: $0)) },
      uniquingKeysWith: { first, _ in first })
    for key in catalogue.keys {
      index.add(
        key.displayName, kinds[catalogue.document(of: key.path).id] ?? .property,
        context.routes.page(of: key),
        in: catalogue.parent(of: key.path)?.displayName)
    }
    for point in catalogue.extensionPoints {
      index.add(point.name, .extension, context.routes.page(of: point))
      index.add(point.id, .value, context.routes.page(of: point))
    }
    for key in catalogue.keys {
      for value in key.values.listed {
        guard case .string(let text) = value.value, catalogue.extensionPoint(text) == nil else {
          continue
        }
        let page = context.routes.page(of: key)
        index.add(text, .value, page, names[page + ".html"]?.valueAnchor, in: key.displayName)
      }
    }
    for owner in context.apis {
      let page = context.routes.page(ofAPI: owner.name)
      index.add(owner.name, .type, page)
      for member in owner.members where member.api.symbol != owner.name {
        index.add(member.api.symbol, .type, page)
      }
    }
    for code in catalogue.codes { index.add(code.id, .error, context.routes.page(of: code.id)) }
    let named = Set(
      context.apis.map { context.routes.page(ofAPI: $0.name) }
        + catalogue.codes.map { context.routes.page(of: $0.id) })
    let documents = Set(context.documents.map(\.link.path))
    for page in pages where !named.contains(page.link.path) {
      switch page.kind {
      case .guide:
        index.add(page.link.title, .guide, page.link.path)
        for heading in names[page.link.path + ".html"]?.headings ?? [] {
          index.add(heading.text, .section, page.link.path, heading.id, in: page.link.title)
        }
      case .list:
        index.add(
          page.link.title, documents.contains(page.link.path) ? .file : .category, page.link.path)
      case .home, .key, .extensionPoint, .search, .notFound: break
      }
    }
    return index.entries.sorted {
      ($0.kind.rawValue, $0.name, $0.path) < ($1.kind.rawValue, $1.name, $1.path)
    }
  }

  /// What the index has of a page besides its title.
  fileprivate struct IndexedNames: Sendable {
    /// The headings of a guide. Those of keys are left out: the
    /// same few on every page would hide what the reader is looking for.
    var headings: [(text: String, id: String)] = []
    /// The heading of the values on the page of a key that has one.
    var valueAnchor: String?

    init(of page: Page) {
      switch page.kind {
      case .guide:
        headings = page.sections.flatMap(\.blocks).compactMap(\.shownHeading)
      case .key:
        valueAnchor =
          zip(page.sections, page.sectionAnchors).first { $0.0.slot == "values" }?.1
      case .home, .extensionPoint, .list, .search, .notFound: break
      }
    }
  }

  private struct Index {
    private(set) var entries: [DocsetEntry] = []
    private var taken: Set<String> = []

    /// A name that occurs twice among its kind gets the name of what contains it.
    mutating func add(
      _ name: String, _ kind: DocsetEntry.Kind, _ page: String, _ fragment: String? = nil,
      in parent: String? = nil
    ) {
      let path = relativePath(from: "", to: page + ".html") + (fragment.map { "#" + $0 } ?? "")
      let candidates = [name, parent.map { "\(name) in \($0)" }, "\(name) (\(page))"]
      for case let candidate? in candidates
      where taken.insert("\(kind) \(candidate.lowercased())").inserted {
        entries.append(DocsetEntry(candidate, kind, path))
        return
      }
    }
  }
}

extension Block {
  /// A heading that a table of contents shows.
  fileprivate var shownHeading: (text: String, id: String)? {
    if case .heading(2...3, let text, let id) = self { (text.plainText, id) } else { nil }
  }
}
