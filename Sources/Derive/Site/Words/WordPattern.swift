/// A text with places for values: `{count} keys of {name}`.
struct WordPattern: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    /// A value by its name. English may ask for its article: `{a file}`.
    case value(String, hasArticle: Bool)
  }

  private(set) var pieces: [Piece] = []

  /// Nil where a brace is not closed, or one is closed that was not opened.
  init?(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[start] == "{", let end = rest[start...].firstIndex(of: "}") else { return nil }
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      var name = rest[rest.index(after: start)..<end]
      let hasArticle = name.hasPrefix("a ")
      if hasArticle { name = name.dropFirst(2) }
      pieces.append(.value(String(name), hasArticle: hasArticle))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
  }

  /// The text from which it can be read again, without articles.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let name, _): "{\(name)}"
      }
    }.joined()
  }

  /// The names of its values.
  var names: Set<String> {
    Set(
      pieces.compactMap { piece in
        if case .value(let name, _) = piece { name } else { nil }
      })
  }
}
