import Text

/// Words of a catalogue's names and texts that search treats specially, in ASCII letters and digits.
public struct SearchWords: Hashable, Sendable {
  /// Words that are one word although a capital is inside them.
  public var whole: [String]
  /// Prefixes of names, in capitals, that a query may leave out.
  public var prefixes: [String]
  /// Words that are in every text about the documents, so that a query with other words ignores them.
  public var ignored: [String]

  /// Words that say of what kind the things are that a query with other words is after.
  public var kinds: [Kind]

  /// Words that need no special treatment are not listed.
  public init(
    whole: [String] = [], prefixes: [String] = [], ignored: [String] = [], kinds: [Kind] = []
  ) {
    self.whole = whole
    self.prefixes = prefixes
    self.ignored = ignored
    self.kinds = kinds
  }

  /// Words for a kind of entries, which come first among the results.
  public struct Kind: Hashable, Sendable {
    /// One or several words, as people write them.
    public var words: String
    /// The name of a filter of queries, such as `kind` or `document`.
    public var filter: String
    /// The value of the filter.
    public var value: String

    /// Words that mean what a filter says.
    public init(_ words: String, filter: String, value: String) {
      self.words = words
      self.filter = filter
      self.value = value
    }
  }

  /// Whether a text is one word of ASCII letters and digits.
  package static func isWord(_ text: String) -> Bool {
    text.utf8.first?.isLetter == true && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
