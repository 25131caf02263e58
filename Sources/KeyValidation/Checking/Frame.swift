import KeyModel

/// A dictionary that the walk is inside of.
final class Frame {
  /// The path of the dictionary's key; empty for the root.
  let pattern: PropertyPath
  let isElement: Bool
  /// The key in the file whose dictionary it is; nil at the root.
  let name: String?
  let members: [PropertyListDocument.Member]
  /// The keys as they are written, and without their suffixes.
  let written: Set<String>
  let present: Set<String>
  /// Occurrences that rules asked for, collected once: as many keys may ask as the list has.
  private var occurrences: [PropertyPath: KeyOccurrences<PropertyListDocument.Node>] = [:]
  /// The members of each name, without suffixes; made where a rule asks for one.
  private lazy var membersByName = Dictionary(
    grouping: members + added, by: { String(suffixes.split($0.key).name) })
  /// Members that are not in the list, but may be when a program reads it.
  private let added: [PropertyListDocument.Member]
  private let suffixes: KeySuffixes
  /// The number of keys that are the same in lower case; made where a key is unknown.
  private lazy var countsInLowercase = Dictionary(
    counting: written.map { $0.lowercased() })

  init(
    pattern: PropertyPath, isElement: Bool, members: [PropertyListDocument.Member],
    name: String? = nil,
    added: [PropertyListDocument.Member] = [], suffixes: KeySuffixes = .none
  ) {
    self.pattern = pattern
    self.isElement = isElement
    self.name = name
    self.members = members
    self.added = added
    self.suffixes = suffixes
    written = Set(members.map { $0.key })
    present = Set((members + added).map { String(suffixes.split($0.key).name) })
  }

  /// Whether the dictionary has a key that differs from one of it in upper and lower case alone.
  func isWrittenInOtherCase(_ key: String) -> Bool {
    countsInLowercase[key.lowercased(), default: 0] > 1
  }

  func members(at step: PropertyPath.Component?) -> [PropertyListDocument.Member] {
    if case .name(let name)? = step { membersByName[name] ?? [] } else { members }
  }

  func occurrences(of path: PropertyPath, collect: () -> KeyOccurrences<PropertyListDocument.Node>)
    -> KeyOccurrences<PropertyListDocument.Node>
  {
    if let known = occurrences[path] { return known }
    let found = collect()
    occurrences[path] = found
    return found
  }
}

/// Ends a check that needs far more steps than any real list and catalogue do.
final class CheckingBudget {
  var count = 0
  private let limit: Int

  init(values: Int) { limit = 200_000 + 500 * values }

  var isSpent: Bool { count > limit }
}
