package import KeyModel
package import KeyValidation

/// A property list in an editor. Offsets are bytes of the UTF-8 text, and any offset is allowed.
package struct ListInEditor {
  /// The text as the checker read it.
  let file: ReadFile
  /// All documents of the reference; `file.catalogue` has the keys of the list's own.
  let catalogue: Catalogue
  let pages: PageAddresses
  let list: EditedList
  let meanings: [ItemMeaning]
  let facts: ListFacts?

  package init(_ file: ReadFile, in catalogue: Catalogue, pages: PageAddresses) {
    self.file = file
    self.catalogue = catalogue
    self.pages = pages
    let isJSON = !file.document.isPropertyList || file.path.hasSuffix(".json")
    list =
      EditedList(file.bytes, reading: file.lists)
      ?? EditedList(file.settings == nil ? file.bytes : [], prefersJSON: isJSON)
    meanings = ItemMeaning.all(in: list) { file.kind(ofList: $0).index }
    facts = file.facts
  }

  var text: [UInt8] { file.bytes }

  /// Whether it is YAML or TOML, whose items come from the reader.
  var isReadByLines: Bool { list.format == .yaml || list.format == .toml }

  func clamped(_ offset: Int) -> Int { min(max(offset, 0), list.bytes.count) }

  /// The path of an item's entry in the whole catalogue, which may have several documents.
  func path(of entry: KeyEntry, at item: Int) -> PropertyPath {
    catalogue.path(entry.key.path, from: file.kind(ofList: root(of: item)).document.id)
  }

  /// The number of the list that an item is in.
  private func root(of item: Int) -> Int {
    var item = item
    while let holder = list.items[item].holder { item = holder }
    return file.lists.count > 1 ? list.items[item].index : 0
  }
}
