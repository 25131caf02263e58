import JSON
import KeyModel
import Text

extension DocumentKeys {
  /// Writes the keys of a dictionary.
  mutating func write(_ object: ObjectFacts, at path: PropertyPath) {
    let required = Set(object.required)
    let stated = Dictionary(firstOf: object.properties.map { ($0.name, $0.value) })
    let rules = self.rules(among: object, stated, at: path)
    let patterns = NamePatterns(of: object)
    let unstated = object.knownNames.filter { stated[$0] == nil }
    let isCompared = patterns.comparisons(with: unstated) <= NamePatterns.comparisonsLimit
    for name in object.knownNames {
      guard Self.isSayable(name, at: path) else {
        weaken(
          "the catalogue can't have a key named '\(name)', so nothing is said about it",
          at: stated[name].map { nodes($0).notes.location } ?? object.notes.location)
        continue
      }
      // Rules mention names that the object says nothing else about.
      let value = stated[name] ?? (isCompared ? patterns.firstValue(ofOther: name) : nil)
      let node = value.map(nodes) ?? SchemaNode()
      let isRefused = node.types.isEmpty
      if isRefused, object.refusesOthers, !required.contains(name) { continue }
      let child = path.appending(.name(name))
      if isRefused {
        var key = self.key(child, node.notes)
        key.types = [.any]
        key.rules = [.absent]
        add(key, node.notes)
        continue
      }
      write(
        node, at: child, required: required.contains(name) ? .required : .optional,
        rules: rules[name] ?? [])
    }
    guard let wildcard = wildcard(of: object, at: path) else { return }
    write(
      wildcard.node, at: path.appending(.anyName), required: .unstated, names: wildcard.names,
      exceptNames: wildcard.exceptNames)
  }

  /// Whether a path can have a component of this name.
  static func isSayable(_ name: String, at path: PropertyPath) -> Bool {
    ObjectFacts.isSayable(name) && !(path.isRoot && name.hasPrefix("{") && name.hasSuffix("}"))
  }

  // MARK: - Arbitrary names

  /// The entry for arbitrary names.
  private struct Wildcard {
    var node: SchemaNode
    var names: String?
    var exceptNames: String?
  }

  /// The entry for arbitrary names; nil if any name may have anything, or none is allowed.
  private mutating func wildcard(
    of object: ObjectFacts, at path: PropertyPath
  ) -> Wildcard? {
    let unsayable = object.knownNames.filter { !Self.isSayable($0, at: path) }
    let anyValue = Wildcard(node: SchemaNode())
    guard unsayable.isEmpty else { return anyValue }
    let needsEntry = isClosed && (!object.properties.isEmpty || !object.patterns.isEmpty)
    let names = sayablePattern(object.names, of: object)
    if object.patterns.isEmpty {
      switch object.others {
      case .value(let child):
        let node = nodes(child)
        return node.types.isEmpty ? nil : Wildcard(node: node, names: names)
      case .nothing where !object.isPartial: return nil
      case .anything, .nothing:
        return names != nil
          ? Wildcard(node: SchemaNode(), names: names) : needsEntry ? anyValue : nil
      }
    }
    let child = SchemaChild(anyOf: object.patterns.map(\.value))
    switch object.others {
    case .value(let others):
      guard let pattern = alternation(of: object) else {
        return Wildcard(node: nodes(SchemaChild(anyOf: [child, others])), names: names)
      }
      if nodes(child).types != .all || !nodes(child).isPlain {
        weaken(
          "names that match '\(pattern)' may have any value, because others have a schema as well",
          at: object.notes.location)
      }
      return Wildcard(node: nodes(others), names: names, exceptNames: pattern)
    case .anything where isClosed, .nothing where object.isPartial && isClosed:
      weaken(
        "what names have that '\(object.patterns[0].name)' matches is not checked",
        at: object.notes.location)
      return anyValue
    case .anything, .nothing:
      if Set(object.patterns.map(\.value)).count > 1 {
        weaken(
          "a name of one form may have what those of another form have", at: object.notes.location)
      }
      let node = nodes(child)
      guard !node.types.isEmpty else { return nil }
      guard let pattern = alternation(of: object) else {
        return object.refusesOthers ? Wildcard(node: node) : nil
      }
      return Wildcard(node: node, names: pattern)
    }
  }

  /// One pattern for all names that have one; nil if it can't be said.
  private mutating func alternation(of object: ObjectFacts) -> String? {
    let patterns = object.patterns.map(\.name).uniqued
    let joined =
      patterns.count == 1 ? patterns[0] : patterns.map { "(?:\($0))" }.joined(separator: "|")
    if (try? Pattern(joined)) != nil, joined.legible == joined { return joined }
    weaken(
      "the names that '\(patterns[0])' matches are not told apart from others",
      at: object.notes.location)
    return nil
  }

  private mutating func sayablePattern(_ patterns: [String], of object: ObjectFacts) -> String? {
    let sayable = patterns.filter { (try? Pattern($0)) != nil }
    if sayable.count != patterns.count || sayable.count > 1 {
      weaken(
        "names don't have to match '\(patterns.first { $0 != sayable.first } ?? "")'",
        at: object.notes.location)
    }
    return sayable.first
  }

  // MARK: - Rules of a dictionary itself

  /// Rules that the entry with a dictionary carries.
  mutating func addRules(of object: ObjectFacts, to key: inout Key) {
    if let count = count(of: object) {
      if key.types.contains(where: \.isArray) {
        weaken("how many members it has is not checked", at: object.notes.location)
      } else {
        key.rules.append(count)
      }
    }
    if hasOnlyKnownKeys(object, at: key.path) { key.rules.append(.onlyKnownKeys) }
  }

  /// The rule about how many members a dictionary has.
  func count(of object: ObjectFacts) -> Rule? {
    var bounds = object.count
    if object.isAlwaysEmpty { bounds.max = 0 }
    return bounds.allowAny ? nil : .count(atLeast: bounds.least, atMost: bounds.max)
  }

  /// Whether a rule says that a dictionary has no other keys than those of the catalogue.
  func hasOnlyKnownKeys(_ object: ObjectFacts, at path: PropertyPath) -> Bool {
    guard !isClosed else { return false }
    // Names that nothing is said about keep an entry open to all.
    let isOpen = !object.patterns.isEmpty && !object.others.isValue
    let hasNames = !isOpen && object.names.contains { (try? Pattern($0)) != nil }
    return ((object.refusesOthers && !object.isAlwaysEmpty) || hasNames)
      && object.knownNames.allSatisfy { Self.isSayable($0, at: path) }
  }

  // MARK: - Rules among keys

  /// Rules about several keys, by the key that carries them.
  private mutating func rules(
    among object: ObjectFacts, _ stated: [String: SchemaChild], at path: PropertyPath
  ) -> [String: [Rule]] {
    var rules: [String: [Rule]] = [:]
    let at = { (name: String) in path.appending(.name(name)) }
    func isKnown(_ names: [String]) -> Bool {
      names.allSatisfy { Self.isSayable($0, at: path) }
    }
    for names in object.atLeastOne.map(\.uniqued) where names.count > 1 && isKnown(names) {
      rules[names[0], default: []].append(.atLeastOne(of: names.map(at)))
    }
    for names in object.notTogether.map(\.uniqued) where isKnown(names) {
      guard let first = names.first else { continue }
      guard names.count <= Self.rulesLimit else {
        weaken(
          "that \(names.count) keys are not all there is not checked", at: object.notes.location)
        continue
      }
      let others = names.dropFirst()
      let rule: Rule =
        switch others.count {
        case 0: .absent
        case 1: .excludes(others.map(at))
        default: .absent.when(.all(others.map { .present(at($0)) }))
        }
      rules[first, default: []].append(rule)
    }
    for condition in object.conditions where isKnown([condition.premise.name, condition.name]) {
      guard let premise = self.condition(condition.premise, stated, at: path) else {
        weaken(
          "'\(condition.name)' may depend on '\(condition.premise.name)' in a way that is not checked",
          at: object.notes.location)
        continue
      }
      guard condition.premise.name != condition.name else { continue }
      let rule: Rule = condition.isRequired ? .present : .absent
      rules[condition.name, default: []].append(rule.when(premise))
    }
    for comparison in object.comparisons {
      let names = [comparison.smaller, comparison.greater]
      let areNumbers = names.allSatisfy { name in
        stated[name].map { nodes($0).types.isSubset(of: .number) } ?? false
      }
      guard isKnown(names), areNumbers else {
        weaken(
          "that '\(names[0])' is not greater than '\(names[1])' is not checked",
          at: object.notes.location)
        continue
      }
      rules[names[0], default: []].append(.notMoreThan(at(names[1])))
    }
    return rules.mapValues { rules in
      let rules = rules.uniqued
      if rules.count > Self.rulesLimit {
        weaken(
          "a key has \(rules.count) rules about others, of which \(Self.rulesLimit) are checked",
          at: object.notes.location)
      }
      return Array(rules.prefix(Self.rulesLimit))
    }
  }

  /// The most rules of a key about others, and the most keys of such a rule: all are compared with each other.
  private static let rulesLimit = 100

  private func condition(
    _ premise: ObjectCondition.Premise, _ stated: [String: SchemaChild], at path: PropertyPath
  ) -> Condition? {
    let key = path.appending(.name(premise.name))
    switch premise {
    case .present: return .present(key)
    case .value(let name, let values):
      return has(name, values, stated).map { .value(key, $0, isElement: false) }
    case .otherValue(let name, let values):
      return has(name, values, stated).map {
        .present(key) && !.value(key, $0, isElement: false)
      }
    }
  }

  /// The values of a condition, if it can be meant of nothing else: an array would be asked for its elements.
  private func has(
    _ name: String, _ values: [JSONValue], _ stated: [String: SchemaChild]
  ) -> [PropertyListValue]? {
    guard let property = stated[name] else { return nil }
    let types = nodes(property).types
    guard !types.contains(.array), !(types.contains(.boolean) && types.contains(.integer)) else {
      return nil
    }
    let scalars = values.filter { value in
      switch value {
      case .null, .array, .object: false
      default: true
      }
    }
    return scalars.count == values.count && !values.isEmpty && values.allSatisfy(\.isLegible)
      ? scalars.map(PropertyListValue.init(imported:)) : nil
  }
}

extension ObjectFacts {
  static func isSayable(_ name: String) -> Bool {
    // The reader of catalogues shows other characters in the place of those that can't be shown, and joins lines.
    !name.isEmpty && name != "*" && name != "[]" && name.utf8.count <= 900
      && name.legible.oneLine == name
  }

  /// Whether it can have no member.
  fileprivate var isAlwaysEmpty: Bool { refusesOthers && knownNames.isEmpty && patterns.isEmpty }

  var hasUnsayableNames: Bool { knownNames.contains { !Self.isSayable($0) } }
}

extension ObjectFacts.Others {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}
