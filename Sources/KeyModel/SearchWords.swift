import Text

/// What search has to know about the words of a catalogue's names and texts, in ASCII letters and digits.
public struct SearchWords: Hashable, Sendable {
  /// Words that are one word although a capital is inside them.
  public var whole: [String]
  /// Capitals at the start of names that say who defined them. A query may leave them out.
  public var prefixes: [String]
  /// Words that are in every text about the documents, so that a query with other words ignores them.
  public var ignored: [String]

  /// Words that need no special treatment are not listed.
  public init(whole: [String] = [], prefixes: [String] = [], ignored: [String] = []) {
    self.whole = whole
    self.prefixes = prefixes
    self.ignored = ignored
  }

  /// Whether a text is one word, which a regular expression contains as it is.
  package static func isWord(_ text: String) -> Bool {
    text.utf8.first?.isLetter == true && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
