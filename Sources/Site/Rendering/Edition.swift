import Docset
import Markup

/// Whom pages are rendered for.
enum Edition: Sendable {
  /// The site, on the web or in a folder, with all its files around.
  case website
  /// A reader of docsets, which has these pages, by their paths, and none of the site's other files.
  case docset(pages: Set<String>)

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
    case .docset(let pages): pages.contains(page)
    }
  }

  /// Makes a renderer write for these readers: in a docset a link to what is not inside leads to the
  /// site, where its address is known, and headings have the anchors of a table of contents.
  func prepare(_ renderer: inout HTMLRenderer, baseURL: String?) {
    guard case .docset(let pages) = self else { return }
    renderer.hasScripts = false
    renderer.anchorName = { DocsetEntry.contentsAnchor(.section, $0) }
    renderer.redirect = { destination in
      let file: String
      switch destination {
      case .fragment, .external: return destination
      case .page(let path, _) where pages.contains(path): return destination
      case .page(let path, let fragment):
        file = relativePath(from: "", to: path + ".html") + (fragment.map { "#" + $0 } ?? "")
      case .file(let path): file = relativePath(from: "", to: path)
      }
      return baseURL.map { .external($0 + file) }
    }
  }
}
