/// A range of bytes in a listing's UTF-8.
struct SyntaxToken: Equatable {
  /// The kind of a piece; the raw value is its class in HTML.
  enum Kind: String, CaseIterable {
    case keyword = "k"
    case string = "s"
    case comment = "c"
    case number = "n"
    case tag = "t"
    /// The name of an attribute, of a member or of a variable.
    case attribute = "a"
  }

  /// Nil for plain text.
  var kind: Kind?
  var range: Range<Int>
}

/// Splits a listing into pieces that together are the whole text; neighbours of one kind are joined.
///
/// Pieces begin and end at ASCII characters, so no character is split. Nil for an unknown language.
func syntaxTokens(of text: [UInt8], language: String?) -> [SyntaxToken]? {
  switch language?.lowercased() {
  case "xml", "plist", "html": MarkupLexer.tokens(of: text)
  case "json": ProgramLexer.tokens(of: text, in: .json)
  case "swift": ProgramLexer.tokens(of: text, in: .swift)
  case "objc", "objective-c": ProgramLexer.tokens(of: text, in: .objectiveC)
  case "javascript", "js": ProgramLexer.tokens(of: text, in: .javaScript)
  case "sh", "shell", "bash", "zsh": ProgramLexer.tokens(of: text, in: .shell)
  default: nil
  }
}

/// A position in a listing, and the pieces before it.
struct SyntaxCursor {
  let text: [UInt8]
  private(set) var position = 0
  private(set) var tokens: [SyntaxToken] = []

  init(_ text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { position >= text.count }

  /// The byte at a distance from here; zero outside the text.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return text.indices.contains(index) ? text[index] : 0
  }

  func starts(with word: String, at distance: Int = 0) -> Bool {
    text.dropFirst(position + distance).starts(with: word.utf8)
  }

  /// The number of consecutive bytes from a distance on that satisfy the condition.
  func count(after distance: Int = 0, while condition: (UInt8) -> Bool) -> Int {
    text.dropFirst(position + distance).prefix(while: condition).count
  }

  /// The distance to the end of the next occurrence of a mark, or of the text.
  func distance(behind mark: String, after distance: Int) -> Int {
    var distance = distance
    while position + distance < text.count {
      if starts(with: mark, at: distance) { return distance + mark.utf8.count }
      distance += 1
    }
    return text.count - position
  }

  /// Makes the next bytes a piece.
  mutating func take(_ count: Int, _ kind: SyntaxToken.Kind?) {
    let end = min(position + count, text.count)
    guard end > position else { return }
    if let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1].range = last.range.lowerBound..<end
    } else {
      tokens.append(SyntaxToken(kind: kind, range: position..<end))
    }
    position = end
  }

  /// The next bytes as a string.
  func word(_ count: Int) -> String {
    String(decoding: text.dropFirst(position).prefix(count), as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it begins a name: a letter, an underscore, or a byte beyond ASCII.
  var beginsName: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F || self >= 0x80
  }

  var continuesName: Bool { beginsName || isDigit }

  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  static func ascii(_ character: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: character.value)
  }
}
