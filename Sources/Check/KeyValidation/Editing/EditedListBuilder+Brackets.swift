import JSON

enum BracketedPiece {
  case open(EditedList.ValueKind, Range<Int>)
  case close(EditedList.ValueKind, Range<Int>)
  case separator
  case comma
  case scalar(EditedList.ValueKind, EditedList.Piece)
  case comment(Range<Int>)
  case unexpected
  case end
}

/// JSON and old-style lists. A string's position decides whether it is a key.
extension EditedListBuilder {
  /// - Parameter hasBareRoot: Whether the list is a dictionary without brackets.
  mutating func readBrackets(hasBareRoot: Bool = false, next: () -> BracketedPiece) {
    if hasBareRoot { add(.dictionary, .init(range: 0..<0, content: 0..<0)) }
    while true {
      switch next() {
      case .open(let kind, let range):
        add(kind, .init(range: range, content: range.upperBound..<range.upperBound))
      case .close(let kind, let range): close(kind, at: range)
      case .separator: separator()
      case .comma: endItem()
      case .scalar(let valueKind, let piece):
        if kind == .dictionary, !hasSeparator {
          key(piece, name: Self.text(of: piece, in: bytes, format))
        } else {
          add(valueKind, piece)
        }
      case .comment(let range): comment(range)
      case .unexpected: continue
      case .end: return closeAll(at: bytes.count)
      }
    }
  }
}

extension JSONLexer {
  /// Whether a token is a key without a dictionary around it.
  func hasBareRoot(after token: Token) -> Bool {
    guard token.kind == .string else { return false }
    var ahead = self
    var next = ahead.next()
    while next.kind == .comment { next = ahead.next() }
    return next.kind == .colon
  }

  mutating func nextPiece() -> BracketedPiece {
    let token = next()
    switch token.kind {
    case .openBrace: return .open(.dictionary, token.range)
    case .openBracket: return .open(.array, token.range)
    case .closeBrace: return .close(.dictionary, token.range)
    case .closeBracket: return .close(.array, token.range)
    case .colon: return .separator
    case .comma: return .comma
    case .string:
      let end = token.range.upperBound - (token.isClosed ? 1 : 0)
      return .scalar(
        .string,
        .init(
          range: token.range, content: token.range.lowerBound + 1..<end, isClosed: token.isClosed))
    case .bare: return .scalar(kind(of: token), .init(range: token.range, content: token.range))
    case .comment: return .comment(token.range)
    case .unexpected: return .unexpected
    case .end: return .end
    }
  }

  private func kind(of token: Token) -> EditedList.ValueKind {
    let word = bytes[token.range]
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) { return .boolean }
    guard isNumber(token) else { return .unknown }
    if case .integer = form(ofNumber: token) { return .integer }
    return .real
  }
}
