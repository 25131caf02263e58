import JSON
import Text

/// An entry as its members in `catalogue.json`.
struct ComparedEntry {
  /// The kinds of entries in the order of `catalogue.json`, with the member that lists them, their identifying
  /// member, and members that state no facts.
  private static let lists: [(member: String, kind: EntryKind, id: String, derived: Set<String>)] =
    [
      ("documents", .document, "id", []),
      ("keys", .key, "path", ["document", "name", "url", "declaredIn"]),
      (
        "extensionPoints", .extensionPoint, "identifier",
        ["url", "declaredIn", "minimal", "platforms"]
      ),
      ("mechanisms", .mechanism, "name", []), ("bundleKinds", .bundleKind, "name", []),
      ("distributions", .distribution, "id", []),
      ("groups", .group, "id", []), ("sources", .source, "id", []), ("codes", .code, "id", []),
      ("releases", .platform, "platform", []),
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
    let bytes = catalogue.jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
    var scanner = JSONScanner(bytes, file: "catalogue.json")
    guard let json = try? scanner.readValue(), case .object(let members) = json else { return [:] }
    var entries: [EntryKind: [ComparedEntry]] = [:]
    for (member, kind, id, derived) in lists {
      guard case .array(let objects) = json[member] else { continue }
      entries[kind] = objects.map { object in
        guard case .object(let members) = object else {
          return ComparedEntry(kind: kind, name: "", members: [])
        }
        return ComparedEntry(
          kind: kind, name: object[id]?.text ?? "",
          members: members.filter { $0.name != id && !derived.contains($0.name) })
      }
    }
    let others = Set(lists.map(\.member) + ["format", "changes"])
    entries[.catalogue] = [
      ComparedEntry(
        kind: .catalogue, name: "catalogue", members: members.filter { !others.contains($0.name) })
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
