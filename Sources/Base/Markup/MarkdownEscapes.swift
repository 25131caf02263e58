import Text

/// Escapes markup in text, and indents lines in lists and quotes.
extension [UInt8] {
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends text, escaping inline markup.
  ///
  /// - Parameter onOneLine: Whether a newline becomes a space.
  mutating func appendEscaped(_ text: String, onOneLine: Bool = false) {
    append(text.utf8) { byte in
      if byte.isMarkup { return "\\\(Unicode.Scalar(byte))" }
      return onOneLine && byte == .ascii("\n") ? " " : nil
    }
  }

  /// Appends an address, encoding the characters that would end or change it.
  mutating func appendEscapedAddress(_ url: String) {
    let hasSemicolon = url.utf8.contains(.ascii(";"))
    append(url.utf8) { byte in
      switch byte {
      case .ascii("("), .ascii(")"), .ascii("<"), .ascii(">"), .ascii("|"), .ascii("\\"),
        0...0x20, 0x7F:
        "%" + String(byte, radix: 16, uppercase: true).leftPadded(to: 2)
      case .ascii("&") where hasSemicolon: "&amp;"
      default: nil
      }
    }
  }

  /// Escapes headings, lists and fences at the starts of lines, from a position on.
  mutating func escapeLineStarts(from start: Int) {
    changeLines(from: start, where: \.mayStartBlock) { line, lines in
      // Markdown drops spaces there, or reads a listing.
      let line = line.drop { $0 == .ascii(" ") || $0 == .ascii("\t") }
      let digits = line.prefix(while: \.isDigit)
      let next = line.dropFirst(digits.count).first
      if let first = line.first, first.isBlockMark {
        lines.append(.ascii("\\"))
        lines += line
      } else if !digits.isEmpty, next == .ascii(".") || next == .ascii(")") {
        lines += digits
        lines.append(.ascii("\\"))
        lines += line.dropFirst(digits.count)
      } else {
        lines += line
      }
    }
  }

  /// Indents every line from a position on except the first and empty ones.
  mutating func indentLines(from start: Int, by width: Int) {
    var isFirst = true
    changeLines(from: start) { line, lines in
      if !isFirst, !line.isEmpty { lines += repeatElement(.ascii(" "), count: width) }
      isFirst = false
      lines += line
    }
  }

  /// Turns the text from a position on into a quote without trailing empty lines.
  mutating func quote(from start: Int) {
    while count > start, last == .ascii("\n") { removeLast() }
    changeLines(from: start, where: { _ in true }) { line, lines in
      lines += (line.isEmpty ? ">" : "> ").utf8
      lines += line
    }
  }

  /// Rewrites the lines from a position on if there are several, or if the only one satisfies the condition.
  private mutating func changeLines(
    from start: Int, where mayChange: (UInt8) -> Bool = { _ in false },
    _ change: (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) {
    guard count > start, mayChange(self[start]) || self[start...].contains(.ascii("\n")) else {
      return
    }
    let text = Array(self[start...])
    removeLast(text.count)
    for (index, line) in text.split(separator: .ascii("\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { append(.ascii("\n")) }
      change(line, &self)
    }
  }
}

extension UInt8 {
  /// Whether the character is markup anywhere in a line.
  var isMarkup: Bool {
    switch self {
    case .ascii("\\"), .ascii("`"), .ascii("*"), .ascii("_"), .ascii("["), .ascii("]"),
      .ascii("<"), .ascii(">"), .ascii("&"), .ascii("~"), .ascii("|"):
      true
    default: false
    }
  }

  /// Whether the character is markup at the start of a line.
  fileprivate var isBlockMark: Bool {
    switch self {
    case .ascii("#"), .ascii("+"), .ascii("-"), .ascii("="), .ascii(":"): true
    default: false
    }
  }

  fileprivate var mayStartBlock: Bool {
    isBlockMark || isDigit || self == .ascii(" ") || self == .ascii("\t")
  }
}
