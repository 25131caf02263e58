import Markup

/// The readers for whom pages are rendered.
enum Edition: Sendable {
  /// The site, on the web or in a folder, with all its files.
  case website
  /// A docset, which contains only these pages, by their paths, and these files.
  case docset(pages: Set<String>, files: Set<String>)

  var isWebsite: Bool {
    switch self {
    case .website: true
    case .docset: false
    }
  }

  /// Whether the edition has a page.
  func contains(_ page: String) -> Bool {
    switch self {
    case .website: true
    case .docset(let pages, _): pages.contains(page)
    }
  }

  /// Makes a renderer write for these readers: in a docset a link to what is not inside leads to the
  /// site, where its address is known, and headings have the anchors of a table of contents.
  func prepare(_ renderer: inout HTMLRenderer, baseURL: String?) {
    guard case .docset(let pages, let files) = self else { return }
    renderer.hasScripts = false
    renderer.anchorName = { DocsetEntry.contentsAnchor(.section, $0) }
    renderer.redirect = { destination in
      let file: String
      switch destination {
      case .fragment, .external: return destination
      case .page(let path, _) where pages.contains(path): return destination
      case .file(let path) where files.contains(path): return destination
      case .page(let path, let fragment):
        file =
          relativePath(from: "", to: PageFormat.html.file(path)) + (fragment.map { "#" + $0 } ?? "")
      case .file(let path): file = relativePath(from: "", to: path)
      }
      return baseURL.map { .external($0 + file) }
    }
  }
}
