import KeyModel
import KeyValidation

/// What the catalogue says about an item of a list.
struct ItemMeaning {
  /// The entry of the key, or of the array that contains the item.
  var entry: KeyEntry?
  /// Whether the entry describes the item as an element of an array.
  var isElement = false
  /// The keys of the item's dictionary, or of the dictionaries in its array.
  var inside: Level?

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
    for item in list.items {
      guard let holder = item.holder else {
        meanings.append(ItemMeaning(inside: index.root))
        continue
      }
      var meaning = meanings[holder].element
      if item.key != nil {
        let level = meanings[holder].inside
        let isAtRoot = list.items[holder].holder == nil
        let bare = (isAtRoot ? suffixes : .none).split(item.name).name
        let entry =
          level?.named[item.name] ?? level?.named[String(bare)] ?? level?.wildcard(for: item.name)
        meaning = ItemMeaning(entry: entry, inside: entry?.inside)
      }
      meanings.append(meaning)
    }
    return meanings
  }
}
