import JSON
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
    Field(
      "kinds", list: wordsOfKind, { $0.kinds }, { $0.kinds = $1 },
      "Words that say of what kind the things are that a query with other words is after.")
  }.form

  private static let wordsOfKind = ObjectForm<SearchWords.Kind>(
    "words for a kind", { SearchWords.Kind("", filter: "", value: "") }
  ) {
    Field(
      "words", .text, { $0.words }, { $0.words = $1 }, "Words as people write them.",
      isRequired: true)
    Field(
      "filter", .text, { $0.filter }, { $0.filter = $1 },
      "The name of a filter of queries, such as kind or document.", isRequired: true)
    Field(
      "value", .text, { $0.value }, { $0.value = $1 }, "The value of the filter.",
      isRequired: true)
  }.form

  static let usage = ObjectForm<UsageCounts>("the counts", { UsageCounts() }) {
    Field(
      "projects", .count, { $0.projects }, { $0.projects = $1 },
      "The number of projects whose files were counted.")
    Field(
      "keys", list: count, { $0.keys }, { $0.keys = $1 },
      "The projects that have a key, by its path with the id of its document.")
    Field(
      "extensionPoints", list: count, { $0.extensionPoints }, { $0.extensionPoints = $1 },
      "The projects with an extension for an extension point.")
    Field(
      "codes", list: count, { $0.codes }, { $0.codes = $1 },
      "The texts in which people ask about a code.")
  }.form

  private static let count = ObjectForm<UsageCounts.Count>(
    "a count", { UsageCounts.Count("", 0) }
  ) {
    Field(
      "name", .text, { $0.name }, { $0.name = $1 },
      "A key's path as text, an identifier or a code.", isRequired: true)
    Field(
      "count", .count, { $0.count }, { $0.count = $1 }, "How many have it.", isRequired: true)
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
    Field(
      "note", .text, { $0.note }, { $0.note = $1 }, unless: "",
      "A sentence for people who search for the words alone.")
  }.locatedForm
}

extension Form<Int> {
  fileprivate static var count: Form {
    Form(
      schema: ["type": "integer", "minimum": 0],
      read: { (reader, name) throws(SyntaxError) in
        let start = reader.scanner.location
        guard let number = try reader.readInteger(name) else { return nil }
        if number < 0 { reader.reportInvalid("\(number) is not a count", at: start) }
        return max(0, Int(clamping: number))
      }, json: { (count, _) in .integer(count) })
  }
}

extension Form<String> {
  fileprivate static var word: Form {
    checked(
      SearchWords.isWord, pattern: "^[A-Za-z][A-Za-z0-9]*$", "is not a word",
      remedy: "use letters and digits of ASCII, and begin with a letter")
  }
}
