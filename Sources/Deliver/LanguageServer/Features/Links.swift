import KeyModel
import KeyValidation
package import Text

extension ListInEditor {
  /// Names of keys and values that have a page.
  package func links() -> [(range: Range<Int>, address: PageAddress)] {
    var links: [(range: Range<Int>, address: PageAddress)] = []
    for (index, item) in list.items.enumerated() {
      guard let entry = meanings[index].entry else { continue }
      if let key = item.key, let address = pages.ofKey(path(of: entry, at: index)) {
        links.append((key.content, address))
      }
      let isDeclaration = catalogue.mechanisms.contains {
        $0.identifierKey.components == entry.key.path.components
      }
      if let value = item.value, item.kind == .string, isDeclaration,
        let address = list.text(of: item).flatMap(pages.ofExtensionPoint)
      {
        links.append((value.content, address))
      }
    }
    return links
  }
}
