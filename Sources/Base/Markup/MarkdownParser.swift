package import Diagnostics
package import Text

/// Reads GitHub-flavoured Markdown (tables, strikethrough, bare addresses) through libcmark-gfm.
///
/// Raw HTML is shown as text, unless the author is trusted. Nesting deeper than `depthLimit` is cut off with a diagnostic, and a text that exceeds
/// `MarkdownLimits` is not read at all.
package struct MarkdownParser: Sendable {
  package static let depthLimit = 60
  /// After this many findings in one text, no further links are looked up.
  package static let findingsLimit = 200

  package var resolver: LinkResolver

  /// Whether the raw HTML of files reaches the page.
  package var trustsHTML: Bool

  package init(resolver: LinkResolver, trustsHTML: Bool = false) {
    self.resolver = resolver
    self.trustsHTML = trustsHTML
  }

  package struct Parsed: Sendable {
    package var blocks: [Block]
    /// The author's links, to be compared with the headings of their targets.
    package var links: [ResolvedLink]
    package var diagnostics: [Diagnostic]
  }

  /// Parses a text that starts on `firstLine` of `file` and is a page by itself.
  package func parse(_ text: String, file: String, firstLine: Int = 1) -> Parsed {
    var ids = ElementIDs()
    return parse(text, file: file, firstLine: firstLine, ids: &ids)
  }

  /// Parses a text that starts on `firstLine` of `file`.
  ///
  /// - Parameter ids: The ids of the page that shows the text.
  package func parse(
    _ text: String, file: String, firstLine: Int = 1, ids: inout ElementIDs
  ) -> Parsed {
    parse(text, in: .file(file, firstLine: firstLine), ids: &ids)
  }

  /// Parses a text of a catalogue's entry. Findings are reported at the entry, because the text's lines in the file are
  /// unknown.
  ///
  /// - Parameter ids: The ids of the page that shows the text.
  package func parse(
    _ text: String, at location: SourceLocation, ids: inout ElementIDs
  ) -> Parsed {
    parse(text, in: .entry(location), ids: &ids)
  }

  private func parse(_ text: String, in origin: TextOrigin, ids: inout ElementIDs) -> Parsed {
    var reader = MarkdownReader(
      resolver: resolver, origin: origin, source: text, ids: ids,
      isHTMLTrusted: trustsHTML && origin.isFile)
    let blocks = reader.read()
    ids = reader.ids
    return Parsed(blocks: blocks, links: reader.links, diagnostics: reader.diagnostics)
  }
}
