extension String {
  /// The text as the content of an XML element.
  package var escapedForXML: String {
    substituting("&", with: "&amp;").substituting("<", with: "&lt;")
      .substituting(">", with: "&gt;")
  }
}
