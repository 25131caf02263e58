import Text

extension PropertyListDocument.Format {
  /// Recognizes the format of a text in UTF-8 by its beginning; nil if there is only white space.
  init?(detecting bytes: [UInt8], from start: Int) {
    var scanner = ByteScanner(bytes, at: start)
    scanner.skipWhiteSpace()
    while PreprocessorLine.directive(scanner) != nil {
      PreprocessorLine.skip(&scanner)
      scanner.skipWhiteSpace()
    }
    switch scanner.current {
    case nil: return nil
    case UInt8(ascii: "<"): self = Self.isOldStyleData(scanner) ? .openStep : .xml
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"): self = Self.ofBraces(scanner)
    default: self = .openStep
    }
  }

  /// `<0fbd 77>` is a value of an old-style list; no element's name consists of hexadecimal digits.
  private static func isOldStyleData(_ scanner: ByteScanner) -> Bool {
    var scanner = scanner
    scanner.position += 1
    scanner.skip { $0.isWhiteSpace || $0.hexadecimalValue != nil }
    return scanner.current == UInt8(ascii: ">")
  }

  /// `{` begins a JSON object if a quoted key or nothing follows, unless `=` or `;` comes after it.
  private static func ofBraces(_ scanner: ByteScanner) -> Self {
    var scanner = scanner
    scanner.position += 1
    scanner.skipTrivia()
    switch scanner.current {
    case nil, UInt8(ascii: "}"): return .json
    case let quote? where quote.isQuote:
      scanner.position += 1
      while let byte = scanner.current, byte != quote {
        scanner.position += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      scanner.position += 1
    default:
      // `a:b` may be one unquoted string, so a colon is a sign of JSON only if no `=` can follow.
      scanner.skip { OldStylePropertyListReader.isUnquoted($0) && $0 != UInt8(ascii: ":") }
    }
    scanner.skipTrivia()
    switch scanner.current {
    case UInt8(ascii: ":"):
      scanner.skip(while: OldStylePropertyListReader.isUnquoted)
      scanner.skipTrivia()
      return scanner.current == UInt8(ascii: "=") ? .openStep : .json
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "["): return .json
    default: return .openStep
    }
  }
}
