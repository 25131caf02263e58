import Docset
import KeyModel
import Markup

/// The site as a docset: the pages to read, rendered for Dash and Zeal, with an index of names.
struct DocsetEdition: Sendable {
  let context: SiteContext
  let assets: [SourceFile]
  private let renderer: PageRenderer
  private let pages: [PlannedPage]
  private let paths: Set<String>

  /// A page of the docset, and what the index needs of it.
  struct RenderedPage: Sendable {
    var path: String
    var html: [UInt8]
    var names: IndexedNames
  }

  /// Takes the site's pages; those that only lead to files for programs are left out.
  init(
    _ pages: [PlannedPage], of context: SiteContext, theme: Theme, assets: [SourceFile],
    footer: [Inline]
  ) {
    self.context = context
    self.assets = assets
    let left = [SiteContext.schemas.path, SiteContext.downloads.path]
    self.pages = pages.filter {
      $0.kind != .notFound && $0.kind != .search && !left.contains($0.link.path)
    }
    paths = Set(self.pages.map(\.link.path))
    renderer = PageRenderer(
      theme: theme, context: context, pages: self.pages.map(\.link.path), footer: footer,
      edition: .docset(pages: paths))
  }

  /// The docset's form of a page; nil if it has none.
  func rendered(_ page: Page) -> RenderedPage? {
    guard paths.contains(page.path) else { return nil }
    return RenderedPage(
      path: page.path + ".html", html: renderer.html(page), names: IndexedNames(of: page))
  }

  /// - Parameter rendered: Every page that `rendered(_:)` made, in the order of the plan.
  func bundle(of rendered: [RenderedPage]) -> DocsetBundle {
    let title = context.catalogue.title
    let keyword = title.lowercased().prefix { $0 != " " }.filter { $0.isASCII && $0.isLetter }
    return DocsetBundle(
      name: Self.name(of: context.catalogue), title: title,
      identifier: "docgen." + safeFileName(title.lowercased()),
      keyword: keyword.isEmpty ? "reference" : String(keyword), firstPage: "index.html",
      baseURL: context.baseURL,
      entries: entries(
        Dictionary(
          rendered.map { ($0.path, $0.names) }, uniquingKeysWith: { first, _ in first })),
      documents: rendered.map { ($0.path, $0.html) }
        + assets.filter { Self.isForReading($0.path) }.map { ("assets/" + $0.path, $0.bytes) },
      icons: (icon("icon-16.png"), icon("icon-32.png")))
  }

  /// The docset's name in files and addresses. Readers make a title of it, with spaces for `_`.
  static func name(of catalogue: Catalogue) -> String {
    safeFileName(catalogue.title.replacing(" ", with: "_"))
  }

  /// Scripts serve what a docset's reader does itself; a web manifest and its icons serve browsers.
  private static func isForReading(_ asset: String) -> Bool {
    ![".js", ".webmanifest", ".json"].contains { asset.hasSuffix($0) }
      && !(asset.hasPrefix("icon-") && asset.hasSuffix(".png"))
  }

  private func icon(_ name: String) -> [UInt8]? { assets.first { $0.path == name }?.bytes }

  // MARK: - Index

  /// Every name to look up: keys, extension points and their identifiers, values, guides with their
  /// headings, and the lists. No two of a kind differ by case alone.
  ///
  /// - Parameter names: What each page adds, by its file.
  private func entries(_ names: [String: IndexedNames]) -> [DocsetEntry] {
    var index = Index()
    let catalogue = context.catalogue
    for key in catalogue.keys {
      index.add(
        key.displayName, .property, context.routes.page(of: key),
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
    for page in pages {
      switch page.kind {
      case .guide:
        index.add(page.link.title, .guide, page.link.path)
        for heading in names[page.link.path + ".html"]?.headings ?? [] {
          index.add(heading.text, .section, page.link.path, heading.id, in: page.link.title)
        }
      case .list: index.add(page.link.title, .category, page.link.path)
      case .home, .key, .extensionPoint, .search, .notFound: break
      }
    }
    return index.entries.sorted {
      ($0.kind.rawValue, $0.name, $0.path) < ($1.kind.rawValue, $1.name, $1.path)
    }
  }

  /// What the index has of a page besides its title.
  struct IndexedNames: Sendable {
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

    /// A name that another thing of its kind has gets the name of what it stands in.
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
