import KeyModel

/// A dictionary that the walk is inside of.
final class Frame {
  /// Which key's dictionary it is; the root's is empty.
  let pattern: PropertyPath
  /// Whether it is an element of that key's array.
  let isElement: Bool
  let members: [PropertyListDocument.Member]
  /// The keys as they are written, and without their suffixes.
  let written: Set<String>
  let present: Set<String>
  /// What rules asked for, collected once: as many keys may ask as the list has.
  private var occurrences: [PropertyPath: KeyOccurrences] = [:]

  init(
    pattern: PropertyPath, isElement: Bool, members: [PropertyListDocument.Member],
    suffixes: KeySuffixes = .none
  ) {
    self.pattern = pattern
    self.isElement = isElement
    self.members = members
    written = Set(members.map(\.key))
    present = Set(members.map { String(suffixes.split($0.key).name) })
  }

  /// The occurrences of a key in this dictionary; `collect` finds them the first time.
  func occurrences(of path: PropertyPath, collect: () -> KeyOccurrences) -> KeyOccurrences {
    if let known = occurrences[path] { return known }
    let found = collect()
    occurrences[path] = found
    return found
  }
}

/// A counter of steps.
final class Work {
  var count = 0
}
