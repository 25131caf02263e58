import Diagnostics
public import Text

/// Words of everyday speech, and the words that names and titles have instead.
///
/// It goes one way: who writes the first finds what the second finds, a little lower.
public struct SearchSynonym: Sendable {
  /// One or several words, as people write them.
  public var words: String
  /// Words of names, titles or values; the words of one meaning must all be found there.
  public var meanings: [String]
  /// Where it is declared, for diagnostics.
  public var location: SourceLocation

  /// Declares what words mean; each meaning is words of one name, title or value.
  public init(
    _ words: String, means meanings: String..., file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(words, meanings, location: SourceLocation(file: "\(file)", line: line))
  }

  init(_ words: String, _ meanings: [String], location: SourceLocation) {
    self.words = words
    self.meanings = meanings
    self.location = location
  }
}
