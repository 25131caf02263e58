/// Reads a property list written as JSON.
///
/// Source: RFC 8259, strictly: what it does not allow is an error with a precise message, after
/// which reading goes on as the author meant it.
struct JSONPropertyListReader {
  let text: SourceText
  var scanner: ByteScanner
  var builder: TreeBuilder
  private var brackets: [(byte: UInt8, start: Int)] = []
  /// Past the last byte of the value just read, while its comma is awaited.
  private var endOfValue: Int?
  /// The comma just read, while a value after it is awaited.
  private var comma: Int?
  private var isOver = false

  init(_ text: SourceText, _ builder: TreeBuilder) {
    self.text = text
    self.builder = builder
    scanner = ByteScanner(text.bytes, at: text.start)
  }

  mutating func read() -> TreeBuilder {
    while !builder.isStopped, !isOver {
      skipTrivia()
      guard let byte = scanner.current else { break }
      if let end = endOfValue {
        endOfValue = nil
        readSeparator(after: end)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        closeBracket(byte)
      } else if byte == UInt8(ascii: ",") {
        error(
          "unexpected-character", at: scanner.position, "',' stands where a value is expected",
          remedy: "remove it")
        scanner.position += 1
      } else if builder.kind == .dictionary {
        readMember()
      } else {
        comma = nil
        readValue()
      }
    }
    finish()
    return builder
  }

  mutating func error(_ id: String, at offset: Int?, _ message: String, remedy: String) {
    builder.findings.error(id, at: offset, message, remedy: remedy)
  }

  // MARK: Members and values

  private mutating func readMember() {
    comma = nil
    guard let key = readKey() else { return }
    builder.key(key.value, at: key.range)
    skipTrivia()
    if !scanner.skip(":") {
      guard !scanner.isAtEnd else { return }
      error(
        "missing-colon", at: scanner.position, "':' is missing between a key and its value",
        remedy: "write \"key\": value")
      _ = scanner.skip("=")
    }
    skipTrivia()
    switch scanner.current {
    case nil: break
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      error(
        "missing-value", at: scanner.position,
        "the value of the key \(quoted(key.value)) is missing",
        remedy: "write one, or remove the key")
      builder.dropValue()
      endOfValue = scanner.position
    default: readValue()
    }
  }

  private mutating func readKey() -> (value: String, range: Range<Int>)? {
    guard let byte = scanner.current else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return readString(byte) }
    let start = scanner.position
    scanner.skip { $0.isLetter || $0.isDigit || $0 >= 0x80 || "_$-.".utf8.contains($0) }
    guard scanner.position > start else {
      error(
        "unexpected-character", at: start, "no key begins with this character",
        remedy: "write \"key\": value")
      scanner.skipCharacter()
      scanner.skip { !Self.beginsValue($0) && !$0.isWhiteSpace && !",:]}".utf8.contains($0) }
      return nil
    }
    let range = start..<scanner.position
    error(
      "unquoted-key", at: start, "the key \(quoted(text.string(range))) has no quotes",
      remedy: "write it in double quotes")
    return (text.string(range), range)
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "{[\"'-+.".utf8.contains(byte)
  }

  private mutating func readValue() {
    if let byte = scanner.current, !Self.beginsValue(byte) {
      error(
        "unexpected-character", at: scanner.position, "no value begins with this character",
        remedy: "write a string in double quotes, a number, true, false, [ or {")
      scanner.skipCharacter()
      scanner.skip { !Self.beginsValue($0) && !$0.isWhiteSpace && !",:]}".utf8.contains($0) }
      skipTrivia()
    }
    guard let byte = scanner.current else { return }
    let start = scanner.position
    var value: TreeBuilder.Value?
    switch byte {
    case UInt8(ascii: "{"):
      openBracket(.dictionary)
      return
    case UInt8(ascii: "["):
      openBracket(.array)
      return
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      value = readString(byte).map { .string($0.value) }
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39:
      value = readNumber()
    case _ where byte.isLetter: value = readWord()
    default: break
    }
    if let value {
      builder.add(value, at: start..<scanner.position)
    } else {
      builder.dropValue()
    }
    endOfValue = scanner.position
  }

  // MARK: Brackets and separators

  private mutating func openBracket(_ kind: TreeBuilder.Kind) {
    builder.open(kind, at: scanner.position)
    brackets.append((kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{"), scanner.position))
    scanner.position += 1
  }

  private mutating func closeBracket(_ byte: UInt8) {
    if let comma {
      error("trailing-comma", at: comma, "no value follows this comma", remedy: "remove the comma")
    }
    comma = nil
    guard let open = brackets.popLast() else {
      error(
        "mismatched-bracket", at: scanner.position,
        "'\(Character(Unicode.Scalar(byte)))' closes nothing", remedy: "remove it")
      scanner.position += 1
      return
    }
    let expected = open.byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    if byte != expected {
      error(
        "mismatched-bracket", at: scanner.position,
        "'\(Character(Unicode.Scalar(byte)))' does not close "
          + "'\(Character(Unicode.Scalar(open.byte)))' "
          + "from line \(builder.findings.line(of: open.start))",
        remedy: "write '\(Character(Unicode.Scalar(expected)))'")
    }
    scanner.position += 1
    builder.close(at: scanner.position)
    endOfValue = scanner.position
  }

  private mutating func readSeparator(after end: Int) {
    guard builder.kind != nil else {
      error(
        "content-after-root", at: scanner.position, "the list goes on after its root value",
        remedy: "keep one root value: put several in [ ] or { }")
      isOver = true
      return
    }
    let offset = scanner.position
    if scanner.skip(",") {
      comma = offset
    } else if scanner.current != UInt8(ascii: "}"), scanner.current != UInt8(ascii: "]") {
      error(
        "missing-comma", at: end, "',' is missing after the value",
        remedy: "write , between values")
      _ = scanner.skip(";")
    }
  }

  private mutating func finish() {
    guard !builder.isStopped else { return }
    if let open = brackets.last {
      error(
        "unclosed-bracket", at: open.start,
        "'\(Character(Unicode.Scalar(open.byte)))' is not closed before the end of the file",
        remedy: open.byte == UInt8(ascii: "[") ? "write ]" : "write }")
    }
    while builder.kind != nil { builder.close(at: scanner.bytes.count) }
  }

  /// White space, and the comments that JSON does not have.
  private mutating func skipTrivia() {
    while true {
      scanner.skipWhiteSpace()
      let start = scanner.position
      if scanner.skip("//") {
        scanner.moveToEndOfLine()
      } else if scanner.skip("/*") {
        if scanner.move(to: "*/") { scanner.position += 2 }
      } else {
        return
      }
      error("json-comment", at: start, "JSON has no comments", remedy: "remove the comment")
    }
  }
}
