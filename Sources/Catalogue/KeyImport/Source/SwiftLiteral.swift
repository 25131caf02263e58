/// Texts of any content as string literals of Swift.
enum SwiftLiteral {
  /// A literal on one line.
  static func line(_ text: String) -> String {
    if let raw = raw(text) { return raw }
    return "\"" + escaped(text[...]) + "\""
  }

  /// A literal on several lines: a line of the text may be continued, and a long one is.
  ///
  /// - Parameters:
  ///   - indentation: The number of spaces before each line.
  ///   - width: The number of characters that a line should have at most.
  static func lines(_ text: String, indentation: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    var literal = "\"\"\"\n"
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = parts(of: line, width: max(width - indentation - 2, 30))
      for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        let content = escaped(part, isInLines: true, endsLine: isLast)
        if !content.isEmpty { literal += margin + content }
        if !isLast { literal += "\\\n" }
      }
      literal += "\n"
    }
    return literal + margin + "\"\"\""
  }

  /// A literal without escapes, where they would hide what the text says.
  private static func raw(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }),
      text.unicodeScalars.allSatisfy({ !needsEscape($0) }),
      text.unicodeScalars.first.map(isCombining) != true
    else { return nil }
    for count in 1...3 {
      let marks = String(repeating: "#", count: count)
      if !contains("\"" + marks, in: text), !contains("\\" + marks, in: text) {
        return "\(marks)\"\(text)\"\(marks)"
      }
    }
    return nil
  }

  private static func contains(_ part: String, in text: String) -> Bool {
    // By bytes: a combining mark after a quotation mark hides it from comparisons of characters.
    text.utf8.contains(Array(part.utf8))
  }

  /// The line in pieces of at most `width` characters, cut after spaces where it has some.
  private static func parts(of line: Substring.UnicodeScalarView, width: Int) -> [Substring] {
    var parts: [Substring] = []
    var start = line.startIndex
    var space: (index: Substring.Index, count: Int)?
    var count = 0
    for index in line.indices {
      let length = self.length(of: line[index])
      if count + length > width, index > start {
        let cut = space ?? (index, count)
        parts.append(Substring(line[start..<cut.index]))
        start = cut.index
        count -= cut.count
        space = nil
      }
      count += length
      if line[index] == " " { space = (line.index(after: index), count) }
    }
    return parts + [Substring(line[start...])]
  }

  /// The number of characters that a scalar takes in a literal.
  private static func length(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\\", "\"", "\t", "\r": 2
    default: needsEscape(scalar) || isCombining(scalar) ? 9 : 1
    }
  }

  private static func escaped(
    _ text: Substring, isInLines: Bool = false, endsLine: Bool = true
  ) -> String {
    var literal = String.UnicodeScalarView()
    var quotes = 0
    let scalars = text.unicodeScalars
    for (position, scalar) in scalars.enumerated() {
      let isLast = position == scalars.count - 1
      quotes = scalar == "\"" ? quotes + 1 : 0
      switch scalar {
      case "\\": literal.append(contentsOf: "\\\\".unicodeScalars)
      // In lines, three together would end the literal.
      case "\"" where !isInLines || quotes % 3 == 0:
        literal.append(contentsOf: "\\\"".unicodeScalars)
      case "\n": literal.append(contentsOf: "\\n".unicodeScalars)
      case "\r": literal.append(contentsOf: "\\r".unicodeScalars)
      case "\t": literal.append(contentsOf: "\\t".unicodeScalars)
      // Editors remove blanks at the end of a line.
      case " " where isInLines && endsLine && isLast:
        literal.append(contentsOf: "\\u{20}".unicodeScalars)
      case _ where needsEscape(scalar) || position == 0 && isCombining(scalar):
        let code = String(scalar.value, radix: 16, uppercase: true)
        literal.append(contentsOf: "\\u{\(code)}".unicodeScalars)
      default: literal.append(scalar)
      }
    }
    return String(literal)
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend
  }

  /// Whether readers of the source would not see a scalar as it is.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
