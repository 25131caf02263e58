import Text

extension LineTyping {
  /// Nil in a comment, in an array or an inline table, and behind a name in quotes.
  init?(toml bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = Self.line(of: bytes, at: offset)
    let from = bytes[line].firstIndex { !Self.isSpace($0) } ?? line.upperBound
    guard from <= offset else {
      return nil
    }
    let before = bytes[from..<offset]
    guard !before.contains(UInt8(ascii: "#")) else { return nil }
    let column = from - line.lowerBound
    if let sign = before.firstIndex(of: UInt8(ascii: "=")) {
      guard let word = Self.value(in: bytes, behind: sign, at: offset, line) else { return nil }
      self.init(.toml, .value, word, column: column, replacement: "'\(Self.mark)'")
      return
    }
    let brackets = before.prefix { $0 == UInt8(ascii: "[") }.count
    let path = before.dropFirst(brackets)
    guard brackets <= 2, path.allSatisfy({ Self.isOfKey($0) || Self.isSpace($0) }) else {
      return nil
    }
    let name = path.lastIndex { $0 == UInt8(ascii: ".") || Self.isSpace($0) }.map { $0 + 1 }
    let start = name ?? path.startIndex
    // A second word isn't a part of the name.
    guard path[..<start].last(where: { !Self.isSpace($0) }).map({ $0 == UInt8(ascii: ".") }) ?? true
    else { return nil }
    let end =
      bytes[offset..<line.upperBound].firstIndex { !Self.isOfKey($0) || $0 == UInt8(ascii: ".") }
      ?? line.upperBound
    let rest = bytes[end..<line.upperBound]
    let next = rest.first { !Self.isSpace($0) }
    if brackets > 0 {
      let closing =
        rest.contains(UInt8(ascii: "]")) ? "" : String(repeating: "]", count: brackets)
      self.init(.toml, .header, start..<end, column: column, replacement: Self.mark + closing)
    } else if next == UInt8(ascii: "=") || next == UInt8(ascii: ".") {
      self.init(.toml, .key, start..<end, column: column)
    } else {
      guard Self.isBlank(rest) else { return nil }
      self.init(.toml, .start, start..<end, column: column, replacement: Self.mark + " = 0")
    }
  }

  /// The value behind a sign, with its quotes; nil if no completion can replace it.
  private static func value(
    in bytes: [UInt8], behind sign: Int, at offset: Int, _ line: Range<Int>
  ) -> Range<Int>? {
    let start = bytes[(sign + 1)..<offset].firstIndex { !isSpace($0) } ?? offset
    var end = offset
    if let quote = bytes[start..<offset].first, "\"'".utf8.contains(quote) {
      guard
        !bytes[(start + 1)..<offset].contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") })
      else { return nil }
      end = bytes[offset..<line.upperBound].firstIndex(of: quote).map { $0 + 1 } ?? line.upperBound
    } else {
      guard bytes[start..<offset].allSatisfy(isOfKey) else { return nil }
      while end < line.upperBound, isOfKey(bytes[end]) { end += 1 }
    }
    return isBlank(bytes[end..<line.upperBound]) ? start..<end : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "_-.".utf8.contains(byte)
  }
}
