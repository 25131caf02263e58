import KeyModel

/// The keys that a description has added or changed, and that a catalogue has no place for: people removed them, or
/// removed or renamed what contains them.
struct AbsentEntries {
  let names: Set<String>

  init(_ own: DraftEntries, former: DraftEntries, _ new: DraftEntries) {
    func isRemoved(_ path: PropertyPath) -> Bool {
      own[.keys, path.description] == nil && former[.keys, path.description] != nil
    }
    names = Set(
      new.names[.keys, default: []].filter { name in
        guard own[.keys, name] == nil else { return false }
        if let before = former[.keys, name] { return before != new[.keys, name] }
        return new.paths(to: name).contains(where: isRemoved)
      })
  }
}
