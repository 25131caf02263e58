import Diagnostics
import Text

/// The relative path from one page of the site to a file of it, so that the site works from any folder.
///
/// Both are paths from the site's root, their parts separated by single slashes; the result is
/// percent-encoded for a URL.
package func relativePath(from page: String, to file: String) -> String {
  var path: [UInt8] = []
  path.appendRelativePath(from: page, to: file)
  return String(decoding: path, as: UTF8.self)
}

extension [UInt8] {
  /// Appends the relative path; every page has dozens, so no string is made of it.
  package mutating func appendRelativePath(from page: String, to file: String) {
    var (page, file) = (page, file)
    page.withUTF8 { page in
      file.withUTF8 { file in
        // Their common folders end with the last slash of the common beginning.
        var shared = 0
        for index in 0..<Swift.min(page.count, file.count) {
          guard page[index] == file[index] else { break }
          if page[index] == UInt8(ascii: "/") { shared = index + 1 }
        }
        for index in shared..<page.count where page[index] == UInt8(ascii: "/") {
          append(UInt8(ascii: "."))
          append(UInt8(ascii: "."))
          append(UInt8(ascii: "/"))
        }
        appendPercentEncoded(UnsafeBufferPointer(rebasing: file[shared...]), keeping: "/")
      }
    }
  }
}
