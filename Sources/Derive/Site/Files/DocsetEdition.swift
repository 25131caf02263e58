import Archive
import KeyModel
import Markup
import Text

/// A page of the docset, or a file that pages load, after it was packed.
struct DocsetDocument: Sendable {
  var path: String
  var checksum: CRC32
  /// In bytes.
  var size: Int
  /// The page's names for the index.
  fileprivate var names: DocsetEdition.IndexedNames?
}

/// The site as a docset: the pages to read, rendered for Dash and Zeal, with an index of names.
struct DocsetEdition: Sendable {
  let bundle: DocsetBundle
  private let context: SiteContext
  private let renderer: PageRenderer
  private let pages: [PlannedPage]
  private let paths: Set<String>
  /// The files that pages load or guides link to.
  private let assets: Set<String>

  /// Takes the site's pages; those that only lead to files for programs are left out.
  init(
    _ pages: [PlannedPage], of context: SiteContext, theme: Theme, assets: [SourceFile],
    frame: SiteFrame
  ) {
    self.context = context
    let ofGuides = Set(context.content.files.published.map(\.address))
    self.assets = Set(assets.lazy.map { "assets/" + $0.path }.filter(Self.isForReading))
      .union(ofGuides)
    self.pages = pages.filter { $0.kind.uses.contains(.docset) }
    paths = Set(self.pages.map(\.link.path))
    renderer = PageRenderer(
      theme: theme, context: context, frame: frame,
      edition: .docset(pages: paths, files: ofGuides))
    func icon(_ name: String) -> [UInt8]? { assets.first { $0.path == name }?.bytes }
    let title = context.catalogue.title
    let keyword = title.lowercased().prefix { $0 != " " }.filter { $0.isASCII && $0.isLetter }
    bundle = DocsetBundle(
      name: context.routes.docsetName, title: title,
      identifier: "docgen." + safeFileName(title.lowercased()),
      keyword: keyword.isEmpty ? "reference" : String(keyword),
      firstPage: PageFormat.html.file(PageKind.home.path),
      baseURL: context.baseURL, icons: (icon("icon-16.png"), icon("icon-32.png")))
  }

  /// The path of its archive and feed, without extension.
  var path: String { context.routes.docset }

  /// The paths of all documents in the archive.
  var files: [String] {
    (pages.map { PageFormat.html.file($0.link.path) } + assets).map(bundle.path(ofDocument:))
  }

  /// Packs the docset's form of a page, if it has one.
  func add(_ page: Page, to packing: inout Packing?) {
    guard paths.contains(page.path) else { return }
    add(PageFormat.html.file(page.path), renderer.html(page), IndexedNames(of: page), to: &packing)
  }

  /// Packs a file of the site, if pages of the docset load it.
  func add(_ file: OutputFile, to packing: inout Packing?) {
    if assets.contains(file.path) { add(file.path, file.bytes, nil, to: &packing) }
  }

  private func add(
    _ path: String, _ bytes: [UInt8], _ names: IndexedNames?, to packing: inout Packing?
  ) {
    let document = DocsetDocument(
      path: path, checksum: CRC32(of: bytes), size: bytes.count, names: names)
    packing?.add(document, at: bundle.path(ofDocument: path), bytes)
  }

  /// A docset's reader has its own search, so scripts are left out, and so are a browser's manifest and icons.
  private static func isForReading(_ asset: String) -> Bool {
    ![".js", ".webmanifest", ".json"].contains { asset.hasSuffix($0) }
      && !(["icon-", PageMetadata.pictures].contains { asset.hasPrefix("assets/" + $0) }
        && asset.hasSuffix(".png"))
  }

  // MARK: - Index

  /// All names to look up: keys, extension points and their identifiers, values, APIs, codes, guides with
  /// their headings, and the lists. No two of a kind differ by case alone.
  ///
  /// - Parameter packed: All the documents that were.
  func entries(_ packed: [DocsetDocument]) -> [DocsetEntry] {
    let names = Dictionary(
      firstOf: packed.compactMap { document in document.names.map { (document.path, $0) } })
    var index = Index()
    let catalogue = context.catalogue
    let kinds = Dictionary(
      firstOf: catalogue.documents.enumerated().map {
        ($1.id, DocsetEntry.Kind.key(ofDocument: $0))
      })
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
        index.add(
          text, .value, page, names[PageFormat.html.file(page)]?.valueAnchor, in: key.displayName)
      }
    }
    for owner in context.apis {
      let place = context.routes.place(ofAPI: owner.name)
      index.add(owner.name, .type, place.page, place.fragment)
      for member in owner.members where member.api.symbol != owner.name {
        index.add(member.api.symbol, .type, place.page, place.fragment)
      }
    }
    for code in catalogue.codes { index.add(code.id, .error, context.routes.page(of: code.id)) }
    for page in pages where page.kind.uses.contains(.docsetIndex) {
      if !page.head.isFurtherPart {
        index.add(
          page.link.title,
          page.kind == .guide ? .guide : page.kind == .document ? .file : .category, page.link.path)
      }
      for part in page.head.parts where page.kind != .apis {
        index.add(part.title, .section, page.link.path, part.fragment)
      }
      for heading in names[PageFormat.html.file(page.link.path)]?.headings ?? [] {
        index.add(heading.text, .section, page.link.path, heading.id, in: page.link.title)
      }
    }
    return index.entries.sorted {
      ($0.kind.rawValue, $0.name, $0.path) < ($1.kind.rawValue, $1.name, $1.path)
    }
  }

  /// Names on a page, besides its title.
  fileprivate struct IndexedNames: Sendable {
    /// The headings of a guide. A key's headings are left out: the
    /// same few on every page would hide what the reader is looking for.
    var headings: [(text: String, id: String)] = []
    /// The heading of the values on the page of a key that has one.
    var valueAnchor: String?

    init(of page: Page) {
      if page.kind == .guide {
        headings = page.sections.flatMap(\.blocks).compactMap(\.shownHeading)
      } else if page.kind == .key {
        valueAnchor =
          zip(page.sections, page.sectionAnchors).first { $0.0.slot == "values" }?.1
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
      let path =
        relativePath(from: "", to: PageFormat.html.file(page)) + (fragment.map { "#" + $0 } ?? "")
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
