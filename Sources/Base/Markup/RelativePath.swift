import Text

/// The relative path from a page of the site to a file, so that the site works in any folder.
///
/// Both are paths from the site's root, with single slashes; the result is percent-encoded for a URL.
package func relativePath(from page: String, to file: String) -> String {
  // The common folders end at the last slash of the common prefix.
  let common = zip(page.utf8, file.utf8).prefix { $0 == $1 }.map(\.0)
  let shared = common.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  let levels = page.utf8.dropFirst(shared).count { $0 == UInt8(ascii: "/") }
  return String(repeating: "../", count: levels)
    + percentEncoded(Array(file.utf8.dropFirst(shared)), keeping: "/")
}
