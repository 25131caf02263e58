import Text

/// The keys of one dictionary, to look up a name as a file or an example has it. Everything that reads values finds keys here.
package struct KeyNames<Entry: Sendable>: Sendable {
  /// The part of the catalogue that a name is about.
  package enum Match {
    case named(Entry)
    /// The entry for arbitrary names.
    case arbitrary(Entry)
    /// Nothing: the entry for arbitrary names leaves it out, so that it may have any value.
    case anything
    case unknown

    package var entry: Entry? {
      switch self {
      case .named(let entry), .arbitrary(let entry): entry
      case .anything, .unknown: nil
      }
    }
  }

  package private(set) var named: [String: Entry] = [:]
  /// The entry for all other names.
  package private(set) var wildcard: Entry?
  /// The names that the wildcard is for; nil for all.
  private var wildcardNames: Pattern?
  /// The names that it is not for, and that may have any value.
  private var exceptedNames: Pattern?

  package init(_ entries: [Entry], key: (Entry) -> Key) {
    for entry in entries {
      let key = key(entry)
      switch key.path.components.last {
      case .name(let name)?: named[name] = named[name] ?? entry
      case .anyName?:
        wildcard = entry
        wildcardNames = key.names.flatMap { try? Pattern($0) }
        exceptedNames = key.exceptNames.flatMap { try? Pattern($0) }
      case .element?, .shape?, nil: break
      }
    }
  }

  /// Looks up a name, which may end in one of some suffixes.
  package func match(_ name: String, _ suffixes: KeySuffixes = .none) -> Match {
    if let entry = named[name] ?? named[String(suffixes.split(name).name)] { return .named(entry) }
    if exceptedNames?.matches(name) == true { return .anything }
    guard let wildcard, wildcardNames?.matches(name) != false else { return .unknown }
    return .arbitrary(wildcard)
  }

  /// Whether it has no names.
  package var isEmpty: Bool { named.isEmpty && wildcard == nil }

  /// Whether there is an entry for every name.
  package var isOpen: Bool { wildcard != nil && wildcardNames == nil }
}
