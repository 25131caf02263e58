import KeyModel
import Text

extension KeyMeaning {
  /// - Parameter platforms: The catalogue's platforms, in the order that statements have.
  init(_ key: Key, _ platforms: [Platform]) {
    title = key.title.map { $0.legibleLine(atMost: 200) }
    summary = plain(key.summary).oneLine.firstSentence.legibleLine(atMost: 400)
    var since: [String] = []
    let statements = key.statements
    for platform in platforms {
      for statement in statements where statement.platform == platform {
        since.append(statement.phrase)
      }
    }
    for statement in statements where !platforms.contains(statement.platform) {
      since.append(statement.phrase)
    }
    self.since = since.map { $0.legibleLine(atMost: 200) }
    guard key.isDeprecatedEverywhere else { return }
    let names = (key.replacedBy ?? []).prefix(5).map {
      "'\($0.description.legibleLine(atMost: 200))'"
    }
    deprecation = "Deprecated." + (names.isEmpty ? "" : " Use \(alternatives(names)) instead.")
  }
}

extension String {
  /// The text up to the end of its first sentence.
  var firstSentence: String {
    let bytes = Array(utf8)
    for index in bytes.indices.dropLast(2)
    where Self.sentenceEnds.contains(bytes[index]) && bytes[index + 1] == UInt8(ascii: " ") {
      // An abbreviation is followed by a small letter or is one: `e.g. A`.
      let next = bytes[index + 2]
      let isAbbreviation = index < 2 || !bytes[index - 2].isPartOfWord
      if !next.isLowercase, !next.isDigit, !isAbbreviation {
        return String(decoding: bytes[...index], as: UTF8.self)
      }
    }
    return self
  }

  private static var sentenceEnds: [UInt8] {
    [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")]
  }
}

extension UInt8 {
  /// Whether it belongs to a word, if another letter follows: not the period or space before a single letter.
  fileprivate var isPartOfWord: Bool {
    self != UInt8(ascii: ".") && self != UInt8(ascii: " ") && self != UInt8(ascii: "(")
  }
}
