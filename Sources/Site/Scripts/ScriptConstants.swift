/// Puts numbers in the place of the constants that stand for them, where that is shorter.
///
/// A constant counts that is declared once in the script, inside of a block, so that every mention of
/// its name means it.
func inlineNumbers(in tokens: inout [ScriptToken]) {
  guard hasKnownScopes(tokens) else { return }
  let names = ScriptNames(tokens)
  var uses: [String: [Int]] = [:]
  for index in tokens.indices where tokens[index].kind == .word {
    if names.role(of: index) != .property { uses[tokens[index].text, default: []].append(index) }
  }
  var removed: Set<Int> = []
  for start in tokens.indices where tokens[start].text == "const" && tokens[start].kind == .word {
    // The head of a loop keeps its parts.
    guard let block = tokens[start].opening, tokens[block].text == "{" else { continue }
    let constants = numbers(declaredBehind: start, in: tokens)
    let leaving = constants.filter { constant in
      let places = uses[tokens[constant.position].text] ?? []
      return names.isDeclaredOnce(tokens[constant.position].text)
        && isShorter(constant.number, inPlaceOf: places.count - 1)
        && places.allSatisfy { names.role(of: $0) == .name && !tokens[$0 + 1].isMark(".") }
    }
    for constant in leaving {
      for place in uses[tokens[constant.position].text] ?? [] where place != constant.position {
        tokens[place].text = constant.number
      }
    }
    guard let last = constants.last else { continue }
    if leaving.count == constants.count, tokens[last.end].text == ";" {
      removed.formUnion(start...last.end)
      continue
    }
    let staying = constants.map(\.position).filter { position in
      !leaving.contains { $0.position == position }
    }
    for constant in leaving {
      // The comma behind it goes too, or else the one before it.
      let isBehind = staying.first.map { $0 < constant.position } ?? false
      removed.formUnion(constant.position..<constant.end)
      removed.insert(isBehind ? constant.position - 1 : constant.end)
      // What follows `const` then is another word.
      if !isBehind { tokens[constant.end + 1].followsSpace = true }
    }
  }
  remove(removed, from: &tokens)
}

/// `name = 1,` or `name = 1;`.
private struct NumberConstant {
  var position: Int
  var number: String
  /// Where the comma or the semicolon stands.
  var end: Int { position + 3 }
}

/// The numbers at the start of a declaration, up to the first that is none.
private func numbers(declaredBehind start: Int, in tokens: [ScriptToken]) -> [NumberConstant] {
  var constants: [NumberConstant] = []
  var position = start + 1
  while position + 4 < tokens.count, tokens[position].kind == .word,
    tokens[position + 1].text == "=", tokens[position + 2].kind == .word,
    tokens[position + 2].text.utf8.allSatisfy({ (48...57).contains($0) }),
    tokens[position + 3].isMark(",;")
  {
    constants.append(NumberConstant(position: position, number: tokens[position + 2].text))
    if tokens[position + 3].text == ";" { break }
    position += 4
  }
  return constants
}

/// Whether a number in so many places is shorter than a name of two letters and its declaration.
private func isShorter(_ number: String, inPlaceOf count: Int) -> Bool {
  let length = shortNumber(number).utf8.count
  return count * length <= count * 2 + length + 4
}

/// `5000` as `5e3`.
func shortNumber(_ digits: String) -> String {
  let zeros = digits.reversed().prefix { $0 == "0" }.count
  return zeros > 2 && zeros < digits.count ? digits.dropLast(zeros) + "e\(zeros)" : digits
}

/// Leaves tokens out, none of them a bracket.
private func remove(_ removed: Set<Int>, from tokens: inout [ScriptToken]) {
  var places: [Int: Int] = [:]
  let kept = tokens.indices.filter { !removed.contains($0) }
  for (place, index) in kept.enumerated() { places[index] = place }
  tokens = kept.map { index in
    var token = tokens[index]
    token.partner = token.partner.flatMap { places[$0] }
    token.opening = token.opening.flatMap { places[$0] }
    return token
  }
}
