import Text

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
}
