import Markup
import Text

/// Metadata for programs that preview links.
///
/// Source: The Open Graph protocol (ogp.me).
struct PageMetadata {
  var page: Page
  var context: SiteContext

  /// The start of the names of a theme's pictures for links, one for each kind of page.
  static let pictures = "preview-"

  /// Elements for the page's head.
  func write(into writer: inout HTMLWriter) {
    func property(_ name: String, _ content: String?) {
      guard let content else { return }
      writer.open("meta", ("property", name), ("content", content))
      writer.markup("\n")
    }
    property("og:type", page.kind == .home ? "website" : "article")
    property("og:site_name", context.catalogue.title)
    property("og:title", page.title)
    property("og:description", page.description)
    property("og:url", context.address(ofPage: page.path))
    property("og:image", imageAddress)
    property("article:modified_time", page.updated)
  }

  private var imageAddress: String? {
    guard
      let image = context.settings.socialImage?.replacing("{kind}", with: page.kind.nameInPreviews)
    else { return nil }
    if image.hasPrefix("https://") || image.hasPrefix("http://") { return image }
    return context.baseURL.map { $0 + relativePath(from: "", to: "assets/" + image) }
  }
}

extension PageKind {
  /// The kind in the name of the picture that a link to such a page shows.
  fileprivate var nameInPreviews: String {
    switch self {
    case .key, .code, .guide: name
    case .extensionPoint: template.rawValue
    default: "page"
    }
  }
}
