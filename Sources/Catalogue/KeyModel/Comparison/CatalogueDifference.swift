package import JSON
import Text

/// One difference between two editions of a catalogue.
package struct CatalogueDifference: Hashable, Sendable {
  package enum ChangeKind: String, Hashable, Sendable { case added, removed, renamed, changed }

  /// The effect of a change on the set of valid values.
  package enum Effect: String, Hashable, Sendable {
    case widened, narrowed
    /// Some values are valid now that were not, and the other way round.
    case shifted
  }

  /// The kind of entry: `key`, `extension point`.
  package var entry: String
  /// The identifier of the entry; a key's path.
  package var name: String
  package var kind: ChangeKind
  /// The former identifier of a renamed entry.
  package var formerName: String?
  /// The changed member, by its name in `catalogue.json`.
  package var member: String?
  /// Nil where the change has no effect on what is valid, or none that is known.
  package var effect: Effect?
  /// Nil where the entry did not have the member.
  package var old: JSONValue?
  package var new: JSONValue?
  /// Whether a list that was valid and used only known names may be invalid now: whether `docgen
  /// validate` may report an error, or a JSON Schema for all platforms may reject it.
  package var isBreaking: Bool
}

extension CatalogueDifference {
  /// The differences between two editions in the form of `catalogue.json`, by kind and name of the
  /// entries, without addresses and `changes`.
  package static func all(from old: Catalogue, to new: Catalogue) -> [CatalogueDifference] {
    let namingDocuments = old.hasSeveralDocuments || new.hasSeveralDocuments
    let before = ComparedEntry.all(of: old, namingDocuments: namingDocuments)
    let after = ComparedEntry.all(of: new, namingDocuments: namingDocuments)
    let validity = ValidityChange(old: old, new: new)
    return ComparedEntry.EntryKind.allCases.flatMap { kind in
      differences(from: before[kind] ?? [], to: after[kind] ?? [], validity)
    }
  }

  private static func differences(
    from old: [ComparedEntry], to new: [ComparedEntry], _ validity: ValidityChange
  ) -> [CatalogueDifference] {
    let before = Dictionary(firstOf: old.map { ($0.name, $0) })
    let names = Set(new.map(\.name))
    let removed = old.filter { !names.contains($0.name) }
    let formerNames = self.formerNames(of: new.filter { before[$0.name] == nil }, among: removed)
    let renamed = Set(formerNames.values)
    var found = removed.filter { !renamed.contains($0.name) }.map { entry in
      CatalogueDifference(entry, .removed, isBreaking: validity.breaks(removing: entry))
    }
    for entry in new {
      guard let former = before[formerNames[entry.name] ?? entry.name] else {
        found.append(.init(entry, .added, isBreaking: validity.breaks(adding: entry)))
        continue
      }
      if former.name != entry.name {
        var renaming = Self(entry, .renamed, isBreaking: validity.breaks(removing: former))
        renaming.formerName = former.name
        found.append(renaming)
      }
      found += changes(from: former, to: entry, validity)
    }
    return found.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      .map(\.element)
  }

  /// The former names of entries that replace a removed one, or are alone in having its content.
  private static func formerNames(
    of added: [ComparedEntry], among removed: [ComparedEntry]
  ) -> [String: String] {
    var names: [String: String] = [:]
    var open = removed
    for entry in added {
      guard let key = entry.key,
        let index = open.firstIndex(where: { former in
          former.key.map { key.replaces.contains($0.path) || key.hadPath($0.path) } ?? false
        })
      else { continue }
      names[entry.name] = open.remove(at: index).name
    }
    let candidates = Dictionary(grouping: open, by: \.members)
    for (content, entries) in Dictionary(
      grouping: added.filter { names[$0.name] == nil }, by: \.members)
    {
      guard entries.count == 1, let alike = candidates[content], alike.count == 1 else { continue }
      names[entries[0].name] = alike[0].name
    }
    return names
  }

  private static func changes(
    from old: ComparedEntry, to new: ComparedEntry, _ validity: ValidityChange
  ) -> [CatalogueDifference] {
    (new.members + old.members).map(\.name).uniqued.compactMap { name in
      let (before, after) = (old[name], new[name])
      guard before != after else { return nil }
      var change = Self(
        new, .changed, isBreaking: validity.breaks(changing: name, of: old, to: new))
      change.member = name
      (change.old, change.new) = (before, after)
      change.effect = validity.effect(of: name, from: old, to: new)
      return change
    }
  }
}

extension Key {
  /// Whether a path is that of the key under a former name.
  fileprivate func hadPath(_ former: PropertyPath) -> Bool {
    !formerNames.isEmpty && former.parent == path.parent && former.document == path.document
      && formerNames.contains(former.name)
  }
}
