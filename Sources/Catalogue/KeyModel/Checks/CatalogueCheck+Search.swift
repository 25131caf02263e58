import Diagnostics
import JSON

extension CatalogueCheck {
  /// All words of a meaning must occur in one key or extension point.
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

private struct WordOccurrences {
  private var texts: [Substring: Set<Int>] = [:]

  init(of words: [Substring], in texts: [String]) {
    var tree = [WordNode()]
    for word in words where word.utf8.count <= Self.longest && self.texts[word] == nil {
      self.texts[word] = []
      var node = 0
      for byte in word.utf8 {
        if let next = tree[node].next[byte] {
          node = next
        } else {
          tree[node].next[byte] = tree.count
          node = tree.count
          tree.append(WordNode())
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

  /// The longest word in bytes, because texts are compared with words from every byte on.
  private static let longest = 256

  private struct WordNode {
    var next: [UInt8: Int] = [:]
    var word: Substring?
  }

  func existText(with words: [Substring]) -> Bool {
    let sets = words.map { texts[$0] ?? [] }.sorted { $0.count < $1.count }
    guard let rarest = sets.first else { return false }
    return rarest.contains { text in sets.dropFirst().allSatisfy { $0.contains(text) } }
  }
}
