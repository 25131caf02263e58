import Diagnostics
package import JSON
import Text

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
    bytes.append(literal)
  }

  /// Appends HTML that was written by another writer.
  package mutating func html(_ other: HTMLWriter) { html(other.bytes) }

  /// Appends bytes from another writer.
  package mutating func html(_ written: [UInt8]) { bytes.append(contentsOf: written) }

  /// Appends a text unescaped; the caller is responsible for escaping.
  package mutating func plain(_ text: String) { bytes += text.utf8 }

  /// Appends text, escaping markup and replacing characters that HTML does not allow (WHATWG HTML, "Preprocessing
  /// the input stream").
  package mutating func text(_ text: String) { self.text(text.utf8) }

  /// The same for a text in UTF-8.
  package mutating func text(_ text: some Collection<UInt8>) {
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

  /// Appends code, highlighted with spans if the language is known.
  mutating func highlighted(_ code: String, language: String?) {
    let source = Array(code.utf8)
    guard let tokens = syntaxTokens(of: source, language: language) else { return text(code) }
    for token in tokens {
      let piece = source[token.range]
      guard let kind = token.kind else {
        text(piece)
        continue
      }
      markup("<span class=\"")
      bytes += kind.rawValue.utf8
      markup("\">")
      text(piece)
      markup("</span>")
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
  mutating func unescaped(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

  /// Appends `<name attribute="value">`, without attributes whose value is nil.
  package mutating func open(_ name: StaticString, _ attributes: (StaticString, String?)...) {
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

  /// Appends a script element that contains data and is not run. Nothing in it is escaped, so nothing may look like
  /// its end (WHATWG HTML, 4.12.1.3).
  package mutating func data(_ json: JSONValue, type: StaticString) {
    markup("<script type=\"")
    markup(type)
    markup("\">")
    for byte in json.serializedBytes(linesTo: 0) {
      if byte == UInt8(ascii: "<") { markup("\\u003c") } else { bytes.append(byte) }
    }
    markup("</script>\n")
  }

  package mutating func close(_ name: StaticString) {
    markup("</")
    markup(name)
    markup(">")
  }
}
