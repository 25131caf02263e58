import KeyModel

/// A dictionary that the walk is inside of.
final class Frame {
  typealias Member = PropertyListDocument.Member
  typealias Occurrences = KeyOccurrences<PropertyListDocument.Node>

  /// The key whose dictionary it is, or whose array it is in; nil at the root.
  let owner: CheckRun.KeyInList?
  let isElement: Bool
  let level: Level
  let members: [Member]
  let range: Range<Int>?
  /// The suffixes that the keys may have.
  let suffixes: KeySuffixes
  /// The keys as they are written, and without their suffixes.
  let written: Set<String>
  let present: Set<String>
  /// Occurrences that rules asked for, collected once: as many keys may ask as the list has.
  private var occurrences: [PropertyPath: Occurrences] = [:]
  /// Dictionaries in this one that were looked for.
  private var holders: [PropertyPath: [Holder]] = [:]
  /// The members of each name, without suffixes; made where a rule asks for one.
  private lazy var membersByName = Dictionary(
    grouping: members + added, by: { String(suffixes.split($0.key).name) })
  /// Members that are not in the list, but may be when a program reads it.
  private let added: [Member]
  /// The number of keys that are the same in lower case; made where a key is unknown.
  private lazy var countsInLowercase = Dictionary(counting: written.map { $0.lowercased() })

  init(
    _ members: [Member], added: [Member] = [], of owner: CheckRun.KeyInList? = nil,
    isElement: Bool = false, level: Level, range: Range<Int>?, suffixes: KeySuffixes
  ) {
    self.owner = owner
    self.isElement = isElement
    self.level = level
    self.members = members
    self.range = range
    self.added = added
    self.suffixes = suffixes
    written = Set(members.map { $0.key })
    present = Set((members + added).map { String(suffixes.split($0.key).name) })
  }

  /// The path of the dictionary's key; empty for the root.
  var pattern: PropertyPath { owner?.entry.key.path ?? .root }

  /// The key as messages name it.
  var name: String {
    guard let owner else { return "" }
    let isArbitrary =
      owner.entry.key.path.components.last == .anyName || owner.entry.key.path.isShape
    return isArbitrary ? owner.member.key : owner.entry.key.name
  }

  /// The dictionary in words: `'Lamps'`.
  var phrase: String {
    guard let owner else { return "the root" }
    return isElement ? "an element of \(quoted(owner.entry.key.name))" : quoted(name)
  }

  func split(_ key: String) -> (name: Substring, suffix: Substring) { suffixes.split(key) }

  /// The entry of a key without its suffix.
  func entry(of key: String) -> KeyEntry? { level.named[String(split(key).name)] }

  /// Whether the dictionary has a key that differs from one of it in upper and lower case alone.
  func isWrittenInOtherCase(_ key: String) -> Bool {
    countsInLowercase[key.lowercased(), default: 0] > 1
  }

  func members(at step: PropertyPath.Component?) -> [Member] {
    if case .name(let name)? = step { membersByName[name] ?? [] } else { members }
  }

  func occurrences(of path: PropertyPath, collect: () -> Occurrences) -> Occurrences {
    if let known = occurrences[path] { return known }
    let found = collect()
    occurrences[path] = found
    return found
  }

  func holders(at path: PropertyPath, find: () -> [Holder]) -> [Holder] {
    if let known = holders[path] { return known }
    let found = find()
    holders[path] = found
    return found
  }
}

/// A dictionary of a list, and the way to it.
struct Holder {
  var steps: [String]
  var members: [PropertyListDocument.Member]

  var phrase: String { steps.isEmpty ? "the root" : steps.joined(separator: "/") }
}

/// Ends a check that needs far more steps than any real list and catalogue do.
final class CheckingBudget {
  var count = 0
  private let limit: Int

  init(values: Int) { limit = 200_000 + 500 * values }

  var isSpent: Bool { count > limit }
}
