import Diagnostics
import JSON
public import KeyModel

/// The index as the page's script reads it: two scripts, each a call with a JSON text of columns.
///
/// A column is a text with a line to each entry; lists stand in a line with tabs between.
public struct SearchScripts: Sendable {
  let entries: [SearchEntry]
  let language: SearchLanguage
  let synonyms: [SearchSynonym]
  let vocabulary: Vocabulary

  /// The scripts of an index that is not searched here.
  public init(
    _ entries: [SearchEntry], synonyms: [SearchSynonym] = [], language: SearchLanguage = .standard
  ) {
    let entries = SearchIndex.ordered(entries)
    self.init(
      entries, language, synonyms,
      Vocabulary(
        entries, Tokenizer(language), stopWords: Set(language.stopWords.map { Letters($0) })))
  }

  init(
    _ entries: [SearchEntry], _ language: SearchLanguage, _ synonyms: [SearchSynonym],
    _ vocabulary: Vocabulary
  ) {
    self.entries = entries
    self.language = language
    self.synonyms = synonyms
    self.vocabulary = vocabulary
  }

  /// Names, labels, values and traits: enough for every tier but words in summaries and texts.
  public var names: [UInt8] {
    var places: [String] = []
    var placeNumbers: [String: Int] = [:]
    var odd: [String] = []
    let placeColumn = entries.indices.map { number in
      let (name, path, url) = (entries[number].name, entries[number].path, entries[number].url)
      let (parent, folder) = (folder(of: path), folder(of: url))
      let place = parent + "\t" + folder
      if parent + name != path || folder + name + ".html" != url {
        odd.append("\(number)\t\(path)\t\(url)")
      }
      if let known = placeNumbers[place] { return String(known) }
      placeNumbers[place] = places.count
      places.append(place)
      return String(places.count - 1)
    }
    var traits: [SearchTraits] = []
    var traitNumbers: [SearchTraits: Int] = [:]
    let traitColumn = entries.indices.map { number in
      let found = entries[number].traits
      if let known = traitNumbers[found] { return String(known) }
      traitNumbers[found] = traits.count
      traits.append(found)
      return String(traits.count - 1)
    }
    var kinds: [(kind: SearchEntry.Kind, count: Int)] = []
    for number in entries.indices {
      if kinds.last?.kind == entries[number].kind {
        kinds[kinds.count - 1].count += 1
      } else {
        kinds.append((entries[number].kind, 1))
      }
    }
    return script(
      "names",
      [
        "prefixPattern": .string(language.prefixPattern),
        "wordPattern": .string(language.wordPattern),
        "stopWords": .string(language.stopWords.joined(separator: " ")),
        "kinds": column(kinds.map { "\($0.kind.rawValue)\t\($0.count)" }),
        "names": column { entries[$0].name },
        "labels": column {
          let (title, labels) = (entries[$0].title, entries[$0].labels)
          return labels.isEmpty ? title : ([title] + labels).joined(separator: "\t")
        },
        "values": column { entries[$0].values.joined(separator: "\t") },
        "places": column(places),
        "place": .string(placeColumn.joined(separator: " ")),
        "odd": column(odd),
        "traits": column(
          traits.map { traits in
            [
              traits.types.joined(separator: ","), traits.platforms.joined(separator: ","),
              traits.isDeprecated ? "1" : "", traits.extensionPoints.joined(separator: ","),
            ].joined(separator: "\t")
          }),
        "trait": .string(traitColumn.joined(separator: " ")),
      ])
  }

  /// Summaries, the words of summaries and texts, and synonyms.
  public var text: [UInt8] {
    script(
      "text",
      [
        "summaries": column { entries[$0].summary },
        "words": column(vocabulary.words.map(\.text)),
        "postings": .string(encodedPostings),
        "synonyms": column(synonyms.map { ([$0.words] + $0.meanings).joined(separator: "\t") }),
      ])
  }

  /// A line to each word: the differences between the numbers of one entry and the next, doubled, and one more where the
  /// word stands in the summary; as digits to the base 31, of which the last is a character from
  /// `=`, the others from `]`: neither needs an escape, and no separator is needed.
  private var encodedPostings: String {
    var text: [UInt8] = []
    for number in vocabulary.words.indices {
      if number > 0 { text.append(UInt8(ascii: "\n")) }
      var last = 0
      for posting in vocabulary.postings(of: number) {
        let difference = 2 * (posting.entry - last) + (posting.isInSummary ? 1 : 0)
        last = posting.entry
        Self.append(leadingDigitsOf: difference / 31, to: &text)
        text.append(UInt8(truncatingIfNeeded: difference % 31 + 61))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Every digit but the last; none of zero.
  private static func append(leadingDigitsOf number: Int, to text: inout [UInt8]) {
    guard number > 0 else { return }
    append(leadingDigitsOf: number / 31, to: &text)
    text.append(UInt8(truncatingIfNeeded: number % 31 + 93))
  }

  private func column(_ lines: [String]) -> JSONValue { .string(lines.joined(separator: "\n")) }

  /// A line to each entry, made from its number: whole entries are dear to copy.
  private func column(_ line: (Int) -> String) -> JSONValue { column(entries.indices.map(line)) }

  private func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private func script(_ part: String, _ document: JSONValue) -> [UInt8] {
    let text = JSONValue.string(document.serialized()).serializedBytes().dropLast()
    var script = Array("docgenSearchIndex(\"\(part)\", ".utf8)
    script.reserveCapacity(script.count + text.count + 8)
    // A string of JSON is one of JavaScript as well, but HTML must find no tag in it.
    for byte in text {
      if byte == UInt8(ascii: "<") { script += "\\u003c".utf8 } else { script.append(byte) }
    }
    script += ");\n".utf8
    return script
  }
}

extension SearchIndex {
  /// The scripts of this index.
  public var scripts: SearchScripts { SearchScripts(entries, language, synonyms, vocabulary) }

  /// Names, labels, values and traits, as text.
  public var namesScript: String { String(decoding: scripts.names, as: UTF8.self) }

  /// Summaries, words and synonyms, as text.
  public var textScript: String { String(decoding: scripts.text, as: UTF8.self) }
}
