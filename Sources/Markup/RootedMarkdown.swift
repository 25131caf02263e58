import Text

/// Markdown that is not yet on a page: addresses within the site begin at its root.
///
/// A key's text is on its own page and in the texts for language models, with different addresses. Rendering it twice
/// would take 4 % more instructions for a build.
package struct RootedMarkdown: Sendable {
  /// With a mark before each address.
  private let bytes: [UInt8]

  /// A byte that never occurs in UTF-8.
  private static let mark: UInt8 = 0xFF

  package init(_ blocks: [Block]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3_000)
    MarkdownRenderer.render(blocks, into: &bytes)
    self.bytes = bytes
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Appends the address of a page or file at a path from the site's root.
  static func appendAddress(of path: String, to bytes: inout [UInt8]) {
    bytes.append(mark)
    path.withBytes { bytes.appendPercentEncoded($0, keeping: "/") }
  }

  /// The Markdown with addresses relative to a page, a path without extension.
  package func bytes(on page: String) -> [UInt8] {
    let page = Array(percentEncoded(page, keeping: "/").utf8)
    var relative: [UInt8] = []
    relative.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      page.withUnsafeBufferPointer { page in
        var rest = bytes[...]
        while let mark = rest.firstIndex(of: Self.mark) {
          relative.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<mark]))
          let address = UnsafeBufferPointer(rebasing: rest[(mark + 1)...])
          let shared = relative.appendWayUp(from: page, to: address)
          rest = rest[(mark + 1 + shared)...]
        }
        relative.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
      }
    }
    return relative
  }

  func text(on page: String) -> String { String(decoding: bytes(on: page), as: UTF8.self) }
}
