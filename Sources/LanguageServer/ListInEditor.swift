package import KeyModel
package import KeyValidation

/// A property list as it is in an editor, and what an editor can show of it.
///
/// Offsets are bytes of the text, which is UTF-8; any of them may be anywhere, also outside of the text.
package struct ListInEditor {
  /// The text, and what the checker's reader made of it.
  let file: DocumentCheckers.File
  /// All documents of the reference; `file.catalogue` has the keys of the list's own.
  let catalogue: Catalogue
  let pages: PageAddresses
  /// The text, with all that is not finished.
  let list: EditedList
  let meanings: ListMeanings
  let facts: ListFacts?

  package init(_ file: DocumentCheckers.File, in catalogue: Catalogue, pages: PageAddresses) {
    self.file = file
    self.catalogue = catalogue
    self.pages = pages
    let isJSON = !file.document.isPropertyList || file.path.hasSuffix(".json")
    list = EditedList(file.settings == nil ? file.bytes : [], prefersJSON: isJSON)
    meanings = ListMeanings(list, file.index, file.document.keySuffixes)
    facts = file.facts
  }

  var text: [UInt8] { file.bytes }

  /// An offset within the text.
  func clamped(_ offset: Int) -> Int { min(max(offset, 0), list.bytes.count) }

  /// The path of an entry as the catalogue has it, which may have other documents too.
  func path(of entry: KeyEntry) -> PropertyPath {
    catalogue.path(entry.key.path, from: file.document.id)
  }
}
