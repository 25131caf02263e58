import KeyModel
import KeyValidation

package struct Hover: Hashable, Sendable {
  /// The text that it describes.
  package var range: Range<Int>
  package var text: Prose
}

extension ListInEditor {
  /// The meaning of the text at an offset.
  package func hover(at offset: Int) -> Hover? {
    switch list.spot(at: clamped(offset)) {
    case .key(let index):
      guard let key = list.items[index].key, let text = textOfKey(of: index) else { return nil }
      return Hover(range: key.content, text: text)
    case .value(let index):
      guard let value = list.items[index].value else { return nil }
      let text = textOfValue(of: index) ?? textOfKey(of: index)
      return text.map { Hover(range: value.range, text: $0) }
    case .bracket, .gap: return nil
    }
  }

  private func textOfKey(of index: Int) -> Prose? {
    meanings[index].entry.flatMap { pages.textOfKey(path(of: $0, at: index)) }
  }

  private func textOfValue(of index: Int) -> Prose? {
    guard let entry = meanings[index].entry, let written = list.text(of: list.items[index]),
      let value = entry.key.values.listed.first(where: { $0.value.isWritten(as: written) })
    else { return nil }
    if let text = pages.textOfExtensionPoint(written) { return text }
    return pages.textOfValue(path(of: entry, at: index), value)
  }
}

extension PropertyListValue {
  /// Whether a text in a list is this value.
  func isWritten(as text: String) -> Bool {
    if case .boolean(let flag) = self { return text == (flag ? "true" : "false") }
    return text == plainText
  }
}
