package import Text

/// Reads JSON value by value without building a tree, so that a document of any length needs no more memory
/// than its largest value.
///
/// Source: RFC 8259. A duplicate member is an error here, because readers differ in which one they use
/// (section 4).
package struct JSONScanner {
  /// The kind of the next value.
  package enum ValueKind: String, Sendable {
    case object, array, string, number, boolean, null
  }

  /// The location and the reason of a text that is not valid JSON.
  package struct SyntaxError: Error, Hashable, Sendable {
    package var location: SourceLocation
    /// One line without a final period.
    package var message: String
  }

  /// The deepest nesting of values.
  package static let depthLimit = 256

  /// The file's name for locations.
  package let file: String
  private var lexer: JSONLexer
  private var token: JSONLexer.Token
  private var lines: LineCounter
  private var depth = 0
  private let readsLoneSurrogates: Bool

  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - readsLoneSurrogates: Whether an escaped lone surrogate is read as U+FFFD, which is as long in UTF-16,
  ///     instead of being an error.
  package init(_ bytes: [UInt8], file: String, readsLoneSurrogates: Bool = false) {
    self.file = file
    self.readsLoneSurrogates = readsLoneSurrogates
    // Some editors write a byte-order mark, which means nothing in UTF-8.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    lexer = JSONLexer(bytes, from: start)
    token = lexer.next()
    lines = LineCounter(bytes, from: start)
  }

  /// The location of the next value.
  package var location: SourceLocation {
    mutating get { location(of: offset) }
  }

  /// The offset of the next value, for `location(of:)`.
  package var offset: Int { token.range.lowerBound }

  // MARK: - Values

  package mutating func peek() throws(SyntaxError) -> ValueKind {
    switch token.kind {
    case .openBrace: return .object
    case .openBracket: return .array
    case .string where firstByte == UInt8(ascii: "\""): return .string
    case .bare:
      switch firstByte {
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
      case UInt8(ascii: "n"): return .null
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
      default: break
      }
    case .end: throw failure("the text ends where a value is expected")
    default: break
    }
    throw failure("no value begins with \(shown(firstByte))")
  }

  /// The names read so far in an object, as bytes: names that are only canonically equivalent are different
  /// names.
  package typealias Members = Set<[UInt8]>

  /// Enters an object; read its members with `nextMember`.
  package mutating func beginObject() throws(SyntaxError) -> Members {
    try enter(.openBrace, "an object")
    return Members(minimumCapacity: 10)
  }

  /// The name of the next member, or nil after the last. The caller must read or skip its value.
  package mutating func nextMember(_ members: inout Members) throws(SyntaxError) -> String? {
    guard try !leave(.closeBrace, "'}'", isFirst: members.isEmpty) else { return nil }
    guard token.kind == .string, firstByte == UInt8(ascii: "\"") else {
      throw failure("a member's name is expected, in double quotation marks")
    }
    let start = token.range.lowerBound
    let name = try readString()
    guard members.insert(Array(name.utf8)).inserted else {
      throw failure("'\(name)' occurs twice in one object", at: start)
    }
    guard take(.colon) else { throw failure("a colon is expected after '\(name)'") }
    return name
  }

  /// A walk over the elements of an array.
  package struct Elements {
    fileprivate var isFirst = true
  }

  /// Enters an array; read its elements with `nextElement`.
  package mutating func beginArray() throws(SyntaxError) -> Elements {
    try enter(.openBracket, "an array")
    return Elements()
  }

  /// Whether there is another element. The caller must read or skip it.
  package mutating func nextElement(_ elements: inout Elements) throws(SyntaxError) -> Bool {
    guard try !leave(.closeBracket, "']'", isFirst: elements.isFirst) else { return false }
    elements.isFirst = false
    return true
  }

  package mutating func readBoolean() throws(SyntaxError) -> Bool {
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw failure("true or false is expected")
  }

  package mutating func readNull() throws(SyntaxError) {
    guard takeWord("null") else { throw failure("null is expected") }
  }

  /// An integer if the number is written as one and fits, otherwise a real.
  package mutating func readNumber() throws(SyntaxError) -> JSONValue {
    guard token.kind == .bare, lexer.isNumber(token) else { throw failure("a number is expected") }
    let form = lexer.form(ofNumber: token)
    if case .malformed(let message, let offset) = form { throw failure(message, at: offset) }
    let text = String(decoding: lexer.bytes[token.range], as: UTF8.self)
    if case .integer = form, let number = Int64(text) {
      advance()
      return .integer(number)
    }
    guard let number = Double(text), number.isFinite else {
      throw failure("the number \(text.prefix(40)) is too large")
    }
    advance()
    return .real(number)
  }

  package mutating func readString() throws(SyntaxError) -> String {
    guard token.kind == .string, firstByte == UInt8(ascii: "\"") else {
      throw failure("a string is expected")
    }
    guard token.isClosed else { throw failure("the string is not closed on its line") }
    if token.isLiteral, token.isASCII {
      let content = lexer.bytes[token.range].dropFirst().dropLast()
      advance()
      return String(decoding: content, as: UTF8.self)
    }
    var mistake: (kind: JSONLexer.StringMistake, offset: Int)?
    let readsLoneSurrogates = readsLoneSurrogates
    let bytes = lexer.bytes(ofString: token) { kind, offset in
      if kind == .loneSurrogate, readsLoneSurrogates { return }
      mistake = mistake ?? (kind, offset)
    }
    if let mistake { throw failure(message(for: mistake.kind), at: mistake.offset) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("the string is not UTF-8")
    }
    advance()
    return text
  }

  /// Reads the next value, whatever it is.
  package mutating func readValue() throws(SyntaxError) -> JSONValue {
    switch try peek() {
    case .null:
      try readNull()
      return .null
    case .boolean: return .boolean(try readBoolean())
    case .number: return try readNumber()
    case .string: return .string(try readString())
    case .array:
      var values: [JSONValue] = []
      var elements = try beginArray()
      while try nextElement(&elements) { values.append(try readValue()) }
      return .array(values)
    case .object:
      var values: [JSONValue.Member] = []
      var members = try beginObject()
      while let name = try nextMember(&members) {
        values.append(JSONValue.Member(name, try readValue()))
      }
      return .object(values)
    }
  }

  /// Skips the next value, which must be valid.
  package mutating func skipValue() throws(SyntaxError) { _ = try readValue() }

  /// Throws if anything follows.
  package mutating func finish() throws(SyntaxError) {
    guard token.kind == .end else { throw failure("nothing may follow the document's value") }
  }

  // MARK: - Tokens

  /// The first byte of the current token, which must not be the end.
  private var firstByte: UInt8 { lexer.bytes[token.range.lowerBound] }

  private mutating func advance() { token = lexer.next() }

  private mutating func take(_ kind: JSONLexer.Token.TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard token.kind == .bare, lexer.bytes[token.range].elementsEqual(word.utf8) else {
      return false
    }
    advance()
    return true
  }

  private mutating func enter(
    _ bracket: JSONLexer.Token.TokenKind, _ what: String
  ) throws(SyntaxError) {
    guard take(bracket) else { throw failure("\(what) is expected") }
    depth += 1
    guard depth <= Self.depthLimit else { throw failure("values are nested too deeply") }
  }

  /// Consumes the comma before the next element, or the closing bracket, and returns which.
  private mutating func leave(
    _ bracket: JSONLexer.Token.TokenKind, _ name: String, isFirst: Bool
  ) throws(SyntaxError) -> Bool {
    if take(bracket) {
      depth -= 1
      return true
    }
    guard !isFirst else { return false }
    guard take(.comma) else {
      throw failure(
        token.kind == .end ? "\(name) is missing" : "a comma or \(name) is expected")
    }
    if token.kind == bracket { throw failure("there is a comma before \(name)") }
    return false
  }

  // MARK: - Mistakes

  private func message(for mistake: JSONLexer.StringMistake) -> String {
    switch mistake {
    case .controlCharacter: "a control character in a string must be escaped"
    case .unknownEscape: "JSON has no such escape"
    case .escapeWithoutDigits: "four hexadecimal digits are expected after \\u"
    case .loneSurrogate: "half of a surrogate pair is missing"
    }
  }

  private mutating func failure(_ message: String, at offset: Int? = nil) -> SyntaxError {
    SyntaxError(location: location(of: offset ?? token.range.lowerBound), message: message)
  }

  package mutating func location(of offset: Int) -> SourceLocation {
    let position = lines.position(of: offset)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  private func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Unicode.Scalar(byte))'" : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}

/// Counts lines and columns from one offset to the next, because offsets mostly grow.
private struct LineCounter {
  private let bytes: [UInt8]
  private let start: Int
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    offset = start
  }

  /// Both from 1; columns are counted in Unicode scalars.
  mutating func position(of wanted: Int) -> (line: Int, column: Int) {
    if wanted < offset { self = LineCounter(bytes, from: start) }
    for byte in bytes[offset..<wanted] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    offset = wanted
    return (line, column)
  }
}
