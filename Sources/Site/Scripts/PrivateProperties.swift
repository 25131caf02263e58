/// What a script has in a comment if properties that begin with an underscore are its own: no other
/// script, no data and no part of the browser knows them.
let privatePropertiesMark = "@private _"

/// Gives short names to a script's private properties.
///
/// Such a word stands behind a dot or before a colon. One that stands elsewhere too, or in a text,
/// keeps its name, and so does every other word; the new names are none that the script has.
func shortenPrivateProperties(in tokens: inout [ScriptToken]) {
  func isProperty(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].isMark(".")
      || index + 1 < tokens.count && tokens[index + 1].isMark(":")
  }
  let literals = tokens.filter { $0.kind == .literal }.map(\.text)
  var counts: [String: Int] = [:]
  var kept: Set<String> = []
  for (index, token) in tokens.enumerated() where token.kind == .word {
    let word = token.text
    guard word.hasPrefix("_"), isProperty(index), !kept.contains(word),
      counts[word] != nil || !literals.contains(where: { $0.contains(word) })
    else {
      kept.insert(word)
      continue
    }
    counts[word, default: 0] += 1
  }
  var names = ShortNames()
  var shortNames: [String: String] = [:]
  for (word, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
  where !kept.contains(word) {
    var name = names.next()
    while kept.contains(name) { name = names.next() }
    shortNames[word] = name
  }
  for index in tokens.indices where tokens[index].kind == .word {
    if let name = shortNames[tokens[index].text] { tokens[index].text = name }
  }
}
