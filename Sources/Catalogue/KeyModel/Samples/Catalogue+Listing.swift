import Text

extension Catalogue {
  /// A value that shows a key: its entry's example, or one that keeps the rules.
  ///
  /// - Parameter text: The text to write where any text is right.
  package func example(of key: Key, text: String = "…") -> PropertyListValue {
    var sampler = Sampler(self, text: text, showing: key)
    return sampler.value(of: key)
  }

  /// The file from its root down to a key, with the key's example and its necessary neighbours: the keys that its
  /// dictionaries need, and the smallest list of the extension point that it serves.
  ///
  /// Neighbours come from the example of a key above if that example has both, so that they fit together.
  package func listing(of key: Key, value: PropertyListValue) -> PropertyListValue {
    let point = extensionPoint(servedBy: key, value: value)
    var sampler = Sampler(self, text: "…", showing: key)
    var value = value
    var path = key.path
    while let component = path.components.last, let parent = path.parent {
      switch component {
      case .element:
        value = self[parent].map { sampler.array(of: $0, from: [value]).value } ?? [value]
      // A shape is in several places, so its listing begins with it.
      case .shape: break
      case .name, .anyName:
        let name = component.name ?? exampleName(of: path)
        let own = PropertyListValue.Entry(name, value)
        let beside = dictionary(at: parent, with: own)
        let others = neighbours(of: path, knownFrom: beside, for: key, point)
        value = sampler.dictionary(of: own, and: others, knownFrom: beside, in: parent)
      }
      path = parent
    }
    if let point { return .merging([minimalPropertyList(for: point), value]) }
    guard key.path.shape == nil else { return value }
    return withKind(value, of: key)
  }

  /// A file with the constants at its start that say which kind of document it is.
  func withKind(_ value: PropertyListValue, of key: Key) -> PropertyListValue {
    let marks = kindMarks(of: document(of: key.path))
    guard marks.areTelling, case .dictionary(let entries) = value else { return value }
    let own = marks.all.map { mark in
      entries.first { $0.key == mark.name }
        ?? PropertyListValue.Entry(mark.name, .string(mark.value))
    }
    return .dictionary(own + entries.filter { entry in !own.contains { $0.key == entry.key } })
  }

  /// The keys that a listing has beside a path, which an example may show together.
  private func neighbours(
    of path: PropertyPath, knownFrom example: [PropertyListValue.Entry], for key: Key,
    _ point: ExtensionPoint?
  ) -> [Key] {
    guard let parent = path.parent, !parent.isRoot else { return [] }
    return keysNeeded(beside: path).filter { other in
      guard mechanisms.contains(where: { $0.identifierKey == other.path }) else { return true }
      // In the example of a key that isn't for every extension, any other point would be wrong.
      let isKnown = example.contains { $0.key == other.name }
      return point == nil && (isKnown || key.isForEveryExtension)
    }
  }

  /// The extension point that a key's example is about: the one it names, or the first that the key or the nearest
  /// key above serves or that uses it, if it is in the dictionary that declares the point.
  private func extensionPoint(servedBy key: Key, value: PropertyListValue) -> ExtensionPoint? {
    if mechanisms.contains(where: { $0.identifierKey == key.path }) {
      return value.plainText.flatMap { extensionPoint($0) }
    }
    for key in [key] + ancestors(of: key.path).reversed() {
      let point: ExtensionPoint?
      switch key.extensionPoints {
      case .all: return nil
      case .only(let points): point = points.first.flatMap { extensionPoint($0) }
      case .none:
        guard let user = extensionPoint(using: key.path) else { continue }
        point = user
      }
      let root = point?.mechanism.identifierKey.components.first
      return root == key.path.components.first ? point : nil
    }
    return nil
  }

  /// The other keys that every dictionary has, or should have, in which a key is, and those that the key needs
  /// beside it.
  private func keysNeeded(beside path: PropertyPath) -> [Key] {
    guard let container = self.parent(of: path) else { return [] }
    let own = self[path]
    let needed = own.map { $0.alwaysNeeded.compactMap { self[$0] } } ?? []
    var seen: Set<PropertyPath> = [path]
    return
      (needed
      + keysThatMayBeNeeded(in: container.path).lazy.filter { $0.isExpected }
      .prefix(Self.mostNeighbours)).filter {
        key in
        key.path.parent == path.parent && key.path.components.last?.name != nil
          && isFor(key, asFor: own)
          && (!key.isDeprecatedEverywhere || own?.isDeprecatedEverywhere == true)
          && seen.insert(key.path).inserted
      }.sorted { $0.path < $1.path }
  }

  /// No reader needs a longer listing, and each of as many keys would have one.
  private static let mostNeighbours = 50

  /// Whether a key serves each extension point that another one does.
  func isFor(_ key: Key, asFor other: Key?) -> Bool {
    guard case .only(let points) = key.extensionPoints else { return true }
    guard case .only(let others)? = other?.extensionPoints else { return false }
    return others.allSatisfy(points.contains)
  }

  /// The dictionary at a path that has an entry, in the example of the nearest key above; empty if none has.
  private func dictionary(at path: PropertyPath, with entry: PropertyListValue.Entry)
    -> [PropertyListValue.Entry]
  {
    for key in ([self[path]].compactMap({ $0 }) + ancestors(of: path).reversed()) {
      guard let example = key.example else { continue }
      let rest = path.components.dropFirst(key.path.components.count)
      for case .dictionary(let entries) in example.values(at: rest) where entries.contains(entry) {
        return entries
      }
    }
    return []
  }
}

extension Key {
  /// The keys that must or should be present as well, whatever file the key is in.
  fileprivate var alwaysNeeded: [PropertyPath] {
    rules.compactMap { rule in
      guard case .needs(let demand) = rule.demand, rule.condition == .always,
        rule.extensionPoints.isEmpty, rule.until.isEmpty
      else { return nil }
      return demand.other
    }
  }

  /// Whether the key serves every extension point of a mechanism.
  fileprivate var isForEveryExtension: Bool {
    if case .all = extensionPoints { true } else { false }
  }
}

extension PropertyPath.Component {
  /// The name; nil if it stands for any name or element.
  fileprivate var name: String? {
    if case .name(let name) = self { name } else { nil }
  }
}
