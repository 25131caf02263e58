import JSON
import Text

/// Both of two schemas: `allOf`, and keywords beside each other.
extension SchemaReader {
  /// All of some schemas; anything if there is none.
  func intersection(_ nodes: [SchemaNode]) -> SchemaNode {
    combined(nodes) { intersection($0, $1) } ?? SchemaNode()
  }

  /// Combines neighbours, then what they became, and so on: each is combined a few times, however many there are.
  func combined(
    _ nodes: [SchemaNode], _ combine: (SchemaNode, SchemaNode) -> SchemaNode
  ) -> SchemaNode? {
    var nodes = nodes
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: 16).map { start in
        nodes[(start + 1)..<min(start + 16, nodes.count)].reduce(nodes[start], combine)
      }
    }
    return nodes.first
  }

  func intersection(_ one: SchemaNode, _ other: SchemaNode) -> SchemaNode {
    var node = SchemaNode()
    node.types = one.types.intersection(other.types)
    node.notes = one.notes.over(other.notes)
    node.text = intersection(one.text, other.text)
    node.isDate = one.isDate || other.isDate
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
    let others = Dictionary(firstOf: other.map { ($0.value, $0) })
    return one.compactMap { choice in
      others[choice.value].map {
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
      let refused = Set(facts.refused)
      facts.allowed = allowed.filter { !refused.contains($0.value.text ?? "") }
      facts.refused = []
    }
    facts.patterns = (one.patterns + other.patterns).uniqued
    facts.length = one.length.and(other.length)
    return facts
  }

  private func intersection(_ one: NumberFacts, _ other: NumberFacts) -> NumberFacts {
    var facts = one
    facts.allowed = intersection(one.allowed, other.allowed)
    facts.known = (one.known + other.known).uniqued
    facts.min = NumberBound.narrower(one.min, other.min, <=)
    facts.max = NumberBound.narrower(one.max, other.max, >=)
    facts.multipleOf = one.multipleOf ?? other.multipleOf
    return facts
  }

  private func intersection(_ one: ArrayFacts, _ other: ArrayFacts) -> ArrayFacts {
    var facts = ArrayFacts()
    facts.elements =
      if let own = one.elements { other.elements.map(own.and) ?? own } else { other.elements }
    facts.count = one.count.and(other.count)
    facts.isUnique = one.isUnique || other.isUnique
    return facts
  }

  // MARK: - Objects

  /// Each alternative of one with each of the other, without those that nothing fits.
  private func intersection(_ one: [ObjectFacts], _ other: [ObjectFacts]) -> [ObjectFacts] {
    guard !one.isEmpty else { return other }
    guard !other.isEmpty else { return one }
    guard min(one.count, other.count) == 1 || one.count * other.count <= Self.combinationsLimit
    else {
      return intersection(
        one.count >= other.count ? [merged(one)] : one,
        one.count >= other.count ? other : [merged(other)])
    }
    let all = one.flatMap { first in other.compactMap { intersection(first, $0) } }
    return limited(all.uniqued(by: \.origin))
  }

  private func intersection(_ one: ObjectFacts, _ other: ObjectFacts) -> ObjectFacts? {
    guard one.origin != other.origin else { return one }
    let (names, otherNames) = (NamePatterns(of: one), NamePatterns(of: other))
    let comparisons =
      names.comparisons(with: other.properties.lazy.map(\.name))
      + otherNames.comparisons(with: one.properties.lazy.map(\.name))
    let isCompared = comparisons <= NamePatterns.comparisonsLimit
    let count = one.size + other.size + (isCompared ? comparisons / 100 : 0)
    guard mayCombine(count, at: one.notes.over(other.notes)) else { return one }
    if !isCompared {
      weaken(
        one.notes.over(other.notes).location,
        "so many names and patterns of names are not compared with each other")
    }
    var facts = ObjectFacts(origin: origin([one.origin, "&", other.origin]))
    facts.name = one.isTag ? other.name : other.isTag ? one.name : nil
    facts.notes = one.notes.beside(other.notes)
    facts.required = (one.required + other.required).uniqued
    facts.names = (one.names + other.names).uniqued
    facts.count = one.count.and(other.count)
    facts.atLeastOne = (one.atLeastOne + other.atLeastOne).uniqued
    facts.notTogether = (one.notTogether + other.notTogether).uniqued
    facts.conditions = (one.conditions + other.conditions).uniqued
    facts.comparisons = (one.comparisons + other.comparisons).uniqued
    facts.isPartial = one.isPartial || other.isPartial
    let others = Dictionary(firstOf: other.properties.map { ($0.name, $0.value) })
    let own = Set(one.properties.map(\.name))
    let required = Set(facts.required)
    for property in one.properties {
      let value =
        others[property.name] ?? (isCompared ? otherNames.value(ofOther: property.name) : nil)
      guard let value else {
        guard isCompared, otherNames.refuses(property.name) else {
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
      if isCompared, let value = names.value(ofOther: property.name) {
        facts.properties.append(.init(name: property.name, value: property.value.and(value)))
      } else if !isCompared || !names.refuses(property.name) {
        facts.properties.append(property)
      } else if required.contains(property.name) {
        return nil
      }
    }
    let ownPatterns = Set(one.patterns)
    facts.patterns =
      one.patterns.filter { other.mayHave(pattern: $0.name) }
      + other.patterns.filter { pattern in
        one.mayHave(pattern: pattern.name) && !ownPatterns.contains(pattern)
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
    let values = positions.compactMap { files.value(at: $0).object }
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

  /// One of several schemas, or any if they are too many.
  private func either(_ children: [SchemaChild]) -> SchemaChild {
    let child = SchemaChild(anyOf: children)
    return child.options.count <= Self.alternativesLimit ? child : SchemaChild(anyPlace)
  }

  /// One object that allows what any of these does.
  func merged(_ objects: [ObjectFacts]) -> ObjectFacts {
    guard objects.count > 1,
      mayCombine(objects.reduce(0) { $0 + $1.size }, at: objects[0].notes)
    else { return objects[0] }
    let location = objects.map(\.notes.location).first { $0.line != nil }
    weaken(
      location ?? objects[0].notes.location,
      "\(objects.count) alternatives are combined with others, so only what they have in common is kept"
    )
    var facts = objects[0]
    facts.origin = origin(["|"] + objects.map(\.origin))
    facts.name = nil
    let properties = objects.flatMap(\.properties)
    let values = Dictionary(grouping: properties, by: \.name)
    // A name that one alternative constrains may have any value in an open one.
    let areClosed = objects.allSatisfy(\.refusesOthers)
    facts.properties = properties.map(\.name).uniqued.map { name in
      let said = values[name, default: []].map(\.value)
      let isOpen = !areClosed && said.count != objects.count
      return .init(name: name, value: either(said + (isOpen ? [SchemaChild(anyPlace)] : [])))
    }
    /// The facts that all alternatives share.
    func common<Fact: Hashable>(_ said: (ObjectFacts) -> [Fact]) -> [Fact] {
      objects.dropFirst().reduce(said(facts)) { common, object in
        let others = Set(said(object))
        return common.filter(others.contains)
      }
    }
    facts.required = common(\.required)
    facts.names = objects.allSatisfy { $0.names == facts.names } ? facts.names : []
    facts.patterns = objects.flatMap(\.patterns).uniqued
    facts.others = areClosed ? .nothing : .anything
    facts.count = objects.dropFirst().reduce(facts.count) { $0.or($1.count) }
    facts.count.min = facts.count.least
    facts.atLeastOne = common(\.atLeastOne)
    facts.notTogether = common(\.notTogether)
    facts.conditions = common(\.conditions)
    facts.comparisons = common(\.comparisons)
    facts.isPartial = objects.contains(where: \.isPartial)
    return facts
  }
}

extension ObjectFacts {
  /// Whether it only says which keys there are, such as a constant that distinguishes alternatives.
  fileprivate var isTag: Bool { properties.count <= 2 && others == .anything && patterns.isEmpty }

  /// The number of its facts.
  fileprivate var size: Int {
    1 + properties.count + required.count + patterns.count + conditions.count
      + atLeastOne.reduce(0) { $0 + $1.count } + notTogether.reduce(0) { $0 + $1.count }
  }

  fileprivate func mayHave(pattern: String) -> Bool {
    !refusesOthers || !patterns.isEmpty
  }
}
