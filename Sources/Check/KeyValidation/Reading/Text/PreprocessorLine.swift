import Text

/// A line for the C preprocessor, which a build can run over a list before a program reads it.
enum PreprocessorLine {
  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "include", "import", "define", "undef",
    "error", "warning", "pragma", "line",
  ]

  /// The word after `#`; nil if no directive begins here.
  static func directive(_ scanner: ByteScanner) -> String? {
    guard scanner.current == UInt8(ascii: "#") else { return nil }
    var end = scanner
    end.position += 1
    end.skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = end.position
    end.skip(while: { $0.isLetter })
    guard end.position - start <= 8 else { return nil }
    let word = String(decoding: end.bytes[start..<end.position], as: UTF8.self)
    return directives.contains(word) ? word : nil
  }

  static func skip(_ scanner: inout ByteScanner) {
    while true {
      scanner.moveToEndOfLine()
      guard scanner.peek(-1) == UInt8(ascii: "\\"), !scanner.isAtEnd else { return }
      if !scanner.skip("\r\n") { scanner.position += 1 }
    }
  }

  /// Whether a text is a macro in capitals, with or without arguments: `EXTRA_KEYS`, `KEY(a, b)`.
  static func isMacro(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_") }
    guard name.count >= 2, let first = name.first, !first.isDigit else { return false }
    let rest = text[name.endIndex...].drop(while: { $0.isWhiteSpace })
    return rest.isEmpty
      || rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
  }
}
