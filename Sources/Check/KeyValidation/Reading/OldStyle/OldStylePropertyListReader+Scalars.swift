import Text

extension OldStylePropertyListReader {
  /// Reads a quoted or unquoted string; nil, with an error, if none begins here.
  mutating func readString() -> (value: String, range: Range<Int>)? {
    if scanner.starts(with: "@\"") {
      error(
        "unexpected-character", at: scanner.position, "'@' before a string is Objective-C",
        remedy: "remove the @")
      scanner.position += 1
    }
    guard let first = scanner.current else { return nil }
    if first.isQuote { return readQuoted(first) }
    let start = scanner.position
    scanner.skip(while: Self.isUnquoted)
    if let next = scanner.current, !next.isWhiteSpace, !"{}()<>;,=\"'".utf8.contains(next) {
      error(
        "unexpected-character", at: scanner.position,
        "a string without quotes cannot contain this character",
        remedy: "put the string in quotes")
      scanner.skip { !$0.isWhiteSpace && !"{}()<>;,=\"'".utf8.contains($0) }
    }
    guard scanner.position > start else {
      error(
        "unexpected-character", at: start, "no value begins with this character",
        remedy: "remove it, or put the string in quotes")
      scanner.position += 1
      scanner.skip { $0 & 0xC0 == 0x80 }
      return nil
    }
    return (text.string(start..<scanner.position), start..<scanner.position)
  }

  private mutating func readQuoted(_ quote: UInt8) -> (value: String, range: Range<Int>)? {
    let start = scanner.position
    scanner.position += 1
    var bytes: [UInt8] = []
    while let byte = scanner.current {
      if byte == quote {
        scanner.position += 1
        return (String(decoding: bytes, as: UTF8.self), start..<scanner.position)
      }
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &bytes)
      } else {
        bytes.append(byte)
        scanner.position += 1
      }
    }
    error(
      "unterminated-string", at: start, "the string has no closing quote",
      remedy: "write the quote, and \\ before quotes inside the string")
    return nil
  }

  private mutating func readEscape(into bytes: inout [UInt8]) {
    let start = scanner.position
    scanner.position += 1
    guard let byte = scanner.current else { return }
    switch byte {
    case UInt8(ascii: "a"): bytes.append(0x07)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "U"):
      scanner.position += 1
      readUnit(from: start, into: &bytes)
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      readOctal(from: start, into: &bytes)
      return
    default: bytes.append(byte)
    }
    scanner.position += 1
  }

  /// Reads `\U` and up to four hexadecimal digits, a UTF-16 unit, or two of them for a surrogate pair.
  private mutating func readUnit(from start: Int, into bytes: inout [UInt8]) {
    guard let first = scanner.hexadecimalUnit(atMost: 4) else {
      error(
        "invalid-escape", at: start, "'\\U' is not followed by a hexadecimal digit",
        remedy: "write four, such as \\U00e9")
      return
    }
    var scalar = Unicode.Scalar(first)
    var ahead = scanner
    if scalar == nil, ahead.skip("\\U"), let second = ahead.hexadecimalUnit(atMost: 4),
      let character = Unicode.Scalar(surrogates: first, second)
    {
      scalar = character
      scanner = ahead
    }
    if scalar == nil { builder.findings.reportLoneSurrogate(at: start) }
    bytes += String(Character(scalar ?? "\u{FFFD}")).utf8
  }

  /// Reads up to three octal digits, a byte in NEXTSTEP encoding.
  private mutating func readOctal(from start: Int, into bytes: inout [UInt8]) {
    var value: UInt32 = 0
    for _ in 0..<3 {
      guard let digit = scanner.current, digit.isOctalDigit else { break }
      value = value << 3 | UInt32(digit - UInt8(ascii: "0"))
      scanner.position += 1
    }
    let byte = UInt8(truncatingIfNeeded: value)
    guard let scalar = NeXTSTEPEncoding.scalar(byte) else {
      error(
        "invalid-escape", at: start, "the NEXTSTEP encoding has no such character",
        remedy: "write \\U and four hexadecimal digits")
      return
    }
    bytes += Array(String(Character(scalar)).utf8)
  }

  // MARK: Data

  mutating func readData() -> [UInt8]? {
    let start = scanner.position
    scanner.position += 1
    if let mark = scanner.current, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "[") {
      error(
        "gnustep-typed-value", at: start,
        "'<\(Character(Unicode.Scalar(mark)))' begins a value "
          + "that only GNUstep reads", remedy: "convert the list to XML")
      skipData(from: start)
      return nil
    }
    var bytes: [UInt8] = []
    var high: UInt8?
    while let byte = scanner.current, !">;{}".utf8.contains(byte) {
      if let digit = byte.hexadecimalValue {
        if let first = high { bytes.append(first << 4 | digit) }
        high = high == nil ? digit : nil
      } else if !byte.isWhiteSpace {
        error(
          "invalid-data", at: scanner.position, "data can contain only hexadecimal digits",
          remedy: "write two digits for each byte, or quote the value to make it a string")
        skipData(from: start)
        return nil
      }
      scanner.position += 1
    }
    if high != nil, scanner.current == UInt8(ascii: ">") {
      error(
        "invalid-data", at: scanner.position, "the last byte has only one hexadecimal digit",
        remedy: "write two digits for each byte")
    }
    skipData(from: start)
    return high == nil ? bytes : nil
  }

  private mutating func skipData(from start: Int) {
    scanner.skip { !">;{}".utf8.contains($0) }
    guard !scanner.skip(">") else { return }
    error("unclosed-bracket", at: start, "'<' is not closed", remedy: "write >")
  }
}

extension ByteScanner {
  mutating func hexadecimalUnit(atMost count: Int) -> UInt16? {
    var value: UInt16?
    for _ in 0..<count {
      guard let digit = current?.hexadecimalValue else { break }
      value = (value ?? 0) << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
