import Diagnostics

/// Markdown in which the addresses of pages and files are still open, for a text that stands in
/// several places: it is rendered once, and written for each.
///
/// An open address is a path from the site's root between two control characters, of which no text
/// holds any.
public struct PortableMarkdown: Sendable {
  static let start: UInt8 = 1
  static let end: UInt8 = 2

  private let bytes: [UInt8]

  public init(_ blocks: [Block]) {
    bytes = MarkdownRenderer(page: nil).renderedBytes(blocks)
  }

  /// The Markdown with its addresses, as one page links to others.
  ///
  /// - Parameter page: The page's path from the site's root, without extension.
  public func bytes(on page: String) -> [UInt8] {
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + 256)
    var rest = bytes[...]
    while let open = rest.firstIndex(of: Self.start),
      let close = rest[open...].firstIndex(of: Self.end)
    {
      written += rest[..<open]
      written.appendRelativePath(
        from: page, to: String(decoding: rest[(open + 1)..<close], as: UTF8.self))
      rest = rest[(close + 1)...]
    }
    written += rest
    return written
  }
}
