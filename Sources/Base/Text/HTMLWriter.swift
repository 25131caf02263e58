/// Builds HTML as bytes. Text is escaped here and nowhere else.
package struct HTMLWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// A writer with reserved capacity.
  package init(reserving count: Int) { bytes.reserveCapacity(count) }

  /// The HTML as a string, for a template's slot.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup unescaped. It must be a literal, so that no outside text gets in.
  package mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends HTML that was written by another writer.
  package mutating func html(_ other: HTMLWriter) { html(other.bytes) }

  /// Appends bytes from another writer.
  package mutating func html(_ written: [UInt8]) { bytes.append(contentsOf: written) }

  /// Appends a text unescaped; the caller is responsible for escaping.
  package mutating func plain(_ text: String) { bytes += text.utf8 }

  /// Appends text, escaping markup and replacing characters that HTML does not allow (WHATWG HTML, "Preprocessing
  /// the input stream").
  package mutating func text(_ text: String) { escape(text.utf8) }

  /// The same for a part of a text in UTF-8.
  package mutating func text(_ text: ArraySlice<UInt8>) { escape(text) }

  private mutating func escape(_ text: some Collection<UInt8>) {
    bytes.append(text) { byte in
      switch byte {
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      case 0x22: "&quot;"
      case 0x27: "&#39;"
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x80...: nil
      default: "\u{FFFD}"
      }
    }
  }

  /// Appends controls that need a script, as text in a data element, which not even a text browser shows. The
  /// page's script inserts them.
  ///
  /// Escaped text has no `<`, so nothing inside ends the element. Source: HTML, "Restrictions for
  /// contents of script elements".
  package mutating func controls(_ controls: HTMLWriter) {
    markup("<script type=\"text/html\">")
    html(controls)
    markup("</script>")
  }

  /// Appends a placeholder for controls that the page's script finds by name.
  package mutating func controls(named name: StaticString) {
    markup("<script type=\"text/html\" data-part=\"")
    markup(name)
    markup("\"></script>")
  }

  /// Appends content that needs no escape, such as a percent-encoded path.
  package mutating func unescaped(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

  /// Appends `<name attribute="value">`, without attributes whose value is nil.
  package mutating func open(_ name: StaticString, _ attributes: (StaticString, String?)...) {
    open(name, attributes)
  }

  /// Appends an element that contains a text alone.
  package mutating func element(
    _ name: StaticString, _ content: String, _ attributes: (StaticString, String?)...
  ) {
    open(name, attributes)
    text(content)
    close(name)
  }

  private mutating func open(_ name: StaticString, _ attributes: [(StaticString, String?)]) {
    markup("<")
    markup(name)
    for (attribute, value) in attributes {
      guard let value else { continue }
      markup(" ")
      markup(attribute)
      markup("=\"")
      text(value)
      markup("\"")
    }
    markup(">")
  }

  package mutating func close(_ name: StaticString) {
    markup("</")
    markup(name)
    markup(">")
  }
}

extension String {
  /// The text as the content of an HTML element or of an attribute in quotes.
  package var escapedForHTML: String { changed(HTMLWriter()) { $0.text(self) }.string }
}
