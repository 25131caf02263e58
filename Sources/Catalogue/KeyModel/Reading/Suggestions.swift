import Text

/// Suggests names for the first few wrong ones; searching is slow where many names are alike.
package struct Suggestions {
  private let names: () -> [String]
  private var known: NearNames?
  private var remaining: Int

  /// - Parameter limit: The number of searches; later ones find nothing.
  package init(_ names: @autoclosure @escaping () -> [String], limit: Int = 50) {
    self.names = names
    remaining = limit
  }

  package mutating func ending(for written: String) -> String {
    nearest(to: written).map { "; did you mean '\($0)'?" } ?? ""
  }

  mutating func nearest(to written: String) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let known = self.known ?? NearNames(names())
    self.known = known
    return known.nearest(to: written, limit: 1).first
  }
}
