import JSON
import KeyModel
import Text

/// The entries of a catalogue as people write them, by their names.
struct DraftEntries {
  enum List: String, CaseIterable { case documents, sources, groups, keys }

  /// Names that two editions give to the same entries; the first becomes the second.
  struct Renaming {
    var document: (from: String, to: String)?
    var sources: [String: String] = [:]
  }

  private(set) var names: [List: [String]] = [:]
  private var entries: [List: [String: JSONValue]] = [:]
  /// The members that are about the whole catalogue.
  let root: JSONValue

  static let membersOfRoot = ["title", "remarks"]

  private let namesDocuments: Bool

  /// - Parameter namingDocuments: Whether names of keys begin with their document's id.
  init(of catalogue: Catalogue, namingDocuments: Bool, _ renaming: Renaming = Renaming()) {
    namesDocuments = namingDocuments
    let draft = catalogue.draft
    root = .object(draft.members.filter { Self.membersOfRoot.contains($0.name) })
    for list in List.allCases {
      for element in draft[list.rawValue]?.elements ?? [] {
        let entry = renaming.applied(to: element, in: list)
        guard
          let name = Self.name(
            of: entry, in: list, namingDocuments ? catalogue.document.id : nil)
        else { continue }
        names[list, default: []].append(name)
        entries[list, default: [:]][name] = entry
      }
    }
  }

  subscript(_ list: List, _ name: String) -> JSONValue? {
    get { entries[list]?[name] }
    set {
      if entries[list]?[name] == nil, newValue != nil { names[list, default: []].append(name) }
      if newValue == nil { names[list]?.removeAll { $0 == name } }
      entries[list, default: [:]][name] = newValue
    }
  }

  /// The entries of a list in their order.
  func all(_ list: List) -> [JSONValue] { names[list, default: []].compactMap { self[list, $0] } }

  /// The paths from the root to a key, with the key's own path last; empty for an unknown name. As texts, they are names of
  /// entries.
  func paths(to name: String) -> [PropertyPath] {
    guard let path = self[.keys, name]?["path"].flatMap(PropertyPath.init(json:)) else { return [] }
    let document = namesDocuments ? String(name.prefix { $0 != ":" }) : nil
    return path.components.indices.map {
      PropertyPath(Array(path.components.prefix($0 + 1)), in: document)
    }
  }

  /// The name by which an entry is known in two editions; nil if it has none.
  ///
  /// - Parameter document: The document of keys that name none; nil if names are without documents.
  static func name(of entry: JSONValue, in list: List, _ document: String?) -> String? {
    guard list == .keys else { return entry["id"]?.text }
    guard let path = entry["path"].flatMap(PropertyPath.init(json:)) else { return nil }
    let own = document.map { entry["document"]?.text ?? path.document ?? $0 }
    return PropertyPath(path.components, in: own).description
  }
}

extension DraftEntries.Renaming {
  fileprivate func applied(to entry: JSONValue, in list: DraftEntries.List) -> JSONValue {
    switch list {
    case .documents:
      document.map { entry.renaming("id", [$0.from: $0.to]) } ?? entry
    case .sources: entry.renaming("id", sources)
    case .groups: entry
    case .keys where sources.isEmpty: entry
    case .keys:
      .object(
        entry.members.map { member in
          guard member.name == "sources" else { return member }
          return .init(
            "sources", .array(member.value.elements.map { $0.renaming("id", sources) }))
        })
    }
  }
}

extension JSONValue {
  fileprivate func renaming(_ member: String, _ names: [String: String]) -> JSONValue {
    guard let name = self[member]?.text, let new = names[name] else { return self }
    return setting(member, .string(new))
  }

  /// The object with a member that has another value; without the member for nil.
  func setting(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self else { return self }
    let index = members.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(Member(name, value))
    case (nil, nil): break
    }
    return .object(members)
  }
}
