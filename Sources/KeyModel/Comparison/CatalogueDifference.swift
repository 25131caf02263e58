package import JSON
import Text

/// One difference between two editions of a catalogue.
package struct CatalogueDifference: Hashable, Sendable {
  package enum ChangeKind: String, Hashable, Sendable { case added, removed, renamed, changed }

  /// What a change does to the set of values that are valid.
  package enum Effect: String, Hashable, Sendable {
    case widened, narrowed
    /// Some values are valid now that were not, and the other way round.
    case shifted
  }

  /// The kind of entry: `key`, `extension point`.
  package var entry: String
  /// What identifies the entry; a key's path.
  package var name: String
  package var kind: ChangeKind
  /// What identified a renamed entry before.
  package var formerName: String?
  /// What of an entry changed, by its name in `catalogue.json`.
  package var member: String?
  /// Nil where the change has no effect on what is valid, or none that is known.
  package var effect: Effect?
  /// Nil where the entry did not have the member.
  package var old: JSONValue?
  package var new: JSONValue?
  /// Whether a list may be invalid now that was valid before, and that uses no name the earlier edition
  /// does not know. Valid is what `docgen validate` reports no error in, and what the JSON Schemas accept
  /// that are not for a platform.
  package var isBreaking: Bool
}

extension CatalogueDifference {
  /// What differs between two editions, by kind and name of the entries. Addresses, and the list of
  /// changes that people write, are left out.
  ///
  /// Editions are compared in the form of `catalogue.json`, so nothing of an entry is forgotten.
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

  /// The former names of added entries: an entry that replaces a removed one, or that is the only one with
  /// the content of a removed one, is that entry under a new name.
  private static func formerNames(
    of added: [ComparedEntry], among removed: [ComparedEntry]
  ) -> [String: String] {
    var names: [String: String] = [:]
    var open = removed
    for entry in added {
      guard let key = entry.key,
        let index = open.firstIndex(where: { former in
          former.key.map { key.replaces.contains($0.path) } ?? false
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
