public import Diagnostics

/// How much a list of results shows, in the terminal and in a page's field
/// (`themes/default/assets/search.js`).
public enum SearchLimits {
  public static let keys = 20
  public static let others = 5
}

/// What search found, best first.
public struct SearchAnswer: Sendable {
  public var keys: [SearchResult]
  /// Extension points, groups, guides and lists.
  public var others: [SearchResult]
  /// Whether even the best is only a guess at what was meant.
  public var isGuess: Bool
  /// Filters that do not exist, or that no entry can satisfy. Where there are any, nothing is found.
  public var problems: [SearchProblem]

  public var diagnostics: [Diagnostic] { problems.map(\.diagnostic) }
}

/// An entry that was found.
public struct SearchResult: Sendable {
  public var entry: SearchEntry
  /// Comparable within one answer.
  public var score: Int
  /// The parts of the entry's name that the query matched, in UTF-16 code units.
  public var marks: [Range<Int>]
}

/// A filter of a query that cannot be understood.
public struct SearchProblem: Hashable, Sendable {
  /// The filter's name as written.
  public var filter: String
  /// The value that nothing has; nil where there is no such filter.
  public var value: String?
  /// The name or value that was probably meant.
  public var nearest: String?

  public var diagnostic: Diagnostic {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    guard let value else {
      return .error(
        "unknown-search-filter", at: nil, "There is no filter '\(filter):'\(hint)",
        remedy:
          "filter with \(SearchFilter.Name.allCases.map { $0.rawValue + ":" }.joined(separator: ", "))"
      )
    }
    return .error(
      "unknown-search-value", at: nil, "Nothing has '\(filter):\(value)'\(hint)",
      remedy: "correct the value, or leave the filter out")
  }
}
