package import JSON
package import Text

extension HTMLWriter {
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
      plain(kind.rawValue)
      markup("\">")
      text(piece)
      markup("</span>")
    }
  }

  /// Appends a script element that contains data and is not run. Nothing in it is escaped, so nothing may look like
  /// its end (WHATWG HTML, 4.12.1.3).
  package mutating func data(_ json: JSONValue, type: StaticString) {
    markup("<script type=\"")
    markup(type)
    markup("\">")
    unescaped { bytes in
      bytes.append(json.serializedBytes(linesTo: 0)) {
        $0 == UInt8(ascii: "<") ? "\\u003c" : nil
      }
    }
    markup("</script>\n")
  }
}
