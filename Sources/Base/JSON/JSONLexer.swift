import Text

/// Splits JSON into tokens.
///
/// Invalid JSON is split as its author probably meant it: texts in single quotes, names without quotes,
/// comments. The caller decides what is an error and how to continue.
///
/// Source: RFC 8259.
package struct JSONLexer {
  package struct Token {
    package enum TokenKind {
      case openBrace, closeBrace, openBracket, closeBracket, colon, comma
      /// From one quote to the next, or to the end of the line.
      case string
      /// A number, `true`, `false`, `null`, or a malformed value or name.
      case bare
      case comment
      /// Characters that begin no token.
      case unexpected
      case end
    }

    package var kind: TokenKind
    package var range: Range<Int>
    /// Whether a string has neither escapes nor mistakes, so that its bytes are its text.
    fileprivate(set) var isLiteral = false
    /// Whether all bytes of a string are ASCII.
    fileprivate(set) var isASCII = false
    /// Whether a string has its closing quote.
    package fileprivate(set) var isClosed = true
  }

  package let bytes: [UInt8]
  private var offset: Int

  /// - Parameter bytes: The text in UTF-8.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    offset = start
  }

  /// The next token, which white space may precede.
  package mutating func next() -> Token {
    skip(while: { $0.isWhiteSpace })
    guard offset < bytes.count else { return Token(kind: .end, range: offset..<offset) }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return take(.openBrace)
    case UInt8(ascii: "}"): return take(.closeBrace)
    case UInt8(ascii: "["): return take(.openBracket)
    case UInt8(ascii: "]"): return take(.closeBracket)
    case UInt8(ascii: ":"): return take(.colon)
    case UInt8(ascii: ","): return take(.comma)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
    case UInt8(ascii: "/") where isComment: return comment()
    case let byte where byte.isBare: return token(.bare, while: { $0.isBare })
    default: return token(.unexpected) { !$0.isBare && !$0.isWhiteSpace && !$0.beginsToken }
    }
  }

  private mutating func take(_ kind: Token.TokenKind) -> Token {
    offset += 1
    return Token(kind: kind, range: offset - 1..<offset)
  }

  private mutating func token(_ kind: Token.TokenKind, while condition: (UInt8) -> Bool) -> Token {
    let start = offset
    offset += 1
    skip(while: condition)
    return Token(kind: kind, range: start..<offset)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  private mutating func string() -> Token {
    let start = offset
    let quote = bytes[start]
    var isLiteral = true
    var bits: UInt8 = 0
    var end = start + 1
    defer { offset = end }
    while end < bytes.count, case let byte = bytes[end], !byte.endsLine {
      end += 1
      if byte == quote {
        return Token(
          kind: .string, range: start..<end, isLiteral: isLiteral, isASCII: bits < 0x80)
      }
      bits |= byte
      if byte < 0x20 { isLiteral = false }
      if byte == UInt8(ascii: "\\") {
        isLiteral = false
        if end < bytes.count, !bytes[end].endsLine { end += 1 }
      }
    }
    return Token(kind: .string, range: start..<end, isLiteral: false, isClosed: false)
  }

  private var isComment: Bool {
    guard offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func comment() -> Token {
    guard bytes[offset + 1] == UInt8(ascii: "*") else {
      return token(.comment) { !$0.endsLine }
    }
    let start = offset
    offset += 2
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "*"), offset < bytes.count,
        bytes[offset] == UInt8(ascii: "/")
      {
        offset += 1
        break
      }
    }
    return Token(kind: .comment, range: start..<offset)
  }
}

// MARK: - Strings

extension JSONLexer {
  /// Violations of RFC 8259, section 7 inside a string.
  package enum StringMistake {
    case controlCharacter, unknownEscape, escapeWithoutDigits, loneSurrogate
  }

  /// The bytes of the text that a string represents: UTF-8 if the document is.
  ///
  /// - Parameter report: Called with every mistake and its offset.
  package func bytes(
    ofString token: Token, _ report: (StringMistake, Int) -> Void
  ) -> [UInt8] {
    let end = token.range.upperBound - (token.isClosed ? 1 : 0)
    let content = token.range.lowerBound + 1..<end
    guard !token.isLiteral else { return Array(bytes[content]) }
    var text: [UInt8] = []
    var offset = content.lowerBound
    // Runs without escapes are copied at once.
    var copied = offset
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        text += bytes[copied..<offset]
        appendEscape(at: &offset, before: end, to: &text, report)
        copied = offset
        continue
      }
      if byte < 0x20 { report(.controlCharacter, offset) }
      offset += 1
    }
    text += bytes[copied..<end]
    return text
  }

  private func appendEscape(
    at offset: inout Int, before end: Int, to text: inout [UInt8],
    _ report: (StringMistake, Int) -> Void
  ) {
    let start = offset
    offset += 1
    guard offset < end else { return report(.unknownEscape, start) }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      guard let first = unit(at: &offset, before: end) else {
        return report(.escapeWithoutDigits, start)
      }
      // Beyond U+FFFF, two escapes make one character.
      var scalar = Unicode.Scalar(first)
      var next = offset + 2
      if scalar == nil, bytes[offset..<end].starts(with: "\\u".utf8),
        let second = unit(at: &next, before: end),
        let character = Unicode.Scalar(surrogates: first, second)
      {
        scalar = character
        offset = next
      }
      if scalar == nil { report(.loneSurrogate, start) }
      text.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
    default:
      report(.unknownEscape, start)
      text.append(letter)
    }
  }

  private func unit(at offset: inout Int, before end: Int) -> UInt16? {
    let digits = bytes[offset..<end].prefix(4).compactMap { $0.hexadecimalValue }
    guard digits.count == 4, end - offset >= 4 else { return nil }
    offset += 4
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }
}

// MARK: - Numbers

extension JSONLexer {
  package enum NumberForm {
    case integer, real
    /// Not a JSON number; the offset is at the first wrong byte.
    case malformed(String, at: Int)
  }

  /// Whether a bare token begins like a number.
  package func isNumber(_ token: Token) -> Bool {
    let byte = bytes[token.range.lowerBound]
    return byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  /// RFC 8259, section 6.
  package func form(ofNumber token: Token) -> NumberForm {
    let end = token.range.upperBound
    var offset = token.range.lowerBound
    func take(_ wanted: String) -> Bool {
      guard offset < end, wanted.utf8.contains(bytes[offset]) else { return false }
      offset += 1
      return true
    }
    func digits() -> Int {
      let start = offset
      while offset < end, bytes[offset].isDigit { offset += 1 }
      return offset - start
    }
    var isInteger = true
    _ = take("-")
    let first = offset
    let count = digits()
    guard count > 0 else { return .malformed("a digit is expected", at: offset) }
    guard count == 1 || bytes[first] != UInt8(ascii: "0") else {
      return .malformed("a number cannot begin with a zero", at: offset)
    }
    if take(".") {
      isInteger = false
      guard digits() > 0 else {
        return .malformed("a digit is expected after the point", at: offset)
      }
    }
    if take("eE") {
      isInteger = false
      _ = take("+-")
      guard digits() > 0 else {
        return .malformed("a digit is expected in the exponent", at: offset)
      }
    }
    guard offset == end else { return .malformed("unexpected character in a number", at: offset) }
    return isInteger ? .integer : .real
  }
}

extension UInt8 {
  fileprivate var isBare: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }

  fileprivate var beginsToken: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
