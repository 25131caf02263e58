/// The tokenizer's words as regular expressions of JavaScript, for the page's script.
extension SearchLanguage {
  /// One of the words, not followed by a lower-case letter.
  private func whole(_ words: [String]) -> String {
    words.isEmpty ? "(?!)" : "(?:\(words.joined(separator: "|")))(?![\(lowerClass)])"
  }

  /// The vendor's prefix at the start of a name, with an optional leading `k`.
  var prefixPattern: String {
    let vendor = vendorPrefixes.isEmpty ? "(?!)" : vendorPrefixes.joined(separator: "|")
    let protectedWord = whole(protectedWords)
    return "^(?!\(protectedWord))(k?)(?!\(protectedWord))(\(vendor))(?=[A-Z])"
  }

  /// One word: a protected one, or one delimited by camel case.
  var wordPattern: String {
    let small = "[\(lowerClass)]+"
    let tails = protectedWords.filter { $0.unicodeScalars.first.map { $0.value >= 97 } ?? false }
    let lowerWord = "\(small)?(?=\(whole(tails)))|\(small)"
    return [
      whole(protectedWords), "[0-9]+", "[A-Z]{2,}s(?![\(lowerClass)])",
      "[A-Z]+(?=[A-Z][\(lowerClass)])", "[A-Z](?:\(lowerWord))", "[A-Z]+", lowerWord,
    ].joined(separator: "|")
  }
}
