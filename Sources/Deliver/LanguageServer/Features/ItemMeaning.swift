import KeyModel
import KeyValidation

/// The meaning of an item of a list according to the catalogue.
struct ItemMeaning {
  var scope: CatalogueScope
  /// The entry with the values of all shapes that the dictionary around it may have, for a key by which they differ.
  var choice: KeyEntry?
  /// The keys of all shapes that the dictionary might have if it had other keys.
  var insideAnyShape: Level?

  var entry: KeyEntry? { scope.entry }
  var isElement: Bool { scope.isElement }

  /// The keys of the item's dictionary, or of the dictionaries in its array.
  var inside: Level? { scope.level }

  /// The meaning of an element, if the item is an array.
  var element: ItemMeaning { ItemMeaning(scope: scope.element) }

  /// The meaning of each item of a list.
  ///
  /// - Parameter indexOfRoot: The keys of a root, by its number.
  static func all(in list: EditedList, _ indexOfRoot: (Int) -> CatalogueIndex) -> [ItemMeaning] {
    var meanings: [ItemMeaning] = []
    var reading = ShapeReading(list)
    var index = indexOfRoot(0)
    for (number, item) in list.items.enumerated() {
      if item.holder == nil, item.index > 0 { index = indexOfRoot(item.index) }
      var meaning = ItemMeaning(scope: CatalogueScope(rootOf: index))
      if let holder = item.holder {
        let outer = meanings[holder]
        if item.key == nil {
          meaning = outer.element
        } else {
          let entry = outer.scope.match(item.name)?.entry
          // Only a closed list of values may distinguish the shape.
          let isChoice = entry?.key.values.isClosed == true
          meaning = ItemMeaning(
            scope: CatalogueScope(entry),
            choice: isChoice ? outer.insideAnyShape?.named[item.name] : nil)
        }
      }
      let shapes = item.kind == .dictionary ? meaning.entry.map(index.shapes) ?? [] : []
      if !shapes.isEmpty {
        meaning.scope.level = reading.level(of: reading.fitting(shapes, at: number))
        meaning.insideAnyShape = reading.level(of: shapes)
      }
      meanings.append(meaning)
    }
    return meanings
  }
}

/// Finds the shapes that dictionaries of an edited list have, or may still have.
private struct ShapeReading {
  private let list: EditedList
  /// The items of each dictionary and array.
  private let contents: [Int: [Int]]
  private var levels: [[String]: Level] = [:]

  init(_ list: EditedList) {
    self.list = list
    contents = Dictionary(grouping: list.items.indices.filter { list.items[$0].holder != nil }) {
      list.items[$0].holder ?? 0
    }
  }

  /// The shapes with whose constants a dictionary agrees and, of these, the ones that know most of its keys.
  func fitting(_ shapes: [KeyEntry], at item: Int) -> [KeyEntry] {
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
  mutating func level(of shapes: [KeyEntry]) -> Level {
    guard shapes.count > 1 else { return shapes[0].inside }
    let names = shapes.map(\.key.name)
    if let known = levels[names] { return known }
    let level = Level(anyOf: shapes)
    levels[names] = level
    return level
  }
}
