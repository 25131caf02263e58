/// The address of a page that outputs link to: in the web, or on the disk if the user named it.
///
/// A click opens it, and editors take some schemes for commands, so findings, editors and pages take no other form of
/// an address.
package struct PageAddress: Hashable, Sendable {
  package let text: String

  private init(text: String) { self.text = text }

  /// The folder of the site that has the link, whose pages have relative addresses.
  package static let ownSite = PageAddress(text: "")

  /// The folder of pages at an address; nil if it leads anywhere but to the web.
  ///
  /// - Parameter mayBeLocal: Whether it may also be a folder on the disk: only if the user says so, and no file.
  package init?(folder address: String, mayBeLocal: Bool = false) {
    let isLocal = address.hasPrefix("file:///") && address.isOfURI
    let isInWeb = address.hostInWeb?.utf8.contains(UInt8(ascii: "@")) == false
    // Nothing can be appended to a query or a fragment. Parentheses end the links of Markdown, and a longer address than
    // this is in every finding.
    guard isInWeb || mayBeLocal && isLocal, address.utf8.count <= 2000,
      !address.utf8.contains(where: "?#()".utf8.contains)
    else { return nil }
    text = address.endingInSlash
  }

  /// The address of a page in this folder.
  package func page(_ path: String) -> PageAddress { PageAddress(text: text + path) }

  package static let remedy = "write one such as https://example.com/keys/"
}

extension String {
  /// The host: the part between the scheme and the path of an address in the web; nil for any other text.
  package var hostInWeb: Substring? {
    guard let scheme = ["https://", "http://"].first(where: hasPrefix), isOfURI else { return nil }
    let host = dropFirst(scheme.utf8.count).utf8.prefix { !"/?#".utf8.contains($0) }
    return host.isEmpty ? nil : Substring(host)
  }

  /// Whether all characters are those of RFC 3986, section 2.
  fileprivate var isOfURI: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
      }
    }
  }
}
