package import Diagnostics

/// Limits on queries and on lists of results, in the terminal and in a page.
package enum SearchLimits {
  package static let results = 20
  /// The guesses if nothing is found.
  static let nearest = 5
  /// The most words of a query besides those of a kind.
  static let narrowedWords = 4
  /// In UTF-16 code units. Longer queries are cut, which bounds the time of a search.
  package static let queryLength = 200
}

/// The results of a search.
package struct SearchAnswer: Sendable {
  /// Best first, whatever their kind.
  package var results: [SearchResult]
  /// Whether even the best result is only a guess at what was meant.
  package var isGuess: Bool
  /// Unknown filters, and filters that no entry can satisfy. One of them is enough for an empty result.
  package var problems: [SearchProblem]
  /// The kinds of all results, the best result's first.
  package var kinds: [KindCount] = []
  /// A sentence about the query, such as that there is no such name; or empty.
  package var note = ""

  /// How many results are of a kind.
  package struct KindCount: Hashable, Sendable {
    package var kind: SearchEntryKind
    package var count: Int
  }

  package var diagnostics: [Diagnostic] { problems.map(\.diagnostic) }
}

/// An entry that was found.
package struct SearchResult: Sendable {
  package var entry: SearchEntry
  /// Comparable within one answer.
  package var score: Int
  /// The parts of the entry's name that the query matched, in UTF-16 code units.
  package var marks: [Range<Int>]
  /// The keys of this name in this document, if there are several: the entry, and then the others.
  package var places: [SearchEntry] = []
}

/// A filter of a query that cannot be applied.
package struct SearchProblem: Hashable, Sendable {
  /// The filter's name as written.
  package var filter: String
  /// The value that no entry has; nil if there is no such filter.
  package var value: String?
  /// The name or value that was probably meant.
  package var nearest: String?

  package var diagnostic: Diagnostic {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    guard let value else {
      return .error(
        "unknown-search-filter", at: nil, "There is no filter '\(filter):'\(hint)",
        remedy:
          "filter with \(SearchFilter.Name.allCases.map { $0.rawValue + ":" }.joined(separator: ", "))"
      )
    }
    return .error(
      "unknown-search-value", at: nil, "No entry matches '\(filter):\(value)'\(hint)",
      remedy: "correct the value, or remove the filter")
  }
}
