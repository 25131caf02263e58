package import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  /// The edit that adds a key with a value at the end of the dictionary in a range; nil if its position is uncertain.
  package func insertion(of path: PropertyPath, into range: Range<Int>) -> (
    range: Range<Int>, text: String
  )? {
    guard let format = list.format, format != .binary,
      let holder = list.items.firstIndex(where: { $0.value?.range == range }),
      list.items[holder].kind == .dictionary, let value = list.items[holder].value, value.isClosed,
      let entry = meanings[holder].inside?.named[path.name],
      self.path(of: entry, at: holder) == path
    else { return nil }
    let layout = ListLayout(list, format)
    let children = list.children(of: holder)
    let outer = layout.indentation(at: range.lowerBound)
    var writer = TemplateWriter(format, layout)
    // `<dict/>` has no inside.
    let isOneTag = value.content.upperBound == value.range.upperBound
    let indent: String
    let offset: Int
    if isOneTag { writer.append("<dict>") }
    if let last = children.last {
      guard list.items[last].value?.isClosed == true else { return nil }
      indent = layout.indentation(at: list.items[children[0]].range.lowerBound)
      offset = end(of: last, format)
      if format == .json { writer.append(",") }
    } else {
      indent = outer + layout.unit
      offset = value.content.lowerBound
    }
    writer.append(layout.lineEnd + indent)
    writer.write(
      ValueTemplate.Member(
        name: entry.key.name, value: ValueTemplate(of: entry)),
      indent: indent)
    let rest = list.bytes[offset..<value.content.upperBound]
    if !rest.contains(where: \.endsLine) { writer.append(layout.lineEnd + outer) }
    if isOneTag { writer.append("</dict>") }
    return (isOneTag ? range : offset..<offset, writer.text.plain)
  }

  /// The offset after an item and its semicolon.
  private func end(of item: Int, _ format: PropertyListDocument.Format) -> Int {
    let end = list.items[item].range.upperBound
    guard format == .openStep else { return end }
    let rest = list.bytes[end...]
    let mark = rest.firstIndex { !$0.isWhiteSpace }
    return mark.map { list.bytes[$0] == UInt8(ascii: ";") ? $0 + 1 : end } ?? end
  }
}
