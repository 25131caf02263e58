import Text

/// Suggests what was meant by wrong names. Searching is slow where many names resemble each other,
/// so only the first few wrong names get a suggestion.
struct Suggestions {
  private let names: () -> [String]
  private var known: NearNames?
  private var remaining = 50

  init(_ names: @autoclosure @escaping () -> [String]) { self.names = names }

  /// `; did you mean 'X'?`, or nothing: the end of a message.
  mutating func ending(for written: String) -> String {
    guard remaining > 0 else { return "" }
    remaining -= 1
    let known = self.known ?? NearNames(names())
    self.known = known
    return known.suggestion(for: written)
  }
}
