import Text

enum XMLTokenKind {
  /// `attributes` is everything between the name and the end of the tag.
  case startTag(name: Range<Int>, attributes: Range<Int>, isEmpty: Bool)
  case endTag(name: Range<Int>)
  /// Up to the next `<`, with unresolved references.
  case text
  case characterData(content: Range<Int>)
  case comment(doubleHyphen: Int?)
  case instruction(target: Range<Int>)
  case documentType(entityDeclaration: Int?)
  case unclosed(construct: String, end: String)
  /// A tag cut short by another `<` or the end of the file.
  case unclosedTag(name: Range<Int>, isEndTag: Bool)
  case bareLessThan
  case end
}

/// A token of XML: a tag, a run of text, or a construct without meaning in a property list.
struct XMLToken {
  var kind: XMLTokenKind
  var range: Range<Int>
}

/// Splits a property list's XML into tokens.
///
/// Source: XML 1.0 (Fifth Edition), sections 2.3 to 2.8 and 3.1. Only what Apple's
/// PropertyList-1.0.dtd can use is distinguished; nothing is expanded or fetched.
struct XMLLexer {
  var scanner: ByteScanner

  mutating func next() -> XMLToken {
    let start = scanner.position
    let kind = scan()
    return XMLToken(kind: kind, range: start..<max(start, min(scanner.position, count)))
  }

  private var count: Int { scanner.bytes.count }

  private mutating func scan() -> XMLTokenKind {
    guard let first = scanner.current else { return .end }
    guard first == UInt8(ascii: "<") else {
      scanner.skip { $0 != UInt8(ascii: "<") }
      return .text
    }
    if scanner.skip("<!--") { return comment() }
    if scanner.skip("<![CDATA[") {
      let start = scanner.position
      guard scanner.move(to: "]]>") else { return .unclosed(construct: "<![CDATA[", end: "]]>") }
      scanner.position += 3
      return .characterData(content: start..<(scanner.position - 3))
    }
    if scanner.skip("<!") { return documentType() }
    if scanner.skip("<?") {
      let target = name()
      guard scanner.move(to: "?>") else { return .unclosed(construct: "<?", end: "?>") }
      scanner.position += 2
      return .instruction(target: target)
    }
    return tag()
  }

  private mutating func comment() -> XMLTokenKind {
    let start = scanner.position
    guard scanner.move(to: "-->") else { return .unclosed(construct: "<!--", end: "-->") }
    let end = scanner.position
    var inside = ByteScanner(scanner.bytes, at: start)
    scanner.position = end + 3
    // Section 2.5: "--" must not occur within comments, nor may one end in "--->".
    guard inside.move(to: "--"), inside.position < end else { return .comment(doubleHyphen: nil) }
    return .comment(doubleHyphen: inside.position)
  }

  private mutating func documentType() -> XMLTokenKind {
    var entity: Int?
    var isInSubset = false
    while let byte = scanner.current {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        scanner.position += 1
        scanner.skip { $0 != byte }
        scanner.position += 1
      case UInt8(ascii: "["):
        isInSubset = true
        scanner.position += 1
      case UInt8(ascii: "]"):
        isInSubset = false
        scanner.position += 1
      case UInt8(ascii: ">") where !isInSubset:
        scanner.position += 1
        return .documentType(entityDeclaration: entity)
      case UInt8(ascii: "<"):
        if !isInSubset { return .unclosed(construct: "<!DOCTYPE", end: ">") }
        if scanner.skip("<!--") {
          guard scanner.move(to: "-->") else { continue }
          scanner.position += 3
        } else {
          if scanner.starts(with: "<!ENTITY") { entity = entity ?? scanner.position }
          scanner.position += 1
        }
      default: scanner.position += 1
      }
    }
    scanner.position = count
    return .unclosed(construct: "<!DOCTYPE", end: isInSubset ? "]>" : ">")
  }

  private mutating func tag() -> XMLTokenKind {
    scanner.position += 1
    let isEndTag = scanner.skip("/")
    let name = name()
    if name.isEmpty, !isEndTag { return .bareLessThan }
    let attributes = scanner.position
    while let byte = scanner.current {
      switch byte {
      case UInt8(ascii: ">"):
        let end = scanner.position
        scanner.position += 1
        if isEndTag { return .endTag(name: name) }
        let isEmpty = end > attributes && scanner.bytes[end - 1] == UInt8(ascii: "/")
        return .startTag(
          name: name, attributes: attributes..<(isEmpty ? end - 1 : end), isEmpty: isEmpty)
      case UInt8(ascii: "<"):
        return .unclosedTag(name: name, isEndTag: isEndTag)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        scanner.position += 1
        scanner.skip { $0 != byte && $0 != UInt8(ascii: "<") }
        if scanner.current == byte { scanner.position += 1 }
      default: scanner.position += 1
      }
    }
    return .unclosedTag(name: name, isEndTag: isEndTag)
  }

  /// Section 2.3, productions 4 to 5, except that all characters beyond ASCII are accepted.
  private mutating func name() -> Range<Int> {
    let start = scanner.position
    if let first = scanner.current, first.isLetter || first >= 0x80 || first == UInt8(ascii: "_") {
      scanner.skip {
        $0.isLetter || $0.isDigit || $0 >= 0x80 || $0 == UInt8(ascii: "_")
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
      }
    }
    return start..<scanner.position
  }

  func firstAttribute(in range: Range<Int>, except allowed: Set<String>) -> Range<Int>? {
    var inside = XMLLexer(scanner: ByteScanner(scanner.bytes, at: range.lowerBound))
    while true {
      inside.scanner.skipWhiteSpace()
      let start = inside.scanner.position
      guard start < range.upperBound else { return nil }
      inside.scanner.skip { !$0.isWhiteSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      let end = max(start + 1, inside.scanner.position)
      let name = String(decoding: scanner.bytes[start..<min(end, count)], as: UTF8.self)
      guard allowed.contains(name) else { return start..<end }
      inside.scanner.skip { $0.isWhiteSpace || $0 == UInt8(ascii: "=") }
      if let quote = inside.scanner.current, quote.isQuote {
        inside.scanner.position += 1
        inside.scanner.skip { $0 != quote }
        inside.scanner.position += 1
      } else {
        inside.scanner.skip { !$0.isWhiteSpace && $0 != UInt8(ascii: ">") }
      }
    }
  }
}
