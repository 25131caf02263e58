import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  /// The completions at an offset, best first.
  package func completions(at offset: Int) -> [Completion] {
    let offset = clamped(offset)
    // In YAML and TOML, only a word of a line is completed, from another reading.
    guard file.settings == nil, !isReadByLines else { return [] }
    if let range = rangeOfSkeleton(at: offset) {
      return range.contains(offset) || range.upperBound == offset ? skeletons(replacing: range) : []
    }
    let isInComment = list.comments.contains { $0.lowerBound < offset && offset < $0.upperBound }
    guard !file.isUnrecognized, !isInComment, let format = list.format else { return [] }
    switch list.spot(at: offset) {
    case .key(let index):
      let item = list.items[index]
      guard let piece = item.key, let holder = item.holder,
        let typed = TypedText(piece, at: offset, in: list)
      else { return [] }
      return keys(
        of: holder, except: index, typed, hasValue: item.value != nil || item.hasSeparator, format)
    case .value(let index):
      guard let piece = list.items[index].value, let typed = TypedText(piece, at: offset, in: list)
      else { return [] }
      return values(of: index, typed, format)
    case .bracket: return []
    case .gap(let holder, let last):
      guard let typed = TypedText(inGapAt: offset, in: list) else { return [] }
      guard let holder else {
        return isInEmptyList(typed.range) ? skeletons(replacing: typed.range, isInList: true) : []
      }
      if list.items[holder].kind == .array {
        return values(meanings[holder].element, in: holder, typed, format)
      }
      if let last, awaitsValue(last) {
        return values(meanings[last], in: holder, typed, format)
      }
      guard !isInsideItem(offset, of: holder) else { return [] }
      // After a name in JSON, a colon is missing.
      if let last, list.items[last].key != nil, list.items[last].value == nil { return [] }
      // Before a value without a key, only the key is missing.
      let next = list.items.first { $0.holder == holder && $0.range.lowerBound >= offset }
      let hasValue = format == .xml && next.map { $0.key == nil } == true
      return keys(of: holder, except: nil, typed, hasValue: hasValue, format)
    }
  }

  private func isInsideItem(_ offset: Int, of holder: Int) -> Bool {
    list.items.contains { item in
      item.holder == holder && item.key != nil && item.range.lowerBound < offset
        && offset <= item.value?.range.lowerBound ?? -1
    }
  }

  /// Whether an item is a key that still needs its value.
  private func awaitsValue(_ index: Int) -> Bool {
    let item = list.items[index]
    return item.key != nil && item.value == nil && (list.format == .xml || item.hasSeparator)
  }

  /// The documentation of a completion, which editors request when it is selected.
  package func documentation(of completion: Completion) -> Prose? {
    guard let path = completion.path else { return nil }
    switch completion.kind {
    case .key: return pages.textOfKey(path)
    case .value:
      if let text = pages.textOfExtensionPoint(completion.label) { return text }
      let value = catalogue[path]?.values.listed.first {
        $0.value.isWritten(as: completion.label)
      }
      return value.flatMap { pages.textOfValue(path, $0) } ?? pages.textOfKey(path)
    case .buildSetting: return pages.textOfKey(path)
    case .skeleton: return nil
    }
  }
}

struct TypedText {
  enum Opening { case none, tag, quote }

  var range: Range<Int>
  /// The opening tag or quote in the text, which editors compare with the filter text.
  var opening: Opening
  /// Whether only the content between the tags is replaced.
  var isContent = false

  /// The key or value around an offset; nil in its tags or quotes, and if it is on several lines.
  init?(_ piece: EditedList.Piece, at offset: Int, in list: EditedList) {
    guard piece.content.lowerBound <= offset, offset <= piece.content.upperBound else { return nil }
    range = piece.range
    if !piece.isClosed {
      let end = list.bytes[offset...].prefix(while: \.isPartOfWord).endIndex
      range = range.lowerBound..<max(offset, end)
    }
    opening = piece.isBare ? .none : list.format == .xml ? .tag : .quote
    guard !list.bytes[range].contains(where: \.endsLine) else { return nil }
  }

  /// The word that contains the offset or ends there, with the sign before it; nil in a closing tag.
  init?(inGapAt offset: Int, in list: EditedList) {
    let bytes = list.bytes
    var start = offset
    while start > 0, bytes[start - 1].isPartOfWord { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    opening = .none
    if list.format == .xml, start > 0 {
      if bytes[start - 1] == UInt8(ascii: "/") { return nil }
      if bytes[start - 1] == UInt8(ascii: "<") {
        start -= 1
        opening = .tag
        if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
      }
    }
    range = start..<end
  }

  /// The filter text for a new text.
  func filterText(_ text: String, label: String) -> String { opening == .none ? label : text }
}

extension UInt8 {
  /// Whether the byte is part of a word being typed.
  fileprivate var isPartOfWord: Bool {
    isLetter || isDigit || self >= 0x80 || "_-.:$".utf8.contains(self)
  }
}
