import Diagnostics
import JSON
import Markup

/// Metadata for search engines, and for programs that preview links.
///
/// Source: The Open Graph protocol (ogp.me); schema.org, `BreadcrumbList`;
/// Google Search Central, "Breadcrumb structured data".
struct PageMetadata {
  var page: Page
  var siteTitle: String
  /// Ends in a slash; without it nothing has a full address.
  var baseURL: String?
  /// The picture's full address, or a file of the theme's assets.
  var image: String?

  /// Elements for the page's head.
  func write(into writer: inout HTMLWriter) {
    func property(_ name: String, _ content: String?) {
      guard let content else { return }
      writer.open("meta", ("property", name), ("content", content))
      writer.markup("\n")
    }
    property("og:type", page.kind == .home ? "website" : "article")
    property("og:site_name", siteTitle)
    property("og:title", page.title)
    property("og:description", page.description)
    property("og:url", address(of: page.path))
    property("og:image", imageAddress)
    guard let position else { return }
    writer.data(position, type: "application/ld+json")
  }

  private func address(of path: String) -> String? {
    baseURL.map { $0 + relativePath(from: "", to: path == "index" ? "index.html" : path + ".html") }
  }

  private var imageAddress: String? {
    guard let image else { return nil }
    if image.hasPrefix("https://") || image.hasPrefix("http://") { return image }
    return baseURL.map { $0 + relativePath(from: "", to: "assets/" + image) }
  }

  /// The page's position in the site; nil where the site has no address.
  private var position: JSONValue? {
    guard baseURL != nil, !page.breadcrumb.isEmpty else { return nil }
    return [
      "@context": "https://schema.org", "@type": "BreadcrumbList",
      "itemListElement": .array(
        (page.breadcrumb + [page.link]).enumerated().map { index, link in
          [
            "@type": "ListItem", "position": .integer(index + 1), "name": .string(link.title),
            "item": JSONValue(address(of: link.path)),
          ]
        }),
    ]
  }
}
