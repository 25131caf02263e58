import KeyModel
import KeyValidation

/// The meaning of an item of a list according to the catalogue.
struct ItemMeaning {
  /// The entry of the key, or of the array that contains the item.
  var entry: KeyEntry?
  /// The entry with the values of all shapes that the dictionary around it may have, for a key by which they differ.
  var choice: KeyEntry?
  /// Whether the entry describes the item as an element of an array.
  var isElement = false
  /// The keys of the item's dictionary, or of the dictionaries in its array.
  var inside: Level?
  /// The keys of all shapes that the dictionary might have if it had other keys.
  var insideAnyShape: Level?

  /// The meaning of an element, if the item is an array.
  var element: ItemMeaning {
    let element = inside?.element
    return ItemMeaning(
      entry: element ?? entry, isElement: element == nil, inside: element?.inside ?? inside)
  }

  /// The meaning of each item of a list, found in the same way as by the checker.
  static func all(
    in list: EditedList, _ index: CatalogueIndex, _ suffixes: KeySuffixes
  ) -> [ItemMeaning] {
    var meanings: [ItemMeaning] = []
    var reading = ShapeReading(list, index)
    for (number, item) in list.items.enumerated() {
      var meaning: ItemMeaning
      if let holder = item.holder {
        meaning = meanings[holder].element
        if item.key != nil {
          let outer = meanings[holder]
          let isAtRoot = list.items[holder].holder == nil
          let entry = outer.inside?.match(item.name, isAtRoot ? suffixes : .none).entry
          // Only a closed list of values may distinguish the shape.
          let isChoice = entry?.key.values.isClosed == true
          meaning = ItemMeaning(
            entry: entry, choice: isChoice ? outer.insideAnyShape?.named[item.name] : nil,
            inside: entry?.inside)
        }
      } else {
        meaning = ItemMeaning(
          entry: index.rootShape, inside: index.rootShape?.inside ?? index.root)
      }
      if item.kind == .dictionary, let entry = meaning.entry,
        let levels = reading.levels(at: number, of: entry)
      {
        (meaning.inside, meaning.insideAnyShape) = levels
      }
      meanings.append(meaning)
    }
    return meanings
  }
}
