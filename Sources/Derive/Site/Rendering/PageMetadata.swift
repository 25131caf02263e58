import Diagnostics
import JSON
import Markup
import Text

/// Metadata for search engines, and for programs that preview links.
///
/// Source: The Open Graph protocol (ogp.me); schema.org, `BreadcrumbList`;
/// Google Search Central, "Breadcrumb structured data".
struct PageMetadata {
  var page: Page
  var context: SiteContext

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
    guard let position else { return }
    writer.data(position, type: "application/ld+json")
  }

  private var imageAddress: String? {
    guard
      let image = context.settings.socialImage?.replacing("{kind}", with: page.kind.nameInPreviews)
    else { return nil }
    if image.hasPrefix("https://") || image.hasPrefix("http://") { return image }
    return context.baseURL.map { $0 + relativePath(from: "", to: "assets/" + image) }
  }

  /// The page's position below the home page; nil where the site has no address.
  private var position: JSONValue? {
    let above = page.breadcrumb.drop { $0.path == PageKind.home.link.path }
    guard context.baseURL != nil, !above.isEmpty else { return nil }
    var items: [JSONValue] = above.enumerated().map { index, link in
      [
        "@type": "ListItem", "position": .integer(index + 1), "name": .string(link.title),
        "item": JSONValue(context.address(ofPage: link.path)),
      ]
    }
    // The page itself, whose address is in the head already.
    items.append([
      "@type": "ListItem", "position": .integer(items.count + 1), "name": .string(page.link.title),
    ])
    return [
      "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": .array(items),
    ]
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
