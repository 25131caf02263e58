/// Recognizes the text format of a list by its beginning.
struct PropertyListFormatDetector {
  private var scanner: ByteScanner

  init(_ text: SourceText) { self.init(text.bytes, from: text.start) }

  /// - Parameter bytes: The text in UTF-8.
  init(_ bytes: [UInt8], from start: Int) { scanner = ByteScanner(bytes, at: start) }

  /// Nil if there is only white space.
  var format: PropertyListDocument.Format? {
    var scanner = scanner
    scanner.skipWhiteSpace()
    while PreprocessorLine.isDirective(scanner) {
      PreprocessorLine.skip(&scanner)
      scanner.skipWhiteSpace()
    }
    switch scanner.current {
    case nil: return nil
    case UInt8(ascii: "<"): return isOldStyleData(scanner) ? .openStep : .xml
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return braceFormat(scanner)
    default: return .openStep
    }
  }

  /// `<0fbd 77>` is a value of an old-style list; no element's name consists of hexadecimal digits.
  private func isOldStyleData(_ scanner: ByteScanner) -> Bool {
    var scanner = scanner
    scanner.position += 1
    scanner.skip { $0.isWhiteSpace || $0.hexadecimalValue != nil }
    return scanner.current == UInt8(ascii: ">")
  }

  /// `{` begins a JSON object if a quoted key or nothing follows, unless `=` or `;` comes after it.
  private func braceFormat(_ scanner: ByteScanner) -> PropertyListDocument.Format {
    var scanner = scanner
    scanner.position += 1
    Self.skipComments(&scanner)
    switch scanner.current {
    case nil, UInt8(ascii: "}"): return .json
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = scanner.current
      scanner.position += 1
      while let byte = scanner.current, byte != quote {
        scanner.position += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      scanner.position += 1
    default:
      // `a:b` may be one unquoted string, so a colon is a sign of JSON only if no `=` can follow.
      scanner.skip { OldStylePropertyListReader.isUnquoted($0) && $0 != UInt8(ascii: ":") }
    }
    Self.skipComments(&scanner)
    switch scanner.current {
    case UInt8(ascii: "="), UInt8(ascii: ";"): return .openStep
    case UInt8(ascii: ":"):
      scanner.skip(while: OldStylePropertyListReader.isUnquoted)
      Self.skipComments(&scanner)
      return scanner.current == UInt8(ascii: "=") ? .openStep : .json
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "["): return .json
    default: return .openStep
    }
  }

  private static func skipComments(_ scanner: inout ByteScanner) {
    while true {
      scanner.skipWhiteSpace()
      if scanner.skip("//") {
        scanner.moveToEndOfLine()
      } else if scanner.skip("/*") {
        if scanner.move(to: "*/") { scanner.position += 2 }
      } else {
        return
      }
    }
  }
}
