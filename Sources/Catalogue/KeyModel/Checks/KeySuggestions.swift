/// Suggests the key that a wrong path means, by its full path.
package struct KeySuggestions {
  private let pathsOfNames: [String: [PropertyPath]]
  private var paths: Suggestions
  private var names: Suggestions

  /// - Parameter limit: The number of searches; later ones find nothing.
  package init(_ catalogue: Catalogue, limit: Int = 50) {
    let pathsOfNames = Dictionary(grouping: catalogue.keys.map(\.path), by: \.name)
    self.pathsOfNames = pathsOfNames
    paths = Suggestions(catalogue.keys.map(\.path.description), limit: limit)
    names = Suggestions(Array(pathsOfNames.keys), limit: limit)
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
