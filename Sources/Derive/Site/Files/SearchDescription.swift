import Markup
import Text

/// The file that lets a browser search the site from its address bar.
///
/// Source: OpenSearch 1.1, draft 6, "OpenSearch description document". It wants full addresses, so a
/// site has it where its own address is known.
struct SearchDescription {
  var title: String
  /// One sentence on the site.
  var summary: String
  /// The address of the site, ending in a slash.
  var baseURL: String
  /// The path of an image of 16 pixels a side, where the theme has one.
  var icon: String?

  static let path = "opensearch.xml"
  static let mediaType = "application/opensearchdescription+xml"

  var file: OutputFile {
    var writer = HTMLWriter()
    func element(_ name: StaticString, _ text: String) {
      writer.element(name, text)
      writer.markup("\n")
    }
    writer.markup(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n"
    )
    element("ShortName", title.firstWords(upTo: 16))
    element("LongName", title.firstWords(upTo: 48))
    element("Description", summary.firstWords(upTo: 1024))
    element("InputEncoding", "UTF-8")
    if let icon {
      writer.element(
        "Image", baseURL + relativePath(from: "", to: icon), ("width", "16"), ("height", "16"),
        ("type", "image/png"))
      writer.markup("\n")
    }
    writer.open(
      "Url", ("type", "text/html"), ("template", baseURL + "search.html?q={searchTerms}"))
    writer.markup("</Url>\n</OpenSearchDescription>\n")
    return OutputFile(Self.path, bytes: writer.bytes)
  }
}
