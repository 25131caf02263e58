import Diagnostics
import KeyModel
import Text

extension XMLPropertyListReader {
  struct Content {
    var bytes: [UInt8] = []
    var pieces: [Range<Int>] = []
    /// After the end tag, or where it should have been.
    var end: Int
  }

  mutating func readScalar(_ opened: OpenElement, isEmpty: Bool) {
    let errors = builder.findings.errorCount
    let content = readContent(of: opened, isEmpty: isEmpty)
    // The value of a malformed element is a guess, so rules don't apply to it.
    guard let value = value(of: opened, content, isEmpty: isEmpty),
      builder.findings.errorCount == errors
    else {
      builder.dropValue()
      return
    }
    builder.add(value, at: opened.start..<content.end)
  }

  private mutating func value(
    of opened: OpenElement, _ content: Content, isEmpty: Bool
  ) -> TreeBuilder.Value? {
    let start = firstCharacter(of: content) ?? opened.start
    let written = String(decoding: content.bytes.prefix(200), as: UTF8.self)
    switch opened.element {
    case .string: return .string(String(decoding: content.bytes, as: UTF8.self))
    case .true, .false:
      if let first = content.pieces.first(where: { !$0.isEmpty }) {
        error(
          "content-in-boolean", at: first.lowerBound, "'<\(opened.name)>' contains text",
          remedy: "write <\(opened.name)/>")
      }
      return .boolean(opened.element == .true)
    case .integer:
      switch ScalarText.integer(content.bytes[...]) {
      case .integer(let number): return .integer(number)
      case .unsigned:
        return .integer(builder.findings.largeInteger(written, at: start))
      case .tooLarge:
        error(
          "integer-out-of-range", at: start, "\(quoted(written)) does not fit in 64 bits",
          remedy: "use a smaller number, a <real> or a <string>")
        return nil
      case .malformed:
        return replacedText(content) { reader in
          reader.error(
            "invalid-integer", at: start, "\(quoted(written)) is not an integer",
            remedy: reader.numberRemedy(written, "write decimal digits, or 0x and hexadecimal ones")
          )
        }
      }
    case .real:
      if let number = ScalarText.real(content.bytes[...]) { return .real(number) }
      return replacedText(content) { reader in
        reader.error(
          "invalid-real", at: start, "\(quoted(written)) is not a number",
          remedy: reader.numberRemedy(written, "write it like -12.5 or 6.02e23, with a point"))
      }
    case .date:
      if ScalarText.isDate(content.bytes[...]) { return .date(written) }
      error(
        "invalid-date", at: start, "\(quoted(written)) is not a date",
        remedy: "write it like 2026-01-31T12:00:00Z")
      return nil
    case .data: return data(content, opened, isEmpty: isEmpty)
    case .plist, .dict, .array, .key, nil: return nil
    }
  }

  private func numberRemedy(_ written: String, _ otherwise: String) -> String {
    guard written.holds("$(") || written.holds("${") || written.hasPrefix("@") else {
      let trimmed = written.drop(while: { $0.isSpace })
      return trimmed.last?.isSpace == true ? "remove the white space around it" : otherwise
    }
    return "use <string>: build settings are replaced in strings only"
  }

  /// A macro or a placeholder stays a text; anything else is reported. Build settings are replaced only in strings.
  private mutating func replacedText(
    _ content: Content, otherwise report: (inout Self) -> Void
  ) -> TreeBuilder.Value? {
    let name = String(decoding: content.bytes, as: UTF8.self)
    if Placeholder.isWhole(name), !Placeholder.settingOccurs(in: name) { return .string(name) }
    guard PreprocessorLine.isMacro(content.bytes[...]) else {
      report(&self)
      return nil
    }
    notePreprocessor("the macro \(quoted(name))", at: content.pieces.first?.lowerBound ?? 0)
    return .string(name)
  }

  private mutating func data(
    _ content: Content, _ opened: OpenElement, isEmpty: Bool
  ) -> TreeBuilder.Value? {
    if isEmpty {
      builder.findings.report(
        .warning, "empty-data", at: opened.start, "Apple's reader refuses '<data/>'",
        remedy: "write <data></data>")
    }
    var decoder = Base64Decoder()
    for piece in content.pieces { decoder.decode(text.bytes, in: piece) }
    if let offset = decoder.firstInvalidByte {
      error(
        "invalid-base64", at: offset, "this character is not allowed here in base 64",
        remedy: "write groups of four of A–Z, a–z, 0–9, + and /, = at the end only")
      return nil
    }
    guard decoder.isComplete else {
      error(
        "invalid-base64", at: firstCharacter(of: content) ?? opened.start,
        "the base 64 ends in the middle of a group of four",
        remedy: "fill the last group with =, or restore what was cut off")
      return nil
    }
    return .data(decoder.bytes)
  }

  private func firstCharacter(of content: Content) -> Int? {
    for piece in content.pieces {
      if let index = text.bytes[piece].firstIndex(where: { !$0.isWhiteSpace }) { return index }
    }
    return nil
  }

  // MARK: Content

  /// Reads up to the end tag. If it is missing, stops before the next tag that cannot be inside.
  mutating func readContent(of opened: OpenElement, isEmpty: Bool) -> Content {
    var content = Content(end: lexer.scanner.position)
    guard !isEmpty else { return content }
    var markup: Set<String> = []
    while !builder.isStopped {
      let token = lexer.next()
      content.end = token.range.upperBound
      switch token.kind {
      case .text:
        content.pieces.append(token.range)
        appendText(token.range, to: &content.bytes)
      case .characterData(let range):
        content.pieces.append(range)
        content.bytes += text.bytes[range]
      case .comment, .instruction:
        builder.findings.report(
          .warning, "comment-in-text", at: token.range.lowerBound,
          "Apple's reader refuses a comment inside '<\(opened.name)>'",
          remedy: "move the comment out of the element")
      case .documentType: reportMarkupInText(opened, at: token.range.lowerBound)
      case .bareLessThan:
        reportBareLessThan(at: token.range.lowerBound)
        content.bytes.append(UInt8(ascii: "<"))
      case .endTag(let name):
        let name = spelling(name)
        if markup.contains(name) { continue }
        if endsContent(opened, name, token, &content) { return content }
      case .startTag(let name, _, let isEmpty):
        let name = spelling(name)
        if Self.element(named: name) != nil {
          return unclosed(opened, before: token, "'<\(name)>'", content)
        }
        if !isEmpty, markup.count < 64 { markup.insert(name) }
        reportMarkupInText(opened, at: token.range.lowerBound)
      case .unclosedTag(let name, let isEndTag):
        let name = spelling(name)
        if !isEndTag, Self.element(named: name)?.isExact != true {
          reportBareLessThan(at: token.range.lowerBound)
          content.pieces.append(token.range)
          content.bytes += text.bytes[token.range]
        } else if isEndTag {
          reportUnclosedTag(name, at: token.range.lowerBound, isEndTag: true)
          return content
        } else {
          return unclosed(opened, before: token, "'<\(name)>'", content)
        }
      case .unclosed(let construct, let end):
        reportUnclosed(construct, end, at: token.range.lowerBound)
        return content
      case .end:
        isNestingInDoubt = true
        return unclosed(opened, before: token, "the end of the file", content)
      }
    }
    return content
  }

  private mutating func endsContent(
    _ opened: OpenElement, _ name: String, _ token: XMLToken, _ content: inout Content
  ) -> Bool {
    if name == opened.name || name == opened.element?.rawValue { return true }
    if openElements.contains(where: { $0.name == name }) {
      content = unclosed(opened, before: token, "'</\(name)>'", content)
    } else {
      error(
        "mismatched-tag", at: token.range.lowerBound,
        "\(quoted("</\(name)>")) does not close '<\(opened.name)>'",
        remedy: "write </\(opened.name)>")
    }
    return true
  }

  private mutating func unclosed(
    _ opened: OpenElement, before token: XMLToken, _ what: String, _ content: Content
  ) -> Content {
    error(
      "unclosed-element", at: opened.start, "'<\(opened.name)>' is not closed before \(what)",
      remedy: "write </\(opened.name)>")
    lexer.scanner.position = token.range.lowerBound
    return changed(content) { $0.end = token.range.lowerBound }
  }

  // MARK: References

  private mutating func appendText(_ range: Range<Int>, to bytes: inout [UInt8]) {
    if !hasControlCharacter,
      let offset = text.bytes[range].firstIndex(where: { $0 < 0x20 && $0 != 0 && !$0.isWhiteSpace })
    {
      hasControlCharacter = true
      builder.findings.report(
        .warning, "control-character", at: offset, "the text contains a control character",
        remedy: "remove it: strict XML readers refuse the file")
    }
    Self.appendResolved(text.bytes[range], to: &bytes) {
      reportReference($0, isEnded: $1, at: $2)
    }
  }

  /// Appends a text with its references resolved, and those unchanged that name no character.
  ///
  /// Source: XML 1.0, sections 4.1 and 4.6.
  static func appendResolved(
    _ source: ArraySlice<UInt8>, to text: inout [UInt8],
    invalid: (_ name: String, _ isEnded: Bool, _ offset: Int) -> Void
  ) {
    var rest = source
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<mark]
      let written = rest[(mark + 1)...].prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#")
      }
      let name = String(decoding: written, as: UTF8.self)
      let isEnded = rest[written.endIndex...].first == UInt8(ascii: ";") && !name.isEmpty
      if isEnded, let scalar = scalar(named: name) {
        text += String(Character(scalar)).utf8
        rest = rest[(written.endIndex + 1)...]
      } else {
        invalid(name, isEnded, mark)
        text.append(UInt8(ascii: "&"))
        rest = rest[(mark + 1)...]
      }
    }
    text += rest
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.dropFirst().hasPrefix("x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number != 0 else {
        return nil
      }
      return Unicode.Scalar(number)
    }
  }
}
