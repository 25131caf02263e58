import Diagnostics
import JSON
import KeyModel
import Text

/// Reads a property list in JSON, strictly by RFC 8259, and continues after a mistake as the author probably meant it.
struct JSONPropertyListReader {
  let text: SourceText
  var builder: TreeBuilder
  private var lexer: JSONLexer
  private var token: JSONLexer.Token
  private var brackets = BracketStack()
  /// The end of the last value, until its comma is read.
  private var endOfValue: Int?
  /// The last comma, until the value after it is read.
  private var comma: Int?
  private var isOver = false

  /// The document's syntax: JSON, in which values may be null, or the form of a property list.
  private let syntax: DocumentKind.Format

  init(
    _ text: SourceText, _ builder: TreeBuilder, as syntax: DocumentKind.Format = .propertyList
  ) {
    self.text = text
    self.syntax = syntax
    self.builder = builder
    lexer = JSONLexer(text.bytes, from: text.start)
    token = lexer.next()
    skipComments()
  }

  mutating func read() -> TreeBuilder {
    if lexer.hasBareRoot(after: token) {
      builder.openFragment(at: token.range.lowerBound, "{", "}")
    }
    while !builder.isStopped, !isOver, token.kind != .end {
      if let end = endOfValue {
        endOfValue = nil
        readSeparator(after: end)
        continue
      }
      switch token.kind {
      case .closeBrace, .closeBracket: closeBracket()
      case .comma:
        error("unexpected-character", "',' where a value is expected", remedy: "remove it")
        advance()
      default:
        comma = nil
        if builder.kind == .dictionary { readMember() } else { readValue() }
      }
    }
    finish()
    return builder
  }

  private mutating func error(
    _ id: String, at offset: Int? = nil, _ message: String, remedy: String
  ) {
    builder.findings.error(id, at: offset ?? token.range.lowerBound, message, remedy: remedy)
  }

  // MARK: Tokens

  private var firstByte: UInt8 { lexer.bytes[token.range.lowerBound] }
  private var written: String { text.string(token.range) }

  private mutating func advance() {
    token = lexer.next()
    skipComments()
  }

  private mutating func skipComments() {
    while token.kind == .comment {
      if syntax == .jsonWithComments {
        addComment()
      } else {
        error("json-comment", "JSON has no comments", remedy: "remove the comment")
      }
      token = lexer.next()
    }
  }

  private mutating func addComment() {
    // `// …`, or `/* … */`
    let isBlock = lexer.bytes[token.range].dropFirst().first == UInt8(ascii: "*")
    builder.addComment(token.range, after: 2, before: isBlock ? 2 : 0)
  }

  // MARK: Members and values

  private mutating func readMember() {
    guard let key = readKey() else { return }
    builder.key(key.value, at: key.range)
    if token.kind == .colon {
      advance()
    } else {
      guard token.kind != .end else { return }
      error(
        "missing-colon", "':' is missing between a key and its value",
        remedy: "write \"key\": value")
      if token.kind == .unexpected, firstByte == UInt8(ascii: "=") { advance() }
    }
    switch token.kind {
    case .end: break
    case .comma, .closeBrace, .closeBracket:
      error(
        "missing-value", "the value of the key \(quoted(key.value)) is missing",
        remedy: "write one, or remove the key")
      builder.dropValue()
      endOfValue = token.range.lowerBound
    default: readValue()
    }
  }

  private mutating func readKey() -> (value: String, range: Range<Int>)? {
    let range = token.range
    switch token.kind {
    case .string:
      let value = readString()
      advance()
      return value.map { ($0, range) }
    case .bare:
      let name = written
      error(
        "unquoted-key", "the key \(quoted(name)) has no quotes",
        remedy: "write it in double quotes")
      advance()
      return (name, range)
    default:
      error(
        "unexpected-character", "no key begins with this character", remedy: "write \"key\": value")
      advance()
      return nil
    }
  }

  private mutating func readValue() {
    if token.kind == .unexpected || token.kind == .colon {
      error(
        "unexpected-character", "no value begins with this character",
        remedy: "write a string in double quotes, a number, true, false, [ or {")
      advance()
    }
    let range = token.range
    let value: TreeBuilder.Value?
    switch token.kind {
    case .openBrace: return openBracket(.dictionary)
    case .openBracket: return openBracket(.array)
    case .string: value = readString().map { .string($0) }
    case .bare: value = lexer.isNumber(token) ? readNumber() : readWord()
    case .end: return
    default:
      builder.dropValue()
      endOfValue = range.lowerBound
      return
    }
    if let value { builder.add(value, at: range) } else { builder.dropValue() }
    endOfValue = range.upperBound
    advance()
  }

  // MARK: Brackets and separators

  private mutating func openBracket(_ kind: TreeBuilder.ContainerKind) {
    builder.open(kind, at: token.range.lowerBound)
    brackets.open(firstByte, at: token.range.lowerBound)
    advance()
  }

  private mutating func closeBracket() {
    if let comma, syntax != .jsonWithComments {
      error("trailing-comma", at: comma, "no value follows this comma", remedy: "remove the comma")
    }
    comma = nil
    let range = token.range
    if brackets.close(with: firstByte, at: range.lowerBound, &builder.findings) {
      builder.close(at: range.upperBound)
      endOfValue = range.upperBound
    }
    advance()
  }

  private mutating func readSeparator(after end: Int) {
    guard builder.kind != nil else {
      error(
        "content-after-root", "there is more text after the root value",
        remedy: "keep one root value: put several in [ ] or { }")
      isOver = true
      return
    }
    switch token.kind {
    case .comma:
      comma = token.range.lowerBound
      advance()
    case .closeBrace, .closeBracket: break
    default:
      error(
        "missing-comma", at: end, "',' is missing after the value",
        remedy: "write , between values")
      if token.kind == .unexpected, firstByte == UInt8(ascii: ";") { advance() }
    }
  }

  private mutating func finish() {
    guard !builder.isStopped else { return }
    // A comma at the end of a fragment comes before its next key.
    _ = brackets.reportUnclosed(&builder.findings)
    while builder.kind != nil { builder.close(at: text.bytes.count) }
  }
}

// MARK: - Strings, numbers and words

extension JSONPropertyListReader {
  private mutating func readString() -> String? {
    if firstByte == UInt8(ascii: "'") {
      error("single-quotes", "the string is in single quotes", remedy: "write double quotes")
    }
    var mistakes: [(kind: JSONLexer.StringMistake, offset: Int)] = []
    let bytes = lexer.bytes(ofString: token) { mistakes.append(($0, $1)) }
    for mistake in mistakes { report(mistake.kind, at: mistake.offset) }
    guard token.isClosed else {
      error(
        "unterminated-string", "the string is not closed on its line",
        remedy: "write the closing quote, and \\n for a line break")
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func report(_ mistake: JSONLexer.StringMistake, at offset: Int) {
    switch mistake {
    case .controlCharacter:
      error(
        "control-character-in-string", at: offset, "a control character in a string",
        remedy: "write \\t or \\u and four digits")
    case .unknownEscape:
      error(
        "invalid-escape", at: offset, "JSON has no such escape",
        remedy: "write \\\\ for a backslash; \\\" \\/ \\b \\f \\n \\r \\t \\uXXXX are the escapes")
    case .escapeWithoutDigits:
      error(
        "invalid-escape", at: offset, "'\\u' is not followed by four hexadecimal digits",
        remedy: "write four, such as \\u00e9")
    case .loneSurrogate: builder.findings.reportLoneSurrogate(at: offset)
    }
  }

  private mutating func readNumber() -> TreeBuilder.Value? {
    let number = lexer.bytes[token.range]
    switch lexer.form(ofNumber: token) {
    case .malformed:
      error(
        "invalid-number", "\(quoted(written)) is not a number in JSON",
        remedy: "write decimal digits without + or leading zeros, digits on both sides of a point")
      return nil
    case .real: return real(number)
    case .integer: break
    }
    switch ScalarText.integer(number) {
    case .integer(let number): return .integer(number)
    case .unsigned:
      return .integer(builder.findings.largeInteger(written, at: token.range.lowerBound))
    case .tooLarge, .malformed: return real(number)
    }
  }

  private mutating func real(_ written: ArraySlice<UInt8>) -> TreeBuilder.Value? {
    guard let number = ScalarText.real(written), number.isFinite else {
      error(
        "number-out-of-range", "the number is too large for a real",
        remedy: "use a smaller number or a string")
      return nil
    }
    return .real(number)
  }

  private mutating func readWord() -> TreeBuilder.Value? {
    switch written {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null" where syntax != .propertyList: return .null
    case "null":
      error(
        "null-in-property-list", "a property list has no null",
        remedy: "leave the key or the element out")
    case let word:
      error(
        "unknown-word",
        "\(quoted(word)) is not a value\(suggestion(for: word, among: ["true", "false"]))",
        remedy: "write true or false, or put a string in double quotes")
    }
    return nil
  }
}
