import Diagnostics
import JSON
import Markup

/// Metadata for search engines, and for programs that preview links.
///
/// Source: The Open Graph protocol (ogp.me); schema.org, `TechArticle` and `BreadcrumbList`;
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
    guard let graph else { return }
    writer.data(graph, type: "application/ld+json")
  }

  private func address(of path: String) -> String? {
    baseURL.map { $0 + relativePath(from: "", to: path == "index" ? "index.html" : path + ".html") }
  }

  private var imageAddress: String? {
    guard let image else { return nil }
    if image.hasPrefix("https://") || image.hasPrefix("http://") { return image }
    return baseURL.map { $0 + relativePath(from: "", to: "assets/" + image) }
  }

  /// The page as an article with its position in the site; nil where the site has no address.
  private var graph: JSONValue? {
    guard let baseURL, let address = address(of: page.path) else { return nil }
    var parts: [JSONValue] = [
      [
        "@type": "TechArticle", "headline": .string(page.title),
        "description": .string(page.description), "url": .string(address), "inLanguage": "en",
        "isPartOf": ["@type": "WebSite", "name": .string(siteTitle), "url": .string(baseURL)],
      ]
    ]
    if !page.breadcrumb.isEmpty {
      let steps = page.breadcrumb + [page.link]
      parts.append([
        "@type": "BreadcrumbList",
        "itemListElement": .array(
          steps.enumerated().map { index, link in
            [
              "@type": "ListItem", "position": .integer(index + 1), "name": .string(link.title),
              "item": JSONValue(self.address(of: link.path)),
            ]
          }),
      ])
    }
    return ["@context": "https://schema.org", "@graph": .array(parts)]
  }
}
