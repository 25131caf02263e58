import Text

/// Words of a catalogue's names and texts that search treats specially, in ASCII letters and digits.
public struct SearchWords: Hashable, Sendable {
  /// Words that are one word although a capital is inside them.
  public var whole: [String]
  /// Prefixes of names, in capitals, that a query may leave out.
  public var prefixes: [String]
  /// Words that are in every text about the documents, so that a query with other words ignores them.
  public var ignored: [String]

  /// Words that need no special treatment are not listed.
  public init(whole: [String] = [], prefixes: [String] = [], ignored: [String] = []) {
    self.whole = whole
    self.prefixes = prefixes
    self.ignored = ignored
  }

  /// Whether a text is one word of ASCII letters and digits.
  package static func isWord(_ text: String) -> Bool {
    text.utf8.first?.isLetter == true && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
