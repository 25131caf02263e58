extension Catalogue {
  /// The keys a person may mean by a full path, a name, a constant, or a part of a path. The first
  /// of these that anything matches decides; upper and lower case count only if they tell apart.
  package func keys(matching text: String) -> [Key] {
    if let exact = self[PropertyPath(text)] { return [exact] }
    let folded = text.lowercased()
    let tests: [(Key) -> Bool] = [
      { $0.name == text || $0.symbols.contains(text) },
      { $0.path.description.lowercased() == folded },
      { $0.name.lowercased() == folded || $0.title?.lowercased() == folded },
      { $0.name.lowercased().contains(folded) },
      { $0.path.description.lowercased().contains(folded) },
    ]
    guard !text.isEmpty else { return [] }
    for test in tests {
      let found = keys.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }
}
