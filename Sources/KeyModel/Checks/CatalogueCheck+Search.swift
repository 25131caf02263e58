import Diagnostics
import JSON

extension CatalogueCheck {
  /// A synonym leads to words that some name, title or value has, all in one key.
  static let synonymWithoutTarget = CatalogueCheck(
    "synonym-without-target", "Every meaning of a synonym occurs in the catalogue."
  ) { catalogue in
    guard !catalogue.synonyms.isEmpty else { return [] }
    let targets =
      catalogue.keys.map { key in
        ([key.name, key.title ?? ""] + key.values.listed.map { $0.value.json.serialized() })
          .joined(separator: " ").lowercased()
      } + catalogue.extensionPoints.map { "\($0.name) \($0.id)".lowercased() }
    return catalogue.synonyms.flatMap { synonym in
      synonym.meanings.filter { meaning in
        let words = meaning.lowercased().split(separator: " ")
        return words.isEmpty
          || !targets.contains { target in words.allSatisfy { target.contains($0) } }
      }.map { meaning in
        .error(
          "synonym-without-target", at: synonym.location,
          "No key has the words '\(meaning)', which '\(synonym.words)' stands for",
          remedy: "write words of one key's name, title or value")
      }
    }
  }
}
