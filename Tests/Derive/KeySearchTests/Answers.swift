import Diagnostics
import Foundation
import JSON
import KeyCatalogue
import KeyModel

@testable import KeySearch

/// Indexes that tests share, because building one takes most of the time.
enum Indexes {
  /// The index of the whole reference, with addresses as a site has them.
  static let reference = SearchIndex(
    infoPlistCatalogue.searchEntries(
      keyURL: { "keys/" + $0.path.description + ".html" },
      extensionPointURL: { "extension-points/" + $0.id + ".html" },
      groupURL: { "groups/" + $0.id + ".html" }),
    synonyms: infoPlistCatalogue.synonyms, language: .reference)
}

extension SearchLanguage {
  /// English with the words of the reference.
  static let reference = SearchLanguage(infoPlistCatalogue.searchWords)
}

extension SearchAnswer {
  /// Everything that both engines must agree on.
  var json: JSONValue {
    [
      "results": .array(results.map(\.json)),
      "isGuess": .boolean(isGuess), "note": .string(note),
      "kinds": .array(
        kinds.map { ["kind": .string($0.kind.rawValue), "count": .integer($0.count)] }),
      "problems": .array(
        problems.map {
          [
            "filter": .string($0.filter), "value": JSONValue($0.value),
            "nearest": JSONValue($0.nearest),
          ]
        }),
    ]
  }
}

extension SearchResult {
  fileprivate var json: JSONValue {
    [
      "name": .string(entry.name), "path": .string(entry.path), "title": .string(entry.title),
      "summary": .string(entry.summary), "url": .string(entry.url),
      "score": .integer(score),
      "places": JSONValue(strings: places.map(\.url)),
      "marks": .string(marks.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")),
    ]
  }
}

/// The results of Swift, for the page's script to find again: `compare.js` reads them.
func vectors(_ index: SearchIndex, queries: [String], texts: [String], limit: Int = 10) -> JSONValue
{
  [
    "names": .string(index.namesScript), "text": .string(index.textScript),
    "limit": .integer(limit),
    "tokens": .array(
      texts.map { text in
        let words = index.tokenizer.words(of: Letters(text))
        return [
          "text": .string(text), "tokens": JSONValue(strings: words.map(\.text)),
          "stems": JSONValue(strings: words.map { stem($0).text }),
        ]
      }),
    "queries": .array(
      queries.map { ["query": .string($0), "answer": index.search($0, limit: limit).json] }),
  ]
}
