package import KeyModel

/// The words that the tokenizer and the ranking know. The page's script gets them with the index.
package struct SearchLanguage: Sendable {
  /// Words that are not split although they contain capitals.
  package var protectedWords: [String]
  /// Letters before a name that identify its vendor; queries may leave them out.
  package var vendorPrefixes: [String]
  /// Ignored in a query that has other words as well.
  package var stopWords: [String]
  /// Words that mean what a filter says.
  package var kinds: [SearchWords.Kind]

  /// English, with the words of a catalogue.
  package init(_ words: SearchWords = SearchWords()) {
    // Other words would break the script's regular expressions.
    func known(_ words: [String]) -> [String] {
      words.filter(SearchWords.isWord).sorted { ($1.count, $0) < ($0.count, $1) }
    }
    // Longest first, because the first match wins.
    protectedWords = known(words.whole)
    vendorPrefixes = known(words.prefixes)
    kinds = words.kinds
    stopWords = Set(Self.english + known(words.ignored).map { $0.lowercased() }).sorted()
  }

  /// The words of kinds with the filters that they mean; others than those of queries are left out.
  var kindFilters: [(words: String, name: SearchFilter.Name, value: String)] {
    kinds.compactMap { kind in
      SearchFilter.Name(rawValue: kind.filter).map { (kind.words, $0, kind.value) }
    }
  }

  private static let english = """
    a about after again all alone also an and another any are aren as at be because been before
    beside besides both but by can could do does doesn doing don each enough even every few for
    from get gets give given gives goes has hasn have here how i if in instead into is isn it
    its itself just key keys let lets like list look looks make makes many may me more most much
    must my need needs never no not nothing of on once one only or other our out over own s same
    say says see seen set sets several should since so some someone something still such t take
    taken takes than that the their them themselves then there these they this those to too two
    under unless up use used uses using very want wants was we well what when where whether
    which while who whom whose why will with without would yes yet you your
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
