extension String {
  /// The text as the content of an XML element.
  package var escapedForXML: String {
    guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return self }
    return substituting("&", with: "&amp;").substituting("<", with: "&lt;")
      .substituting(">", with: "&gt;")
  }
}
