import Text

extension CatalogueRecord {
  static let searchWords = ObjectForm<SearchWords>("the words", { SearchWords() }) {
    Field(
      "whole", list: .word, { $0.whole }, { $0.whole = $1 },
      "Words that are one word although a capital is inside them.")
    Field(
      "prefixes", list: .word, { $0.prefixes }, { $0.prefixes = $1 },
      "Capitals at the start of names that a query may leave out.")
    Field(
      "ignored", list: .word, { $0.ignored }, { $0.ignored = $1 },
      "Words that a query with other words ignores.")
  }.form

  static let synonym = ObjectForm<SearchSynonym>(
    "a synonym", { SearchSynonym("") }
  ) {
    Field(
      "words", .text, { $0.words }, { $0.words = $1 }, "Words as people write them.",
      isRequired: true)
    Field(
      "meanings", list(of: .text), { $0.meanings }, { $0.meanings = $1 },
      "The words of names, titles or values instead.")
  }.locatedForm
}

extension Form<String> {
  fileprivate static var word: Form {
    checked(
      SearchWords.isWord, pattern: "^[A-Za-z][A-Za-z0-9]*$", "is not a word",
      remedy: "use letters and digits of ASCII, and begin with a letter")
  }
}
