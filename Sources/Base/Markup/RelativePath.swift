import Text

/// The relative path from a page of the site to a file, so that the site works in any folder.
///
/// Both are paths from the site's root, with single slashes; the result is percent-encoded for a URL.
package func relativePath(from page: String, to file: String) -> String {
  var path: [UInt8] = []
  path.appendRelativePath(from: page, to: file)
  return String(decoding: path, as: UTF8.self)
}

extension [UInt8] {
  /// Appends the relative path without making a string, because every page has dozens.
  package mutating func appendRelativePath(from page: String, to file: String) {
    // The common folders end at the last slash of the common prefix.
    var shared = 0
    for (index, (one, other)) in zip(page.utf8, file.utf8).enumerated() {
      guard one == other else { break }
      if one == UInt8(ascii: "/") { shared = index + 1 }
    }
    for byte in page.utf8.dropFirst(shared) where byte == UInt8(ascii: "/") { self += "../".utf8 }
    appendPercentEncoded(file.utf8.dropFirst(shared), keeping: "/")
  }
}
