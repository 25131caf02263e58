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
  /// A sentence for people who search for the words alone, such as that there is no such name; or empty.
  public var note: String
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares what words mean; each meaning is words of one name, title or value.
  public init(
    _ words: String, means meanings: String..., note: String = "", file: StaticString = #fileID,
    line: Int = #line
  ) {
    self.words = words
    self.meanings = meanings
    self.note = note
    location = SourceLocation(file: "\(file)", line: line)
  }

  #if !hasFeature(Embedded)
    /// Reads a table: in each line words with one meaning, an equals sign and the meanings, all separated by commas.
    ///
    /// A compiler reads one text faster than hundreds of calls.
    public static func table(
      _ text: String, file: StaticString = #fileID, line: Int = #line
    ) -> [SearchSynonym] {
      func list(_ text: Substring.UTF8View) -> [String] {
        text.split(separator: UInt8(ascii: ",")).map { words in
          words.split(separator: UInt8(ascii: " ")).map { Substring($0) }.joined(separator: " ")
        }.filter { !$0.isEmpty }
      }
      return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated()
        .flatMap { index, row -> [SearchSynonym] in
          let sides = row.split(separator: UInt8(ascii: "="), maxSplits: 1)
          guard sides.count == 2 else { return [] }
          let meanings = list(sides[1])
          return list(sides[0]).map { words in
            var synonym = SearchSynonym(words, file: file, line: line + index + 1)
            synonym.meanings = meanings
            return synonym
          }
        }
    }
  #endif
}
