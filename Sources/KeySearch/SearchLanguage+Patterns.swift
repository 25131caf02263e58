/// The tokenizer's words as regular expressions of JavaScript, for the page's script.
extension SearchLanguage {
  /// The code units that `isLower` accepts.
  private static let lower = #"a-z\u00c0-\u1fff\u2c00-\ud7ff"#

  private func whole(_ words: [String]) -> String {
    words.isEmpty
      ? "(?!)" : "(?:\(words.joined(separator: "|")))(?![\(Self.lower)])"
  }

  /// The vendor's prefix at the start of a name, with the `k` that may stand before it.
  var prefixPattern: String {
    let vendor = vendorPrefixes.isEmpty ? "(?!)" : vendorPrefixes.joined(separator: "|")
    let isProtected = whole(protectedWords)
    return "^(?!\(isProtected))(k?)(?!\(isProtected))(\(vendor))(?=[A-Z])"
  }

  /// One word: protected, or as camel case ends it.
  var wordPattern: String {
    let small = "[\(Self.lower)]+"
    let tails = protectedWords.filter { $0.unicodeScalars.first.map { $0.value >= 97 } ?? false }
    let lowerWord = "\(small)?(?=\(whole(tails)))|\(small)"
    return [
      whole(protectedWords), "[0-9]+", "[A-Z]{2,}s(?![\(Self.lower)])",
      "[A-Z]+(?=[A-Z][\(Self.lower)])", "[A-Z](?:\(lowerWord))", "[A-Z]+", lowerWord,
    ].joined(separator: "|")
  }
}
