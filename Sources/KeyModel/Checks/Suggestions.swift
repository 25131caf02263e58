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

  /// `; did you mean 'X'?` for the only key of that name, the nearest path or the nearest name.
  package mutating func ending(for written: PropertyPath) -> String {
    let named = pathsOfNames[written.name] ?? []
    let meant =
      (named.count == 1 ? named.first?.description : nil)
      ?? paths.nearest(to: written.written) ?? named.first?.description
      ?? names.nearest(to: written.name).flatMap { pathsOfNames[$0]?.first?.description }
    return meant.map { "; did you mean '\($0)'?" } ?? ""
  }
}
