import KeyModel
import KeyValidation
import Text

extension ListInEditor {
  /// What can be written at an offset, the best first.
  package func completions(at offset: Int) -> [Completion] {
    let offset = clamped(offset)
    if let range = rangeOfEmptyText {
      return range.contains(offset) || range.upperBound == offset ? skeletons(replacing: range) : []
    }
    guard !file.isOther, file.settings == nil, let format = list.format else { return [] }
    switch list.spot(at: offset) {
    case .key(let index):
      let item = list.items[index]
      guard let piece = item.key, let holder = item.holder,
        let typed = TypedText(piece, at: offset, in: list)
      else { return [] }
      let next = list.items.indices.contains(index + 1) ? list.items[index + 1] : nil
      let hasValue =
        item.value != nil || item.hasSeparator
        || next.map { $0.holder == holder && $0.key == nil } == true
      return keys(of: holder, except: index, typed, hasValue: hasValue, format)
    case .value(let index):
      guard let piece = list.items[index].value, let typed = TypedText(piece, at: offset, in: list)
      else { return [] }
      return values(of: index, typed, format)
    case .bracket: return []
    case .gap(let holder, let last):
      guard let holder, let typed = TypedText(inGapAt: offset, in: list) else { return [] }
      if list.items[holder].kind == .array {
        return values(meanings.element(of: holder), in: holder, typed, format)
      }
      if let last, awaitsValue(last) {
        return values(meanings[last], in: holder, typed, format)
      }
      // Behind a name in JSON, a colon is missing.
      if let last, list.items[last].key != nil, list.items[last].value == nil { return [] }
      let hasValue = list.items.contains {
        $0.holder == holder && $0.key == nil && $0.range.lowerBound >= offset
          && list.items[last ?? holder].range.lowerBound <= $0.range.lowerBound
      }
      return keys(of: holder, except: nil, typed, hasValue: format == .xml && hasValue, format)
    }
  }

  /// Whether an item is a key behind which its value goes.
  private func awaitsValue(_ index: Int) -> Bool {
    let item = list.items[index]
    return item.key != nil && item.value == nil && (list.format == .xml || item.hasSeparator)
  }

  /// What a completion means, which editors ask for when it is selected.
  package func documentation(of completion: Completion) -> Prose? {
    guard let path = completion.path else { return nil }
    switch completion.kind {
    case .key: return pages.textOfKey(path)
    case .value:
      if let text = pages.textOfExtensionPoint(completion.label) { return text }
      let value = catalogue[path]?.values.listed.first { $0.isWritten(completion.label) }
      return value.flatMap { pages.textOfValue(path, $0) } ?? pages.textOfKey(path)
    case .buildSetting: return pages.textOfKey(path)
    case .skeleton: return nil
    }
  }
}

/// What stands in the text where a completion goes.
struct TypedText {
  enum Opening { case none, tag, quote }

  var range: Range<Int>
  /// What the text begins with; editors compare it with what they filter by.
  var opening: Opening
  /// Whether only what is between the tags is replaced.
  var isContent = false

  /// The key or value at an offset; nil if it is on several lines.
  init?(_ piece: EditedList.Piece, at offset: Int, in list: EditedList) {
    range = piece.range
    if !piece.isClosed {
      let end = list.bytes[offset...].prefix(while: \.isPartOfWord).endIndex
      range = range.lowerBound..<max(offset, end)
    }
    opening = piece.isBare ? .none : list.format == .xml ? .tag : .quote
    guard !list.bytes[range].contains(where: \.endsLine) else { return nil }
  }

  /// The word, with the sign before it, that ends at an offset or has it inside; nil in a closing tag.
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

  /// What an editor filters by, given the new text.
  func filterText(_ text: String, label: String) -> String { opening == .none ? label : text }
}

extension UInt8 {
  /// Whether the byte is part of what is replaced while it is typed.
  fileprivate var isPartOfWord: Bool {
    isLetter || isDigit || self >= 0x80 || "_-.:$".utf8.contains(self)
  }
}
