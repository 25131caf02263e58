import KeyModel
import Markup
import Text

/// An example file for some keys that belong together.
struct Recipe {
  var document: DocumentKind
  /// The platforms that have all of the keys, where others have others; empty where one list is for all.
  var platforms: [Platform] = []
  var list: PropertyListValue

  /// More keys than these are not written together: they are a list to choose from.
  private static let keysLimit = 6

  /// The lists of each document, one for all platforms where it can be. A key has its value of
  /// `samples`, or its example.
  static func all(
    for keys: [Key], in catalogue: Catalogue, samples: [PropertyPath: PropertyListValue] = [:]
  ) -> [Recipe] {
    catalogue.documents.flatMap { document -> [Recipe] in
      let own = keys.filter { key in
        catalogue.document(of: key.path).id == document.id && key.path.components.count == 1
          && key.path.components != [.anyName] && !key.isDeprecatedEverywhere
      }
      guard own.count <= keysLimit else { return [] }
      let parts = own.dividedByPlatforms
      return parts.map { platforms, keys in
        Recipe(
          document: document, platforms: parts.count > 1 ? platforms : [],
          list: .merging(
            keys.map {
              (samples[$0.path] ?? catalogue.example(of: $0)).nested(at: $0.path) { _ in "name" }
            }))
      }
    }
  }

  /// The file's name and the list.
  func blocks(in context: SiteContext) -> [Block] {
    let names = platforms.map(\.name)
    return [
      .paragraph([
        .text(
          names.isEmpty
            ? context.words(.inFile, ["file": document.name])
            : context.words(
              .inFileFor, ["file": document.name, "platforms": context.words.list(names)]))
      ]), context.codeLanguages(of: document).block(of: list, context.words),
    ]
  }
}

extension [Key] {
  /// The keys in parts, each with the platforms that have all keys of the part.
  fileprivate var dividedByPlatforms: [(platforms: [Platform], keys: [Key])] {
    var parts: [(platforms: [Platform], keys: [Key])] = []
    for key in self {
      let own = key.statements.filter { $0.isAvailable && !$0.isOver }.map(\.platform)
      let index = parts.firstIndex { part in
        own.isEmpty || part.platforms.isEmpty || part.platforms.contains { own.contains($0) }
      }
      guard let index else {
        parts.append((own, [key]))
        continue
      }
      let others = parts[index].platforms
      parts[index].keys.append(key)
      if !own.isEmpty {
        parts[index].platforms = others.isEmpty ? own : others.filter(own.contains)
      }
    }
    return parts
  }
}
