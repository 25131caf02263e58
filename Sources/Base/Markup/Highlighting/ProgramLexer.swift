/// Keywords, strings, numbers and comments of C-like languages and of the shell.
enum ProgramLexer {
  static func tokens(of text: [UInt8], in language: ProgramLanguage) -> [SyntaxToken] {
    var cursor = SyntaxCursor(text)
    while !cursor.isAtEnd { takeNext(&cursor, language) }
    return cursor.tokens
  }

  private static func takeNext(_ cursor: inout SyntaxCursor, _ language: ProgramLanguage) {
    let byte = cursor.peek()
    if let comment = commentLength(cursor, language) {
      cursor.take(comment, .comment)
    } else if let quote = language.quotes.first(where: { cursor.starts(with: $0.mark) }) {
      let length = stringLength(cursor, quote)
      cursor.take(
        length, language.hasNamedMembers && isMember(cursor, length) ? .attribute : .string)
    } else if byte == language.variableSigil, cursor.peek(1).beginsName {
      cursor.take(1 + cursor.count(after: 1, while: \.continuesName), .attribute)
    } else if language.keywordSigils.contains(byte), cursor.peek(1).beginsName {
      cursor.take(1 + cursor.count(after: 1, while: \.continuesName), .keyword)
    } else if byte.isDigit {
      cursor.take(numberLength(cursor), .number)
    } else if byte.beginsName {
      let length = cursor.count(while: \.continuesName)
      cursor.take(length, language.keywords.contains(cursor.word(length)) ? .keyword : nil)
    } else {
      cursor.take(1, nil)
    }
  }

  private static func commentLength(_ cursor: SyntaxCursor, _ language: ProgramLanguage) -> Int? {
    if let mark = language.lineComment, cursor.starts(with: mark) {
      // In a shell, a number sign inside a word is part of the word.
      let isWithinWord = mark == "#" && cursor.position > 0 && !cursor.peek(-1).isBlank
      return isWithinWord ? nil : cursor.count { $0 != .ascii("\n") }
    }
    guard language.hasBlockComments, cursor.starts(with: "/*") else { return nil }
    guard language.nestsComments else { return cursor.distance(behind: "*/", after: 2) }
    var (length, depth) = (2, 1)
    while depth > 0, cursor.position + length < cursor.text.count {
      if cursor.starts(with: "/*", at: length) {
        (length, depth) = (length + 2, depth + 1)
      } else if cursor.starts(with: "*/", at: length) {
        (length, depth) = (length + 2, depth - 1)
      } else {
        length += 1
      }
    }
    return length
  }

  /// The length up to the closing mark, or to the end of the line if the language requires it.
  private static func stringLength(_ cursor: SyntaxCursor, _ quote: ProgramLanguage.Quote) -> Int {
    var length = quote.mark.utf8.count
    while cursor.position + length < cursor.text.count {
      let byte = cursor.peek(length)
      if cursor.starts(with: quote.mark, at: length) { return length + quote.mark.utf8.count }
      if byte == .ascii("\n"), !quote.goesOverLines { return length }
      // The end of the line is not part of the string, escaped or not.
      let isEscape = byte == quote.escape && cursor.peek(length + 1) != .ascii("\n")
      // Skip only one byte of the escaped character: its other bytes cannot be mistaken for the mark.
      length += isEscape ? 2 : 1
    }
    return cursor.text.count - cursor.position
  }

  private static func isMember(_ cursor: SyntaxCursor, _ length: Int) -> Bool {
    let blanks = cursor.count(after: length, while: \.isBlank)
    return cursor.peek(length + blanks) == .ascii(":")
  }

  private static func numberLength(_ cursor: SyntaxCursor) -> Int {
    var length = cursor.count(while: \.continuesName)
    // A point belongs to a number only between digits, so that `1...5` is two numbers.
    while cursor.peek(length) == .ascii("."), cursor.peek(length + 1).isDigit {
      length += 1 + cursor.count(after: length + 1, while: \.continuesName)
    }
    return length
  }
}
