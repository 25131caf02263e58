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
  /// dictionaries need, those whose value makes the key necessary, those that the example of a key above has although no
  /// source calls them optional, and the smallest list of the extension point that it serves.
  ///
  /// Neighbours have the values of that example if the key's value doesn't contradict it, so that they fit together.
  package func listing(of key: Key, value: PropertyListValue) -> PropertyListValue {
    let point = extensionPoint(servedBy: key, value: value)
    let needed = keysNeeded(by: key)
    let minimal = point.map { point in
      minimalPropertyList(for: point, startedBy: ([key] + needed).map(\.path))
    }
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
        let surroundings = Surroundings(
          example: exampleDictionary(at: parent, for: own),
          minimal: minimal?.values(at: parent.components[...]).compactMap(\.entries).first ?? [],
          situation: situation(of: path), own: own)
        let others = neighbours(of: path, in: surroundings, for: key, point)
        value = sampler.dictionary(
          of: own, and: others, knownFrom: surroundings.known, in: parent)
      }
      path = parent
    }
    for needed in needed where value.values(at: needed.path.components[...]).isEmpty {
      value = .merging([value, sampler.value(of: needed).nested(at: needed.path) { _ in "" }])
    }
    if let minimal { return .merging([minimal, value]) }
    guard key.path.shape == nil else { return value }
    return withKind(value, of: key)
  }

  /// The keys that a key, or one above it, needs whatever else the file has, and those that these need.
  private func keysNeeded(by key: Key) -> [Key] {
    guard key.path.shape == nil else { return [] }
    var found: [Key] = []
    var waiting = ([key] + ancestors(of: key.path).reversed()).flatMap(\.alwaysNeeded)
    while !waiting.isEmpty {
      let path = waiting.removeFirst()
      guard let needed = self[path], needed.avoid == nil, !needed.isDeprecatedEverywhere,
        document(of: path).id == document(of: key.path).id, isFor(needed, asFor: key),
        path.components.allSatisfy({ $0.name != nil }), !found.contains(where: { $0.path == path })
      else { continue }
      found.append(needed)
      waiting += needed.alwaysNeeded
    }
    return found
  }

  /// The smallest list of an extension point; if some keys say what the system starts, without others that say so.
  private func minimalPropertyList(
    for point: ExtensionPoint, startedBy keys: [PropertyPath]
  ) -> PropertyListValue {
    let entries = point.alternativeEntries
    guard entries.contains(where: keys.contains) else { return minimalPropertyList(for: point) }
    var point = point
    point.uses.removeAll { entries.contains($0.path) && !keys.contains($0.path) }
    return minimalPropertyList(for: point)
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
    of path: PropertyPath, in surroundings: Surroundings, for key: Key, _ point: ExtensionPoint?
  ) -> [Key] {
    guard let parent = path.parent else { return [] }
    func keys(_ entries: [PropertyListValue.Entry]) -> [Key] {
      entries.compactMap { self[parent.appending(.name($0.key))] }
    }
    let shown =
      keys(surroundings.situation + surroundings.minimal)
      + keys(surroundings.example).filter { $0.required == .unstated && $0.avoid == nil }
    return keysNeeded(beside: path, and: shown).filter { other in
      guard mechanisms.contains(where: { $0.identifierKey == other.path }) else { return true }
      // In the example of a key that isn't for every extension, any other point would be wrong.
      let isKnown =
        surroundings.hasOwn && surroundings.example.contains { $0.key == other.name }
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

  /// The other keys that every dictionary has, or should have, in which a key is, those that the key needs beside it,
  /// and some that an example shows.
  private func keysNeeded(beside path: PropertyPath, and shown: [Key]) -> [Key] {
    let own = self[path]
    // People add the key to a file that has the others at its root.
    let expected =
      parent(of: path).map { container in
        keysThatMayBeNeeded(in: container.path).lazy.filter { $0.isExpected }
          .prefix(Self.mostNeighbours)
      }.map(Array.init) ?? []
    let needed = own.map { $0.alwaysNeeded.compactMap { self[$0] } } ?? []
    var seen: Set<PropertyPath> = [path]
    return
      (needed + shown + expected).filter {
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

  /// The values of other keys in the dictionary that make a key necessary by its own rules.
  private func situation(of path: PropertyPath) -> [PropertyListValue.Entry] {
    guard let parent = path.parent, let key = self[path] else { return [] }
    return key.rules.compactMap { rule in
      guard case .present = rule.demand,
        case .value(let other, let values, let isElement) = rule.condition,
        other.parent == parent, let value = values.first, let name = other.components.last?.name
      else { return nil }
      return PropertyListValue.Entry(name, isElement ? [value] : value)
    }
  }

  /// The dictionary at a path in an example of the nearest key above that shows an entry there, or else its name, or else
  /// of the nearest that has one; empty if none has any.
  private func exampleDictionary(at path: PropertyPath, for own: PropertyListValue.Entry)
    -> [PropertyListValue.Entry]
  {
    var nearest: [PropertyListValue.Entry]?
    for key in ([self[path]].compactMap({ $0 }) + ancestors(of: path).reversed()) {
      let examples = [key.example].compactMap { $0 } + key.otherExamples
      let rest = path.components.dropFirst(key.path.components.count)
      let found = examples.flatMap { $0.values(at: rest) }.compactMap(\.entries)
      if let best = found.first(where: { $0.contains(own) })
        ?? found.first(where: { $0.contains { $0.key == own.key } })
      {
        return best
      }
      nearest = nearest ?? found.first
    }
    return nearest ?? []
  }
}

/// The neighbours of an entry that is shown.
private struct Surroundings {
  /// The dictionary in the example of a key above.
  var example: [PropertyListValue.Entry]
  /// The dictionary in the smallest list of the extension point.
  var minimal: [PropertyListValue.Entry]
  /// The values that make the entry necessary.
  var situation: [PropertyListValue.Entry]
  /// The entry that is shown.
  var own: PropertyListValue.Entry

  /// Whether the example has the entry with the same value.
  var hasOwn: Bool { example.contains(own) }

  /// The values that fit the entry's own.
  var known: [PropertyListValue.Entry] {
    situation + minimal + (hasOwn || !example.contains { $0.key == own.key } ? example : [])
  }
}

extension Key {
  /// The keys that must or should be present as well, whatever file the key is in.
  fileprivate var alwaysNeeded: [PropertyPath] {
    rules.compactMap { rule in
      guard rule.condition == .always, rule.extensionPoints.isEmpty, rule.until.isEmpty else {
        return nil
      }
      return rule.companion
    }
  }

  /// Whether the key serves every extension point of a mechanism.
  fileprivate var isForEveryExtension: Bool {
    if case .all = extensionPoints { true } else { false }
  }
}

extension PropertyListValue {
  /// The entries of a dictionary; nil for any other value.
  fileprivate var entries: [Entry]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }
}

extension PropertyPath.Component {
  /// The name; nil if it stands for any name or element.
  fileprivate var name: String? {
    if case .name(let name) = self { name } else { nil }
  }
}
