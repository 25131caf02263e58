public import Text

/// Reads a JSON text from start to end, one value after another, without building a tree, so that
/// a document of any length needs no more memory than its largest value.
///
/// Source: RFC 8259. A member that occurs twice in an object is an error here, because two readers
/// may choose differently (section 4).
public struct JSONScanner {
  /// What the next value is.
  public enum Kind: String, Sendable {
    case object, array, string, number, boolean, null
  }

  /// Where and why a text is no JSON.
  public struct SyntaxError: Error, Hashable, Sendable {
    public var location: SourceLocation
    /// One line without a final period.
    public var message: String
  }

  /// Values inside one another; deeper ones are refused.
  public static let deepest = 256

  /// The file's name for locations.
  public let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private var line = 1
  private var lineStart: Int
  private var depth = 0
  /// How far the current line's characters were counted, and how many there were.
  private var counted = (index: 0, characters: 0)

  /// - Parameter bytes: The text in UTF-8; must stay valid while the scanner is used.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
    // A byte-order mark says nothing in UTF-8, and some editors write it.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    index = bytes.starts(with: mark) ? mark.count : 0
    lineStart = index
  }

  /// The place of the next value.
  public var location: SourceLocation {
    mutating get {
      skipSpace()
      // Many places are asked for on their way through one line, which may be the whole document.
      if counted.index < lineStart { counted = (lineStart, 0) }
      counted.characters += characters(in: counted.index..<index)
      counted.index = index
      return SourceLocation(file: file, line: line, column: counted.characters + 1)
    }
  }

  // MARK: - Values

  public mutating func peek() throws(SyntaxError) -> Kind {
    skipSpace()
    guard index < bytes.count else { throw failure("the text ends where a value is due") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    default: throw failure("no value begins with \(shown(bytes[index]))")
    }
  }

  /// The members of an object that were met so far.
  public struct Members {
    /// Most objects have a few, which are compared sooner than hashed.
    private var first: [String] = []
    private var others: Set<String> = []

    fileprivate var isEmpty: Bool { first.isEmpty }

    /// False for a name that is there.
    fileprivate mutating func insert(_ name: String) -> Bool {
      guard !first.contains(name) else { return false }
      if first.count == 24 { return others.insert(name).inserted }
      first.append(name)
      return true
    }
  }

  /// Enters an object; `nextMember` goes through it.
  public mutating func beginObject() throws(SyntaxError) -> Members {
    try enter(UInt8(ascii: "{"), "an object")
    return Members()
  }

  /// The name of the next member, whose value has to be read or skipped, or nil after the last.
  public mutating func nextMember(_ members: inout Members) throws(SyntaxError) -> String? {
    guard try !leave(UInt8(ascii: "}"), isFirst: members.isEmpty) else { return nil }
    skipSpace()
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw failure("a member's name in double quotation marks is due")
    }
    let name = try readString()
    guard members.insert(name) else {
      throw SyntaxError(location: place(at: start), message: "'\(name)' occurs twice in one object")
    }
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw failure("a colon is due after '\(name)'") }
    return name
  }

  /// Whether an element of an array was met already.
  public struct Elements {
    fileprivate var isFirst = true
  }

  /// Enters an array; `nextElement` goes through it.
  public mutating func beginArray() throws(SyntaxError) -> Elements {
    try enter(UInt8(ascii: "["), "an array")
    return Elements()
  }

  /// Whether there is one more element, which has to be read or skipped.
  public mutating func nextElement(_ elements: inout Elements) throws(SyntaxError) -> Bool {
    guard try !leave(UInt8(ascii: "]"), isFirst: elements.isFirst) else { return false }
    elements.isFirst = false
    return true
  }

  public mutating func readBoolean() throws(SyntaxError) -> Bool {
    skipSpace()
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw failure("true or false is due")
  }

  public mutating func readNull() throws(SyntaxError) {
    skipSpace()
    guard takeWord("null") else { throw failure("null is due") }
  }

  /// An integer where the number is written as one and fits, otherwise a real.
  public mutating func readNumber() throws(SyntaxError) -> JSONValue {
    skipSpace()
    let start = index
    _ = take(UInt8(ascii: "-"))
    let firstDigit = index
    skipDigits()
    guard index > firstDigit else { throw failure("a digit is due") }
    guard bytes[firstDigit] != UInt8(ascii: "0") || index == firstDigit + 1 else {
      throw failure("a number has no zero at its start")
    }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      guard skipDigits() > 0 else { throw failure("a digit is due after the point") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard skipDigits() > 0 else { throw failure("a digit is due in the exponent") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else {
      throw SyntaxError(
        location: place(at: start), message: "the number \(text.prefix(40)) is too large")
    }
    return .real(number)
  }

  public mutating func readString() throws(SyntaxError) -> String {
    skipSpace()
    guard take(UInt8(ascii: "\"")) else { throw failure("a string is due") }
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = try decoded(bytes[start..<index], at: start)
        index += 1
        return text
      case UInt8(ascii: "\\"): return try readEscapedString(from: start)
      case 0..<0x20: throw failure("a control character must be escaped in a string")
      default: index += 1
      }
    }
    throw SyntaxError(location: place(at: start - 1), message: "the string has no end")
  }

  /// Reads the next value, whatever it is.
  public mutating func readValue() throws(SyntaxError) -> JSONValue {
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

  /// Passes over the next value, and says whether it is JSON.
  public mutating func skipValue() throws(SyntaxError) { _ = try readValue() }

  /// Demands that nothing follows.
  public mutating func finish() throws(SyntaxError) {
    skipSpace()
    guard index == bytes.count else { throw failure("nothing may follow the document's value") }
  }

  // MARK: - Strings

  private mutating func readEscapedString(from start: Int) throws(SyntaxError) -> String {
    var text: [UInt8] = []
    var plain = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[plain..<index])
        index += 1
        return try text.withUnsafeBufferPointer { (text) throws(SyntaxError) in
          try decoded(text[...], at: start)
        }
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[plain..<index])
        text.append(contentsOf: UTF8.encode(try readEscape()) ?? UTF8.encodedReplacementCharacter)
        plain = index
      case 0..<0x20: throw failure("a control character must be escaped in a string")
      default: index += 1
      }
    }
    throw SyntaxError(location: place(at: start - 1), message: "the string has no end")
  }

  private mutating func readEscape() throws(SyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard index < bytes.count else { throw failure("the string has no end") }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try readUnit(from: start)
      if let scalar = Unicode.Scalar(first) { return scalar }
      // Section 7: beyond U+FFFF, two escapes make one character.
      if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
        let second = try readUnit(from: start)
        if (0xDC00...0xDFFF).contains(second),
          let scalar = Unicode.Scalar(
            0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        {
          return scalar
        }
      }
      throw SyntaxError(
        location: place(at: start), message: "half of a surrogate pair stands alone")
    default:
      throw SyntaxError(
        location: place(at: start), message: "no escape begins with \\\(shown(letter))")
    }
  }

  private mutating func readUnit(from start: Int) throws(SyntaxError) -> UInt16 {
    guard index + 4 <= bytes.count,
      bytes[index..<index + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else {
      throw SyntaxError(
        location: place(at: start), message: "four hexadecimal digits are due after \\u")
    }
    index += 4
    return unit
  }

  private func decoded(_ slice: Slice<UnsafeBufferPointer<UInt8>>, at start: Int)
    throws(SyntaxError) -> String
  {
    guard let text = String(validating: UnsafeBufferPointer(rebasing: slice), as: UTF8.self) else {
      throw SyntaxError(location: place(at: start), message: "the string is not UTF-8")
    }
    return text
  }

  // MARK: - Bytes

  private mutating func enter(_ open: UInt8, _ what: String) throws(SyntaxError) {
    skipSpace()
    guard take(open) else { throw failure("\(what) is due") }
    depth += 1
    guard depth <= Self.deepest else { throw failure("values are nested too deeply") }
  }

  /// Passes the comma before the next element, or the closing bracket, and says which.
  private mutating func leave(_ close: UInt8, isFirst: Bool) throws(SyntaxError) -> Bool {
    skipSpace()
    if take(close) {
      depth -= 1
      return true
    }
    guard !isFirst else { return false }
    guard take(UInt8(ascii: ",")) else {
      throw failure(
        index < bytes.count ? "a comma or \(shown(close)) is due" : "\(shown(close)) is missing")
    }
    skipSpace()
    if index < bytes.count, bytes[index] == close {
      throw failure("a comma stands before \(shown(close))")
    }
    return false
  }

  /// Newlines stand between tokens alone, so lines are counted here.
  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  @discardableResult
  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index - start
  }

  private func failure(_ message: String) -> SyntaxError {
    SyntaxError(location: place(at: index), message: message)
  }

  /// The line and the column in characters.
  private func place(at index: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: characters(in: lineStart..<index) + 1)
  }

  /// A byte that continues a character is none of its own.
  private func characters(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Unicode.Scalar(byte))'" : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}
