import Text

extension Catalogue {
  /// The keys that a path means: the one in its document, or one of each document that has it.
  package func keys(at path: PropertyPath) -> [Key] {
    path.document == nil
      ? keysOfDocuments(at: path) : [self[self.path(path, from: nil)]].compactMap { $0 }
  }

  /// The keys that a person may mean by a name, or else by a title, a part of a name or a part of a path. Case counts only if it
  /// distinguishes keys.
  package func keys(matching text: String) -> [Key] {
    let named = keys(named: text)
    return named.isEmpty ? keys(holding: text) : named
  }

  /// The keys of a full path, one that begins with a shape, a name or a constant, in this order.
  package func keys(named text: String) -> [Key] {
    let path = PropertyPath(text)
    let exact = keys(at: path)
    if !exact.isEmpty { return exact }
    let inShape = keys(at: path.inShape)
    if !inShape.isEmpty { return inShape }
    let folded = text.lowercased()
    return first(
      text,
      [
        { $0.name == text || $0.symbols.contains(text) },
        { $0.path.steps.lowercased() == folded },
        { $0.name.lowercased() == folded },
      ])
  }

  private func keys(holding text: String) -> [Key] {
    let folded = text.lowercased()
    return first(
      text,
      [
        { $0.title?.lowercased() == folded }, { $0.name.lowercased().holds(folded) },
        { $0.path.steps.lowercased().holds(folded) },
        { key in
          key.values.listed.contains {
            if case .string(let value) = $0.value { value.lowercased() == folded } else { false }
          }
        },
      ])
  }

  /// The keys that pass the first test that any passes.
  private func first(_ text: String, _ tests: [(Key) -> Bool]) -> [Key] {
    guard !text.isEmpty else { return [] }
    for test in tests {
      let found = keys.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }
}
