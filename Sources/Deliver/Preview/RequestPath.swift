import Text

/// The path within a site that a request asks for.
///
/// Source: RFC 9112, section 3.2.1, and RFC 3986, sections 2.1 and 3.3.
struct RequestPath: Equatable, Sendable {
  /// The names of folders and file, decoded; empty for the root.
  var names: [String]
  /// Whether the target ends in a slash, as the root always does.
  var isFolder: Bool
  /// The part after the question mark, undecoded.
  var query: String

  /// From the site's root, without a slash at either end.
  var path: String { names.joined(separator: "/") }

  /// Nil if the target is malformed, leads out of the site, or has control characters or backslashes.
  init?(target: String) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let encoded = parts.first, encoded.utf8.first == UInt8(ascii: "/"),
      let path = percentDecoded(encoded.dropFirst(), isStrict: true)
    else { return nil }
    guard path.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" })
    else { return nil }
    var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    isFolder = names.last == ""
    if isFolder { names.removeLast() }
    guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    self.names = names
    query = parts.count > 1 ? String(parts[1]) : ""
  }

  /// The value of a parameter in the query; digits and letters alone, which need no decoding.
  func parameter(_ name: String) -> String? {
    query.split(separator: "&").first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }
}
