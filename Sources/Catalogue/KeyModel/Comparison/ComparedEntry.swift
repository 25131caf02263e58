import JSON
import Text

/// An entry as its members in `catalogue.json`.
struct ComparedEntry {
  /// The kinds of entries in the order of `catalogue.json`, with the member that lists them and their identifying
  /// member.
  private static let lists: [(member: String, kind: EntryKind, id: String)] = [
    ("documents", .document, "id"), ("keys", .key, "path"),
    ("extensionPoints", .extensionPoint, "identifier"), ("mechanisms", .mechanism, "name"),
    ("bundleKinds", .bundleKind, "name"), ("distributions", .distribution, "id"),
    ("groups", .group, "id"), ("sources", .source, "id"), ("codes", .code, "id"),
    ("releases", .platform, "platform"),
  ]

  enum EntryKind: String, CaseIterable {
    case catalogue, document, key
    case extensionPoint = "extension point"
    case mechanism
    case bundleKind = "bundle kind"
    case distribution, group, source, code, platform
  }

  var kind: EntryKind
  var name: String
  var members: [JSONValue.Member]
  /// Nil for entries that don't affect what is valid.
  var key: Key?
  var point: ExtensionPoint?

  subscript(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// - Parameter namingDocuments: Whether the names of keys begin with their document's id.
  static func all(of catalogue: Catalogue, namingDocuments: Bool) -> [EntryKind: [ComparedEntry]] {
    let facts = catalogue.facts
    var entries: [EntryKind: [ComparedEntry]] = [:]
    for (member, kind, id) in lists {
      entries[kind] = facts[member]?.elements.map { object in
        ComparedEntry(
          kind: kind, name: object[id]?.text ?? "",
          members: object.members.filter { $0.name != id })
      }
    }
    let others = Set(lists.map(\.member) + ["format", "changes"])
    entries[.catalogue] = [
      ComparedEntry(
        kind: .catalogue, name: "catalogue",
        members: facts.members.filter { !others.contains($0.name) })
    ]
    for (index, point) in catalogue.extensionPoints.enumerated() {
      entries[.extensionPoint]?[index].complete(point)
    }
    let availability = catalogue.keys.indices.map { entries[.key]?[$0]["availability"] }
    let indexes = Dictionary(firstOf: catalogue.keys.enumerated().map { ($1.path, $0) })
    for (index, key) in catalogue.keys.enumerated() {
      let parent = catalogue.parent(of: key.path).flatMap { indexes[$0.path] }
      entries[.key]?[index].complete(
        key, named: (namingDocuments ? catalogue.withDocument(key.path) : key.path).description,
        inheritsAvailability: parent.map { availability[$0] == availability[index] } ?? false)
    }
    return entries
  }

  private mutating func complete(_ key: Key, named name: String, inheritsAvailability: Bool) {
    self.key = key
    self.name = name
    // Inherited availability is compared once, at the parent.
    if inheritsAvailability { members.removeAll { $0.name == "availability" } }
    // The extension points of a whole mechanism follow from the catalogue.
    if self["everyExtensionOf"] != nil { members.removeAll { $0.name == "extensionPoints" } }
  }

  private mutating func complete(_ point: ExtensionPoint) {
    self.point = point
    guard let index = members.firstIndex(where: { $0.name == "keys" }),
      case .array(let uses) = members[index].value
    else { return }
    members[index].value = .array(uses.filter { $0["stated"] != false })
  }
}

extension CatalogueDifference {
  init(_ entry: ComparedEntry, _ kind: ChangeKind, isBreaking: Bool) {
    self.init(entry: entry.kind.rawValue, name: entry.name, kind: kind, isBreaking: isBreaking)
  }
}
