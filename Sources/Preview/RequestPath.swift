import Text

/// Where in a site a request's target leads.
///
/// Source: RFC 9112, section 3.2.1, and RFC 3986, sections 2.1 and 3.3.
struct RequestPath: Equatable, Sendable {
  /// The names of folders and file, decoded; empty for the root.
  var names: [String]
  /// Whether the target ends in a slash, as the root always does.
  var isFolder: Bool
  /// What follows the question mark, undecoded.
  var query: String

  /// From the site's root, without a slash at either end.
  var path: String { names.joined(separator: "/") }

  /// Nil where the target is malformed, or would leave the site or confuse another program.
  init?(target: String) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let encoded = parts.first, encoded.utf8.first == UInt8(ascii: "/"),
      let path = percentDecoded(encoded.utf8.dropFirst())
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

/// The text that percent-encoding stands for; nil where a percent sign lacks its digits or the bytes
/// are no UTF-8.
private func percentDecoded(_ encoded: some Sequence<UInt8>) -> String? {
  var bytes: [UInt8] = []
  var rest = encoded.makeIterator()
  while let byte = rest.next() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.next().flatMap(hexadecimalDigit),
      let low = rest.next().flatMap(hexadecimalDigit)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
