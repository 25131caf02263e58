import Diagnostics
import JSON

extension CatalogueCheck {
  /// All words of a meaning occur in the name, title or values of one key or extension point.
  static let synonymWithoutTarget = CatalogueCheck(
    "synonym-without-target", "A synonym leads to words that occur nowhere in the catalogue."
  ) { catalogue in
    guard !catalogue.synonyms.isEmpty else { return [] }
    let texts =
      catalogue.keys.map { key in
        ([key.name, key.title ?? ""] + key.values.listed.map { $0.value.json.serialized() })
          .joined(separator: " ").lowercased()
      } + catalogue.extensionPoints.map { "\($0.name) \($0.id)".lowercased() }
    let meanings = catalogue.synonyms.flatMap { synonym in
      synonym.meanings.map { (synonym, $0, words: $0.lowercased().split(separator: " ")) }
    }
    let occurrences = WordOccurrences(of: meanings.flatMap(\.words), in: texts)
    return meanings.filter { !occurrences.existText(with: $0.words) }.map { synonym, meaning, _ in
      .error(
        "synonym-without-target", at: synonym.location,
        "No key has the words '\(meaning)', the meaning of '\(synonym.words)'",
        remedy: "write words of one key's name, title or value")
    }
  }
}

/// Which texts contain which words, found in one pass over the texts.
private struct WordOccurrences {
  /// The indexes of the texts that contain a word.
  private var texts: [Substring: Set<Int>] = [:]

  init(of words: [Substring], in texts: [String]) {
    var tree = [Node()]
    for word in words where word.utf8.count <= Self.longest && self.texts[word] == nil {
      self.texts[word] = []
      var node = 0
      for byte in word.utf8 {
        if let next = tree[node].next[byte] {
          node = next
        } else {
          tree[node].next[byte] = tree.count
          node = tree.count
          tree.append(Node())
        }
      }
      tree[node].word = word
    }
    for (index, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      for start in bytes.indices {
        var node = 0
        for byte in bytes[start...] {
          guard let next = tree[node].next[byte] else { break }
          node = next
          if let word = tree[node].word { self.texts[word]?.insert(index) }
        }
      }
    }
  }

  /// Bytes of a word. Names have no longer ones, and each text is compared with the words from every byte on.
  private static let longest = 256

  private struct Node {
    var next: [UInt8: Int] = [:]
    var word: Substring?
  }

  /// Whether one text contains all of the words.
  func existText(with words: [Substring]) -> Bool {
    let sets = words.map { texts[$0] ?? [] }.sorted { $0.count < $1.count }
    guard let rarest = sets.first else { return false }
    return rarest.contains { text in sets.dropFirst().allSatisfy { $0.contains(text) } }
  }
}
