extension EditedListBuilder {
  typealias Element = XMLPropertyListReader.Element

  mutating func readXML(from start: Int) {
    var lexer = XMLLexer(scanner: ByteScanner(bytes, at: start))
    while true {
      let token = lexer.next()
      switch token.kind {
      case .startTag(let name, _, let isEmpty):
        guard let element = element(name) else { continue }
        read(element, token.range, isEmpty: isEmpty, &lexer)
      case .endTag(let name):
        switch element(name) {
        case .dict: close(.dictionary, at: token.range)
        case .array: close(.array, at: token.range)
        case .plist: closeAll(at: token.range.lowerBound)
        default: continue
        }
      case .comment: comment(token.range)
      case .end: return closeAll(at: bytes.count)
      default: continue
      }
    }
  }

  private func element(_ name: Range<Int>) -> Element? {
    // The longest name has seven letters.
    name.count > 7 ? nil : Element(rawValue: String(decoding: bytes[name], as: UTF8.self))
  }

  private mutating func read(
    _ element: Element, _ tag: Range<Int>, isEmpty: Bool, _ lexer: inout XMLLexer
  ) {
    switch element {
    case .plist: return
    case .dict, .array:
      let kind: EditedList.ValueKind = element == .dict ? .dictionary : .array
      let inside = tag.upperBound..<tag.upperBound
      add(kind, .init(range: tag, content: inside))
      if isEmpty { closeEmpty() }
    case .key:
      // Keys without a dictionary are the inside of one.
      if items.isEmpty { add(.dictionary, .init(range: 0..<0, content: 0..<0)) }
      let piece = isEmpty ? empty(tag) : content(of: element, tag, &lexer)
      key(piece, name: Self.text(of: piece, in: bytes, .xml))
    case .string, .integer, .real, .date, .data:
      let kind = EditedList.ValueKind(rawValue: element.rawValue) ?? .unknown
      add(kind, isEmpty ? empty(tag) : content(of: element, tag, &lexer))
    case .true, .false:
      let whole = isEmpty ? tag : content(of: element, tag, &lexer).range
      // The element's name is the value.
      add(
        .boolean,
        .init(
          range: whole,
          content: tag.lowerBound + 1..<tag.lowerBound + 1 + element.rawValue.utf8.count))
    }
  }

  private func empty(_ tag: Range<Int>) -> Piece {
    Piece(range: tag, content: tag.upperBound..<tag.upperBound)
  }

  /// Reads up to the end tag. If it is missing, stops before the next tag that cannot be inside.
  private func content(of element: Element, _ tag: Range<Int>, _ lexer: inout XMLLexer) -> Piece {
    let start = tag.upperBound
    while true {
      let token = lexer.next()
      let offset = token.range.lowerBound
      switch token.kind {
      case .endTag(let name):
        if self.element(name) == element {
          return Piece(range: tag.lowerBound..<token.range.upperBound, content: start..<offset)
        }
        guard self.element(name) != nil else { continue }
        lexer.scanner.position = offset
      case .startTag(let name, _, _):
        guard self.element(name) != nil else { continue }
        lexer.scanner.position = offset
      case .unclosedTag(let name, let isEndTag):
        // The end tag is being typed.
        guard isEndTag || self.element(name) != nil else { continue }
      case .end: break
      default: continue
      }
      return unclosed(from: tag.lowerBound, content: start, before: offset)
    }
  }

  static func textOfXML(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var lexer = XMLLexer(scanner: ByteScanner(Array(bytes[range]), at: 0))
    while true {
      let token = lexer.next()
      switch token.kind {
      case .characterData(let content): text += lexer.scanner.bytes[content]
      case .comment, .instruction: continue
      case .end: return String(decoding: text, as: UTF8.self)
      default:
        XMLPropertyListReader.appendResolved(lexer.scanner.bytes[token.range], to: &text) {
          _, _, _ in
        }
      }
    }
  }
}
