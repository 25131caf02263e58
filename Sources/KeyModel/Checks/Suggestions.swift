import Text

/// Suggests what was meant by wrong names. The known ones are prepared when the first is looked up,
/// because most catalogues have no wrong name.
struct Suggestions {
  private let names: () -> [String]
  private var known: NearNames?

  init(_ names: @autoclosure @escaping () -> [String]) { self.names = names }

  /// `; did you mean 'X'?`, or nothing: the end of a message.
  mutating func ending(for written: String) -> String {
    let known = self.known ?? NearNames(names())
    self.known = known
    return known.suggestion(for: written)
  }
}
