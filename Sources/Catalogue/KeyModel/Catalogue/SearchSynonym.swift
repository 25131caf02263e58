import Diagnostics
public import Text

/// Words of everyday speech, and words of names and titles.
///
/// A query with the former finds what the latter find, ranked a little lower.
public struct SearchSynonym: Sendable {
  /// One or several words, as people write them.
  public var words: String
  /// Words of names, titles or values; the words of one meaning must all be found there.
  public var meanings: [String]
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares what words mean; each meaning is words of one name, title or value.
  public init(
    _ words: String, means meanings: String..., file: StaticString = #fileID, line: Int = #line
  ) {
    self.words = words
    self.meanings = meanings
    location = SourceLocation(file: "\(file)", line: line)
  }
}
