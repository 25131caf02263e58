import KeyModel
import KeyValidation

/// Finds the shapes that dictionaries of an edited list have, or may still have.
struct ShapeReading {
  private let list: EditedList
  private let index: CatalogueIndex
  /// The items of each dictionary and array.
  private let contents: [Int: [Int]]
  private var levels: [[String]: Level] = [:]

  init(_ list: EditedList, _ index: CatalogueIndex) {
    self.list = list
    self.index = index
    contents = Dictionary(grouping: list.items.indices.filter { list.items[$0].holder != nil }) {
      list.items[$0].holder ?? 0
    }
  }

  /// The keys of the dictionary at an item: the keys of the shapes that fit it, and the keys of all its shapes. Nil
  /// if the entry names no shapes.
  mutating func levels(at item: Int, of entry: KeyEntry) -> (fitting: Level, all: Level)? {
    let shapes = shapes(of: entry)
    guard !shapes.isEmpty else { return nil }
    return (level(of: fitting(shapes, at: item)), level(of: shapes))
  }

  /// The shapes that an entry names, and those that these name.
  private func shapes(of entry: KeyEntry) -> [KeyEntry] {
    var found: [KeyEntry] = []
    var seen: Set<String> = []
    var open = Array(index.variants(of: entry.key).reversed())
    while let shape = open.popLast() {
      guard seen.insert(shape.key.name).inserted else { continue }
      let further = index.variants(of: shape.key)
      if further.isEmpty { found.append(shape) } else { open += further.reversed() }
    }
    return found
  }

  /// The shapes with whose constants a dictionary agrees and, of these, the ones that know most of its keys.
  private func fitting(_ shapes: [KeyEntry], at item: Int) -> [KeyEntry] {
    guard shapes.count > 1 else { return shapes }
    let members = (contents[item] ?? []).map { list.items[$0] }.filter { $0.key != nil }
    let agreeing = shapes.filter { shape in
      members.allSatisfy { member in
        guard case .closed(let values, _)? = shape.inside.named[member.name]?.key.values,
          !values.isEmpty, let text = list.text(of: member)
        else { return true }
        return values.contains { $0.value.isWritten(as: text) }
      }
    }
    let candidates = agreeing.isEmpty ? shapes : agreeing
    let strangers = candidates.map { shape in
      members.count { shape.inside.named[$0.name] == nil && shape.inside.wildcard == nil }
    }
    let fewest = strangers.min() ?? 0
    return zip(candidates, strangers).filter { $0.1 == fewest }.map(\.0)
  }

  /// Made once for each set of shapes: a list may have thousands of such dictionaries.
  private mutating func level(of shapes: [KeyEntry]) -> Level {
    guard shapes.count > 1 else { return shapes[0].inside }
    let names = shapes.map(\.key.name)
    if let known = levels[names] { return known }
    let level = Level(anyOf: shapes)
    levels[names] = level
    return level
  }
}
