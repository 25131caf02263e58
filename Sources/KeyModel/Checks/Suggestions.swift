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
    nearest(to: written).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The name that was probably meant.
  mutating func nearest(to written: String) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let known = self.known ?? NearNames(names())
    self.known = known
    return known.nearest(to: written, limit: 1).first
  }
}

/// Suggests the key that a wrong path means, by its full path.
package struct KeySuggestions {
  private let pathsOfNames: [String: [PropertyPath]]
  private var paths: Suggestions
  private var names: Suggestions

  package init(_ catalogue: Catalogue) {
    let pathsOfNames = Dictionary(grouping: catalogue.keys.map(\.path), by: \.name)
    self.pathsOfNames = pathsOfNames
    paths = Suggestions(catalogue.keys.map(\.path.description))
    names = Suggestions(Array(pathsOfNames.keys))
  }

  /// `; did you mean 'X'?`, or nothing: the end of a message.
  ///
  /// The only key of that name is meant, wherever it is; otherwise the one with the nearest path, or
  /// with the nearest name.
  package mutating func ending(for written: PropertyPath) -> String {
    let named = pathsOfNames[written.name] ?? []
    let meant =
      (named.count == 1 ? named.first?.description : nil)
      ?? paths.nearest(to: written.written) ?? named.first?.description
      ?? names.nearest(to: written.name).flatMap { pathsOfNames[$0]?.first?.description }
    return meant.map { "; did you mean '\($0)'?" } ?? ""
  }
}
