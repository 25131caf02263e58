package import JSON
package import KeyModel

extension PropertyListSchema {
  /// Names that are nearly those of known keys; none if any name is allowed.
  package func nearMisses(of keys: [Key], at path: PropertyPath) -> [JSONValue.Member] {
    guard profile.unknownKeys == .strict else { return [] }
    let known = siblings(at: path)
    guard !known.contains(where: \.isOfAnyName) else { return [] }
    let similar = SimilarNames(known.map(\.name))
    return keys.compactMap(\.lastName).map { name in
      var schema = rejection("Did you mean \(name)?")
      if profile.isForEditors { schema.append("doNotSuggest", true) }
      return .init(NearMissPattern(name: name, known: similar[name]).pattern, schema)
    }
  }

  /// The paths of all known keys in the dictionary at a path.
  private func siblings(at path: PropertyPath) -> [PropertyPath] {
    path.isRoot
      ? catalogue.roots.map(\.path)
      : catalogue.children(of: path).map(\.path)
  }
}
