/// A piece of JavaScript that stays as it is: a word, a literal, or a single mark.
struct ScriptToken: Sendable {
  enum Kind: Sendable {
    /// A name, a keyword or a number.
    case word
    /// A text, a regular expression, a piece of a template, or a comment to keep.
    case literal
    case mark
  }

  var kind: Kind
  var text: String
  /// Whether white space or a comment stood before it.
  var followsSpace = false
  var followsNewline = false
  /// Whether it closes the parentheses of `if`, `for` or `while`.
  var closesCondition = false
  /// Whether it closes the block of a statement, which ends with it.
  var closesBlock = false
  /// For a bracket, where its partner stands.
  var partner: Int?
  /// Where the innermost bracket around it opens.
  var opening: Int?

  func isMark(_ marks: StaticString) -> Bool {
    guard kind == .mark, let mark = text.utf8.first, text.utf8.count == 1 else { return false }
    return marks.withUTF8Buffer { $0.contains(mark) }
  }
}

/// Splits a script into tokens. Nil where it is not certain where a literal begins or ends.
func scriptTokens(of source: String) -> [ScriptToken]? {
  var lexer = ScriptLexer(bytes: Array(source.utf8))
  return lexer.run() ? lexer.tokens : nil
}

private struct ScriptLexer {
  let bytes: [UInt8]
  var tokens: [ScriptToken] = []
  private var position = 0
  private var followsSpace = false
  private var followsNewline = false
  private var openings: [Int] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func run() -> Bool {
    while position < bytes.count {
      let byte = peek()
      let isUnderstood =
        switch byte {
        case 10, 13: space(isNewline: true)
        case 9, 11, 12, 32: space(isNewline: false)
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "/"): slash()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte)
        case UInt8(ascii: "`"): template()
        case _ where isScriptWord(byte): word()
        default: mark()
        }
      guard isUnderstood else { return false }
    }
    return openings.isEmpty
  }

  private mutating func space(isNewline: Bool) -> Bool {
    followsSpace = true
    followsNewline = followsNewline || isNewline
    position += 1
    return true
  }

  private mutating func lineComment() -> Bool {
    while position < bytes.count, bytes[position] != 10 { position += 1 }
    followsSpace = true
    return true
  }

  /// A comment that begins with `!` is a notice of its author's and stays.
  private mutating func blockComment() -> Bool {
    let start = position
    position += 2
    var hasNewline = false
    while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
      guard position < bytes.count else { return false }
      hasNewline = hasNewline || peek() == 10
      position += 1
    }
    position += 2
    if bytes[start + 2] == UInt8(ascii: "!") {
      add(.literal, from: start)
    } else {
      followsSpace = true
      followsNewline = followsNewline || hasNewline
    }
    return true
  }

  private mutating func word() -> Bool {
    let start = position
    while position < bytes.count, isScriptWord(peek()) { position += 1 }
    add(.word, from: start)
    return true
  }

  private mutating func string(_ quote: UInt8) -> Bool {
    let start = position
    position += 1
    while peek() != quote {
      guard position < bytes.count, peek() != 10 else { return false }
      position += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    guard position <= bytes.count else { return false }
    add(.literal, from: start)
    return true
  }

  /// A template up to its end, or up to the code in its midst.
  private mutating func template() -> Bool {
    let start = position
    position += 1
    while peek() != UInt8(ascii: "`") {
      guard position < bytes.count else { return false }
      if peek() == UInt8(ascii: "$"), peek(1) == UInt8(ascii: "{") {
        position += 2
        add(.literal, from: start)
        openings.append(tokens.count - 1)
        return true
      }
      position += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    guard position <= bytes.count else { return false }
    add(.literal, from: start)
    return true
  }

  /// A division, or the beginning of a regular expression: what stands before it tells.
  private mutating func slash() -> Bool {
    guard let last = tokens.last else { return regularExpression() }
    switch last.kind {
    case .literal: return mark()
    case .word: return wordsBeforeValues.contains(last.text) ? regularExpression() : mark()
    case .mark:
      switch last.text {
      case ")": return last.closesCondition ? regularExpression() : mark()
      case "]": return mark()
      // The end of a block or of an object, a count up or a sign: nothing near tells.
      case "}", "+", "-": return false
      default: return regularExpression()
      }
    }
  }

  private mutating func regularExpression() -> Bool {
    let start = position
    var isInClass = false
    position += 1
    while peek() != UInt8(ascii: "/") || isInClass {
      guard position < bytes.count, peek() != 10 else { return false }
      switch peek() {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default: break
      }
      position += 1
    }
    position += 1
    while isScriptWord(peek()) { position += 1 }
    guard position <= bytes.count else { return false }
    add(.literal, from: start)
    return true
  }

  private mutating func mark() -> Bool {
    let start = position
    let byte = peek()
    position += 1
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      add(.mark, from: start)
      openings.append(tokens.count - 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let opening = openings.popLast() else { return false }
      if tokens[opening].kind == .literal {
        // The end of the code in a template.
        guard byte == UInt8(ascii: "}") else { return false }
        position -= 1
        let isUnderstood = template()
        if isUnderstood { join(opening, tokens.count - 1) }
        return isUnderstood
      }
      let expected = ["(": ")", "[": "]", "{": "}"][tokens[opening].text]
      add(.mark, from: start)
      guard tokens[tokens.count - 1].text == expected else { return false }
      join(opening, tokens.count - 1)
      if byte == UInt8(ascii: ")"), opening > 0, tokens[opening - 1].kind == .word {
        tokens[tokens.count - 1].closesCondition =
          ["if", "for", "while", "with"].contains(tokens[opening - 1].text)
      }
      if byte == UInt8(ascii: "}"), opening > 0 {
        tokens[tokens.count - 1].closesBlock =
          tokens[opening - 1].closesCondition || isFunctionStatement(before: opening)
          || ["else", "do", "try", "finally"].contains(tokens[opening - 1].text)
      }
    default: add(.mark, from: start)
    }
    return true
  }

  /// Whether the brace opens the body of a function that is a statement, not a value.
  private func isFunctionStatement(before opening: Int) -> Bool {
    guard tokens[opening - 1].text == ")", let list = tokens[opening - 1].partner, list > 2,
      tokens[list - 2].text == "function"
    else { return false }
    return tokens[list - 3].isMark(";{}") && tokens[list - 2].followsNewline
  }

  private mutating func join(_ opening: Int, _ closing: Int) {
    tokens[opening].partner = closing
    tokens[closing].partner = opening
    tokens[closing].opening = tokens[opening].opening
  }

  private mutating func add(_ kind: ScriptToken.Kind, from start: Int) {
    let end = min(position, bytes.count)
    tokens.append(
      ScriptToken(
        kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self),
        followsSpace: followsSpace, followsNewline: followsNewline, opening: openings.last))
    (followsSpace, followsNewline) = (false, false)
  }
}

/// Letters, digits, `_`, `$`, the backslash of an escape, and everything beyond ASCII.
func isScriptWord(_ byte: UInt8) -> Bool {
  switch byte {
  case 48...57, 65...90, 97...122, 36, 92, 95, 128...: true
  default: false
  }
}

/// Keywords behind which a value begins.
private let wordsBeforeValues: Set<String> = [
  "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do",
  "instanceof", "yield", "await",
]
