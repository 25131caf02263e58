extension Catalogue {
  /// The entries of the shapes that a key names, in its order.
  package func variants(of key: Key) -> [Key] {
    key.variants.compactMap { shape($0, in: key.path.document) }
  }

  /// The entry of a shape of a document.
  package func shape(_ name: String, in document: DocumentKind.ID?) -> Key? {
    self[PropertyPath([.shape(name)], in: document)]
  }

  /// The entries that name a shape: those whose dictionaries may have it.
  package func users(ofShape shape: Key) -> [Key] {
    keys.filter {
      $0.path.document == shape.path.document && $0.variants.contains(shape.path.name)
    }
  }

  /// The keys that a path means: the one in its document, or one of each document that has it.
  package func keys(at path: PropertyPath) -> [Key] {
    let documents = path.document == nil ? documents.map(\.id) : [nil]
    return documents.compactMap { self[self.path(path, from: $0)] }
  }

  /// The keys that a person may mean by a full path, a name, a constant, or a part of a path, in
  /// this order. Case counts only if it distinguishes keys.
  package func keys(matching text: String) -> [Key] {
    let exact = keys(at: PropertyPath(text))
    if !exact.isEmpty { return exact }
    let folded = text.lowercased()
    let tests: [(Key) -> Bool] = [
      { $0.name == text || $0.symbols.contains(text) },
      { $0.path.steps.lowercased() == folded },
      { $0.name.lowercased() == folded || $0.title?.lowercased() == folded },
      { $0.name.lowercased().holds(folded) },
      { $0.path.steps.lowercased().holds(folded) },
    ]
    guard !text.isEmpty else { return [] }
    for test in tests {
      let found = keys.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension Catalogue {
  /// A name that an arbitrary key might have: one that its dictionary has in an example.
  package func exampleName(of path: PropertyPath) -> String {
    if case .dictionary(let entries)? = parent(of: path)?.example,
      let entry = entries.first(where: { self[path.sibling($0.key)] == nil })
    {
      return entry.key
    }
    return self[path]?.placeholder ?? "name"
  }
}

extension String {
  /// `contains` for a text of any length, which would be counted each time.
  fileprivate func holds(_ text: String) -> Bool {
    text.utf8.count <= utf8.count && contains(text)
  }
}

extension PropertyPath {
  fileprivate func sibling(_ name: String) -> PropertyPath {
    (parent ?? .root).appending(.name(name))
  }
}
