import Text

/// The part of the syntax of a predicate that can be checked without knowing its words.
///
/// Source: Predicate Programming Guide, "Predicate Format String Syntax": texts are in single or
/// double quotation marks, a backslash takes the next character as it is; parentheses group,
/// braces hold lists, brackets hold indexes.
enum PredicateSyntax {
  private static let counterparts: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  /// The reason why a text is not a predicate; nil if none is found.
  static func problem(in text: String) -> String? {
    guard text.contains(where: { !$0.isSpace }) else { return "it is empty" }
    var open: [Character] = []
    var quote: Character?
    var isEscaped = false
    for character in text {
      if let mark = quote {
        if character == mark, !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" || character == "'" {
        quote = character
      } else if counterparts[character] != nil {
        open.append(character)
      } else if counterparts.values.contains(character) {
        guard let last = open.popLast() else { return "'\(character)' has no opening bracket" }
        guard counterparts[last] == character else {
          return "'\(last)' is closed by '\(character)'"
        }
      }
    }
    if let quote {
      return "a text in \(quote == "'" ? "single" : "double") quotation marks is not closed"
    }
    if let last = open.last { return "'\(last)' is never closed" }
    return nil
  }
}
