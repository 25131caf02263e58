import JSON
import Text

struct EditedListBuilder {
  typealias Item = EditedList.Item
  typealias Piece = EditedList.Piece

  let bytes: [UInt8]
  let format: PropertyListDocument.Format?
  private(set) var items: [Item] = []
  private(set) var comments: [Range<Int>] = []
  private var open: [(item: Int, count: Int)] = []
  private var rootCount = 0
  /// Whether a dictionary ends at a key that is indented no deeper than it.
  private let followsIndentation: Bool

  init(
    _ bytes: [UInt8], _ format: PropertyListDocument.Format?, followsIndentation: Bool = false
  ) {
    self.bytes = bytes
    self.format = format
    self.followsIndentation = followsIndentation
  }

  var hasUnclosedDictionary: Bool {
    items.contains { $0.kind == .dictionary && $0.value?.isClosed == false }
  }

  mutating func read(from start: Int) {
    switch format {
    case .xml: readXML(from: start)
    case .json:
      var lexer = JSONLexer(bytes, from: start)
      var ahead = lexer
      var first = ahead.next()
      while first.kind == .comment { first = ahead.next() }
      readBrackets(hasBareRoot: ahead.hasBareRoot(after: first)) { lexer.nextPiece() }
    case .openStep:
      var lexer = OldStyleLexer(bytes, from: start)
      readBrackets(hasBareRoot: lexer.hasBareRoot) { lexer.nextPiece() }
    case .binary, .yaml, .toml, nil: break
    }
  }

  var kind: EditedList.ValueKind? { open.last.map { items[$0.item].kind } }

  private var pending: Int? {
    guard let last = open.last, let item = lastItem, items[item].holder == last.item,
      items[item].key != nil, items[item].value == nil, !isEnded
    else { return nil }
    return item
  }

  /// The last item in the innermost container, or inside that item.
  private var lastItem: Int?
  /// Whether a comma or semicolon followed the last item.
  private var isEnded = false

  var awaitsValue: Bool { pending != nil }
  var hasSeparator: Bool { pending.map { items[$0].hasSeparator } ?? false }

  mutating func key(_ piece: Piece, name: String) {
    if followsIndentation { closeDictionaries(besideKeyAt: piece.range.lowerBound) }
    closeArrays(beforeKeyAt: piece.range.lowerBound)
    append()
    items[items.count - 1].key = piece
    items[items.count - 1].name = name
  }

  mutating func separator() {
    if let pending { items[pending].hasSeparator = true }
  }

  /// A comma or a semicolon.
  mutating func endItem() { isEnded = true }

  mutating func add(_ kind: EditedList.ValueKind, _ piece: Piece) {
    if pending == nil { append() }
    let index = pending ?? items.count - 1
    items[index].value = piece
    items[index].kind = kind
    if kind.isContainer { open.append((index, 0)) }
  }

  private mutating func append() {
    let holder = open.last?.item
    items.append(Item(holder: holder, index: open.last?.count ?? rootCount))
    if open.isEmpty { rootCount += 1 } else { open[open.count - 1].count += 1 }
    lastItem = items.count - 1
    isEnded = false
  }

  mutating func close(_ kind: EditedList.ValueKind, at range: Range<Int>) {
    guard let match = open.lastIndex(where: { items[$0.item].kind == kind }) else { return }
    closeAll(above: match + 1, at: range.lowerBound)
    finish(content: range.lowerBound, end: range.upperBound, isClosed: true)
  }

  mutating func closeEmpty() {
    guard let last = open.last, let end = items[last.item].value?.range.upperBound else { return }
    finish(content: end, end: end, isClosed: true)
  }

  mutating func closeAll(above count: Int = 0, at offset: Int) {
    while open.count > count { finish(content: offset, end: offset, isClosed: false) }
  }

  /// Closes arrays inside a dictionary: a key shows that they have ended.
  private mutating func closeArrays(beforeKeyAt offset: Int) {
    guard kind == .array, open.contains(where: { items[$0.item].kind == .dictionary }) else {
      return
    }
    while kind == .array { finish(content: offset, end: offset, isClosed: false) }
  }

  /// Closes dictionaries that begin at a key's indentation or deeper, at the end of the line before it.
  private mutating func closeDictionaries(besideKeyAt offset: Int) {
    guard let indent = indentation(at: offset) else { return }
    let end = max(0, offset - indent - 1)
    while open.count > 1, let index = open.last?.item,
      let start = items[index].key ?? items[index].value,
      let outer = indentation(at: start.range.lowerBound), outer > 0, indent <= outer,
      start.range.lowerBound < end
    {
      // In a list without indentation, a key's indentation says nothing.
      if items[index].kind == .dictionary, index + 1 < items.count,
        let first = items[index + 1].key?.range.lowerBound,
        let inner = indentation(at: first), inner <= outer
      {
        return
      }
      finish(content: end, end: end, isClosed: false)
    }
  }

  /// Nil if the offset is not the first on its line, or indented deeper than people write.
  private func indentation(at offset: Int) -> Int? {
    let blanks = bytes[..<offset].suffix(200).reversed().prefix { $0.isWhiteSpace && !$0.endsLine }
      .count
    let start = offset - blanks
    return start == 0 || bytes[start - 1].endsLine ? blanks : nil
  }

  private mutating func finish(content: Int, end: Int, isClosed: Bool) {
    guard let (index, _) = open.popLast(), let value = items[index].value else { return }
    let (start, inner) = (value.range.lowerBound, value.content.lowerBound)
    items[index].value = Piece(
      range: start..<max(end, inner), content: inner..<max(content, inner), isClosed: isClosed)
    lastItem = index
    isEnded = false
  }

  mutating func comment(_ range: Range<Int>) { comments.append(range) }

  /// A piece that is not closed ends with its line.
  func unclosed(from start: Int, content: Int, before end: Int) -> Piece {
    let line = bytes[content..<end].prefix { !$0.endsLine }
    let blanks = line.reversed().prefix(while: { $0.isWhiteSpace }).count
    let end = line.endIndex - blanks
    return Piece(range: start..<end, content: content..<end, isClosed: false)
  }

  // MARK: Texts

  static func text(of piece: Piece, in bytes: [UInt8], _ format: PropertyListDocument.Format?)
    -> String
  {
    let content = bytes[piece.content]
    switch format {
    case .xml where content.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }:
      return textOfXML(piece.content, in: bytes)
    case .json where !piece.isBare && content.contains(UInt8(ascii: "\\")):
      var lexer = JSONLexer(bytes, from: piece.range.lowerBound)
      let token = lexer.next()
      return String(decoding: lexer.bytes(ofString: token) { _, _ in }, as: UTF8.self)
    case .openStep where !piece.isBare && content.contains(UInt8(ascii: "\\")):
      return OldStyleLexer.text(ofString: Array(bytes[piece.range]))
    default: return String(decoding: content, as: UTF8.self)
    }
  }
}
