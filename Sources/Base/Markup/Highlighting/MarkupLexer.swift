/// Tags, attributes and comments of XML and HTML.
///
/// Source: W3C, Extensible Markup Language 1.0, sections 2.5 to 3.1. Malformed markup stays plain.
enum MarkupLexer {
  static func tokens(of text: [UInt8]) -> [SyntaxToken] {
    var cursor = SyntaxCursor(text)
    while !cursor.isAtEnd {
      if cursor.starts(with: "<!--") {
        cursor.take(cursor.distance(behind: "-->", after: 4), .comment)
      } else if cursor.starts(with: "<![CDATA[") {
        cursor.take(cursor.distance(behind: "]]>", after: 9), .string)
      } else if cursor.starts(with: "<?") {
        cursor.take(cursor.distance(behind: "?>", after: 2), .keyword)
      } else if cursor.starts(with: "<!") {
        cursor.take(cursor.distance(behind: ">", after: 2), .keyword)
      } else if cursor.peek() == .ascii("<") {
        takeTag(&cursor)
      } else {
        cursor.take(cursor.count { $0 != .ascii("<") }, nil)
      }
    }
    return cursor.tokens
  }

  private static func takeTag(_ cursor: inout SyntaxCursor) {
    let start = cursor.peek(1) == .ascii("/") ? 2 : 1
    guard cursor.peek(start).beginsName else { return cursor.take(1, nil) }
    cursor.take(start + cursor.count(after: start, while: isInName), .tag)
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == .ascii(">") { return cursor.take(1, .tag) }
      // A new tag: this one is not closed.
      if byte == .ascii("<") { return }
      if byte == .ascii("/") {
        cursor.take(1, .tag)
      } else if byte == .ascii("\"") || byte == .ascii("'") {
        let length = cursor.count(after: 1) { $0 != byte && $0 != .ascii("<") }
        cursor.take(1 + length + (cursor.peek(1 + length) == byte ? 1 : 0), .string)
      } else if byte.beginsName {
        cursor.take(cursor.count(while: isInName), .attribute)
      } else {
        cursor.take(1, nil)
      }
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.continuesName || byte == .ascii("-") || byte == .ascii(".") || byte == .ascii(":")
  }
}
