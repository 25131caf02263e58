import Text

/// Splits an old-style list into pieces, reading strings like `OldStylePropertyListReader`.
struct OldStyleLexer {
  private var scanner: ByteScanner

  init(_ bytes: [UInt8], from start: Int) { scanner = ByteScanner(bytes, at: start) }

  /// Whether the list is a `.strings` file, whose first piece is a string followed by a sign.
  var hasBareRoot: Bool {
    var lexer = self
    var isAfterString = false
    while true {
      switch lexer.nextPiece() {
      case .comment: continue
      case .scalar where !isAfterString: isAfterString = true
      case .separator, .comma: return isAfterString
      default: return false
      }
    }
  }

  mutating func nextPiece() -> BracketedPiece {
    scanner.skipWhiteSpace()
    let start = scanner.position
    guard let byte = scanner.current else { return .end }
    if scanner.skip("//") {
      scanner.moveToEndOfLine()
      return .comment(start..<scanner.position)
    }
    if scanner.skip("/*") {
      if scanner.move(to: "*/") { scanner.position += 2 }
      return .comment(start..<scanner.position)
    }
    if byte.isQuote { return string(byte) }
    if OldStylePropertyListReader.isUnquoted(byte) {
      // As in the reader, a word includes characters that should be in quotes.
      scanner.skip { !$0.isWhiteSpace && !"{}()<>;,=\"'".utf8.contains($0) }
      let range = start..<scanner.position
      return .scalar(.string, .init(range: range, content: range))
    }
    scanner.position += 1
    let range = start..<scanner.position
    switch byte {
    case UInt8(ascii: "{"): return .open(.dictionary, range)
    case UInt8(ascii: "("): return .open(.array, range)
    case UInt8(ascii: "}"): return .close(.dictionary, range)
    case UInt8(ascii: ")"): return .close(.array, range)
    case UInt8(ascii: "="): return .separator
    case UInt8(ascii: ";"), UInt8(ascii: ","): return .comma
    case UInt8(ascii: "<"):
      scanner.skip { !">;{}".utf8.contains($0) }
      let content = start + 1..<scanner.position
      let isClosed = scanner.skip(">")
      return .scalar(
        .data, .init(range: start..<scanner.position, content: content, isClosed: isClosed))
    default: return .unexpected
    }
  }

  /// Reads to the closing quote. If the text has none, the string ends with its line.
  private mutating func string(_ quote: UInt8) -> BracketedPiece {
    let start = scanner.position
    var end: Int?
    scanner.position += 1
    while let byte = scanner.current, byte != quote {
      if byte.endsLine, end == nil { end = scanner.position }
      scanner.position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if scanner.position < scanner.bytes.count {
      scanner.position += 1
      return .scalar(
        .string,
        .init(range: start..<scanner.position, content: start + 1..<scanner.position - 1))
    }
    scanner.position = min(end ?? scanner.bytes.count, scanner.bytes.count)
    let range = start..<scanner.position
    return .scalar(
      .string, .init(range: range, content: start + 1..<range.upperBound, isClosed: false))
  }

  static func text(ofString bytes: [UInt8]) -> String {
    let text = SourceText(bytes, encoding: .utf8)
    let findings = Findings(file: "", text: text, limit: 1)
    var reader = OldStylePropertyListReader(text, TreeBuilder(findings: findings, limits: .default))
    return reader.readString()?.value ?? String(decoding: bytes.dropFirst(), as: UTF8.self)
  }
}
