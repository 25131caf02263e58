import Diagnostics
import JSON
package import KeyModel

/// The index for the page: two scripts, each a call with columns as JSON text.
///
/// A column is a text with one line per entry; list items are separated by tabs.
package struct SearchScripts: Sendable {
  let entries: [SearchEntry]
  let language: SearchLanguage
  let synonyms: [SearchSynonym]
  let vocabulary: Vocabulary
  /// The documents that entries name.
  private let documents: [DocumentKind]
  /// For each document's id, which is empty if there is one alone, an entry with a value of each type; braces stand
  /// for its name.
  private let entryTexts: [String: [String: String]]

  /// Makes the scripts without an index for Swift.
  package init(
    _ entries: [SearchEntry], synonyms: [SearchSynonym] = [],
    language: SearchLanguage = SearchLanguage(), documents: [DocumentKind] = [],
    entryTexts: [String: [String: String]] = [:]
  ) {
    var entries = SearchIndex.ordered(entries)
    let vocabulary = Vocabulary(
      entries, Tokenizer(language), stopWords: Set(language.stopWords.map { Letters($0) }))
    // The scripts need only the words of the texts, which are the largest part of the entries.
    for index in entries.indices { entries[index].text = "" }
    self.init(entries, language, synonyms, vocabulary, documents, entryTexts)
  }

  init(
    _ entries: [SearchEntry], _ language: SearchLanguage, _ synonyms: [SearchSynonym],
    _ vocabulary: Vocabulary, _ documents: [DocumentKind] = [],
    _ entryTexts: [String: [String: String]] = [:]
  ) {
    self.entries = entries
    self.language = language
    self.synonyms = synonyms
    self.vocabulary = vocabulary
    self.documents = documents
    self.entryTexts = entryTexts
  }

  /// The usual suffix of addresses, which the index omits.
  static let pageSuffix = ".html"

  /// Names, labels, values and traits, enough for all matches except words in summaries and texts; and the constants
  /// that the script shares with this module.
  package var names: [UInt8] {
    var folders = Numbering<String>()
    // Entries whose path or address does not end in their name: the distance from the last such entry, and both ends.
    var unusual: [String] = []
    var before = 0
    let folderColumn = entries.enumerated().map { number, entry in
      let (parent, folder) = (folder(of: entry.path), folder(of: entry.url))
      let path = entry.kind == .key ? parent + entry.name : ""
      if path != entry.path || folder + entry.name + Self.pageSuffix != entry.url {
        let end = Substring(entry.path.utf8.dropFirst(parent.utf8.count))
        let file = Substring(entry.url.utf8.dropFirst(folder.utf8.count))
        unusual.append("\(number - before)\t\(end)\t\(file)")
        before = number
      }
      return String(folders.number(of: parent + "\t" + folder))
    }
    var traits = Numbering<SearchTraits>()
    let traitColumn = entries.map { String(traits.number(of: $0.traits)) }
    var kinds: [(kind: SearchEntryKind, tiers: NameTiers, count: Int)] = []
    for entry in entries {
      if kinds.last?.kind == entry.kind {
        kinds[kinds.count - 1].count += 1
      } else {
        kinds.append((entry.kind, NameTiers(entry.kind), 1))
      }
    }
    var names: JSONValue =
      [
        "constants": SearchConstants.json,
        "prefixPattern": .string(language.prefixPattern),
        "wordPattern": .string(language.wordPattern),
        "stopWords": .string(language.stopWords.joined(separator: " ")),
        "keyCount": .integer(entries.count { $0.kind == .key }),
        "kinds": column(
          kinds.map { "\($0.kind.rawValue)\t\($0.count)\t\($0.tiers.rawValue)" }),
        "names": column(entries.map(\.name)),
        "weights": .string(
          entries.map { String($0.weight, radix: SearchEntry.mostWeight + 1) }.joined()),
        "kindWords": column(
          language.kindFilters.map { "\($0.words)\t\($0.name.rawValue)\t\($0.value)" }),
        "labels": column(
          entries.map { entry in
            entry.labels.isEmpty
              ? entry.title : ([entry.title] + entry.labels).joined(separator: "\t")
          }),
        "leads": column(
          SearchIndex.numberedLeads(of: entries).map { leads in
            leads.map { keys in keys.map(String.init).joined(separator: " ") }
              .joined(separator: "\t")
          }),
        "symbols": column(entries.map { $0.symbols.joined(separator: "\t") }),
        "values": column(entries.map { $0.values.joined(separator: "\t") }),
        "folders": column(folders.values),
        "folder": .string(folderColumn.joined(separator: " ")),
        "unusual": column(unusual),
        "traits": column(
          traits.values.map { traits in
            [
              traits.types.joined(separator: ","), traits.platforms.joined(separator: ","),
              traits.isDeprecated ? "1" : "", traits.extensionPoints.joined(separator: ","),
              traits.documents.joined(separator: ","),
            ].joined(separator: "\t")
          }),
        "trait": .string(traitColumn.joined(separator: " ")),
      ]
    if !entryTexts.isEmpty {
      names.append(
        "entryTexts",
        .object(
          entryTexts.sorted { $0.key < $1.key }.map { document, texts in
            .init(
              document,
              .object(texts.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }))
          }))
    }
    if !documents.isEmpty {
      names.append("documents", column(documents.map { "\($0.id)\t\($0.title)" }))
    }
    return script("names", names)
  }

  /// Summaries, the words of texts, and synonyms. The page's script splits the summaries into words itself, which
  /// saves 9 % of the size.
  package var text: [UInt8] {
    let postings = vocabulary.words.compactMap { word -> (word: Letters, text: String)? in
      let entries = vocabulary.postings[word]?.filter { !$0.isInSummary }.map(\.entry) ?? []
      return entries.isEmpty ? nil : (word, PostingDigits.text(entries))
    }
    return script(
      "text",
      [
        "summaries": column(entries.map(\.summary)),
        "words": .string(SharedBeginnings.text(postings.map(\.word))),
        "postings": column(postings.map(\.text)),
        "synonyms": column(synonyms.map { ([$0.words] + $0.meanings).joined(separator: "\t") }),
        "notes": column(
          synonyms.enumerated().filter { !$1.note.isEmpty }.map { "\($0)\t\($1.note)" }),
      ])
  }

  private func column(_ lines: [String]) -> JSONValue { .string(lines.joined(separator: "\n")) }

  private func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private func script(_ part: String, _ document: JSONValue) -> [UInt8] {
    let text = JSONValue.string(document.serialized()).serializedBytes().dropLast()
    var script = Array("docgenSearchIndex(\"\(part)\", ".utf8)
    script.reserveCapacity(script.count + text.count + 8)
    // A JSON string is also a JavaScript string. The escape keeps HTML parsers from seeing a tag in it.
    for byte in text {
      if byte == UInt8(ascii: "<") { script += "\\u003c".utf8 } else { script.append(byte) }
    }
    script += ");\n".utf8
    return script
  }
}

extension SearchIndex {
  /// The scripts of this index.
  package var scripts: SearchScripts { SearchScripts(entries, language, synonyms, vocabulary) }

  /// Names, labels, values and traits, as text.
  package var namesScript: String { String(decoding: scripts.names, as: UTF8.self) }

  /// Summaries, words and synonyms, as text.
  package var textScript: String { String(decoding: scripts.text, as: UTF8.self) }
}

/// Numbers distinct values in order of first occurrence.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// Sorted words as one text.
///
/// Before each word's letters is a capital for the number of letters that it shares with the word before, which are
/// left out. Words have no capitals, so no separator is needed: a quarter of their compressed size.
enum SharedBeginnings {
  static let none = UInt16(UInt8(ascii: "A"))
  static let most = 25

  static func text(_ words: [Letters]) -> String {
    var text: Letters = []
    var before: Letters = []
    for word in words {
      let shared = min(zip(word, before).prefix { $0 == $1 }.count, most)
      text.append(none + UInt16(shared))
      text += word[shared...]
      before = word
    }
    return text.text
  }
}

/// The numbers of the entries that have a word, as a line of text.
///
/// Each number is the difference from the previous one, in digits: the last digit is a character from `last` on,
/// the others from `leading` on. So there is no separator, and JSON needs no escapes.
enum PostingDigits {
  static let base = 31
  static let last = UInt8(ascii: "=")
  static let leading = UInt8(ascii: "]")

  static func text(_ entries: [Int]) -> String {
    var text: [UInt8] = []
    var before = 0
    for entry in entries {
      let number = entry - before
      before = entry
      append(leadingDigitsOf: number / base, to: &text)
      text.append(last + UInt8(number % base))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Every digit but the last; none for zero.
  private static func append(leadingDigitsOf number: Int, to text: inout [UInt8]) {
    guard number > 0 else { return }
    append(leadingDigitsOf: number / base, to: &text)
    text.append(leading + UInt8(number % base))
  }
}
