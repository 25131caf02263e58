package import KeyModel
import Text

/// A value of a file beside the catalogue: the entry that describes it, and the keys of a dictionary there. Annotated lists and
/// editors walk from the scope of the root to those of keys and elements; the checker does so with what it found besides.
package struct CatalogueScope: Sendable {
  /// The entry of the key, of the element or, if elements have none, of the array's key.
  package var entry: KeyEntry?
  /// Whether the value is an element that its array's key describes.
  package var isElement = false
  /// The keys of a dictionary; nil if it is unknown.
  package var level: Level?
  package var isRoot = false
  /// The suffixes that keys of the dictionary may have.
  private var suffixes = KeySuffixes.none

  /// The scope of a key.
  package init(_ entry: KeyEntry?) {
    self.entry = entry
    level = entry?.inside
  }

  /// The scope of a file's root.
  package init(rootOf index: CatalogueIndex) {
    self.init(index.rootShape)
    level = level ?? index.root
    isRoot = true
    suffixes = index.suffixes
  }

  /// The scope of an element, if the value is an array.
  package var element: CatalogueScope {
    if let own = level?.element { return CatalogueScope(own) }
    return changed(CatalogueScope(entry)) {
      $0.isElement = true
      $0.level = level
    }
  }

  /// Looks up a key, if the value is a dictionary.
  package func match(_ key: String) -> KeyNames<KeyEntry>.Match? {
    level?.keys.match(key, suffixes)
  }
}

extension CatalogueIndex {
  /// The shapes of a dictionary at a key: each that the key names or, where that is a choice itself, those of the choice.
  package func shapes(of entry: KeyEntry) -> [KeyEntry] {
    var found: [KeyEntry] = []
    var seen: Set<String> = []
    var open = Array(variants(of: entry).reversed())
    // Choices may share shapes.
    while let shape = open.popLast() {
      guard seen.insert(shape.key.name).inserted else { continue }
      let further = variants(of: shape)
      if further.isEmpty { found.append(shape) } else { open += further.reversed() }
    }
    return found
  }

  /// The scope of a dictionary, with the keys of its shape: if it may have several, of the most similar one.
  func scope(of node: PropertyListDocument.Node, in scope: CatalogueScope) -> CatalogueScope {
    let all = scope.entry.map(shapes) ?? []
    let ranked = all.map { (shape: $0, rank: all.count > 1 ? $0.rank(for: node) : (0, 0)) }
    return changed(scope) { $0.level = ranked.min { $0.rank < $1.rank }?.shape.inside ?? $0.level }
  }
}
