import Text

extension CatalogueRecord {
  static let searchWords = ObjectForm<SearchWords>("the words", { SearchWords() }) {
    Field(
      "whole", list: .word, \.whole, "Words that are one word although a capital is inside them.")
    Field(
      "prefixes", list: .word, \.prefixes,
      "Capitals at the start of names that a query may leave out.")
    Field("ignored", list: .word, \.ignored, "Words that a query with other words ignores.")
  }.form

  static let synonym = ObjectForm<SearchSynonym>(
    "a synonym", { SearchSynonym("") }
  ) {
    Field("words", .text, \.words, "Words as people write them.", isRequired: true)
    Field("meanings", list(of: .text), \.meanings, "The words of names, titles or values instead.")
  }.locatedForm
}

extension Form<String> {
  fileprivate static var word: Form {
    checked(
      SearchWords.isWord, pattern: "^[A-Za-z][A-Za-z0-9]*$", "is not a word",
      remedy: "use letters and digits of ASCII, and begin with a letter")
  }
}
