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
    a after again alone also an and another any are aren as at be because been before both but by
    can could do does doesn doing don each every for from get gets goes has hasn have how i if in
    instead into is isn it its itself just key keys let lets list make makes may me more most must
    my need needs no not nothing of on one only or other our out over s same say says set sets
    several should so something such t than that the their them then there these they this those to
    too two up use used uses using want wants was we well what when where which while who whom whose
    why will with without would you your
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
