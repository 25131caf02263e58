/// The script without comments and needless white space, and with short names for what is declared
/// inside of its functions. It does the same; where that is not certain, it stays as it is.
func squeezedScript(_ source: String) -> String {
  guard var tokens = scriptTokens(of: source) else { return source }
  shortenNames(in: &tokens)
  var result = ""
  for (index, token) in tokens.enumerated() {
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    let last = index > 0 ? tokens[index - 1] : nil
    if token.text == ";", let next, next.text == "}", let last, !isStatementHead(last) { continue }
    if let last { result += separator(last, token) }
    result += token.text
  }
  return result + "\n"
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
