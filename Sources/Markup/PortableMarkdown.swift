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
    bytes.withUnsafeBufferPointer { bytes in
      // Where what is not written yet begins, and the address in it.
      var (rest, address) = (0, 0)
      for index in bytes.indices {
        switch bytes[index] {
        case Self.start:
          written.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[rest..<index]))
          (rest, address) = (index, index + 1)
        case Self.end where address > rest:
          written.appendRelativePath(
            from: page, to: String(decoding: bytes[address..<index], as: UTF8.self))
          rest = index + 1
        default: break
        }
      }
      written.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[rest...]))
    }
    return written
  }
}
