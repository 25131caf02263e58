package import KeyModel

/// The facts of a format's description that a catalogue lacks: it was imported from an earlier description and edited
/// since.
package struct CatalogueMerge {
  /// The changes of the description that the catalogue has not followed: keys and documents that were added, removed
  /// or say something else.
  package let differences: [CatalogueDifference]
  /// The keys that the catalogue lacks and did not remove itself, in the order of their paths.
  package let addedKeys: [Key]
  /// The groups of those keys that the catalogue lacks.
  package let addedGroups: [KeyGroup]
  /// The sources that those keys name and the catalogue lacks.
  package let addedSources: [Source]
  /// Whether a key has to say which document it is in.
  let namesDocuments: Bool

  /// The members of keys that state facts rather than explain them.
  private static let facts: Set<String> = [
    "types", "elementTypes", "values", "valuesAreClosed", "default", "required", "rules",
    "variants", "availability",
  ]

  /// - Parameter formerImport: The import that the catalogue was made from. Without it, words are not compared:
  ///   where they differ, somebody may have edited them.
  package init(of imported: Catalogue, into catalogue: Catalogue, formerImport: Catalogue?) {
    let open = CatalogueDifference.all(from: catalogue, to: imported)
      .filter { ["key", "document"].contains($0.entry) }
    if let formerImport {
      let changed = Set(
        CatalogueDifference.all(from: formerImport, to: imported).flatMap(Subject.all))
      differences = open.filter { !changed.isDisjoint(with: Subject.all(of: $0)) }
    } else {
      differences = open.filter { $0.member.map(Self.facts.contains) ?? true }
    }
    let namesDocuments = catalogue.documents.count > 1 || imported.documents.count > 1
    self.namesDocuments = namesDocuments
    let added = imported.keys.filter { key in
      // A catalogue of one document has every path, whatever the document is called.
      let path = namesDocuments ? imported.withDocument(key.path) : key.path
      return catalogue[path] == nil && formerImport?[path] == nil
    }
    addedKeys = added
    let groups = Set(added.map(\.group)).subtracting(catalogue.groups.map(\.id))
    addedGroups = imported.groups.filter { groups.contains($0.id) }
    let sources = Set(added.flatMap(\.sources).map(\.id)).subtracting(catalogue.sources.map(\.id))
    addedSources = imported.sources.filter { sources.contains($0.id) }
  }

  /// The subject of a difference.
  private struct Subject: Hashable {
    var entry: String
    var name: String
    var kind: CatalogueDifference.ChangeKind
    var member: String?

    /// A renamed key is one that was removed and one that was added: the catalogue may see no more than that.
    static func all(of difference: CatalogueDifference) -> [Subject] {
      let subject = Subject(
        entry: difference.entry, name: difference.name, kind: difference.kind,
        member: difference.member)
      guard difference.kind == .renamed else { return [subject] }
      return [
        Subject(entry: difference.entry, name: difference.name, kind: .added),
        Subject(
          entry: difference.entry, name: difference.formerName ?? difference.name, kind: .removed),
      ]
    }
  }
}
