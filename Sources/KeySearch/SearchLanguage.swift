package import KeyModel

/// The words that the tokenizer and the ranking know. The page's script gets them with the index.
package struct SearchLanguage: Sendable {
  /// Words that are not split although they contain capitals.
  package var protectedWords: [String]
  /// Letters before a name that identify its vendor; queries may leave them out.
  package var vendorPrefixes: [String]
  /// Ignored in a query that has other words as well.
  package var stopWords: [String]

  /// English, with the words of a catalogue.
  package init(_ words: SearchWords = SearchWords()) {
    // Other words would break the script's regular expressions.
    func known(_ words: [String]) -> [String] {
      words.filter(SearchWords.isWord).sorted { ($1.count, $0) < ($0.count, $1) }
    }
    // Longest first, because the first match wins.
    protectedWords = known(words.whole)
    vendorPrefixes = known(words.prefixes)
    stopWords = Set(Self.english + known(words.ignored).map { $0.lowercased() }).sorted()
  }

  private static let english = """
    a also an and any are as at be because been before but by can could do does doesn doing each for
    from get gets has have how i if in into is it its just key keys let lets list make makes may me more
    most must my need needs no not of on one only or other our s same set sets should so such t than that
    the their them then there these this those to up use used uses using want wants was we what when
    where which while who whom why will with without would you your
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
