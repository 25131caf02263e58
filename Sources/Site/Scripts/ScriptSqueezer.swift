/// The script without comments and needless white space, and with short names for what is declared
/// inside of its functions and for its private properties. It does the same; where that is not certain,
/// it stays as it is.
func squeezedScript(_ source: String) -> String {
  guard var tokens = scriptTokens(of: source) else { return source }
  if source.contains(privatePropertiesMark) { shortenPrivateProperties(in: &tokens) }
  inlineNumbers(in: &tokens)
  shortenNames(in: &tokens)
  tokens = withoutNeedlessParentheses(tokens)
  shortenLiterals(in: &tokens)
  shortenDeclarations(in: &tokens)
  var result = ""
  var declarations = OpenDeclarations()
  for (index, token) in tokens.enumerated() {
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    guard let last = index > 0 ? tokens[index - 1] : nil else {
      result += token.text
      continue
    }
    if token.text == ";", next?.text == "}", !isStatementHead(last) { continue }
    // A comma behind the last element; behind another comma or a bracket it is an element itself.
    if token.isMark(","), next?.isMark("]})") == true, !last.isMark(",[{(") { continue }
    let separator =
      declarations.joined == index - 1 ? "" : separator(last, token)
    if declarations.goOn(with: token, at: index, behind: last, separator) {
      result.removeLast()
      result += ","
    } else {
      result += separator + token.text
    }
  }
  return result + "\n"
}

/// `(a)=>b` as `a=>b`. Behind a word, such as `async`, the parentheses also part it from the name.
private func withoutNeedlessParentheses(_ tokens: [ScriptToken]) -> [ScriptToken] {
  var kept: [ScriptToken] = []
  var index = 0
  while index < tokens.count {
    let next = tokens[index...].prefix(5)
    if next.map(\.kind) == [.mark, .word, .mark, .mark, .mark],
      [0, 2, 3, 4].map({ tokens[index + $0].text }) == ["(", ")", "=", ">"],
      kept.last.map({ $0.kind == .mark }) ?? true
    {
      var name = tokens[index + 1]
      name.followsSpace = tokens[index].followsSpace
      name.followsNewline = tokens[index].followsNewline
      kept.append(name)
      index += 3
    } else {
      kept.append(tokens[index])
      index += 1
    }
  }
  return kept
}

/// `true` as `!0`, unless it is the name of a property or has properties looked up; `5000` as `5e3`.
private func shortenLiterals(in tokens: inout [ScriptToken]) {
  for (index, token) in tokens.enumerated() where token.kind == .word {
    let previous = index > 0 ? tokens[index - 1] : nil
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    guard previous?.isMark(".") != true, next?.isMark(":.[(?*") != true else { continue }
    if let short = ["true": "!0", "false": "!1"][token.text] {
      tokens[index].text = short
      tokens[index].kind = .literal
    } else if token.text.first != "0", token.text.utf8.allSatisfy({ (48...57).contains($0) }) {
      tokens[index].text = shortNumber(token.text)
    }
  }
}

/// `const` as `let`: what is never assigned to need not be kept from it.
private func shortenDeclarations(in tokens: inout [ScriptToken]) {
  for index in tokens.indices.dropLast() where tokens[index].text == "const" {
    let isDeclaration = tokens[index + 1].kind == .word || tokens[index + 1].isMark("{[")
    let isProperty = index > 0 && tokens[index - 1].isMark(".")
    if tokens[index].kind == .word, isDeclaration, !isProperty { tokens[index].text = "let" }
  }
}

/// Declarations that the next statement may join: `const a = 1; const b = 2` is `const a = 1, b = 2`.
private struct OpenDeclarations {
  /// The keyword of the last declaration, by the bracket around it.
  private var keywords: [Int: String] = [:]
  /// The keyword that gave way to a comma last.
  private(set) var joined: Int?

  /// Whether a token begins a declaration that goes on with the one before it.
  mutating func goOn(
    with token: ScriptToken, at index: Int, behind last: ScriptToken, _ separator: String
  ) -> Bool {
    let block = token.opening ?? -1
    // Another statement stands between, or may do so.
    let isStatement = last.text == ";" && token.text != "}"
    if separator == "\n" || isStatement && keywords[block] != token.text { keywords[block] = nil }
    guard token.kind == .word, ["const", "let"].contains(token.text), last.isMark(";{}") else {
      return false
    }
    if last.text == ";", keywords[block] == token.text {
      joined = index
      return true
    }
    keywords[block] = token.text
    return false
  }
}

/// Whether a semicolon behind the token is a statement of its own.
private func isStatementHead(_ token: ScriptToken) -> Bool {
  token.closesCondition || ["else", "do", ":"].contains(token.text)
}

/// What must stand between two tokens.
///
/// A line end may end a statement, so it stays unless one of its neighbours tells that the statement
/// goes on, or has ended.
private func separator(_ one: ScriptToken, _ other: ScriptToken) -> String {
  if other.followsNewline {
    let goesOn =
      one.closesCondition || one.closesBlock || one.isMark("{([,;:?=&|*<>!~^%")
      || other.isMark("})],;:?.=&|*<>%^")
    if !goesOn || wordsOfOneLine.contains(one.text) { return "\n" }
  }
  guard other.followsSpace else { return "" }
  let end = one.text.utf8.last ?? 0
  if one.kind != .mark, isScriptWord(end), other.kind == .word { return " " }
  // `1 .x`, `a + +b`, `a / /b/`, and the two marks that begin comments of HTML.
  if one.kind == .word, one.text.first?.isNumber == true, other.text == "." { return " " }
  let pair = one.text.suffix(1) + other.text.prefix(1)
  return ["++", "--", "//", "/*", "<!", "->"].contains(pair) ? " " : ""
}

/// Words behind which a line end ends the statement.
private let wordsOfOneLine: Set<String> = [
  "return", "break", "continue", "throw", "yield", "async",
]
