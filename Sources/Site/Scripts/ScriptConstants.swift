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
    var position = start + 1
    var isWhole = true
    while let number = number(declaredAt: position, in: tokens) {
      let places = (uses[tokens[position].text] ?? []).filter { $0 != position }
      if names.isDeclaredOnce(tokens[position].text), isShorter(number, inPlaceOf: places.count),
        places.allSatisfy({ names.role(of: $0) == .name && !tokens[$0 + 1].isMark(".") })
      {
        for place in places { tokens[place].text = number }
        removed.formUnion(position..<position + 4)
        // What follows `const` then is another word.
        tokens[min(position + 4, tokens.count - 1)].followsSpace = true
      } else {
        isWhole = false
      }
      position += 4
      if tokens[position - 1].text == ";" { break }
    }
    if tokens[position - 1].text == ";", position > start + 1 {
      // The semicolon goes with the last declaration of all, and takes a comma's place otherwise.
      if isWhole {
        removed.insert(start)
      } else if removed.contains(position - 1) {
        removed.remove(position - 1)
        if let comma = (start..<position - 1).last(where: { !removed.contains($0) }),
          tokens[comma].text == ","
        {
          removed.insert(comma)
        }
      }
    }
  }
  remove(removed, from: &tokens)
}

/// The number of `name = 1,` or `name = 1;` at a place.
private func number(declaredAt position: Int, in tokens: [ScriptToken]) -> String? {
  guard position + 3 < tokens.count, tokens[position].kind == .word,
    tokens[position + 1].text == "=", tokens[position + 3].isMark(",;"),
    tokens[position + 2].kind == .word
  else { return nil }
  let text = tokens[position + 2].text
  return text.utf8.allSatisfy({ (48...57).contains($0) }) ? text : nil
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
