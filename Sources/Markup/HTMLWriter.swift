public import Diagnostics

/// HTML as bytes. Text is escaped here and nowhere else.
public struct HTMLWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// The HTML as a string, for a template's slot.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup as it is. Takes a literal only, so that no foreign text gets in unescaped.
  public mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends HTML that was written by another writer.
  public mutating func html(_ other: HTMLWriter) { bytes.append(contentsOf: other.bytes) }

  /// Appends text, with what HTML reads as markup escaped and characters that have no place in
  /// HTML (WHATWG HTML, "Preprocessing the input stream") replaced.
  public mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { source in
      bytes.reserveCapacity(bytes.count + source.count)
      for byte in source {
        switch byte {
        case 0x26: markup("&amp;")
        case 0x3C: markup("&lt;")
        case 0x3E: markup("&gt;")
        case 0x22: markup("&quot;")
        case 0x27: markup("&#39;")
        case 0x09, 0x0A, 0x0D: bytes.append(byte)
        case 0x00..<0x20, 0x7F: markup("\u{FFFD}")
        default: bytes.append(byte)
        }
      }
    }
  }

  /// Appends code, with its parts in spans where the language is known.
  mutating func highlighted(_ code: String, language: String?) {
    let source = Array(code.utf8)
    guard let tokens = syntaxTokens(of: source, language: language) else { return text(code) }
    for token in tokens {
      let piece = String(decoding: source[token.range], as: UTF8.self)
      guard let kind = token.kind else {
        text(piece)
        continue
      }
      open("span", ("class", kind.rawValue))
      text(piece)
      markup("</span>")
    }
  }

  /// `<name attribute="value">`, with attributes whose value is nil left out.
  public mutating func open(_ name: StaticString, _ attributes: (StaticString, String?)...) {
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

  /// A script element that holds data and is not run. Inside it nothing is escaped, and nothing may
  /// look like its end (WHATWG HTML, 4.12.1.3).
  public mutating func data(_ json: JSONValue, type: StaticString) {
    markup("<script type=\"")
    markup(type)
    markup("\">\n")
    bytes += json.serialized().replacing("<", with: "\\u003c").utf8
    markup("</script>\n")
  }

  public mutating func close(_ name: StaticString) {
    markup("</")
    markup(name)
    markup(">")
  }
}
