import JSON
import Text

/// Both of two schemas: `allOf`, and keywords beside each other.
extension SchemaReader {
  func intersection(_ one: SchemaNode, _ other: SchemaNode) -> SchemaNode {
    var node = SchemaNode()
    node.types = one.types.intersection(other.types)
    node.notes = one.notes.over(other.notes)
    node.text = intersection(one.text, other.text)
    node.number = intersection(one.number, other.number)
    node.flags = intersection(one.flags, other.flags)
    node.array = intersection(one.array, other.array)
    if node.text.allowed == [] { node.types.remove(.string) }
    if node.flags == [] { node.types.remove(.boolean) }
    if node.number.allowed == [] { node.types.subtract(.number) }
    node.objects = intersection(one.objects, other.objects)
    if node.objects.isEmpty, !one.objects.isEmpty, !other.objects.isEmpty {
      node.types.remove(.object)
    }
    return node
  }

  private func intersection(_ one: [SchemaChoice]?, _ other: [SchemaChoice]?) -> [SchemaChoice]? {
    guard let one else { return other }
    guard let other else { return one }
    return one.compactMap { choice in
      other.first { $0.value == choice.value }.map {
        SchemaChoice(value: choice.value, description: choice.description ?? $0.description)
      }
    }
  }

  private func intersection(_ one: TextFacts, _ other: TextFacts) -> TextFacts {
    var facts = TextFacts()
    facts.allowed = intersection(one.allowed, other.allowed)
    facts.known = (one.known + other.known).uniqued
    facts.refused = (one.refused + other.refused).uniqued
    if let allowed = facts.allowed {
      facts.allowed = allowed.filter { !facts.refused.contains($0.value.text ?? "") }
      facts.refused = []
    }
    facts.patterns = (one.patterns + other.patterns).uniqued
    facts.minLength = [one.minLength, other.minLength].compactMap(\.self).max()
    facts.maxLength = [one.maxLength, other.maxLength].compactMap(\.self).min()
    return facts
  }

  private func intersection(_ one: NumberFacts, _ other: NumberFacts) -> NumberFacts {
    var facts = one
    facts.allowed = intersection(one.allowed, other.allowed)
    facts.known = (one.known + other.known).uniqued
    if let bound = other.min, facts.min.map({ $0.double <= bound.double }) ?? true {
      facts.excludesMin = other.excludesMin || facts.min == bound && facts.excludesMin
      facts.min = bound
    }
    if let bound = other.max, facts.max.map({ $0.double >= bound.double }) ?? true {
      facts.excludesMax = other.excludesMax || facts.max == bound && facts.excludesMax
      facts.max = bound
    }
    facts.multipleOf = one.multipleOf ?? other.multipleOf
    return facts
  }

  private func intersection(_ one: ArrayFacts, _ other: ArrayFacts) -> ArrayFacts {
    var facts = ArrayFacts()
    facts.elements =
      if let own = one.elements { other.elements.map(own.and) ?? own } else { other.elements }
    facts.minCount = [one.minCount, other.minCount].compactMap(\.self).max()
    facts.maxCount = [one.maxCount, other.maxCount].compactMap(\.self).min()
    facts.isUnique = one.isUnique || other.isUnique
    return facts
  }

  // MARK: - Objects

  /// Each alternative of one with each of the other, without those that nothing fits.
  private func intersection(_ one: [ObjectFacts], _ other: [ObjectFacts]) -> [ObjectFacts] {
    guard !one.isEmpty else { return other }
    guard !other.isEmpty else { return one }
    guard one.count * other.count <= Self.combinationsLimit else {
      return intersection(
        one.count >= other.count ? [merged(one)] : one,
        one.count >= other.count ? other : [merged(other)])
    }
    var all: [ObjectFacts] = []
    for first in one {
      for second in other {
        guard let both = intersection(first, second) else { continue }
        if !all.contains(where: { $0.origin == both.origin }) { all.append(both) }
      }
    }
    return limited(all)
  }

  private func intersection(_ one: ObjectFacts, _ other: ObjectFacts) -> ObjectFacts? {
    guard one.origin != other.origin else { return one }
    var facts = ObjectFacts(origin: origin([one.origin, "&", other.origin]))
    facts.name = one.isTag ? other.name : other.isTag ? one.name : nil
    facts.notes = one.notes.over(other.notes)
    facts.required = (one.required + other.required).uniqued
    facts.names = (one.names + other.names).uniqued
    facts.minCount = [one.minCount, other.minCount].compactMap(\.self).max()
    facts.maxCount = [one.maxCount, other.maxCount].compactMap(\.self).min()
    facts.atLeastOne = (one.atLeastOne + other.atLeastOne).uniqued
    facts.notTogether = (one.notTogether + other.notTogether).uniqued
    facts.conditions = (one.conditions + other.conditions).uniqued
    facts.isPartial = one.isPartial || other.isPartial
    let others = Dictionary(firstOf: other.properties.map { ($0.name, $0.value) })
    let own = Set(one.properties.map(\.name))
    let required = Set(facts.required)
    for property in one.properties {
      guard let value = others[property.name] ?? other.value(ofOther: property.name) else {
        guard other.refuses(property.name) else {
          facts.properties.append(property)
          continue
        }
        if required.contains(property.name) { return nil }
        continue
      }
      let both = property.value.and(value)
      if required.contains(property.name), isTag(both),
        node(of: both).types.isEmpty
      {
        return nil
      }
      facts.properties.append(.init(name: property.name, value: both))
    }
    for property in other.properties where !own.contains(property.name) {
      if let value = one.value(ofOther: property.name) {
        facts.properties.append(.init(name: property.name, value: property.value.and(value)))
      } else if !one.refuses(property.name) {
        facts.properties.append(property)
      } else if required.contains(property.name) {
        return nil
      }
    }
    facts.patterns =
      one.patterns.filter { other.mayHave(pattern: $0.name) }
      + other.patterns.filter { pattern in
        one.mayHave(pattern: pattern.name) && !one.patterns.contains(pattern)
      }
    facts.others =
      switch (one.others, other.others) {
      case (.nothing, _), (_, .nothing): .nothing
      case (.value(let first), .value(let second)): .value(first.and(second))
      case (.value, _): one.others
      default: other.others
      }
    return facts
  }

  /// Whether a value is one of a few, which distinguishes alternatives. Schemas that refer to others are not looked at,
  /// because these may be the ones that are being read.
  private func isTag(_ child: SchemaChild) -> Bool {
    let positions = child.options.flatMap(\.self)
    let values = positions.compactMap { files.value(at: $0)?.object }
    return values.count == positions.count
      && values.contains { $0["const"] != nil || $0["enum"] != nil }
      && values.allSatisfy { value in
        !["$ref", "allOf", "anyOf", "oneOf", "if", "properties"].contains { value[$0] != nil }
      }
  }

  /// The alternatives or, if they are too many, one that allows what any of them does.
  func limited(_ objects: [ObjectFacts]) -> [ObjectFacts] {
    objects.count <= Self.alternativesLimit ? objects : [merged(objects)]
  }

  /// One object that allows what any of these does.
  func merged(_ objects: [ObjectFacts]) -> ObjectFacts {
    var facts = objects[0]
    facts.origin = origin(["|"] + objects.map(\.origin))
    facts.name = nil
    var values: [String: SchemaChild] = [:]
    var names: [String] = []
    for property in objects.flatMap(\.properties) {
      if let known = values[property.name] {
        values[property.name] = known.or(property.value)
      } else {
        names.append(property.name)
        values[property.name] = property.value
      }
    }
    facts.properties = names.compactMap { name in
      values[name].map { ObjectFacts.Property(name: name, value: $0) }
    }
    // What one alternative says of a name an open one may allow with any value.
    let counts = Dictionary(grouping: objects.flatMap(\.properties), by: \.name).mapValues(\.count)
    let areClosed = objects.allSatisfy(\.refusesOthers)
    for index in facts.properties.indices
    where !areClosed && counts[facts.properties[index].name] != objects.count {
      facts.properties[index].value = facts.properties[index].value.or(SchemaChild(anyPlace))
    }
    facts.required = facts.required.filter { name in
      objects.allSatisfy { $0.required.contains(name) }
    }
    facts.names = objects.allSatisfy { $0.names == facts.names } ? facts.names : []
    facts.patterns = objects.flatMap(\.patterns).uniqued
    facts.others = objects.allSatisfy(\.refusesOthers) ? .nothing : .anything
    facts.minCount = objects.map { $0.minCount ?? 0 }.min().flatMap { $0 > 0 ? $0 : nil }
    facts.maxCount =
      objects.contains { $0.maxCount == nil } ? nil : objects.compactMap(\.maxCount).max()
    facts.atLeastOne = facts.atLeastOne.filter { set in
      objects.allSatisfy { $0.atLeastOne.contains(set) }
    }
    facts.notTogether = facts.notTogether.filter { set in
      objects.allSatisfy { $0.notTogether.contains(set) }
    }
    facts.conditions = facts.conditions.filter { condition in
      objects.allSatisfy { $0.conditions.contains(condition) }
    }
    facts.isPartial = objects.contains(where: \.isPartial)
    return facts
  }
}

extension ObjectFacts {
  /// Whether it only says which keys there are, such as a constant that distinguishes alternatives.
  fileprivate var isTag: Bool { properties.count <= 2 && others == .anything && patterns.isEmpty }

  /// What a name may have that is not one of the properties; nil for anything, or for nothing.
  fileprivate func value(ofOther name: String) -> SchemaChild? {
    let fitting = patterns.filter { (try? Pattern($0.name))?.matches(name) ?? false }
    if let first = fitting.first {
      return fitting.dropFirst().reduce(first.value) { $0.and($1.value) }
    }
    if case .value(let child) = others, patterns.allSatisfy({ (try? Pattern($0.name)) != nil }) {
      return child
    }
    return nil
  }

  /// Whether no object has a name that is not one of the properties.
  fileprivate func refuses(_ name: String) -> Bool {
    refusesOthers
      && patterns.allSatisfy { pattern in
        (try? Pattern(pattern.name)).map { !$0.matches(name) } ?? false
      }
  }

  fileprivate func mayHave(pattern: String) -> Bool {
    !refusesOthers || !patterns.isEmpty
  }
}
