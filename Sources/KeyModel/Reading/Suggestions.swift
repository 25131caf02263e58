import Text

/// Suggests names for the first few wrong ones; searching is slow where many names are alike.
struct Suggestions {
  private let names: () -> [String]
  private var known: NearNames?
  private var remaining = 50

  init(_ names: @autoclosure @escaping () -> [String]) { self.names = names }

  mutating func ending(for written: String) -> String {
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
