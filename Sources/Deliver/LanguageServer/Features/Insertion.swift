package import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  /// The edit that adds a key with a value at the end of the dictionary in a range; nil if its position is uncertain.
  package func insertion(of path: PropertyPath, into range: Range<Int>) -> (
    range: Range<Int>, text: String
  )? {
    guard let format = list.format, format != .binary, format != .yaml,
      let holder = list.items.firstIndex(where: {
        $0.kind == .dictionary && $0.value?.range == range
      }),
      let value = list.items[holder].value, value.isClosed,
      let entry = meanings[holder].inside?.named[path.name],
      self.path(of: entry, at: holder) == path
    else { return nil }
    if format == .toml { return insertion(of: entry, intoTable: holder, value) }
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

  /// The edit that adds a line below the lines of a table that has a header, or of the root.
  private func insertion(
    of entry: KeyEntry, intoTable holder: Int, _ value: EditedList.Piece
  ) -> (range: Range<Int>, text: String)? {
    let isRoot = list.items[holder].holder == nil
    guard isRoot || list.bytes[value.range].first == UInt8(ascii: "[") else { return nil }
    let children = list.children(of: holder).map { list.items[$0] }
    let tables = children.filter { $0.isBelowHeader(in: list.bytes) }
    let end = isRoot ? tables.map(\.range.lowerBound).min() ?? .max : value.range.upperBound
    let lines = children.filter {
      $0.range.upperBound <= end && $0.range.lowerBound >= value.range.lowerBound
    }
    let sample =
      entry.key.values.listed.first?.value ?? entry.key.example
      ?? entry.key.types.first?.sample() ?? ""
    let line = "\(PropertyListValue.tomlKey(entry.key.name)) = \(sample.tomlValue())"
    let lineEnd = ListLayout(list, .toml).lineEnd
    guard
      let last = lines.filter({ !$0.isBelowHeader(in: list.bytes) }).map(\.range.upperBound).max()
    else {
      return isRoot
        ? (value.range.lowerBound..<value.range.lowerBound, line + lineEnd)
        : (value.content.lowerBound..<value.content.lowerBound, lineEnd + line)
    }
    // A comment may be behind it.
    let offset = list.bytes[last...].firstIndex(where: \.endsLine) ?? list.bytes.count
    return (offset..<offset, lineEnd + line)
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

extension EditedList.Item {
  /// Whether it is a table of TOML with a header, or an array of these: its key is inside of its value.
  fileprivate func isBelowHeader(in bytes: [UInt8]) -> Bool {
    guard let key, let value else { return false }
    return kind.isContainer && value.range.lowerBound < key.range.lowerBound
  }
}
