package import KeyModel
import Text

/// A catalogue as a tree to walk beside a property list: one look-up per key, without comparing paths.
package struct CatalogueIndex: Sendable {
  package let root: Level
  /// The entry of the root's shape, if the document names one.
  package let rootShape: KeyEntry?
  /// The suffixes that keys of the root may have.
  let suffixes: KeySuffixes
  /// The entries of shapes, by name.
  private let shapes: [String: KeyEntry]
  /// The first keys with a name, at any path. Only some, because each unknown key of a list is compared with all.
  let entriesByName: [String: ArraySlice<KeyEntry>]
  /// Finds the key that was meant, at any path, among names that are unlikely to be a developer's own.
  let distinctiveNames: NearMiss
  private let keysOfShapes: [PropertyPath: [PropertyPath]]

  init(_ catalogue: Catalogue) {
    var all: [KeyEntry] = []
    func entry(_ key: Key) -> KeyEntry {
      let entry = KeyEntry(key, Level(catalogue.children(of: key.path).map(entry)))
      all.append(entry)
      return entry
    }
    root = Level(catalogue.roots.map(entry))
    suffixes = catalogue.document.keySuffixes
    let shapeEntries = catalogue.shapeEntries.map(entry)
    shapes = Dictionary(firstOf: shapeEntries.map { ($0.key.name, $0) })
    rootShape = catalogue.document.root.flatMap { [shapes] in shapes[$0] }
    entriesByName = Dictionary(
      grouping: all.filter { $0.key.path.components.last != .anyName }, by: { $0.key.name }
    ).mapValues { $0.sorted { $0.key.path < $1.key.path }.prefix(100) }
    distinctiveNames = NearMiss(entriesByName.keys.filter(isDistinctive))
    let owners = Dictionary(
      grouping: catalogue.keys.filter { $0.shape != nil }, by: { $0.shape ?? "" }
    ).mapValues { $0.map { $0.path } }
    keysOfShapes = Dictionary(
      firstOf: owners.values.flatMap { owners in owners.map { ($0, owners) } })
  }

  /// The shapes that a dictionary at a key may have; empty if the key's own entries describe it.
  func variants(of entry: KeyEntry) -> [KeyEntry] { entry.variants.compactMap { shapes[$0] } }

  func pathsOfSameShape(as path: PropertyPath) -> [PropertyPath] {
    path.components.indices.dropFirst().flatMap { end -> [PropertyPath] in
      let owner = PropertyPath(Array(path.components[..<end]))
      return (keysOfShapes[owner] ?? []).filter { $0 != owner }.map {
        PropertyPath($0.components + path.components[end...])
      }
    }
  }
}

/// Whether a name begins with a vendor's capitals and has several words.
func isDistinctive(_ name: String) -> Bool {
  let start = name.utf8.prefix(3)
  return name.utf8.count >= 8 && start.allSatisfy { $0.isUppercase }
}

/// The keys of one dictionary.
package struct Level: Sendable {
  package let keys: KeyNames<KeyEntry>
  /// The entry of an array's elements, if the catalogue declares them separately.
  package let element: KeyEntry?
  /// In path order.
  package let names: [String]
  let nearMiss: NearMiss
  /// The names of keys by their titles in editors, for titles with spaces.
  let namesByTitle: [String: String]
  /// The keys by names that they had before.
  let formerNames: [String: KeyEntry]
  /// Keys that a dictionary of this kind must have, in path order.
  package let required: [KeyEntry]
  /// Rules about the dictionary as a whole that files decide, each with its key.
  let demands: [(entry: KeyEntry, rule: Rule)]

  init(_ entries: [KeyEntry]) {
    keys = KeyNames(entries) { $0.key }
    element = entries.first { $0.key.path.components.last == .element }
    let named = keys.named
    names = entries.filter { named[$0.key.name] != nil }.map { $0.key.name }
    nearMiss = NearMiss(names)
    formerNames = Dictionary(
      firstOf: entries.flatMap { entry in entry.key.formerNames.map { ($0, entry) } })
    let titles = entries.compactMap { entry in
      entry.key.title.flatMap { $0.utf8.contains(UInt8(ascii: " ")) ? ($0, entry.key.name) : nil }
    }
    // A title that two keys have says nothing.
    namesByTitle = Dictionary(grouping: titles, by: { $0.0 }).filter { $0.value.count == 1 }
      .compactMapValues { $0.first?.1 }
    required = entries.filter { entry in
      entry.key.required == .required && named[entry.key.name] != nil
    }
    demands = entries.flatMap { entry in
      entry.key.rules.filter { !$0.condition.isUndecidable && $0.judges(.holder) }.map {
        (entry, $0)
      }
    }
  }
}

extension Level {
  package var named: [String: KeyEntry] { keys.named }
  package var wildcard: KeyEntry? { keys.wildcard }
}

/// A key and its contents.
package final class KeyEntry: Sendable {
  package let key: Key
  package let inside: Level
  /// The key's own types. A key is large, and reading a member of it copies all of it to the stack, of which a deep walk has
  /// little.
  let types: [ValueType]
  let alsoAccepts: [ValueType]
  let variants: [KeyShape.ID]
  let rulesConcernName: Bool
  /// Types of the elements, if the key may be an array.
  package let elementTypes: [ValueType]
  /// The extension points that read the key; nil if it does not depend on extension points.
  package let points: Set<ExtensionPoint.ID>?
  let nearValue: NearMiss

  init(_ key: Key, _ inside: Level) {
    self.key = key
    self.inside = inside
    types = key.types
    alsoAccepts = key.alsoAccepts
    variants = key.variants
    rulesConcernName = key.rulesConcernName
    elementTypes = key.elementTypes
    nearValue = NearMiss(
      key.values.listed.compactMap { if case .string(let text) = $0.value { text } else { nil } },
      areIdentifiers: true)
    points = if case .only(let ids) = key.extensionPoints { Set(ids) } else { nil }
  }

  package var isArray: Bool {
    types.contains { if case .array = $0 { true } else { false } }
  }
}
