import JSON
import KeySearch
import Text

/// The words of the theme's scripts where they are not the English ones, which the scripts have themselves.
///
/// A script names a word by its English text, so that it works without this file.
struct ScriptWords {
  static let path = "words.js"

  private let words: Words
  private let named: [Word]

  /// - Parameter scripts: The theme's files.
  init(_ words: Words, in scripts: [SourceFile]) {
    self.words = words
    let known = Dictionary(firstOf: Word.allCases.map { ($0.rawValue, $0) })
    var found = Set(Self.ofData)
    for script in scripts where script.path.hasSuffix(".js") {
      // A literal is between two quotation marks; what is between two literals is no word.
      for part in String(decoding: script.bytes, as: UTF8.self).split(separator: "\"") {
        if let word = known[String(part)] { found.insert(word) }
      }
    }
    named = Word.allCases.filter(found.contains)
  }

  /// Words that scripts take from the index of the search.
  private static let ofData: [Word] = [
    .kindKey, .kindPoint, .kindGroup, .kindGuide, .kindCode, .kindFinding, .kindFindings,
    .kindPage, .kindPlatform, .kindRelease, .kindDocument, .kindCapability, .api, .typeString,
    .typeInteger, .typeReal, .typeNumber, .typeBoolean, .typeDate, .typeData, .typeDictionary,
    .typeNull, .typeArray, .any,
  ]

  var file: OutputFile {
    let texts = JSONValue.object(
      named.map { word in
        let forms = words.texts(of: word)
        guard forms.count > 1 else {
          return .init(word.rawValue, .string(forms.first?.text ?? word.rawValue))
        }
        return .init(
          word.rawValue, .object(forms.map { .init($0.category.rawValue, .string($0.text)) }))
      })
    return OutputFile(
      Self.path,
      bytes: Array("window.docgenWords = ".utf8) + texts.serializedBytes(linesTo: 1).dropLast()
        + Array(";\n".utf8))
  }
}
