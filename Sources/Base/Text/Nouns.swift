/// The phrase with its indefinite article: `a string`, `an array of strings`, but `data`.
package func withArticle(_ phrase: String) -> String {
  guard let first = phrase.first, phrase.prefix(while: { $0 != " " }) != "data" else {
    return phrase
  }
  return ("aeiouAEIOU".contains(first) ? "an " : "a ") + phrase
}

/// `1 key`, `2 keys`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
