import Diagnostics
import Text

/// A theme's words in one language: a file of words by their names, each a text or, for a number of things, a text for each
/// form that the language has.
package struct WordsFile {
  package static let folder = "words"
  package static let ending = ".yaml"
  private static let id = "invalid-words"

  /// The words of a language from the files of a theme and its parents. Where several have a word, the first one's counts.
  static func words(
    of language: String, in sources: [SourceFile]
  ) -> (words: Words, diagnostics: [Diagnostic]) {
    let files = files(for: language, in: sources)
    var (words, diagnostics): ([Word: Words.Entry], [Diagnostic]) = ([:], [])
    for file in files {
      let (found, problems) = read(file)
      diagnostics += problems
      words.merge(found) { first, _ in first }
    }
    let missing = Word.allCases.filter { words[$0] == nil }
    if let last = files.last, !isEnglish(language), !missing.isEmpty {
      let names = missing.prefix(12).map { "'\($0.name)'" } + (missing.count > 12 ? ["…"] : [])
      diagnostics.append(
        .warning(
          "missing-words", at: SourceLocation(file: last.path),
          "The words file lacks \(counted(missing.count, "word")), which pages show in English: \(names.joined(separator: ", "))",
          remedy: "add them; `docgen words` prints all of them in English"))
    }
    if files.isEmpty, !isEnglish(language) {
      diagnostics.append(
        .warning(
          "missing-words", at: nil,
          "The theme has no words in the language '\(language)': what its author did not write is English",
          remedy:
            "add \(folder)/\(language)\(ending) to the theme; `docgen words` prints its English form"
        ))
    }
    return (Words(language: language, words), diagnostics)
  }

  private static func isEnglish(_ language: String) -> Bool {
    language.lowercased().split(separator: "-").first == "en"
  }

  /// The files of the language itself, or else of the nearest one that includes it.
  private static func files(for language: String, in sources: [SourceFile]) -> [SourceFile] {
    var tag = language.lowercased()
    while !tag.isEmpty {
      let names = [tag, relatives[tag]].compactMap(\.self)
      let files = names.lazy.map { name in sources.filter { $0.stem.lowercased() == name } }
        .first { !$0.isEmpty }
      if let files { return files }
      tag = tag.lastIndex(of: "-").map { String(tag[..<$0]) } ?? ""
    }
    return []
  }

  /// Tags that mean the same writing as another one.
  private static let relatives = ["zh": "zh-hans", "zh-cn": "zh-hans", "zh-sg": "zh-hans"]

  private static func read(_ source: SourceFile) -> ([Word: Words.Entry], [Diagnostic]) {
    let (found, problems) = FieldReader.fields(of: source, name: "words file", id: id)
    guard let written = found else { return ([:], problems) }
    var (words, diagnostics): ([Word: Words.Entry], [Diagnostic]) = ([:], problems)
    let near = NearNames(Word.named.keys.sorted())
    for member in written.members {
      guard let word = Word.named[member.key] else {
        diagnostics.append(
          .warning(
            "unknown-word", at: written.location(ofName: member),
            "'\(member.key)' names no word of the interface\(near.suggestion(for: member.key))",
            remedy: "remove it, or use a name that `docgen words` prints"))
        continue
      }
      var forms: [PluralCategory: WordPattern] = [:]
      for (category, node) in written.forms(of: member.node, of: word, &diagnostics) {
        let (pattern, problem) = pattern(
          node.writtenText, of: word,
          mayLackCount: category == .zero || category == .one || category == .two)
        if let pattern { forms[category] = pattern }
        if let problem {
          diagnostics.append(
            .error(
              id, at: written.location(of: node), problem.message,
              remedy: problem.remedy))
        }
      }
      if forms[.other] != nil { words[word] = Words.Entry(forms) }
    }
    return (words, diagnostics)
  }

  /// The pattern of a text, or its mistake.
  private static func pattern(_ text: String?, of word: Word, mayLackCount: Bool) -> (
    WordPattern?, (message: String, remedy: String)?
  ) {
    guard let text else {
      return (nil, ("'\(word.name)' is not a text", "write one line of text"))
    }
    guard let pattern = WordPattern(text) else {
      return (
        nil,
        ("'\(word.name)' has a brace that is not closed or not opened", "write a value as {name}")
      )
    }
    let wanted = word.english[.other].flatMap { WordPattern($0)?.names } ?? []
    let lacking = wanted.subtracting(pattern.names).subtracting(mayLackCount ? ["count"] : [])
    let foreign = pattern.names.subtracting(wanted)
    guard lacking.isEmpty, foreign.isEmpty else {
      let known = wanted.sorted().map { "{\($0)}" }.joined(separator: ", ")
      return (
        nil,
        foreign.sorted().first.map {
          (
            "'\(word.name)' has no value {\($0)}\(suggestion(for: $0, among: wanted.sorted()))",
            known.isEmpty ? "write a text without braces" : "use \(known)"
          )
        } ?? (
          "'\(word.name)' lacks the value {\(lacking.sorted().first ?? "")}", "use \(known)"
        )
      )
    }
    return (pattern, nil)
  }

  /// All words in English, as a file.
  package static var english: String {
    var text = ""
    for word in Word.allCases {
      let forms = word.english
      if let one = forms[.one], let other = forms[.other] {
        text += "\(word.name):\n  one: \(quoted(one))\n  other: \(quoted(other))\n"
      } else {
        text += "\(word.name): \(quoted(word.rawValue))\n"
      }
    }
    return text
  }

  /// A text in the quotes of YAML.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension WrittenFields {
  /// A word's texts by the forms they are for.
  fileprivate func forms(of node: Node, of word: Word, _ diagnostics: inout [Diagnostic])
    -> [(PluralCategory, Node)]
  {
    guard let members = node.members else { return [(.other, node)] }
    let names = PluralCategory.allCases.map(\.rawValue)
    guard word.english.count > 1 else {
      diagnostics.append(
        .error(
          "invalid-words", at: location(of: node), "'\(word.name)' is not for a number of things",
          remedy: "write one line of text"))
      return []
    }
    if !members.contains(where: { $0.key == PluralCategory.other.rawValue }) {
      diagnostics.append(
        .error(
          "invalid-words", at: location(of: node), "'\(word.name)' lacks the form 'other'",
          remedy: "add it: it is for every number that no other form is for"))
    }
    return members.compactMap { member in
      guard let category = PluralCategory(rawValue: member.key) else {
        diagnostics.append(
          .error(
            "invalid-words", at: location(ofName: member),
            "'\(member.key)' is not a form of words\(suggestion(for: member.key, among: names))",
            remedy: "use \(names.joined(separator: ", "))"))
        return nil
      }
      return (category, member.node)
    }
  }
}
