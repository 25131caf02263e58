import JSON
import KeyModel
import Text

/// The keys that a description has no longer. They stay in the catalogue, with what people wrote about them, and say so.
///
/// A key whose place still has others, and may have no more than those, must not be present. Elsewhere, a file may have
/// what it likes under the name.
struct RemovedEntries {
  private static let remark = "The schema no longer has this key."

  /// The keys that a file may have where a key was.
  private enum Place {
    /// No other keys than the known ones.
    case closed
    /// Other keys, too.
    case open
    /// Any keys, as none are known there: an entry would forbid the others.
    case free
    /// A shape that nothing has.
    case unused
  }

  private let own: DraftEntries
  private let former: DraftEntries
  private let imported: Catalogue
  private var removed: Set<String> = []
  /// The paths that keys of the import are in.
  private let parents: Set<PropertyPath>

  /// - Parameter former: The entries that the description had.
  init(
    from former: DraftEntries, _ own: DraftEntries, to new: DraftEntries, of imported: Catalogue
  ) {
    (self.own, self.former, self.imported) = (own, former, imported)
    parents = Set(imported.keys.compactMap(\.path.parent))
    for name in former.names[.keys, default: []]
    where new[.keys, name] == nil && own[.keys, name] != nil {
      removed.insert(name)
    }
  }

  var changes: [CatalogueMerge.Change] {
    former.names[.keys, default: []].filter(removed.contains).compactMap { name in
      guard let mine = own[.keys, name], mine["avoid"]?.text != Self.remark,
        // The first of the removed keys that the path leads through decides.
        let first = own.paths(to: name).first(where: { removed.contains($0.description) })
      else { return nil }
      return CatalogueMerge.Change(
        list: .keys, name: name, kind: .removed, keptTexts: [],
        entry: marked(mine, place(of: first), isFirst: first.description == name))
    }
  }

  private func place(of path: PropertyPath) -> Place {
    if path.isShape {
      let names = own.names[.keys, default: []].filter {
        $0 == path.description || $0.hasPrefix(path.description + "/")
      }
      return names.allSatisfy { own[.keys, $0] == former[.keys, $0] } ? .unused : .closed
    }
    let document = imported.documents.first { $0.id == path.document } ?? imported.document
    let parent = PropertyPath(
      Array(path.components.dropLast()), in: document.id == imported.document.id ? nil : document.id
    )
    guard parents.contains(parent) else { return .free }
    let isClosed = document.isClosed || parent.isRoot && document.hasClosedRoot
    return isClosed && imported[parent.appending(.anyName)] == nil ? .closed : .open
  }

  private func marked(_ entry: JSONValue, _ place: Place, isFirst: Bool) -> JSONValue? {
    var entry = entry
    switch place {
    case .free, .unused: return nil
    case .closed:
      for member in ["required", "rules", "variants"] { entry = entry.setting(member, nil) }
      let isShape = entry["path"].flatMap(PropertyPath.init(json:))?.isShape ?? false
      if isFirst, !isShape { entry = entry.setting("rules", [["rule": "absent"]]) }
    case .open:
      for member in EntryMerge.facts { entry = entry.setting(member, nil) }
      entry = entry.setting("types", ["any"])
    }
    return entry["avoid"] == nil ? entry.setting("avoid", .string(Self.remark)) : entry
  }

  /// An entry without the mark.
  static func unmarked(_ entry: JSONValue) -> JSONValue {
    entry["avoid"]?.text == remark ? entry.setting("avoid", nil) : entry
  }
}
