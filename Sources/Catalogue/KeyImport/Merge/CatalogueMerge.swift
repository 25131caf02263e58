import JSON
package import KeyModel
import Text

/// A new import beside a catalogue that was made from an earlier one and edited since: what the description of the
/// format says now, and what people wrote.
package struct CatalogueMerge {
  /// A difference between the catalogue and what it would be with the import.
  package struct Change {
    package enum ChangeKind: Sendable { case added, removed, changed, text }

    let list: DraftEntries.List
    package var isKey: Bool { list == .keys }
    /// The path of a key, the id of anything else.
    package let name: String
    package let kind: ChangeKind
    /// The texts that people wrote and the description changed too: its new ones, by their members. They stay as
    /// people wrote them.
    package let keptTexts: [(member: String, text: String)]
    /// The entry with the change, as a draft; nil if it is left out.
    let entry: JSONValue?
  }

  /// The changes that are made.
  package enum Acceptance: Sendable {
    /// Only what is new.
    case additions
    /// The changes of entries with one of the names, and of keys inside of them.
    case only([String])
    case all
  }

  /// The changes of documents and keys, in the order of the import; then what the description has no longer.
  package let changes: [Change]
  /// The keys that the description has added or changed where the catalogue has none: people removed them, or what
  /// contains them.
  package let absent: Set<String>
  /// The number of keys that neither the import nor a record of an earlier one has.
  package let unknownCount: Int

  private let catalogue: Catalogue
  private let imported: Catalogue
  private let formerImport: Catalogue?
  private let renaming: DraftEntries.Renaming
  private let own: DraftEntries
  private let former: DraftEntries?
  private let new: DraftEntries
  /// The changes of groups, sources and the whole.
  private let frame: [Change]
  /// Whether a key has to say which document it is in.
  private let namesDocuments: Bool

  /// - Parameter formerImport: The import that the catalogue was made from, or nil if it is not known.
  package init(of imported: Catalogue, into catalogue: Catalogue, formerImport: Catalogue?) {
    let editions = [catalogue, imported] + [formerImport].compactMap(\.self)
    let namesDocuments = editions.contains { $0.documents.count > 1 }
    self.catalogue = catalogue
    self.imported = imported
    self.formerImport = formerImport
    self.namesDocuments = namesDocuments
    let own = DraftEntries(of: catalogue, namingDocuments: namesDocuments)
    renaming = Self.renaming(of: imported, to: formerImport ?? catalogue, catalogue)
    let new = DraftEntries(of: imported, namingDocuments: namesDocuments, renaming)
    let former = formerImport.map {
      DraftEntries(
        of: $0, namingDocuments: namesDocuments, Self.renaming(of: $0, to: $0, catalogue))
    }
    (self.own, self.former, self.new) = (own, former, new)
    let removed = former.map {
      RemovedEntries(from: $0, own, to: new, of: imported).changes
    }
    let absent = former.map { AbsentEntries(own, former: $0, new).names } ?? []
    self.absent = absent
    func changes(of lists: [DraftEntries.List]) -> [Change] {
      lists.flatMap { list in
        new.names[list, default: []].compactMap { name in
          guard list != .keys || !absent.contains(name) else { return nil }
          return Self.change(in: list, name, own, former, new)
        }
      }
    }
    self.changes = changes(of: [.documents, .keys]) + (removed ?? [])
    frame = changes(of: [.sources, .groups])
    unknownCount =
      formerImport != nil
      ? 0 : own.names[.keys, default: []].count { new[.keys, $0] == nil }
  }

  /// Names that only spell the version of the description differently: of the only document, and of sources.
  private static func renaming(
    of edition: Catalogue, to former: Catalogue, _ catalogue: Catalogue
  ) -> DraftEntries.Renaming {
    var renaming = DraftEntries.Renaming()
    if catalogue.documents.count == 1, edition.documents.count == 1 {
      renaming.document = (edition.document.id, catalogue.document.id)
    }
    if edition.sources.count == former.sources.count {
      for (source, other) in zip(edition.sources, former.sources)
      where !former.sources.contains(where: { $0.id == source.id }) {
        renaming.sources[source.id.text] = other.id.text
      }
    }
    return renaming
  }

  private static func change(
    in list: DraftEntries.List, _ name: String, _ own: DraftEntries, _ former: DraftEntries?,
    _ new: DraftEntries
  ) -> Change? {
    guard let entry = new[list, name] else { return nil }
    let before = former?[list, name]
    guard let mine = own[list, name] else {
      // An entry that people removed stays away.
      return before == nil
        ? Change(list: list, name: name, kind: .added, keptTexts: [], entry: entry) : nil
    }
    // It came back.
    let current = former != nil && before == nil ? RemovedEntries.unmarked(mine) : mine
    let merge = EntryMerge(current, former: before, new: entry)
    guard merge.entry != mine || !merge.keptTexts.isEmpty else { return nil }
    let isFact = EntryMerge.facts.contains { merge.entry[$0] != mine[$0] }
    return Change(
      list: list, name: name, kind: isFact ? .changed : .text,
      keptTexts: merge.keptTexts.map { ($0.name, $0.value.text ?? $0.value.readable()) },
      entry: merge.entry)
  }

  // MARK: - What is accepted

  /// The names among some that no change has.
  package func namesWithoutChange(among names: [String]) -> [String] {
    names.filter { name in !changes.contains { $0.isAbout(name) } }
  }

  /// The changes that are not made.
  package func pending(_ acceptance: Acceptance) -> [Change] {
    changes.filter { !acceptance.includes($0) }
  }

  /// The keys that the catalogue lacks and did not remove itself, in the order of their paths.
  package var addedKeys: [Key] {
    let added = Set(changes.lazy.filter { $0.list == .keys && $0.kind == .added }.map(\.name))
    return imported.keys.filter { key in
      let path = namesDocuments ? imported.withDocument(key.path) : key.path
      return added.contains(path.description)
    }.map { key in
      changed(key) {
        for index in $0.sources.indices {
          guard let id = renaming.sources[$0.sources[index].id.text] else { continue }
          $0.sources[index].id = Source.ID(id)
        }
      }
    }
  }

  /// The catalogue's text with the changes that are accepted; nil if it is not the text of a catalogue.
  package func text(of bytes: [UInt8], accepting acceptance: Acceptance) -> [UInt8]? {
    var edits = CatalogueText.Edits()
    var groups: Set<String> = []
    var sources: Set<String> = []
    for change in changes where acceptance.includes(change) {
      edits.add(change, own, namesDocuments ? imported.document.id : nil)
      guard let entry = change.entry else { continue }
      if let group = entry["group"]?.text { groups.insert(group) }
      sources.formUnion(entry["sources"]?.elements.compactMap { $0["id"]?.text } ?? [])
    }
    for change in frame {
      let isWanted =
        change.list == .groups ? groups.contains(change.name) : sources.contains(change.name)
      if change.kind == .added ? isWanted : acceptance.isAll { edits.add(change, own, nil) }
    }
    if acceptance.isAll { edits.root = changesOfRoot }
    return CatalogueText(bytes, document: namesDocuments ? catalogue.document.id : nil)
      .applying(edits)
  }

  private var changesOfRoot: [JSONValue.Member] {
    let merge = EntryMerge(own.root, former: former?.root, new: new.root)
    return merge.entry.members.filter { own.root[$0.name] != $0.value }
  }

  /// The catalogue in which all changes are made, and the differences to it.
  package var differences: [CatalogueDifference] {
    guard let bytes = text(of: catalogue.draftBytes(), accepting: .all),
      let merged = CatalogueReader.read(bytes, file: "").catalogue
    else { return [] }
    return CatalogueDifference.all(from: catalogue, to: merged)
      .filter { ["key", "document"].contains($0.entry) }
  }

  /// The changes of keys that the catalogue does not have.
  package var absentDifferences: [CatalogueDifference] {
    guard let formerImport, !absent.isEmpty else { return [] }
    return CatalogueDifference.all(from: formerImport, to: imported)
      .filter { $0.entry == "key" && absent.contains($0.name) }
  }

  /// The record with which the next import is compared: this import, but for the changes that are still to be
  /// accepted.
  package func record(accepting acceptance: Acceptance) -> [UInt8] {
    var entries = new
    for change in pending(acceptance) {
      entries[change.list, change.name] = (former ?? own)[change.list, change.name]
    }
    for list in [DraftEntries.List.groups, .sources] {
      for name in (former ?? own).names[list, default: []] where entries[list, name] == nil {
        entries[list, name] = (former ?? own)[list, name]
      }
    }
    var record = imported.draft
    for list in DraftEntries.List.allCases {
      record = record.setting(list.rawValue, .array(entries.all(list)))
    }
    return Array((record.readable() + "\n").utf8)
  }
}

extension CatalogueMerge.Acceptance {
  fileprivate var isAll: Bool { if case .all = self { true } else { false } }

  fileprivate func includes(_ change: CatalogueMerge.Change) -> Bool {
    switch self {
    case .all: true
    case .additions: change.kind == .added
    case .only(let names): change.kind == .added || names.contains { change.isAbout($0) }
    }
  }
}

extension CatalogueMerge.Change {
  /// Whether it is the change of an entry with a name, or of a key inside.
  fileprivate func isAbout(_ other: String) -> Bool {
    name == other || name.hasPrefix(other + "/") || name.hasPrefix(other + ":")
  }
}

extension CatalogueText.Edits {
  /// - Parameter document: The document of an added key that names none; nil if keys are without documents.
  fileprivate mutating func add(
    _ change: CatalogueMerge.Change, _ own: DraftEntries, _ document: String?
  ) {
    guard change.kind != .added else {
      var entry = change.entry ?? .null
      if change.list == .keys {
        entry = entry.setting("document", document.map { entry["document"] ?? .string($0) })
      }
      return additions[change.list, default: []].append(entry)
    }
    let mine = own[change.list, change.name]
    changes[change.list, default: [:]][change.name] = { written in
      guard let entry = change.entry else { return nil }
      // People's entries may have more than a draft, such as members that say nothing.
      return (entry.members + (mine?.members ?? [])).map(\.name).uniqued.reduce(written) {
        mine?[$1] == entry[$1] ? $0 : $0.setting($1, entry[$1])
      }
    }
  }
}
