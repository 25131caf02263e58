import Diagnostics

/// The way from one page of the site to a file of it, so that the site works from any folder.
///
/// Both are paths from the site's root; the result is percent-encoded for a URL.
public func relativePath(from page: String, to file: String) -> String {
  let here = page.split(separator: "/").dropLast()
  let there = file.split(separator: "/")
  var shared = 0
  while shared < here.count, shared < there.count - 1, here[shared] == there[shared] { shared += 1 }
  let up = Array(repeating: "..", count: here.count - shared)
  return (up + there[shared...].map { percentEncoded($0) }).joined(separator: "/")
}
