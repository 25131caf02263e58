import KeyModel
import Text

/// The shapes of the described types.
extension DescribedDocuments {
  /// One of several shapes that a value may have.
  struct Variant {
    /// Nil for all types that are not described.
    var type: String?
    var described: [String] = []
    var object: ObjectFacts
    var surroundings: DescribedKeys.Surroundings
  }

  func description(of kind: Description.Kind, _ type: String) -> Description? {
    let found = descriptions.filter { $0.kind == kind && $0.type == type }
    for other in found.dropFirst() {
      keys.weaken(other.location, "'\(type)' is described already, and this file is left out")
    }
    return found.first
  }

  func surroundings(
    of description: Description?, isPropertyList: Bool
  ) -> DescribedKeys.Surroundings {
    let systems = DescribedSystems().overridden(by: description?.payload["supportedOS"])
    return DescribedKeys.Surroundings(
      systems: systems, statements: systems.statements(within: []) { keys.weaken($0, $1) },
      isPropertyList: isPropertyList)
  }

  /// A dictionary of one of the described types, or of another one, which may have anything.
  func variants(
    of kind: Description.Kind, besides special: [String], _ make: (Variant) -> ObjectFacts
  ) -> SchemaNode {
    let own = descriptions.filter { $0.kind == kind && !special.contains($0.type) }
    let byType = Dictionary(grouping: own, by: \.type)
    let types = own.map(\.type).uniqued
    var titles = FreeNames()
    var node = SchemaNode(types: .object)
    for type in types {
      let all = byType[type, default: []]
      let parts = disagreement(among: all) ? all.map { [$0] } : [all]
      for part in parts {
        node.objects.append(
          make(variant(part, isOneOfSeveral: parts.count > 1, titles: &titles)))
      }
    }
    var around = surroundings(of: nil, isPropertyList: kind != .declaration)
    around.chapter = ImportedChapter(
      id: "other-\(kind)s", title: "Other \(kind.noun)s",
      summary: "Any \(kind.noun) of a type that has no description here.")
    var object = keys.newObject(around, at: own.first?.location ?? SourceLocation(file: ""))
    object.name = "other-\(kind)"
    object.notes.description = "A \(kind.noun) of a type that has no description here."
    node.objects.append(
      make(Variant(type: nil, described: types, object: object, surroundings: around)))
    return node
  }

  /// Descriptions of one type that agree are one shape, with the keys of all.
  private func variant(
    _ part: [Description], isOneOfSeveral: Bool, titles: inout FreeNames
  ) -> Variant {
    let first = part[0]
    let isPropertyList = first.kind != .declaration
    let all = part.map { surroundings(of: $0, isPropertyList: isPropertyList) }
    let isStated = all.allSatisfy { $0.statements == all[0].statements }
    let name = isOneOfSeveral ? "\(first.type) \(ForeignText.title(first.title))" : first.type
    let wanted = part.count == 1 ? ForeignText.title(first.title) : first.type
    let title = titles.name(wanted).number == 1 ? wanted : titles.name("\(wanted) (\(name))").name
    let text = ForeignText(part.compactMap(\.text).first ?? "")
    let chapter = ImportedChapter(
      id: name, title: title,
      summary: part.count > 1
        ? "Described as \(ForeignText.sentence(ofTitle: part.map(\.title).joined(separator: ", ")))"
        : text.summary)
    var objects = zip(part, all).map { description, around in
      keys.object(
        of: description.keys,
        changed(around) { ($0.chapter, $0.isStated) = (chapter, isStated) },
        at: description.location)
    }
    var object = objects.removeFirst()
    for other in objects {
      let names = object.propertyNames
      object.properties += other.properties.filter { !names.contains($0.name) }
      object.required.removeAll { !other.required.contains($0) }
      if object.others == .anything { object.others = other.others }
    }
    object.name = name
    object.notes.title = title == first.type ? nil : title
    object.notes.description = part.compactMap(\.text).uniqued.joined(separator: "\n\n")
    object.notes.remarks = part.count == 1 ? [all[0].systems.remark].compactMap(\.self) : []
    object.notes.availability =
      isStated && !all[0].statements.isEmpty ? all[0].statements : nil
    return Variant(
      type: first.type, object: object,
      surroundings: changed(all[0]) { ($0.chapter, $0.isStated) = (chapter, isStated) })
  }

  /// Whether descriptions of one type say different things about a key, which is reported.
  private func disagreement(among descriptions: [Description]) -> Bool {
    var known: [String: (key: SchemaValue, file: String)] = [:]
    for description in descriptions {
      for key in description.keys {
        guard let name = key["key"]?.name else { continue }
        guard let other = known[name] else {
          known[name] = (key, description.location.file)
          continue
        }
        guard other.file != description.location.file,
          other.key.factsOfKey.json != key.factsOfKey.json
        else { continue }
        keys.weaken(
          key.location,
          "'\(name)' of '\(description.type)' differs from that in '\(other.file)', and either is allowed"
        )
        return true
      }
    }
    return false
  }

  /// Adds the keys that all have, and the one that states the type.
  func merge(
    _ object: ObjectFacts, with common: Description?, under name: String, in variant: Variant
  ) -> ObjectFacts {
    var object = object
    if let common {
      let shared = keys.object(of: common.keys, variant.surroundings, at: common.location)
      let names = object.propertyNames
      object.properties += shared.properties.filter { !names.contains($0.name) }
      object.required += shared.required.filter { !names.contains($0) }
    }
    var type = SchemaNode(types: .string)
    type.notes = notes(of: name, in: object) ?? SchemaNotes(location: object.notes.location)
    type.notes.description = type.notes.description ?? "The type, which says what else is here."
    if let own = variant.type {
      type.text.allowed = [SchemaChoice(value: .string(own), description: nil)]
    } else {
      type.text.refused = variant.described
    }
    object.set(name, keys.add(type))
    object.required = ([name] + object.required).uniqued
    return object
  }

  func notes(of name: String, in object: ObjectFacts) -> SchemaNotes? {
    object.properties.first { $0.name == name }.map { keys.node(of: $0.value).notes }
  }
}

extension Description.Kind {
  fileprivate var noun: String {
    switch self {
    case .profile: "payload"
    case .declaration: "declaration"
    case .command: "command"
    }
  }
}

extension ObjectFacts {
  var propertyNames: Set<String> { Set(properties.map(\.name)) }

  /// Adds a property, or gives it another value.
  mutating func set(_ name: String, _ value: SchemaChild) {
    if let index = properties.firstIndex(where: { $0.name == name }) {
      properties[index].value = value
    } else {
      properties.append(.init(name: name, value: value))
    }
  }
}

extension SchemaValue {
  /// A key without its texts.
  fileprivate var factsOfKey: SchemaValue {
    guard let object else { return self }
    let members = object.members.filter { !["title", "content", "supportedOS"].contains($0.name) }
    return changed(self) { $0.content = .object(SchemaObject(members)) }
  }
}
