import Archive
import Diagnostics
import KeyModel
import Markup
import Text

/// The changes of the catalogue for feed readers.
///
/// Source: RFC 4287, The Atom Syndication Format. Ids are made from the catalogue's and the change's
/// names, so they stay when the site moves: RFC 4287, section 4.2.6; RFC 9562, section 5.8 (UUID
/// version 8) over SHA-256.
struct ChangeFeed: PageMaker {
  let context: SiteContext

  static let path = "feed.xml"
  static let mediaType = "application/atom+xml"

  private var baseURL: String { context.baseURL ?? "" }

  /// Nil where the catalogue lists no changes: a feed must say when it was updated.
  var file: OutputFile? {
    guard let newest = catalogue.changes.first else { return nil }
    var writer = HTMLWriter()
    writer.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.open(
      "feed", ("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", words.language),
      ("xml:base", context.baseURL))
    writer.markup("\n")
    element("title", words(.changesTitle, ["title": catalogue.title]), into: &writer)
    element("id", identifier(of: ""), into: &writer)
    element("updated", Self.moment(newest.date), into: &writer)
    link("alternate", PageFormat.html.file(PageKind.changes.path), into: &writer)
    link("self", Self.path, into: &writer)
    writer.markup("<author>")
    element("name", catalogue.title, into: &writer)
    writer.markup("</author>\n")
    var builder = PageBuilder(context, page: "feed")
    for (change, anchor) in zip(catalogue.changes, ChangesPage.anchors(in: catalogue)) {
      entry(change, at: anchor, &builder, into: &writer)
    }
    writer.markup("</feed>\n")
    return OutputFile(Self.path, bytes: writer.bytes)
  }

  private func entry(
    _ change: CatalogueChange, at anchor: String, _ builder: inout PageBuilder,
    into writer: inout HTMLWriter
  ) {
    writer.markup("<entry>\n")
    element("title", change.title, into: &writer)
    element("id", identifier(of: change.id), into: &writer)
    element("updated", Self.moment(change.date), into: &writer)
    link(
      "alternate", PageFormat.html.file(PageKind.changes.path) + "#" + anchor, into: &writer)
    var content = HTMLWriter()
    HTMLRenderer(page: builder.page).render(
      ChangesPage.body(of: change, in: &builder), into: &content)
    writer.element("content", content.string, ("type", "html"))
    writer.markup("\n</entry>\n")
  }

  private func element(_ name: StaticString, _ text: String, into writer: inout HTMLWriter) {
    writer.element(name, text)
    writer.markup("\n")
  }

  private func link(_ relation: String, _ path: String, into writer: inout HTMLWriter) {
    writer.element("link", "", ("rel", relation), ("href", baseURL + path))
    writer.markup("\n")
  }

  /// The beginning of a day, in UTC.
  private static func moment(_ date: String) -> String { date + "T00:00:00Z" }

  private func identifier(of change: String) -> String {
    var bytes = Array(
      SHA256(of: Array("\(catalogue.document.id)/\(change)".utf8)).bytes.prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { String($0, radix: 16).leftPadded(to: 2) }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}
