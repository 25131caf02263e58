/// Gives short names to what is declared inside of a script's functions.
///
/// A word gets one new name wherever it is no property, so no question of scope can arise between
/// two declarations of it. Two words get the same name only where none of the blocks that know one is
/// inside of, or around, a block that knows the other. A word keeps its name where it is declared at the
/// script's top, which other scripts may use, or where it occurs outside of the blocks that declare it,
/// because it may then mean a thing of the browser's.
func shortenNames(in tokens: inout [ScriptToken]) {
  guard hasKnownScopes(tokens) else { return }
  let names = ScriptNames(tokens)
  let counts = Dictionary(
    tokens.filter { names.canChange($0.text) }.map { ($0.text, 1) }, uniquingKeysWith: +)
  // What a property is called is no hindrance to what a variable is.
  let kept = Set(
    tokens.indices.filter {
      tokens[$0].kind == .word && counts[tokens[$0].text] == nil && names.role(of: $0) != .property
    }.map { tokens[$0].text }
  ).union(shortKeywords)
  var shortNames: [String: String] = [:]
  // Where each name is taken. Words that nowhere meet may have the same.
  var taken: [String: [ClosedRange<Int>]] = [:]
  for (word, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
    let scopes = names.scopes(of: word)
    var candidates = ShortNames()
    var name = candidates.next()
    while kept.contains(name) || (taken[name] ?? []).contains(where: scopes.overlaps) {
      name = candidates.next()
    }
    taken[name, default: []] += scopes
    shortNames[word] = name
  }
  for index in tokens.indices where tokens[index].kind == .word {
    guard let name = shortNames[tokens[index].text] else { continue }
    switch names.role(of: index) {
    case .name: tokens[index].text = name
    case .property: break
    case .both: tokens[index].text += ":" + name
    }
  }
}

/// Whether a script has nothing that makes it uncertain where a name is known.
func hasKnownScopes(_ tokens: [ScriptToken]) -> Bool {
  let unpredictable: Set<String> = ["eval", "with", "class", "import", "export", "var"]
  return !tokens.contains { $0.kind == .word && unpredictable.contains($0.text) }
}

private let shortKeywords: Set<String> = ["as", "do", "if", "in", "is", "of"]

/// `a` to `Z`, then two letters, and so on.
struct ShortNames {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private var number = 0

  mutating func next() -> String {
    var name = ""
    var rest = number
    number += 1
    repeat {
      name.append(Self.letters[rest % 52])
      rest = rest / 52 - 1
    } while rest >= 0
    return name
  }
}

extension [ClosedRange<Int>] {
  fileprivate func overlaps(_ other: ClosedRange<Int>) -> Bool {
    contains { $0.overlaps(other) }
  }
}

/// Which words of a script are names declared inside of it, and where they are known.
struct ScriptNames {
  private let tokens: [ScriptToken]
  /// For each declared word the ranges of tokens in which it is known.
  private var scopes: [String: [ClosedRange<Int>]] = [:]
  private var fixed: Set<String> = []
  /// Names behind `const` and `let`, which look like properties where several are declared at once.
  private var declared: Set<Int> = []

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    for index in tokens.indices where tokens[index].kind == .word {
      switch tokens[index].text {
      case "const", "let": declarators(from: index)
      case "function": function(at: index)
      case "catch": parameters(openingAt: index + 1)
      default: break
      }
      if isArrow(at: index + 1) { declare(index, in: index...endOfBody(from: index + 3)) }
    }
    for index in tokens.indices where tokens[index].isMark("(") {
      if let close = tokens[index].partner, isArrow(at: close + 1) { parameters(openingAt: index) }
    }
    for index in tokens.indices where tokens[index].kind == .word {
      let word = tokens[index].text
      if role(of: index) != .property,
        !(scopes[word] ?? []).contains(where: { $0.contains(index) })
      {
        fixed.insert(word)
      }
    }
  }

  func canChange(_ word: String) -> Bool { scopes[word] != nil && !fixed.contains(word) }

  /// Whether a word is declared in one place, and every mention of it means that one.
  func isDeclaredOnce(_ word: String) -> Bool { canChange(word) && scopes[word]?.count == 1 }

  /// The ranges of tokens in which a word is known.
  func scopes(of word: String) -> [ClosedRange<Int>] { scopes[word] ?? [] }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isArrow(at index: Int) -> Bool {
    text(index) == "=" && text(index + 1) == ">" && !tokens[index + 1].followsSpace
  }

  enum Role {
    case name, property
    /// `{ word }`, which is short for `{ word: word }`.
    case both
  }

  func role(of index: Int) -> Role {
    let (before, after) = (text(index - 1), text(index + 1))
    if before == "." { return text(index - 2) == "." ? .name : .property }
    if ["get", "set", "async"].contains(before), after == "(" { return .property }
    guard before == "{" || before == ",", let opening = tokens[index].opening,
      tokens[opening].text == "{", !isBlock(opening)
    else { return .name }
    switch after {
    case ":": return .property
    case "(": return tokens[index + 1].partner.map { text($0 + 1) } == "{" ? .property : .name
    case ",", "}", "=": return declared.contains(index) ? .name : .both
    default: return .name
    }
  }

  /// Whether a brace certainly begins statements.
  private func isBlock(_ opening: Int) -> Bool {
    [")", ">", "else", "do", "try", "finally"].contains(text(opening - 1))
  }

  private mutating func declare(_ index: Int, in scope: ClosedRange<Int>?) {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return }
    if let scope {
      scopes[tokens[index].text, default: []].append(scope)
    } else {
      fixed.insert(tokens[index].text)
    }
  }

  /// The names in a pattern or a list of parameters.
  private mutating func pattern(_ range: Range<Int>, in scope: ClosedRange<Int>?) {
    for index in range where tokens[index].kind == .word {
      if ["(", "[", "{", ",", ":", "."].contains(text(index - 1)),
        [")", "]", "}", ",", "="].contains(text(index + 1))
      {
        declare(index, in: scope)
      }
    }
  }

  private mutating func parameters(openingAt opening: Int) {
    guard tokens.indices.contains(opening), let close = tokens[opening].partner else { return }
    let body = close + (isArrow(at: close + 1) ? 3 : 1)
    pattern(opening + 1..<close, in: opening...endOfBody(from: body))
  }

  private mutating func function(at index: Int) {
    var opening = index + 1
    if text(opening) == "*" { opening += 1 }
    if text(opening) != "(" {
      declare(opening, in: block(around: index))
      opening += 1
    }
    parameters(openingAt: opening)
  }

  /// The names between `const` or `let` and the end of the statement.
  private mutating func declarators(from index: Int) {
    let scope = block(around: index)
    var position = index + 1
    var isName = true
    while position < tokens.count {
      let token = tokens[position]
      if isName {
        if let close = token.partner, close > position {
          pattern(position + 1..<close, in: scope)
        } else {
          declare(position, in: scope)
          declared.insert(position)
        }
      }
      isName = token.text == ","
      position = max(position, token.partner ?? position) + 1
      guard tokens.indices.contains(position) else { return }
      let next = tokens[position]
      let isNewStatement = next.followsNewline && next.kind == .word && !isName
      if next.opening != tokens[index].opening || next.isMark(";)}") || isNewStatement
        || ["of", "in"].contains(next.text)
      {
        return
      }
    }
  }

  /// The block that a declaration stands in; for one in the head of a loop, the head and the body.
  private func block(around index: Int) -> ClosedRange<Int>? {
    guard let opening = tokens[index].opening, let close = tokens[opening].partner else {
      return nil
    }
    return tokens[opening].text == "(" ? opening...endOfBody(from: close + 1) : opening...close
  }

  /// Where a block ends that begins here, or an expression or statement.
  private func endOfBody(from start: Int) -> Int {
    if text(start) == "{" { return tokens[start].partner ?? start }
    var position = start
    while position < tokens.count, !tokens[position].isMark(")]},;") {
      position = max(position, tokens[position].partner ?? position) + 1
    }
    return min(position, tokens.count - 1)
  }
}
