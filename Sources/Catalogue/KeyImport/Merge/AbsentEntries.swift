import KeyModel

/// The keys that a description has added or changed, and that a catalogue has no place for: people removed them, or
/// removed or renamed what contains them.
struct AbsentEntries {
  private let own: DraftEntries
  private let former: DraftEntries
  private let new: DraftEntries
  private let namesDocuments: Bool

  init(_ own: DraftEntries, former: DraftEntries, _ new: DraftEntries, namingDocuments: Bool) {
    (self.own, self.former, self.new) = (own, former, new)
    namesDocuments = namingDocuments
  }

  var names: Set<String> {
    Set(
      new.names[.keys, default: []].filter { name in
        guard own[.keys, name] == nil else { return false }
        if let before = former[.keys, name] { return before != new[.keys, name] }
        return containers(of: name).contains(where: isRemoved)
      })
  }

  private func isRemoved(_ name: String) -> Bool {
    own[.keys, name] == nil && former[.keys, name] != nil
  }

  /// The names of the keys that a new key is in.
  private func containers(of name: String) -> [String] {
    guard let path = new[.keys, name]?["path"].flatMap(PropertyPath.init(json:)) else { return [] }
    let document = namesDocuments ? String(name.prefix { $0 != ":" }) : nil
    return path.components.indices.dropFirst().map {
      PropertyPath(Array(path.components.prefix($0)), in: document).description
    }
  }
}
