import Text

/// Reads the text form of NeXTSTEP, OPENSTEP and GNUstep: `{ name = "a b"; list = (x, y); }`.
///
/// In this format every scalar except data is a string, even numbers and dates; checkers look at the document's
/// `format`. A root without braces is read as a `.strings` file.
///
/// Sources: "Old-Style ASCII Property Lists" in Apple's Property List Programming Guide, and
/// `CFOldStylePList.c` where the guide is silent (quotes of both kinds, `key;`, a comma at the
/// end of an array, octal escapes in NEXTSTEP encoding).
struct OldStylePropertyListReader {
  let text: SourceText
  var scanner: ByteScanner
  var builder: TreeBuilder
  /// Excluding the root of a `.strings` file, which has no brackets.
  private var brackets = BracketStack()
  private var isStringsFile = false
  /// The end of the last value, until its separator is read.
  private var endOfValue: Int?
  private var isOver = false

  init(_ text: SourceText, _ builder: TreeBuilder) {
    self.text = text
    self.builder = builder
    scanner = ByteScanner(text.bytes, at: text.start)
  }

  static func isUnquoted(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "_$/:.-".utf8.contains(byte)
  }

  mutating func read() -> TreeBuilder {
    skipTrivia()
    if scanner.isAtEnd {
      builder.open(.dictionary, at: text.start)
      builder.close(at: text.start)
      return builder
    }
    readRoot()
    while !builder.isStopped, !isOver {
      skipTrivia()
      guard !scanner.isAtEnd else { break }
      if let end = endOfValue {
        endOfValue = nil
        readSeparator(after: end)
      } else if builder.kind == .dictionary {
        readMember()
      } else if builder.kind == .array {
        readElement()
      } else {
        isOver = true
      }
    }
    finish()
    return builder
  }

  mutating func error(_ id: String, at offset: Int?, _ message: String, remedy: String) {
    builder.findings.error(id, at: offset, message, remedy: remedy)
  }

  /// A string at the root may be the first key of a `.strings` file.
  private mutating func readRoot() {
    let start = scanner.position
    guard let byte = scanner.current, Self.isUnquoted(byte) || byte.isQuote else {
      readValue()
      return
    }
    var ahead = self
    guard ahead.readString() != nil else {
      self = ahead
      return
    }
    ahead.skipTrivia()
    if ahead.scanner.current == UInt8(ascii: "=") || ahead.scanner.current == UInt8(ascii: ";") {
      isStringsFile = true
      builder.open(.dictionary, at: start)
    } else {
      readValue()
    }
  }

  private mutating func readMember() {
    guard let byte = scanner.current else { return }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: ")"): closeBracket(byte)
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "{"),
      UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ">"):
      error(
        "unexpected-character", at: scanner.position,
        "\(quoted(byte)) where a key or '}' is expected",
        remedy: "write key = value; or remove it")
      scanner.position += 1
    default:
      guard let key = readString() else { return }
      builder.key(key.value, at: key.range)
      skipTrivia()
      if scanner.current == UInt8(ascii: ";") {
        // CFOldStylePList.c: "a;" is short for "a = a;".
        builder.add(.string(key.value), at: key.range)
        endOfValue = key.range.upperBound
        return
      }
      if !scanner.skip("="), !scanner.isAtEnd {
        error(
          "missing-equals", at: scanner.position, "'=' is missing between a key and its value",
          remedy: "write key = value;")
        _ = scanner.skip(":")
      }
      skipTrivia()
      readValue()
    }
  }

  private mutating func readElement() {
    guard let byte = scanner.current else { return }
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "}"): closeBracket(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      reportMissingValue()
      scanner.position += 1
    default: readValue()
    }
  }

  private mutating func readValue() {
    while let byte = scanner.current, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") {
      error(
        "unexpected-character", at: scanner.position,
        "\(quoted(byte)) where a value is expected",
        remedy: "remove it")
      scanner.position += 1
      skipTrivia()
    }
    let start = scanner.position
    switch scanner.current {
    case nil: break
    case UInt8(ascii: "{"): openBracket(.dictionary)
    case UInt8(ascii: "("): openBracket(.array)
    case UInt8(ascii: "<"):
      if let bytes = readData() {
        builder.add(.data(bytes), at: start..<scanner.position)
      } else {
        builder.dropValue()
      }
      endOfValue = scanner.position
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"):
      reportMissingValue()
      builder.dropValue()
      endOfValue = start
      if builder.kind == nil { isOver = true }
    default:
      if let string = readString() {
        builder.add(.string(string.value), at: string.range)
      } else {
        builder.dropValue()
      }
      endOfValue = scanner.position
    }
  }

  private mutating func reportMissingValue() {
    error(
      "missing-value", at: scanner.position, "a value is missing here",
      remedy: "write one, or \"\" for an empty string")
  }

  // MARK: Brackets and separators

  private mutating func openBracket(_ kind: TreeBuilder.ContainerKind) {
    builder.open(kind, at: scanner.position)
    brackets.open(kind == .array ? UInt8(ascii: "(") : UInt8(ascii: "{"), at: scanner.position)
    scanner.position += 1
  }

  private mutating func closeBracket(_ byte: UInt8) {
    let offset = scanner.position
    scanner.position += 1
    guard brackets.close(with: byte, at: offset, &builder.findings) else { return }
    builder.close(at: scanner.position)
    endOfValue = scanner.position
  }

  private mutating func readSeparator(after end: Int) {
    switch builder.kind {
    case .dictionary:
      if scanner.skip(";") { return }
      error(
        "missing-semicolon", at: end, "';' is missing after the value",
        remedy: "write ; after every value of a dictionary")
      _ = scanner.skip(",")
    case .array:
      if scanner.skip(",") || scanner.current == UInt8(ascii: ")") { return }
      if scanner.current == UInt8(ascii: "}") { return }
      error(
        "missing-comma", at: end, "',' is missing between two values of an array",
        remedy: "write , between the values")
      _ = scanner.skip(";")
    case .ignored, nil:
      error(
        "content-after-root", at: scanner.position, "there is more text after the root value",
        remedy: "keep one root value: put several in ( ) or { }")
      isOver = true
    }
  }

  private mutating func finish() {
    guard !builder.isStopped else { return }
    let isUnclosed = brackets.reportUnclosed(&builder.findings)
    if !isUnclosed, isStringsFile, let end = endOfValue {
      readSeparator(after: end)
    } else if !isUnclosed, let key = builder.pendingKey {
      error(
        "missing-value", at: key.range?.lowerBound,
        "the key \(quoted(key.name)) has no value", remedy: "write key = value;")
    }
    while builder.kind != nil { builder.close(at: scanner.bytes.count) }
  }

  mutating func skipTrivia() {
    if let start = scanner.skipTrivia() {
      error("unclosed-comment", at: start, "'/*' is not closed", remedy: "write */")
    }
  }
}
