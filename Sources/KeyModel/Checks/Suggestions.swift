import Text

/// Suggests what was meant by wrong names. Searching takes a while, so only the first few names get
/// a suggestion.
struct Suggestions {
  private let names: () -> [String]
  private var known: [String]?
  private var remaining = 50

  init(_ names: @autoclosure @escaping () -> [String]) { self.names = names }

  /// `; did you mean 'X'?`, or nothing: the end of a message.
  mutating func ending(for written: String) -> String {
    guard remaining > 0 else { return "" }
    remaining -= 1
    let known = self.known ?? names()
    self.known = known
    return suggestion(for: written, among: known)
  }
}
