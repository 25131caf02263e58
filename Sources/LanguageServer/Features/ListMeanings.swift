import KeyModel
import KeyValidation

/// The catalogue's entry of each item of a list, found in the same way as by the checker.
struct ListMeanings {
  struct Meaning {
    /// The entry of the key, or of the array that contains the item.
    var entry: KeyEntry?
    /// Whether the entry describes the item as an element of an array.
    var isElement = false
    /// The keys of the item's dictionary, or of the dictionaries in its array.
    var inside: Level?
  }

  private let meanings: [Meaning]
  let root: Level

  init(_ list: EditedList, _ index: CatalogueIndex, _ suffixes: KeySuffixes) {
    root = index.root
    var meanings: [Meaning] = []
    meanings.reserveCapacity(list.items.count)
    for item in list.items {
      guard let holder = item.holder else {
        meanings.append(Meaning(inside: index.root))
        continue
      }
      let above = meanings[holder]
      if item.key != nil {
        let isAtRoot = list.items[holder].holder == nil
        meanings.append(
          Self.meaning(of: item.name, in: above.inside, isAtRoot ? suffixes : .none))
      } else {
        let element = above.inside?.element
        meanings.append(
          Meaning(
            entry: element ?? above.entry, isElement: element == nil,
            inside: element?.inside ?? above.inside))
      }
    }
    self.meanings = meanings
  }

  subscript(item: Int) -> Meaning { meanings[item] }

  /// The meaning of the elements of an item's array.
  func element(of item: Int) -> Meaning {
    let element = meanings[item].inside?.element
    return Meaning(
      entry: element ?? meanings[item].entry, isElement: element == nil,
      inside: element?.inside ?? meanings[item].inside)
  }

  private static func meaning(of name: String, in level: Level?, _ suffixes: KeySuffixes)
    -> Meaning
  {
    let entry =
      level?.named[name] ?? level?.named[String(suffixes.split(name).name)] ?? level?.wildcard
    return Meaning(entry: entry, inside: entry?.inside)
  }
}
